import type { HoldoutFault } from '../holdout/holdout-fault.ts';

export const englishWarnFaults: readonly HoldoutFault[] = [
  {
    on: 'twelfth-en-taqueria',
    rule: 'platform_limit',
    outcome: 'warn',
    pointer: '/text',
    swap: ['/text', 'Hungry yet?', 'Bring a friend, bring an appetite and come early.'],
  },
  {
    on: 'twelfth-en-payroll',
    rule: 'platform_limit',
    outcome: 'warn',
    pointer: '/variants/0/primary_text',
    swap: [
      '/variants/0/primary_text',
      'and spend the afternoon on your people.',
      'and spend the afternoon on your people instead of on spreadsheets, payslips and forms.',
    ],
  },
  { on: 'twelfth-en-water', rule: 'length', outcome: 'warn', pointer: null, brief: { length: 180 } },
  { on: 'twelfth-en-catinsurance', rule: 'keyword', outcome: 'warn', pointer: null, brief: { keywords: ['cat insurance', 'vet bill'] } },
  {
    on: 'twelfth-en-payroll',
    rule: 'keyword',
    outcome: 'warn',
    pointer: null,
    swap: ['/variants/1/primary_text', 'fewer payroll errors', 'fewer errors'],
  },
  {
    on: 'twelfth-en-gym',
    rule: 'duplicate',
    outcome: 'warn',
    pointer: '/faq/1/answer',
    swap: [
      '/faq/1/answer',
      'no hard feelings.',
      'no hard feelings. You train in a group of six at most, so your coach sees every lift and spots the wobble before your back does.',
    ],
  },
  {
    on: 'twelfth-en-repair',
    rule: 'hashtag',
    outcome: 'warn',
    pointer: '/text',
    swap: ['/text', '#RightToRepair', '#RightToRepair #ZeroWaste'],
  },
  {
    on: 'twelfth-en-repair',
    rule: 'markup',
    outcome: 'warn',
    pointer: '/text',
    swap: ['/text', 'Free, no sign-up', '**Free**, no sign-up'],
  },
  {
    on: 'twelfth-en-catinsurance',
    rule: 'seo_length',
    outcome: 'warn',
    pointer: '/meta_title',
    swap: [
      '/meta_title',
      'Cat insurance from £9.50 a month | Mogwell',
      'Cat insurance from £9.50 a month for the cat you love most | Mogwell',
    ],
  },
  {
    on: 'twelfth-en-invoicing',
    rule: 'style',
    outcome: 'warn',
    pointer: '/introduction',
    swap: ['/introduction', 'You did the work,', 'In today’s fast-paced world, cash flow is king. You did the work,'],
  },
  {
    on: 'twelfth-en-museum',
    rule: 'style',
    outcome: 'warn',
    pointer: '/text',
    swap: ['/text', 'the whole museum', 'the the whole museum'],
  },
  {
    on: 'twelfth-en-physio',
    rule: 'readability',
    outcome: 'warn',
    pointer: null,
    set: {
      '/body':
        'Hello,\n\nParticipation in our comprehensive running check facilitates early identification of biomechanical irregularities ' +
        'predisposing recreational athletes to musculoskeletal deterioration. Utilising sophisticated videographic instrumentation, ' +
        'experienced physiotherapists systematically evaluate individual locomotion characteristics, differentiating compensatory ' +
        'mechanisms from physiological variability, and subsequently formulate individualised recommendations regarding rehabilitation, ' +
        'strengthening and progressive reintegration.\n\nComprehensive documentation summarising diagnostic observations and ' +
        'recommended therapeutic interventions is communicated electronically within 48 hours following examination. Throughout April, ' +
        'participation necessitates an expenditure of $60, representing considerable economisation in comparison with customary ' +
        'remuneration. Appointment availability extends from Tuesday to Saturday inclusively, accommodating diverse professional ' +
        'responsibilities and familial obligations. Consultation preparation necessitates customary running footwear, previously ' +
        'utilised orthopaedic insoles and, where applicable, documentation concerning preceding musculoskeletal ' +
        'examinations.\n\nAnticipating collaboration,\nyour multidisciplinary physiotherapeutic organisation at Harbour Physio',
    },
  },
];
