import type { HoldoutFault } from '../holdout/holdout-fault.ts';
import { prefers } from '../holdout/voices.ts';

const figure = { rule: 'unsupported_figure', outcome: 'fail' } as const;

const search = '/variants/0/descriptions';

/** Figures, prices, dates and quotes that the brief does not have. */
const figures: readonly HoldoutFault[] = [
  { on: 's17-lantern-ad', ...figure, pointer: `${search}/1`, swap: [`${search}/1`, '£10 less', '£15 less'] },
  { on: 's17-lantern-ad', ...figure, pointer: `${search}/0`, swap: [`${search}/0`, '4 to 20 December', '4 to 20 November'] },
  {
    on: 's17-dinner-ad',
    ...figure,
    pointer: '/variants/0/primary_text',
    swap: ['/variants/0/primary_text', '£4.50 a plate', '£3.75 a plate'],
  },
  { on: 's17-dinner-ad', ...figure, pointer: '/variants/1/headlines/0', set: { '/variants/1/headlines/0': '25% off the first box' } },
  { on: 's17-coats-post', ...figure, pointer: '/text', swap: ['/text', '40% of the way', '65% of the way'] },
  { on: 's17-repair-post', ...figure, pointer: '/text', swap: ['/text', 'seven out of ten', 'nine out of ten'] },
  { on: 's17-loft-post', ...figure, pointer: '/text', swap: ['/text', 'so £176', 'so £196'] },
  { on: 's17-swim-email', ...figure, pointer: '/body', swap: ['/body', 'leaves £58', 'leaves £85'] },
  { on: 's17-swim-email', ...figure, pointer: '/body', swap: ['/body', '31 January 2027', '15 February 2027'] },
  { on: 's17-tallybook-email', ...figure, pointer: '/body', swap: ['/body', '75% of them', '86% of them'] },
  {
    on: 's17-tallybook-email',
    ...figure,
    pointer: '/body',
    swap: [
      '/body',
      'Dana Ruiz, controller at Fenwick Tools, says: “We close our books on the second of the month.”',
      'Paul Okafor, owner of Brightside Cafés, says: “It has given me back my weekends and my good mood.”',
    ],
  },
  { on: 's17-coach-page', ...figure, pointer: '/sections/0/body', swap: ['/sections/0/body', '55 minutes', '35 minutes'] },
  { on: 's17-flats-page', ...figure, pointer: '/sections/2/body', swap: ['/sections/2/body', 'within two weeks', 'within six weeks'] },
  { on: 's17-solar-article', ...figure, pointer: '/sections/0/body', swap: ['/sections/0/body', '£175 off', '£230 off'] },
];

/** One of each other kind. */
const others: readonly HoldoutFault[] = [
  {
    on: 's17-lantern-ad',
    rule: 'platform_limit',
    outcome: 'fail',
    pointer: '/variants/0/headlines/5',
    set: { '/variants/0/headlines/5': 'Book an Evening Your Whole Family Will Enjoy' },
  },
  {
    on: 's17-lantern-ad',
    rule: 'editorial',
    outcome: 'fail',
    pointer: '/variants/0/headlines/5',
    set: { '/variants/0/headlines/5': 'Book a Family Evening!' },
  },
  {
    on: 's17-coats-post',
    rule: 'link',
    outcome: 'fail',
    pointer: '/text',
    swap: ['/text', 'https://example.org/coats\n\n', ''],
  },
  {
    on: 's17-repair-post',
    rule: 'hashtag',
    outcome: 'fail',
    pointer: '/text',
    swap: ['/text', ' #RightToRepair', ''],
  },
  { on: 's17-swim-email', rule: 'placeholder', outcome: 'fail', pointer: '/body', swap: ['/body', 'Hello,', 'Hello [First Name],'] },
  {
    on: 's17-tallybook-email',
    rule: 'term',
    outcome: 'fail',
    pointer: '/body',
    swap: ['/body', 'We asked 400 customers', 'We asked 400 clients'],
    voice: prefers('customers', 'clients'),
  },
  {
    on: 's17-coach-page',
    rule: 'unsupported_link',
    outcome: 'fail',
    pointer: '/faq/2/answer',
    add: ['/faq/2/answer', ' Write to groups@norwickcoaches.com if you travel with a club.'],
  },
  {
    on: 's17-flats-page',
    rule: 'refusal',
    outcome: 'fail',
    pointer: '/sections/0/body',
    swap: ['/sections/0/body', 'Harbour Yard has', 'Sure! Here is the text for your first section: Harbour Yard has'],
  },
  {
    on: 's17-solar-article',
    rule: 'truncation',
    outcome: 'fail',
    pointer: '/conclusion',
    swap: ['/conclusion', ' if balcony solar fits your home.', ' if balcony solar fits your'],
  },
  { on: 's17-solar-article', rule: 'length', outcome: 'fail', pointer: null, brief: { length: 400 } },
];

export const englishFaults: readonly HoldoutFault[] = [...figures, ...others];
