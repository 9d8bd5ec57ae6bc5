import { adParts } from '../ad-parts.ts';
import type { KindPatterns } from '../kind-patterns.ts';
import { adDescriptions } from './ad-descriptions.ts';
import { adHeadlines } from './ad-headlines.ts';
import { calls } from './hooks.ts';
import { themes } from './themes.ts';

export const adCopy: KindPatterns = {
  parts: {
    variants: {
      as: 'each',
      count: 'variants',
      parts: {
        primary_text: {
          as: 'prose',
          words: 18,
          opening: [
            {
              frames: [
                '{product_title}: {unique_selling_proposition_title}.',
                'Was {product} auszeichnet: {unique_selling_proposition_title}.',
                '{unique_selling_proposition_title}: Das ist {product}.',
                '{unique_selling_proposition_title}: [jetzt|heute] {product} [entdecken|ausprobieren].',
                '[Lust auf|Neugierig auf] {topic_named}? Ein Tipp dazu ist {product}: {unique_selling_proposition_title}.',
                'Für {product} spricht [vieles|einiges], zum Beispiel: {unique_selling_proposition_title}.',
                'Wer an {topic_named} denkt, kommt an {product} kaum vorbei: {unique_selling_proposition_title}.',
                'Darf ich vorstellen: {product} – {unique_selling_proposition_title}.',
                'Schon [entdeckt|gesehen]: {product} – {unique_selling_proposition_title}?',
                'Für alle, die es [gut|einfach|ehrlich] mögen: {product} – {unique_selling_proposition_title}.',
                '{product_title} – [einen Blick wert|gut für jeden Tag].',
                '{product_title}, [einfach gut|mit Sorgfalt gemacht].',
              ],
            },
          ],
          themes,
          closing: [{ frames: calls, optional: true }],
          counts: adParts('primary_text'),
        },
        headlines: { as: 'lines', count: 3, counts: adParts('headlines'), frames: adHeadlines },
        descriptions: { as: 'lines', count: 2, counts: adParts('descriptions'), frames: adDescriptions },
      },
    },
  },
};
