import type { HoldoutFault } from '../holdout/holdout-fault.ts';

/** Limits, missing, broken-off and repeated parts, and what editors refuse. */
export const eighthShapeFaults: readonly HoldoutFault[] = [
  {
    on: 'h8-en-post-tram',
    rule: 'platform_limit',
    outcome: 'fail',
    pointer: '/text',
    swap: [
      '/text',
      'your tram ticket is fine.',
      'your tram ticket is fine. Please allow extra time on your way to work, and look out for the temporary stop in Harbour ' +
        'Lane, right beside the old fish market.',
    ],
  },
  {
    on: 'h8-en-post-museum',
    rule: 'platform_limit',
    outcome: 'fail',
    pointer: '/text',
    swap: [
      '/text',
      'if you’re a student.',
      'if you’re a student. The bar will be open, the guides will be in a good mood, and nobody will tell you not to breathe ' +
        'on the cases.',
    ],
  },
  {
    on: 'h8-en-ad-backup',
    rule: 'platform_limit',
    outcome: 'fail',
    pointer: '/variants/0/headlines/0',
    set: { '/variants/0/headlines/0': 'Cloud Backup Built for Small Firms' },
  },
  {
    on: 'h8-en-email-lodge',
    rule: 'required_part',
    outcome: 'fail',
    pointer: '/preheader',
    set: { '/preheader': '' },
  },
  {
    on: 'h8-en-blog-roof',
    rule: 'required_part',
    outcome: 'fail',
    pointer: '/sections',
    set: { '/sections': null },
    brief: { length: null },
  },
  {
    on: 'h8-de-page-handwerk',
    rule: 'required_part',
    outcome: 'fail',
    pointer: '/faq/1/answer',
    set: { '/faq/1/answer': '.' },
  },
  {
    on: 'h8-de-blog-waermepumpe',
    rule: 'truncation',
    outcome: 'fail',
    pointer: '/conclusion',
    swap: ['/conclusion', 'und wir sehen uns Ihr Haus gemeinsam an.', 'und wir sehen uns Ihr'],
  },
  {
    on: 'h8-en-email-bank',
    rule: 'truncation',
    outcome: 'fail',
    pointer: '/body',
    swap: ['/body', 'or ask at the counter.\n\nYours sincerely,\nWearside Building Society', 'or ask at the'],
  },
  {
    on: 'h8-de-ad-umzug',
    rule: 'duplicate',
    outcome: 'fail',
    pointer: '/variants/0/headlines/5',
    set: { '/variants/0/headlines/5': 'Zum Festpreis: Ihr Umzug' },
  },
  {
    on: 'h8-en-ad-vegbox',
    rule: 'duplicate',
    outcome: 'fail',
    pointer: '/variants/1/primary_text',
    set: {
      '/variants/1/primary_text':
        'Picked this morning, on the doorstep by supper: a veg box from eleven farms around Bristol. First one half price.',
    },
  },
  {
    on: 'h8-en-ad-backup',
    rule: 'editorial',
    outcome: 'fail',
    pointer: '/variants/0/headlines/1',
    swap: ['/variants/0/headlines/1', 'Minutes', 'Minutes!'],
  },
  {
    on: 'h8-en-ad-backup',
    rule: 'editorial',
    outcome: 'fail',
    pointer: '/variants/0/descriptions/0',
    swap: ['/variants/0/descriptions/0', 'Start your 30-day trial today.', 'Click here for your 30-day trial.'],
  },
  {
    on: 'h8-de-ad-umzug',
    rule: 'editorial',
    outcome: 'fail',
    pointer: '/variants/0/descriptions/1',
    swap: ['/variants/0/descriptions/1', 'Sie sagen nur noch, wohin das Sofa soll.', 'Rufen Sie an: 0221 5550188.'],
    brief: {
      facts: [
        'Seit 1986',
        '4,8 von 5 Sternen bei 920 Bewertungen',
        'Umzug einer Zweizimmerwohnung ab 640 €',
        '50 Kartons kostenlos',
        'Halteverbotszone inklusive',
        'Termine auch samstags',
        'Telefon 0221 5550188',
      ],
    },
  },
  {
    on: 'h8-en-ad-vegbox',
    rule: 'editorial',
    outcome: 'fail',
    pointer: '/variants/1/primary_text',
    swap: ['/variants/1/primary_text', 'Tuesday or Friday?', 'Struggling with your weight?'],
  },
];
