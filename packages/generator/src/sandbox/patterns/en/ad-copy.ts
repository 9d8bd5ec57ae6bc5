import type { KindPatterns } from '../kind-patterns.ts';
import { adParts } from '../ad-parts.ts';
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
                'What makes {product} special: {unique_selling_proposition_title}.',
                '{unique_selling_proposition_title}: that is {product}.',
                '{unique_selling_proposition_title}: [discover|try|see] {product} [now|today].',
                '[Looking for|Curious about] {topic_named}? Have a look at {product}: {unique_selling_proposition_title}.',
                'There are [many|plenty of] reasons for {product}, and this is one of them: {unique_selling_proposition_title}.',
                'You [asked|hoped] for {topic_named}. Here is {product}: {unique_selling_proposition_title}.',
                '[Meet|Get to know] {product}: {unique_selling_proposition_title}.',
                'Have you seen {product} yet? {unique_selling_proposition_title}, [and more|for a start].',
                'For all who like it [good|simple|honest]: {product} – {unique_selling_proposition_title}.',
                '{product_title} – [made for you|worth a look|for every day].',
                '{product_title}, [simply good|made with care].',
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
