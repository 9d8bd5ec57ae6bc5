import type { HoldoutFault } from '../holdout/holdout-fault.ts';
import { forbids } from '../holdout/voices.ts';

/** Faults in the English texts. */
export const faultsEn: readonly HoldoutFault[] = [
  // Another month.
  {
    on: 's19-en-theatre',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/preheader',
    swap: ['/preheader', 'October to April', 'October to June'],
  },
  // A wrong sum.
  { on: 's19-en-theatre', rule: 'unsupported_figure', outcome: 'fail', pointer: '/body', swap: ['/body', '£144', '£149'] },
  // A wrong price.
  {
    on: 's19-en-van',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/variants/0/headlines/4',
    swap: ['/variants/0/headlines/4', '£245', '£225'],
  },
  // A wrong share.
  { on: 's19-en-expenses', rule: 'unsupported_figure', outcome: 'fail', pointer: '/body', swap: ['/body', '65%', '72%'] },
  // A quote that nobody gave.
  {
    on: 's19-en-expenses',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/body',
    swap: ['/body', '“We closed March two days earlier than February,” says', '“I would never go back to paper and envelopes,” says'],
  },
  // Another hour.
  {
    on: 's19-en-strawberries',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/text',
    swap: ['/text', 'nine to five', 'nine to seven'],
  },
  // Two digits in the wrong order.
  { on: 's19-en-repair', rule: 'unsupported_figure', outcome: 'fail', pointer: '/text', swap: ['/text', 'mended 309', 'mended 390'] },
  // A wrong price for each.
  {
    on: 's19-en-spanish-course',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/variants/0/primary_text',
    swap: ['/variants/0/primary_text', '£12 each', '£14 each'],
  },
  // A wrong duration.
  { on: 's19-en-physio', rule: 'unsupported_figure', outcome: 'fail', pointer: '/body', swap: ['/body', 'half an hour', 'forty minutes'] },
  // A year's price that is not twelve times the month's.
  {
    on: 's19-en-boiler',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/sections/0/body',
    swap: ['/sections/0/body', '£162 a year', '£148 a year'],
  },
  // Another age.
  {
    on: 's19-en-boiler',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/faq/0/answer',
    swap: ['/faq/0/answer', 'twelve years', 'twenty years'],
  },
  // A wrong price for each square metre.
  {
    on: 's19-en-rugs',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/sections/1/body',
    swap: ['/sections/1/body', '£70 a square metre', '£55 a square metre'],
  },
  {
    on: 's19-en-rugs',
    rule: 'truncation',
    outcome: 'fail',
    pointer: '/conclusion',
    set: { '/conclusion': 'Measure your sofa tonight, tape the floor, look at it again in the morning light, and then choose the' },
  },
  {
    on: 's19-en-van',
    rule: 'editorial',
    outcome: 'fail',
    pointer: '/variants/0/headlines/1',
    set: { '/variants/0/headlines/1': 'Collect by App, No Queue!' },
  },
  { on: 's19-en-strawberries', rule: 'hashtag', outcome: 'fail', pointer: '/text', add: ['/text', '\n\n#strawberries'] },
  {
    on: 's19-en-boiler',
    rule: 'placeholder',
    outcome: 'fail',
    pointer: '/faq/1/answer',
    set: { '/faq/1/answer': 'One month at a time. Cancel online or write to [email address], and the plan ends with the month.' },
  },
  {
    on: 's19-en-boiler',
    rule: 'seo_length',
    outcome: 'warn',
    pointer: '/meta_title',
    set: { '/meta_title': 'Boiler service plan for £13.50 a month with a yearly service | Fenwick Heating' },
  },
  {
    on: 's19-en-theatre',
    rule: 'forbidden_word',
    outcome: 'fail',
    pointer: '/body',
    swap: ['/body', 'a drink in the foyer', 'a cheap drink in the foyer'],
    voice: forbids('cheap'),
  },
  {
    on: 's19-en-spanish-course',
    rule: 'duplicate',
    outcome: 'fail',
    pointer: '/variants/0/headlines/1',
    set: { '/variants/0/headlines/1': 'Speak Spanish by spring' },
  },
  {
    on: 's19-en-physio',
    rule: 'refusal',
    outcome: 'fail',
    pointer: '/body',
    swap: ['/body', 'Hello,', 'Sure! Here’s an email that invites your patients to book:\n\nHello,'],
  },
];
