import type { HoldoutFault } from '../holdout/holdout-fault.ts';

const warn = { outcome: 'warn' } as const;

/** All that a person should look at. */
export const warningFaults: readonly HoldoutFault[] = [
  { ...warn, rule: 'keyword', on: 'x-en-heat-mastodon', pointer: null, swap: ['/text', 'a heat pump but', 'heat pumps but'] },
  { ...warn, rule: 'keyword', on: 'x-de-rechnung-linkedin', pointer: null, swap: ['/text', 'E-Rechnung', 'eRechnung'] },
  {
    ...warn,
    rule: 'keyword',
    on: 'x-de-fahrrad-facebook-ad',
    pointer: '/variants/1',
    swap: ['/variants/1/primary_text', 'Unsere Fahrradversicherung', 'Unser Tarif'],
  },
  { ...warn, rule: 'markup', on: 'x-de-rechnung-linkedin', pointer: '/text', swap: ['/text', 'Kostenlos.', '**Kostenlos.**'] },
  { ...warn, rule: 'markup', on: 'x-es-optica-email', pointer: '/body', swap: ['/body', 'Hola:', '<p>Hola:</p>'] },
  { ...warn, rule: 'markup', on: 'x-fr-theatre-email', pointer: '/subject', swap: ['/subject', '60 €', '<b>60 €</b>'] },
  {
    ...warn,
    rule: 'style',
    on: 'x-en-payroll-article',
    pointer: '/introduction',
    swap: ['/introduction', 'Payday comes round', 'In today’s fast-paced business world, payday comes round'],
  },
  {
    ...warn,
    rule: 'style',
    on: 'x-en-kayak-facebook',
    pointer: '/text',
    swap: [
      '/text',
      'The lake is quietest when everyone else is at dinner.',
      'Ready to elevate your summer? Look no further: our hidden gem is a true game-changer.',
    ],
  },
  {
    ...warn,
    rule: 'style',
    on: 'x-en-museum-article',
    pointer: '/sections/3/body',
    swap: ['/sections/3/body', 'The café', 'The the café'],
  },
  {
    ...warn,
    rule: 'style',
    on: 'x-de-weinprobe-landing',
    pointer: '/sections/0/body',
    swap: ['/sections/0/body', 'Wir treffen uns', 'Tauche ein in die faszinierende Welt der Weine! Wir treffen uns'],
  },
  {
    ...warn,
    rule: 'style',
    on: 'x-fr-velo-article',
    pointer: '/introduction',
    swap: [
      '/introduction',
      'Vous pédalez',
      'Plongez dans un univers unique et laissez-vous emporter par une expérience inoubliable. Vous pédalez',
    ],
  },
  {
    ...warn,
    rule: 'style',
    on: 'x-es-optica-email',
    pointer: '/preheader',
    set: { '/preheader': '¡¡¡Y el segundo par de gafas, a mitad de precio!!!' },
  },
  {
    ...warn,
    rule: 'readability',
    on: 'x-en-insurance-email',
    pointer: null,
    set: {
      '/body':
        'Dear customer,\n\n' +
        'Unanticipated veterinary interventions following accidental ingestion of household objects generate considerable expenditure; ' +
        'our 2025 claims documentation establishes an average expenditure of $1,840 for a swallowed object.\n\n' +
        'Comprehensive pet insurance substantially alleviates this financial responsibility. Subsequent to satisfaction of the yearly ' +
        'deductible of $250, reimbursement amounting to 80 percent of the vet bill is administratively authorized, with disbursement ' +
        'being finalized within five business days.\n\n' +
        'Monthly contributions, determined in accordance with species classification, commence at $19 for dogs and $12 for cats. ' +
        'Policies initiated by November 30, 2026, additionally incorporate complimentary participation throughout the first month.\n\n' +
        'Supplementary clarification regarding eligibility, documentation requirements and reimbursement procedures is obtainable ' +
        'telephonically at 1-800-555-0136, Monday through Saturday, between 8 a.m. and 8 p.m. Central Time.\n\n' +
        'Respectfully,\nThe Barkley administration',
    },
  },
  {
    ...warn,
    rule: 'seo_length',
    on: 'x-en-payroll-article',
    pointer: '/meta_title',
    set: { '/meta_title': 'Payroll software for small firms that would like to be done with payday before lunch' },
  },
  {
    ...warn,
    rule: 'seo_length',
    on: 'x-en-charity-landing',
    pointer: '/meta_description',
    set: { '/meta_description': 'Read with children as a reading volunteer in a primary school.' },
  },
  {
    ...warn,
    rule: 'seo_length',
    on: 'x-es-taller-article',
    pointer: '/meta_description',
    add: ['/meta_description', ' Pide hora y pásate cuando mejor te venga, también los sábados por la mañana.'],
  },
  {
    ...warn,
    rule: 'platform_limit',
    on: 'x-fr-brunch-instagram',
    pointer: '/text',
    swap: ['/text', 'café à volonté ☕', 'café à volonté ☕ Des œufs, des gaufres, du jus pressé et une terrasse au soleil.'],
  },
  {
    ...warn,
    rule: 'platform_limit',
    on: 'x-de-fahrrad-facebook-ad',
    pointer: '/variants/0/headlines/1',
    set: { '/variants/0/headlines/1': 'Auch der Akku ist bei uns immer mitversichert' },
  },
  {
    ...warn,
    rule: 'platform_limit',
    on: 'x-en-hotel-linkedin-ad',
    pointer: '/variants/0/primary_text',
    add: ['/variants/0/primary_text', ' Rooms, screens and coffee are ready when you arrive, and so is our host.'],
  },
  {
    ...warn,
    rule: 'duplicate',
    on: 'x-de-solar-article',
    pointer: '/conclusion',
    add: ['/conclusion', ' Nicht jedes Geländer trägt jede Halterung.'],
  },
  {
    ...warn,
    rule: 'duplicate',
    on: 'x-en-charity-landing',
    pointer: '/sections/2/heading',
    set: { '/sections/2/heading': 'Why it works' },
  },
  { ...warn, rule: 'length', on: 'x-de-zahnarzt-email', pointer: '/body', brief: { length: 250 } },
  { ...warn, rule: 'hashtag', on: 'x-en-kayak-facebook', pointer: '/text', add: ['/text', ' #Sunset #Outdoors'] },
];
