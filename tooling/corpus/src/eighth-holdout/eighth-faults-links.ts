import type { HoldoutFault } from '../holdout/holdout-fault.ts';

/** Links, keywords, hashtags and lengths that fail. */
export const eighthLinkFaults: readonly HoldoutFault[] = [
  {
    on: 'h8-en-blog-payroll',
    rule: 'unsupported_link',
    outcome: 'fail',
    pointer: '/conclusion',
    swap: ['/conclusion', 'https://tallybrook.com/switch', 'https://tallybrook.com/free-trial'],
  },
  {
    on: 'h8-de-blog-pflege',
    rule: 'unsupported_link',
    outcome: 'fail',
    pointer: '/conclusion',
    swap: ['/conclusion', 'karriere@klinikum-ahrweiler.de', 'bewerbung@klinikum-ahrweiler.de'],
  },
  {
    on: 'h8-en-email-flu',
    rule: 'unsupported_link',
    outcome: 'fail',
    pointer: '/body',
    swap: ['/body', 'You can book online', 'You can book at www.riverside-flu-jabs.co.uk'],
  },
  {
    on: 'h8-en-post-machinist',
    rule: 'link',
    outcome: 'fail',
    pointer: '/text',
    swap: ['/text', 'Friday, May 14: https://doyleprecision.com/learn', 'Friday, May 14. Link in the comments.'],
  },
  {
    on: 'h8-de-post-garten',
    rule: 'link',
    outcome: 'fail',
    pointer: '/text',
    swap: ['/text', 'Töpfe ab 2,49 €: https://www.gartenmarkt-wolter.de/kraeuter', 'Töpfe gibt es ab 2,49 €, mehr dazu auf unserer Seite.'],
  },
  {
    on: 'h8-en-blog-roof',
    rule: 'keyword',
    outcome: 'fail',
    pointer: null,
    brief: {
      keywords: ['roof check', 'flashing'],
    },
  },
  {
    on: 'h8-de-email-messe',
    rule: 'keyword',
    outcome: 'fail',
    pointer: null,
    brief: {
      keywords: ['Lagerroboter', 'Kommissionierung'],
    },
  },
  {
    on: 'h8-de-post-dachdecker',
    rule: 'hashtag',
    outcome: 'fail',
    pointer: '/text',
    swap: ['/text', ' #ausbildung2027', ''],
  },
  {
    on: 'h8-en-post-museum',
    rule: 'hashtag',
    outcome: 'fail',
    pointer: '/text',
    add: ['/text', '\n\n#LateNight'],
  },
  {
    on: 'h8-en-blog-bike-train',
    rule: 'length',
    outcome: 'fail',
    pointer: null,
    brief: { length: 500 },
  },
];
