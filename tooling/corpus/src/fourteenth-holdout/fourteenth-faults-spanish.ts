import type { HoldoutFault } from '../holdout/holdout-fault.ts';
import { prefers, requires } from '../holdout/voices.ts';

export const spanishFaults: readonly HoldoutFault[] = [
  {
    on: 'fourteenth-es-mercadillo',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/text',
    swap: ['/text', 'para el día 16', 'para el día 23'],
  },
  {
    on: 'fourteenth-es-mercadillo',
    rule: 'style',
    outcome: 'warn',
    pointer: '/text',
    swap: ['/text', 'Ven de diez a dos.', '¡¡¡Ven de diez a dos!!!'],
  },
  {
    on: 'fourteenth-es-gimnasio',
    rule: 'truncation',
    outcome: 'fail',
    pointer: '/body',
    swap: ['/body', 'ven, prueba y decide después.\n\nNos vemos en la sala', 'ven, prueba y'],
  },
  {
    on: 'fourteenth-es-gimnasio',
    rule: 'disclaimer',
    outcome: 'fail',
    pointer: null,
    voice: requires('Consulta a tu médico antes de empezar.'),
  },
  {
    on: 'fourteenth-es-academia',
    rule: 'editorial',
    outcome: 'fail',
    pointer: '/variants/0/descriptions/2',
    swap: ['/variants/0/descriptions/2', 'Haz la prueba de nivel en 20 minutos', 'Haz clic aquí para la prueba de nivel'],
  },
  { on: 'fourteenth-es-academia', rule: 'keyword', outcome: 'warn', pointer: null, brief: { keywords: ['clase de inglés'] } },
  {
    on: 'fourteenth-es-biblioteca',
    rule: 'placeholder',
    outcome: 'fail',
    pointer: '/text',
    swap: ['/text', '180 puestos', '[número] puestos'],
  },
  { on: 'fourteenth-es-biblioteca', rule: 'hashtag', outcome: 'fail', pointer: '/text', add: ['/text', ' #exámenes'] },
  { on: 'fourteenth-es-perros', rule: 'hashtag', outcome: 'warn', pointer: '/text', add: ['/text', ' #parati'] },
  { on: 'fourteenth-es-perros', rule: 'unsupported_figure', outcome: 'fail', pointer: '/text', swap: ['/text', '52 kilos', '62 kilos'] },
  {
    on: 'fourteenth-es-taller',
    rule: 'duplicate',
    outcome: 'fail',
    pointer: '/variants/1/primary_text',
    set: {
      '/variants/1/primary_text':
        'Frenos, ruedas, aire, aceite: 30 controles antes de que cargue las maletas. La revisión de verano cuesta 45 € y no sube.',
    },
  },
  {
    on: 'fourteenth-es-taller',
    rule: 'term',
    outcome: 'fail',
    pointer: '/variants/1/headlines/1',
    set: { '/variants/1/headlines/1': 'Coche de sustitución incluido' },
    voice: prefers('coche de cortesía', 'coche de sustitución'),
  },
  {
    on: 'fourteenth-es-festival',
    rule: 'refusal',
    outcome: 'fail',
    pointer: '/body',
    swap: ['/body', 'Hola:', '¡Claro! Aquí tienes el correo para los voluntarios:\n\nHola:'],
  },
  { on: 'fourteenth-es-festival', rule: 'required_part', outcome: 'fail', pointer: '/preheader', set: { '/preheader': '' } },
  {
    on: 'fourteenth-es-casarural',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/sections/2/body',
    swap: ['/sections/2/body', '70 € por persona', '60 € por persona'],
  },
  {
    on: 'fourteenth-es-casarural',
    rule: 'duplicate',
    outcome: 'warn',
    pointer: '/sections/2/heading',
    set: { '/sections/2/heading': 'Cada uno con su baño' },
  },
  {
    on: 'fourteenth-es-aceite',
    rule: 'language',
    outcome: 'fail',
    pointer: '/sections/1/body',
    swap: [
      '/sections/1/body',
      'La lata no deja pasar la luz, y por eso es la que más usamos.',
      'A tin keeps the light out, and that is why we use it more than anything else.',
    ],
  },
  { on: 'fourteenth-es-aceite', rule: 'length', outcome: 'fail', pointer: null, brief: { length: 240 } },
];
