import type { HoldoutFault } from './holdout-fault.ts';

/** Faults that a person should look at, one in each. */
export const holdoutWarnings: readonly HoldoutFault[] = [
  // Signs of a markup that the place does not read.
  { on: 'ramen-post', rule: 'markup', outcome: 'warn', pointer: '/text', swap: ['/text', 'and 24 hours on', 'and **24 hours** on'] },
  {
    on: 'maschinenbau-post',
    rule: 'markup',
    outcome: 'warn',
    pointer: '/text',
    swap: ['/text', 'Als Krell 1923', '# Ausbildung mit Tradition\n\nAls Krell 1923'],
  },
  {
    on: 'otter-article',
    rule: 'markup',
    outcome: 'warn',
    pointer: '/sections/1/body',
    swap: ['/sections/1/body', 'They pulled out', '<strong>They pulled out</strong>'],
  },
  { on: 'ikea-email', rule: 'markup', outcome: 'warn', pointer: '/subject', set: { '/subject': '**Your Billy** deserves better' } },

  // What search engines cut, or pass over.
  {
    on: 'deposit-page',
    rule: 'seo_length',
    outcome: 'warn',
    pointer: '/meta_title',
    add: ['/meta_title', ' – fixed-fee help when a landlord will not pay it back'],
  },
  {
    on: 'mietrecht-page',
    rule: 'seo_length',
    outcome: 'warn',
    pointer: '/meta_description',
    set: { '/meta_description': 'Wir prüfen Ihre Kündigung wegen Eigenbedarf.' },
  },
  {
    on: 'viager-article',
    rule: 'seo_length',
    outcome: 'warn',
    pointer: '/meta_description',
    add: ['/meta_description', ' Nos conseils pièce par pièce, avec les matériaux qui laissent respirer les murs.'],
  },

  // What a machine writes.
  {
    on: 'warehouse-article',
    rule: 'style',
    outcome: 'warn',
    pointer: '/introduction',
    swap: ['/introduction', 'Nobody plans to send', 'In today’s fast-paced world of logistics, nobody plans to send'],
  },
  {
    on: 'nasa-post',
    rule: 'style',
    outcome: 'warn',
    pointer: '/text',
    swap: [
      '/text',
      'What we took home for everyday work:',
      'It’s not just a sensor, it’s a testament to our team. What we took home for everyday work:',
    ],
  },
  {
    on: 'tallyho-page',
    rule: 'style',
    outcome: 'warn',
    pointer: '/subheadline',
    set: { '/subheadline': 'Unlock your agency’s full potential: Tallyho! drafts the timesheets from the calendar' },
  },
  {
    on: 'waermepumpe-article',
    rule: 'style',
    outcome: 'warn',
    pointer: '/introduction',
    swap: [
      '/introduction',
      'Eine Wärmepumpe im Altbau?',
      'In der heutigen schnelllebigen Zeit wollen viele die Heizung tauschen. Eine Wärmepumpe im Altbau?',
    ],
  },
  {
    on: 'donor-email',
    rule: 'style',
    outcome: 'warn',
    pointer: '/body',
    swap: ['/body', 'a family of five can stay', 'a family of five can can stay'],
  },
  {
    on: 'night-market-post',
    rule: 'style',
    outcome: 'warn',
    pointer: '/text',
    swap: ['/text', 'no entry fee. Come hungry', 'no entry fee!!! Come hungry'],
  },
  {
    on: 'verein-email',
    rule: 'style',
    outcome: 'warn',
    pointer: '/body',
    swap: ['/body', 'und fährt beim ersten Mal mit', 'und und fährt beim ersten Mal mit'],
  },

  // Sentences that come again.
  {
    on: 'trade-fair-article',
    rule: 'duplicate',
    outcome: 'warn',
    pointer: '/conclusion',
    add: ['/conclusion', ' Most leads go cold not because nobody cared, but because nobody knew who should write first.'],
  },
  {
    on: 'huerto-article',
    rule: 'duplicate',
    outcome: 'warn',
    pointer: '/sections/2/body',
    add: ['/sections/2/body', '\n\nNo hace falta tener jardín para comer algo que has plantado tú.'],
  },
  {
    on: 'avocat-page',
    rule: 'duplicate',
    outcome: 'warn',
    pointer: '/sections/1/heading',
    set: { '/sections/1/heading': 'Ne signez rien aujourd’hui' },
  },

  // Keywords in another form, or too often.
  { on: 'migraine-article', rule: 'keyword', outcome: 'warn', pointer: null, brief: { keywords: ['migraine diary', 'trigger'] } },
  { on: 'wein-email', rule: 'keyword', outcome: 'warn', pointer: null, brief: { keywords: ['Hof-Fest', 'Riesling'] } },
  {
    on: 'ikea-email',
    rule: 'keyword',
    outcome: 'warn',
    pointer: null,
    swap: [
      '/body',
      'In our workshop you sand, prime and paint your own shelf boards.',
      'In our workshop, a workshop like no other workshop, you sand, prime and paint: it is the workshop for all who love a workshop.',
    ],
  },

  // A length that was only wished for.
  { on: 'onboarding-email', rule: 'length', outcome: 'warn', pointer: null, brief: { length: 180 } },
];
