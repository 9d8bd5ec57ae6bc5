import type { HoldoutFault } from '../holdout/holdout-fault.ts';
import { forbids, requires } from '../holdout/voices.ts';

export const spanishFaults: readonly HoldoutFault[] = [
  {
    on: 'thirteenth-es-aceite',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/sections/2/body',
    swap: ['/sections/2/body', '36 euros', '39 euros'],
  },
  {
    on: 'thirteenth-es-churros',
    rule: 'hashtag',
    outcome: 'fail',
    pointer: null,
    brief: { hashtags: ['churros', 'merienda', 'chocolate'] },
  },
  {
    on: 'thirteenth-es-aceite',
    rule: 'truncation',
    outcome: 'fail',
    pointer: '/sections/1/body',
    swap: ['/sections/1/body', ' pero pierde aroma y pica menos.', ' pero pierde aroma y'],
  },
  { on: 'thirteenth-es-aceite', rule: 'keyword', outcome: 'warn', pointer: null, brief: { keywords: ['aceites de oliva', 'almazara'] } },
  { on: 'thirteenth-es-surf', rule: 'required_part', outcome: 'fail', pointer: '/faq/1/answer', set: { '/faq/1/answer': '.' } },
  {
    on: 'thirteenth-es-surf',
    rule: 'markup',
    outcome: 'warn',
    pointer: '/headline',
    set: { '/headline': '## Tu primer curso de surf en Zarautz' },
  },
  {
    on: 'thirteenth-es-surf',
    rule: 'language',
    outcome: 'fail',
    pointer: '/sections/1/body',
    set: {
      '/sections/1/body':
        'Each instructor takes no more than six people, so there is always somebody close to you. You can join us from the age of 10.',
    },
  },
  {
    on: 'thirteenth-es-veterinaria',
    rule: 'placeholder',
    outcome: 'fail',
    pointer: '/body',
    swap: ['/body', 'el equipo de Patas', 'el equipo de [Nombre de la clínica]'],
  },
  {
    on: 'thirteenth-es-veterinaria',
    rule: 'disclaimer',
    outcome: 'fail',
    pointer: null,
    voice: requires('Consulte las condiciones en la clínica.'),
  },
  {
    on: 'thirteenth-es-coworking',
    rule: 'editorial',
    outcome: 'fail',
    pointer: '/variants/0/primary_text',
    swap: ['/variants/0/primary_text', 'Trabajar en el sofá cansa.', '¿Estás en paro y sin rutina?'],
  },
  {
    on: 'thirteenth-es-coworking',
    rule: 'duplicate',
    outcome: 'warn',
    pointer: null,
    set: { '/variants/1/primary_text': 'Trabajar en la cocina cansa. En La Nave tienes una mesa propia y mucho silencio hasta mediodía.' },
  },
  {
    on: 'thirteenth-es-facturas',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/variants/0/descriptions/0',
    swap: ['/variants/0/descriptions/0', 'Más de 800 talleres', 'Más de 2.000 talleres'],
  },
  { on: 'thirteenth-es-facturas', rule: 'forbidden_word', outcome: 'fail', pointer: '/variants/1/primary_text', voice: forbids('coches') },
  {
    on: 'thirteenth-es-bicis',
    rule: 'link',
    outcome: 'fail',
    pointer: null,
    swap: ['/text', '\n\nhttps://www.ciclosribera.example/taller', ''],
  },
  {
    on: 'thirteenth-es-bicis',
    rule: 'style',
    outcome: 'warn',
    pointer: '/text',
    swap: ['/text', 'Es gratis y hay doce plazas.', '¡¡¡Es gratis y hay doce plazas!!!'],
  },
];
