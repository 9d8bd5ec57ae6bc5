import type { HoldoutFault } from '../holdout/holdout-fault.ts';
import { prefers } from '../holdout/voices.ts';

/** Faults in the German texts. */
export const faultsDe: readonly HoldoutFault[] = [
  // Another price.
  { on: 's19-de-strom', rule: 'unsupported_figure', outcome: 'fail', pointer: '/body', swap: ['/body', '31,9 Cent', '27,9 Cent'] },
  // A year's price that is not twelve times the month's.
  { on: 's19-de-strom', rule: 'unsupported_figure', outcome: 'fail', pointer: '/body', swap: ['/body', '132 €', '124 €'] },
  // A wrong price for each.
  {
    on: 's19-de-kartons',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/variants/0/descriptions/0',
    swap: ['/variants/0/descriptions/0', '2,30 €', '2,10 €'],
  },
  // The number of something else.
  {
    on: 's19-de-kartons',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/variants/0/headlines/3',
    swap: ['/variants/0/headlines/3', '40 kg', '60 kg'],
  },
  // A wrong share.
  { on: 's19-de-tierheim', rule: 'unsupported_figure', outcome: 'fail', pointer: '/body', swap: ['/body', '40 %', '45 %'] },
  // A wrong remainder.
  { on: 's19-de-tierheim', rule: 'unsupported_figure', outcome: 'fail', pointer: '/body', swap: ['/body', '27.600 €', '26.700 €'] },
  // The Friday after.
  { on: 's19-de-jazz', rule: 'unsupported_figure', outcome: 'fail', pointer: '/text', swap: ['/text', '20. März', '27. März'] },
  // A wrong price for two.
  { on: 's19-de-jazz', rule: 'unsupported_figure', outcome: 'fail', pointer: '/text', swap: ['/text', '36 €', '34 €'] },
  // Another size of the group.
  {
    on: 's19-de-toepfern',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/variants/0/descriptions/0',
    swap: ['/variants/0/descriptions/0', 'sechs Leute', 'zehn Leute'],
  },
  // Another duration.
  {
    on: 's19-de-schichtplan',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/variants/0/descriptions/0',
    swap: ['/variants/0/descriptions/0', 'Zwei Wochen', 'Vier Wochen'],
  },
  // Two digits in the wrong order.
  { on: 's19-de-hofladen', rule: 'unsupported_figure', outcome: 'fail', pointer: '/text', swap: ['/text', '6,50 Euro', '5,60 Euro'] },
  // A wrong sum.
  {
    on: 's19-de-ferienwohnung',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/sections/1/body',
    swap: ['/sections/1/body', '725 €', '695 €'],
  },
  // Another distance.
  {
    on: 's19-de-fahrradkette',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/introduction',
    swap: ['/introduction', '300 Kilometer', '500 Kilometer'],
  },
  { on: 's19-de-fahrradkette', rule: 'length', outcome: 'fail', pointer: null, brief: { length: 300 } },
  { on: 's19-de-hofladen', rule: 'keyword', outcome: 'fail', pointer: null, swap: ['/text', 'unser Hofladen', 'unsere Ladentür'] },
  {
    on: 's19-de-jazz',
    rule: 'link',
    outcome: 'fail',
    pointer: '/text',
    swap: ['/text', '\nhttps://gueterschuppen.example/jazz', ''],
  },
  {
    on: 's19-de-ferienwohnung',
    rule: 'language',
    outcome: 'fail',
    pointer: '/faq/2/answer',
    set: {
      '/faq/2/answer':
        'You can cancel your stay without any charge until thirty days before you arrive, and we will send you a short note.',
    },
  },
  // Google takes telephone numbers from nobody, whatever the brief has.
  {
    on: 's19-de-kartons',
    rule: 'editorial',
    outcome: 'fail',
    pointer: '/variants/0/descriptions/1',
    set: { '/variants/0/descriptions/1': 'Rufen Sie an unter 0521 4477880, und die Kartons sind am nächsten Werktag bei Ihnen.' },
    brief: {
      facts: [
        '20 Kartons für 46 €',
        'Tragkraft 40 kg',
        'Rückgabe ungenutzter Kartons 60 Tage lang',
        'Versand kostenlos ab 30 €',
        'Telefon 0521 4477880',
      ],
    },
  },
  { on: 's19-de-tierheim', rule: 'required_part', outcome: 'fail', pointer: '/preheader', set: { '/preheader': '' } },
  {
    on: 's19-de-strom',
    rule: 'term',
    outcome: 'fail',
    pointer: '/body',
    swap: ['/body', 'sind wir von Montag', 'ist unsere Hotline von Montag'],
    voice: prefers('Kundendienst', 'Hotline'),
  },
];
