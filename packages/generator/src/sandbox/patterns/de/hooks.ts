import type { Frames } from '../../frame.ts';

/** First lines of a post: the point comes first. */
export const hooks: Frames = {
  professional: [
    '{topic_title}: [was jetzt zählt|worauf es ankommt|einen genaueren Blick wert].',
    'Ein klarer Blick auf {topic_named} [spart Zeit|lohnt sich].',
    'Gute Entscheidungen rund um {topic_named} beginnen mit [Klarheit|der richtigen Frage].',
  ],
  casual: [
    '{topic_title}? [Finden wir’s heraus|Reden wir darüber]!',
    'Reden wir über {topic_named}.',
    '[Was uns gerade beschäftigt|Unser Thema heute]: {topic_title}.',
  ],
  neutral: [
    '{topic_title}: [das Wichtigste|ein guter Anfang|mit frischem Blick].',
    '[Was uns beschäftigt|Das Thema heute]: {topic_title}.',
    '[Ein genauerer Blick|Ein paar Gedanken] zu {topic_named}.',
  ],
};

/** Last lines: one thing to do. */
export const calls: Frames = {
  professional: ['Erfahren Sie [jetzt|heute] mehr.', 'Welche Erfahrungen haben Sie gemacht?', 'Sprechen Sie uns [gern |]an.'],
  casual: ['[Wer ist dabei|Bist du dabei]?', 'Sag uns deine Meinung!', 'Schau doch [mal|einfach] vorbei!'],
  neutral: ['[Jetzt|Gleich] mehr erfahren.', 'Was meinen Sie dazu?', 'Mehr davon gibt es [bei uns|auf einen Blick].'],
};
