import type { HoldoutFault } from '../holdout/holdout-fault.ts';

/** Figures, dates, times and quotes that no brief has. */
export const eighthFigureFaults: readonly HoldoutFault[] = [
  {
    on: 'h8-en-blog-bike-train',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/sections/3/body',
    swap: ['/sections/3/body', 'no more than 25 kilos', 'no more than 30 kilos'],
  },
  {
    on: 'h8-en-blog-payroll',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/introduction',
    add: ['/introduction', ' In a recent survey, 38% of owners said they had waited too long.'],
  },
  {
    on: 'h8-de-blog-waermepumpe',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/sections/3/body',
    swap: ['/sections/3/body', '149 Euro', '129 Euro'],
  },
  {
    on: 'h8-de-blog-pflege',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/conclusion',
    swap: ['/conclusion', 'Wir melden uns bei dir', 'Wir melden uns innerhalb von drei Tagen bei dir'],
  },
  {
    on: 'h8-en-page-coding',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/sections/1/body',
    add: ['/sections/1/body', '\n\n“Best decision I ever made,” adds Priya Nair, now a developer.'],
  },
  {
    on: 'h8-en-email-lodge',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/body',
    swap: ['/body', 'Book by December 18', 'Book by December 31'],
  },
  {
    on: 'h8-en-email-bank',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/body',
    swap: ['/body', 'on Friday 16 April', 'on Thursday 16 April'],
  },
  {
    on: 'h8-en-email-linen',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/subject',
    set: { '/subject': 'Everything linen is 60% off' },
  },
  {
    on: 'h8-de-email-musikschule',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/body',
    swap: ['/body', 'von zwei bis sechs', 'von zwei bis sieben'],
  },
  {
    on: 'h8-de-email-messe',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/body',
    swap: ['/body', 'um drei Viertel', 'um zwei Drittel'],
  },
  {
    on: 'h8-en-post-museum',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/text',
    swap: ['/text', 'quarter past nine', 'quarter to nine'],
  },
  {
    on: 'h8-de-ad-umzug',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/variants/0/descriptions/2',
    swap: ['/variants/0/descriptions/2', 'Über 900 Kunden', 'Über 9.000 Kunden'],
  },
];
