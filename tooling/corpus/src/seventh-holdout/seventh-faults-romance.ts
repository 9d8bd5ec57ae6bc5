import type { HoldoutFault } from '../holdout/holdout-fault.ts';

const fail = (on: string, rule: string, pointer: string | null) => ({ on, rule, outcome: 'fail', pointer }) as const;
const warn = (on: string, rule: string, pointer: string | null) => ({ on, rule, outcome: 'warn', pointer }) as const;

/** Faults in the French and Spanish texts. */
export const seventhFaultsRomance: readonly HoldoutFault[] = [
  { ...fail('y-fr-email-vendanges', 'unsupported_figure', '/body'), swap: ['/body', '15 euros par enfant', '10 euros par enfant'] },
  {
    ...warn('y-fr-email-vendanges', 'markup', '/preheader'),
    set: { '/preheader': '<b>Un samedi de septembre</b> dans les vignes, déjeuner compris' },
  },
  { ...warn('y-fr-email-vendanges', 'length', null), brief: { length: 300 } },
  {
    ...fail('y-fr-landing-velos', 'unsupported_figure', '/faq/0/answer'),
    swap: ['/faq/0/answer', 'jusqu’à 24 heures', 'jusqu’à 48 heures'],
  },
  {
    ...warn('y-fr-landing-velos', 'duplicate', '/faq/1/answer'),
    add: ['/faq/1/answer', ' Vous pouvez annuler sans frais jusqu’à 24 heures avant le départ.'],
  },
  {
    ...fail('y-fr-article-couteaux', 'unsupported_figure', '/sections/1/body'),
    swap: ['/sections/1/body', 'entre 15 et 20°', 'entre 25 et 30°'],
  },
  { ...fail('y-fr-article-couteaux', 'required_part', '/sections/2/body'), set: { '/sections/2/body': '' } },
  {
    ...fail('y-fr-facebook-savon', 'unsupported_figure', '/variants/0/primary_text'),
    swap: ['/variants/0/primary_text', '72 % d’huile', '85 % d’huile'],
  },
  { ...fail('y-fr-bluesky-librairie', 'keyword', null), swap: ['/text', ' à la librairie. ', ' chez nous. '] },
  { ...fail('y-fr-pinterest-terrarium', 'unsupported_figure', '/text'), swap: ['/text', 'en 1 h 30', 'en 3 heures'] },
  { ...fail('y-es-email-aceite', 'unsupported_figure', '/body'), swap: ['/body', 'a los 60 euros', 'a los 40 euros'] },
  {
    ...warn('y-es-email-aceite', 'keyword', null),
    set: { '/subject': 'Ya está aquí, verde y picante' },
    swap: ['/body', 'el aceite nuevo, verde y un poco picante', 'nuestros aceites nuevos, verdes y un poco picantes'],
  },
  {
    ...fail('y-es-landing-guitarra', 'unsupported_figure', '/sections/2/body'),
    swap: ['/sections/2/body', '68 euros', '58 euros'],
  },
  { ...warn('y-es-landing-guitarra', 'markup', '/headline'), set: { '/headline': '## Toca por fin las canciones que te gustan' } },
  {
    ...fail('y-es-google-toldos', 'platform_limit', '/variants/0/descriptions/0'),
    swap: ['/variants/0/descriptions/0', 'Pida su presupuesto gratuito.', 'Pida hoy mismo su presupuesto gratuito y sin compromiso.'],
  },
  {
    ...fail('y-es-google-toldos', 'duplicate', '/variants/0/headlines/3'),
    set: { '/variants/0/headlines/3': 'En Murcia, toldos a medida' },
  },
  {
    ...warn('y-es-threads-cafe', 'markup', '/text'),
    swap: ['/text', 'https://tuestenorte.example/cata', '[Reserva tu plaza](https://tuestenorte.example/cata)'],
  },
  {
    ...fail('y-es-tiktok-mochila', 'refusal', '/variants/0/primary_text'),
    set: { '/variants/0/primary_text': 'Aquí tienes el anuncio: una mochila de 18 litros que cabe en tu bolsillo. ¿La pruebas?' },
  },
];
