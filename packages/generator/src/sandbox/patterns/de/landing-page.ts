import type { KindPatterns } from '../kind-patterns.ts';
import { buttons } from './buttons.ts';
import { questions } from './questions.ts';
import { themes } from './themes.ts';

export const landingPage: KindPatterns = {
  parts: {
    headline: {
      as: 'line',
      max: 80,
      frames: {
        professional: ['{topic_title}: [kurz und klar|alles Wesentliche]', '{topic_short} [mit klarem Plan|richtig gemacht]'],
        casual: ['{topic_title}: [du bist dran|los geht’s]!', '{topic_short}? [Hier entlang|Ja, bitte]!'],
        neutral: ['{topic_title}: [Schritt für Schritt|auf einen Blick]', '{topic_short}: [leicht gemacht|Schritt für Schritt]'],
      },
    },
    subheadline: {
      as: 'line',
      max: 140,
      frames: ['Was es ist, was es bringt und wie man [anfängt|beginnt]: alles auf einer Seite'],
    },
    sections: { as: 'headed', names: { heading: 'heading', body: 'body' }, themes, count: 4, words: 60 },
    call_to_action: { as: 'line', max: 30, frames: buttons },
    faq: { as: 'headed', names: { heading: 'question', body: 'answer' }, themes: questions, count: 3, words: 20 },
    meta_title: {
      as: 'line',
      max: 60,
      frames: [
        '{topic_title} | Auf einen Blick',
        '{topic_short} – [auf einen Blick|mehr erfahren]',
        'Auf einen Blick: was es ist und was es bringt',
      ],
    },
    meta_description: {
      as: 'line',
      max: 155,
      frames: [
        'Was {topic_named} [bringt|bietet], wie es funktioniert und wie der erste Schritt gelingt.',
        'Worum es geht, wie es funktioniert und wie der erste Schritt gelingt.',
      ],
    },
  },
};
