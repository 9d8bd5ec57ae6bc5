import type { HoldoutFault } from '../holdout/holdout-fault.ts';
import { requires } from '../holdout/voices.ts';

/** Faults in the French texts. */
export const faultsFr: readonly HoldoutFault[] = [
  // A wrong sum.
  { on: 's19-fr-paniers', rule: 'unsupported_figure', outcome: 'fail', pointer: '/body', swap: ['/body', '58 €', '54 €'] },
  // Another month.
  { on: 's19-fr-paniers', rule: 'unsupported_figure', outcome: 'fail', pointer: '/preheader', swap: ['/preheader', '9 avril', '9 mai'] },
  // A wrong saving.
  {
    on: 's19-fr-controle',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/variants/0/descriptions/1',
    swap: ['/variants/0/descriptions/1', '15 €', '25 €'],
  },
  // Another duration.
  {
    on: 's19-fr-controle',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/variants/0/headlines/1',
    swap: ['/variants/0/headlines/1', '45 minutes', '30 minutes'],
  },
  // Wrong interest.
  { on: 's19-fr-epargne', rule: 'unsupported_figure', outcome: 'fail', pointer: '/body', swap: ['/body', '300 €', '380 €'] },
  // Another rate.
  {
    on: 's19-fr-epargne',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/body',
    swap: ['/body', 'rémunère à 3 % brut', 'rémunère à 3,5 % brut'],
  },
  // Another number, in words.
  { on: 's19-fr-noel', rule: 'unsupported_figure', outcome: 'fail', pointer: '/text', swap: ['/text', 'Trente-cinq', 'Cinquante-cinq'] },
  // Another hour, in words.
  {
    on: 's19-fr-haies',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/text',
    swap: ['/text', 'neuf heures et demie', 'huit heures et demie'],
  },
  // Another number of guests.
  {
    on: 's19-fr-salle',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/variants/1/headlines/0',
    swap: ['/variants/1/headlines/0', 'Cent vingt invités', 'Deux cents invités'],
  },
  // Another size.
  {
    on: 's19-fr-couture',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/text',
    swap: ['/text', '65 centimètres', '75 centimètres'],
  },
  // A wrong share.
  {
    on: 's19-fr-excel',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/sections/2/body',
    swap: ['/sections/2/body', '92 %', '98 %'],
  },
  // A wrong price for an hour.
  {
    on: 's19-fr-excel',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/sections/1/body',
    swap: ['/sections/1/body', '60 € par heure', '45 € par heure'],
  },
  // A wrong price for a cup.
  {
    on: 's19-fr-the',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/sections/2/body',
    swap: ['/sections/2/body', '40 centimes', '25 centimes'],
  },
  {
    on: 's19-fr-the',
    rule: 'markup',
    outcome: 'warn',
    pointer: '/title',
    set: { '/title': '**Infuser le thé vert** sans amertume' },
  },
  {
    on: 's19-fr-haies',
    rule: 'hashtag',
    outcome: 'fail',
    pointer: '/text',
    brief: { hashtags: ['biodiversité', 'bocage'] },
  },
  {
    on: 's19-fr-couture',
    rule: 'unsupported_link',
    outcome: 'fail',
    pointer: '/text',
    add: ['/text', '. Le tissu vient d’ici : https://tissusdulac.example/coton'],
  },
  {
    on: 's19-fr-epargne',
    rule: 'disclaimer',
    outcome: 'fail',
    pointer: null,
    voice: requires('Document publicitaire sans valeur contractuelle.'),
  },
  {
    on: 's19-fr-controle',
    rule: 'platform_limit',
    outcome: 'fail',
    pointer: '/variants/0/headlines/7',
    set: { '/variants/0/headlines/7': 'Garez-vous sur place, sans souci' },
  },
  {
    on: 's19-fr-excel',
    rule: 'language',
    outcome: 'fail',
    pointer: '/faq/1/answer',
    set: {
      '/faq/1/answer': 'There will never be more than six people in the room, so that everybody can ask the questions that matter to them.',
    },
  },
  {
    on: 's19-fr-salle',
    rule: 'duplicate',
    outcome: 'fail',
    pointer: '/variants/1/primary_text',
    set: {
      '/variants/1/primary_text':
        'Votre traiteur, vos bouteilles, votre playlist. La salle de réception est à vous du vendredi au dimanche.',
    },
  },
];
