import type { HoldoutFault } from '../holdout/holdout-fault.ts';

/** Keywords, repetitions and style that warn. */
export const eighthWarnedWords: readonly HoldoutFault[] = [
  {
    on: 'h8-en-post-drill',
    rule: 'keyword',
    outcome: 'warn',
    pointer: null,
    brief: {
      keywords: ['masonry anchor'],
    },
  },
  {
    on: 'h8-de-email-messe',
    rule: 'keyword',
    outcome: 'warn',
    pointer: null,
    brief: {
      keywords: ['Lager-Roboter'],
    },
  },
  {
    on: 'h8-en-ad-vegbox',
    rule: 'keyword',
    outcome: 'warn',
    pointer: '/variants/1',
    set: { '/variants/1/headlines/0': 'Grown within 25 miles of Bristol' },
  },
  {
    on: 'h8-de-post-garten',
    rule: 'keyword',
    outcome: 'warn',
    pointer: '/text',
    swap: [
      '/text',
      'Kräuter auf dem Balkon brauchen wenig:',
      'Kräuter auf dem Balkon duften, Kräuter auf dem Balkon schmecken, und Kräuter auf dem Balkon brauchen wenig:',
    ],
    brief: { length: 58 },
  },
  {
    on: 'h8-en-blog-bike-train',
    rule: 'keyword',
    outcome: 'warn',
    pointer: '/meta_title',
    set: { '/meta_title': 'Folding bike rules, folding bike sizes, folding bike tips' },
  },
  {
    on: 'h8-de-post-cafe',
    rule: 'hashtag',
    outcome: 'warn',
    pointer: '/text',
    add: ['/text', ' #zimtschnecke'],
  },
  {
    on: 'h8-en-blog-roof',
    rule: 'duplicate',
    outcome: 'warn',
    pointer: '/conclusion',
    add: ['/conclusion', ' It sends signs long before, and most of them can be seen from your garden.'],
  },
  {
    on: 'h8-de-page-hof',
    rule: 'duplicate',
    outcome: 'warn',
    pointer: '/sections/2/heading',
    set: { '/sections/2/heading': 'Platz für alle' },
  },
  {
    on: 'h8-en-ad-phone',
    rule: 'duplicate',
    outcome: 'warn',
    pointer: '/variants/1/primary_text',
    set: { '/variants/1/primary_text': 'Dropped it again? New screen in 45 minutes, from £59. Go and get a sandwich.' },
  },
  {
    on: 'h8-en-blog-payroll',
    rule: 'style',
    outcome: 'warn',
    pointer: '/introduction',
    swap: ['/introduction', 'You do not have to wait', 'In today’s fast-paced world, you do not have to wait'],
  },
  {
    on: 'h8-de-page-handwerk',
    rule: 'style',
    outcome: 'warn',
    pointer: '/subheadline',
    set: { '/subheadline': 'Die Handwerkersoftware, mit der Sie Ihren Betrieb auf das nächste Level heben' },
  },
  {
    on: 'h8-en-email-lodge',
    rule: 'style',
    outcome: 'warn',
    pointer: '/body',
    swap: ['/body', 'and the path behind', 'and the the path behind'],
  },
  {
    on: 'h8-en-post-bakery',
    rule: 'style',
    outcome: 'warn',
    pointer: '/text',
    swap: ['/text', 'we will bake it first.', 'we will bake it first!!!'],
  },
  {
    on: 'h8-de-page-hof',
    rule: 'style',
    outcome: 'warn',
    pointer: '/sections/0/body',
    swap: ['/sections/0/body', 'Um sieben Uhr früh', 'Taucht ein in die Welt des Landlebens! Um sieben Uhr früh'],
  },
  {
    on: 'h8-en-email-bank',
    rule: 'readability',
    outcome: 'warn',
    pointer: null,
    set: {
      '/body':
        'Dear customer,\n\n' +
        'In consideration of organisational restructuring, the permanent discontinuation of operations at the Market Street ' +
        'location necessitates the relocation of administrative responsibilities to alternative accommodation in Quay Road, ' +
        'guaranteeing uninterrupted availability of comprehensive financial services.\n\n' +
        'Notwithstanding this geographical reorganisation, identification of individual accounts remains unaffected; ' +
        'consequently, additional notification of authorities, institutions or contractual counterparties is unnecessary.\n\n' +
        'Accessibility considerations received particular attention: barrier-free architectural arrangements facilitate ' +
        'independent utilisation by customers experiencing mobility limitations, while confidential consultation accommodation ' +
        'enables undisturbed communication regarding personal financial circumstances.\n\n' +
        'Transportation of individually allocated safe deposit facilities is undertaken exclusively under institutional ' +
        'supervision. Appropriate documentation concerning transitional arrangements is immediately obtainable from ' +
        'responsible representatives, whose professional qualifications guarantee competent consideration of exceptional ' +
        'requirements.\n\n' +
        'Yours sincerely,\nWearside Building Society',
    },
  },
];
