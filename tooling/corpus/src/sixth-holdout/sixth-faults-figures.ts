import type { HoldoutFault } from '../holdout/holdout-fault.ts';

const figure = { rule: 'unsupported_figure', outcome: 'fail' } as const;

/** Figures, dates and quotes that the brief does not have. */
export const figureFaults: readonly HoldoutFault[] = [
  { ...figure, on: 'x-en-payroll-article', pointer: '/sections/3/body', swap: ['/sections/3/body', '£4 per employee', '£6 per employee'] },
  {
    ...figure,
    on: 'x-en-payroll-article',
    pointer: '/introduction',
    add: ['/introduction', ' Last year, 83% of small firms paid at least one person late.'],
  },
  {
    ...figure,
    on: 'x-en-payroll-article',
    pointer: '/sections/0/body',
    add: ['/sections/0/body', ' “We got a whole day back every month,” says Daniel Frost, finance lead at Merrow Foods.'],
  },
  { ...figure, on: 'x-en-museum-article', pointer: '/sections/0/body', swap: ['/sections/0/body', 'built in 1887', 'built in 1878'] },
  {
    ...figure,
    on: 'x-en-physio-email',
    pointer: '/body',
    swap: ['/body', 'The video is yours to keep.', 'The video is yours to keep. Book this week and save a further 20%.'],
  },
  { ...figure, on: 'x-en-insurance-email', pointer: '/body', swap: ['/body', '80 percent', '90 percent'] },
  {
    ...figure,
    on: 'x-en-charity-landing',
    pointer: '/sections/1/body',
    swap: ['/sections/1/body', 'Seven out of ten', 'Nine out of ten'],
  },
  { ...figure, on: 'x-en-course-landing', pointer: '/sections/3/body', swap: ['/sections/3/body', 'costs $240', 'costs $290'] },
  { ...figure, on: 'x-en-kayak-facebook', pointer: '/text', swap: ['/text', 'for two hours', 'for three hours'] },
  { ...figure, on: 'x-en-heat-mastodon', pointer: '/text', swap: ['/text', 'Thursday 26 November', 'Friday 26 November'] },
  {
    ...figure,
    on: 'x-en-crm-google',
    pointer: '/variants/1/headlines/1',
    set: { '/variants/1/headlines/1': 'Rated 4.9 by 3,200 Contractors' },
  },
  { ...figure, on: 'x-de-solar-article', pointer: '/sections/0/body', swap: ['/sections/0/body', '25 Jahre', '30 Jahre'] },
  { ...figure, on: 'x-de-zahnarzt-email', pointer: '/body', swap: ['/body', 'bis 20 Uhr für Sie da', 'bis 21 Uhr für Sie da'] },
  {
    ...figure,
    on: 'x-de-weinprobe-landing',
    pointer: '/sections/2/body',
    swap: ['/sections/2/body', 'der gilt drei Jahre', 'der gilt fünf Jahre'],
  },
  { ...figure, on: 'x-fr-velo-article', pointer: '/sections/0/body', swap: ['/sections/0/body', '165 kilomètres', '210 kilomètres'] },
  { ...figure, on: 'x-fr-theatre-email', pointer: '/body', swap: ['/body', 'paient 36 €', 'paient 39 €'] },
  {
    ...figure,
    on: 'x-fr-isolation-landing',
    pointer: '/sections/2/body',
    add: ['/sections/2/body', ' Plus de 4 000 familles nous ont déjà fait confiance.'],
  },
  { ...figure, on: 'x-es-taller-article', pointer: '/sections/3/body', swap: ['/sections/3/body', 'unos 45 minutos', 'unos 30 minutos'] },
  { ...figure, on: 'x-es-optica-email', pointer: '/body', swap: ['/body', 'hasta el 28 de febrero', 'hasta el 15 de marzo'] },
  {
    ...figure,
    on: 'x-es-fruta-landing',
    pointer: '/sections/3/body',
    add: ['/sections/3/body', ' En 2024 recibimos el Premio Nacional de Solidaridad.'],
  },
];
