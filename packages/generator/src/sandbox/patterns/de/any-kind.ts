import type { AnyKindPatterns } from '../language-patterns.ts';
import { calls } from './hooks.ts';
import { themes } from './themes.ts';

/** What fields without patterns of their own are written with. */
export const anyKind: AnyKindPatterns = {
  lines: [
    '{topic_title}: [was zählt|worauf es ankommt]',
    '{topic_title}: [genauer betrachtet|auf einen Blick]',
    '{topic_short}: [das Wichtigste|kurz gesagt]',
    '{topic_title}',
    'Was es ist, was es bringt und wie man [beginnt|anfängt]',
    'Das [Wesentliche|Wichtigste] auf einen Blick',
    'Ein genauer Blick [lohnt sich|zahlt sich aus]',
    '[Klar|Einfach] und auf den Punkt',
    'Der nächste Schritt ist [klein|einfach]',
    'Was [viele|die meisten] zuerst fragen',
    '[Gut|Schön] zu wissen',
    '[Jetzt|Selbst] ansehen',
    '[Auf einen Blick|Kurz gesagt]',
    'Mehr [erfahren|dazu]',
  ],
  opening: [
    {
      frames: {
        professional: [
          '{topic_title}: Das sind die Punkte, auf die es [ankommt|in der Praxis ankommt].',
          'Hier geht es um {topic_named} und um das, was in der Praxis zählt.',
        ],
        casual: ['Reden wir über {topic_named}.', '{topic_title}: [Los geht’s|Schauen wir es uns an]!'],
        neutral: ['Hier geht es um {topic_named}.', '[Unser Thema|Was uns beschäftigt]: {topic_title}.'],
      },
    },
    { frames: ['Gedacht ist das für {target_audience}.', 'Geschrieben ist es für {target_audience}.'], optional: true },
    { frames: ['Es ist Teil von {campaign}.', 'Es gehört zu {campaign}.'], optional: true },
  ],
  mention: ['Auch das gehört dazu: {fact}.', 'Nicht zu vergessen: {fact}.', 'Hier ebenfalls zu nennen: {fact}.'],
  closing: [{ frames: calls, block: true, optional: true }],
  themes,
};
