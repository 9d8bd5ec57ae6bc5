import type { HoldoutFault } from '../holdout/holdout-fault.ts';

export const spanishFaults: readonly HoldoutFault[] = [
  {
    on: 'tenth-es-baldosas',
    rule: 'placeholder',
    outcome: 'fail',
    pointer: '/sections/1/body',
    add: ['/sections/1/body', '\n\n[Insertar aquí una foto del antes y el después]'],
  },
  {
    on: 'tenth-es-baldosas',
    rule: 'seo_length',
    outcome: 'warn',
    pointer: '/meta_description',
    set: {
      '/meta_description':
        'Cómo limpiar baldosas hidráulicas sin dañarlas, cuándo conviene pulirlas, qué productos es mejor no tocar y qué ' +
        'se puede hacer con las piezas rotas, todo ello sin levantar el suelo de casa.',
    },
  },
  {
    on: 'tenth-es-rebano',
    rule: 'readability',
    outcome: 'warn',
    pointer: null,
    set: {
      '/body':
        'Hola:\n\nLa cooperativa organiza el domingo 8 de junio, con salida a las 7:30 h desde Brieva de Cameros, una ' +
        'jornada participativa de acompañamiento trashumante cuya finalidad fundamental consiste en proporcionar a las ' +
        'personas interesadas una aproximación experiencial a las características tradicionales de la ganadería extensiva ' +
        'y a sus correspondientes implicaciones medioambientales, socioeconómicas y culturales.\n\n' +
        'La participación, condicionada por la disponibilidad limitada de 40 plazas y por la formalización anticipada de ' +
        'la inscripción correspondiente, supone el reconocimiento expreso de las recomendaciones organizativas comunicadas ' +
        'previamente, incluyendo aquellas relacionadas con el recorrido completo de 14 km, el comportamiento responsable ' +
        'ante los animales y la utilización de indumentaria apropiada.\n\n' +
        'La cooperativa de pastores',
    },
  },
  {
    on: 'tenth-es-rebano',
    rule: 'disclaimer',
    outcome: 'fail',
    pointer: null,
    voice: { disclaimers: [{ text: 'Actividad sujeta a las condiciones del tiempo.', types: ['email'], platforms: [] }] },
  },
  { on: 'tenth-es-castanuelas', rule: 'forbidden_word', outcome: 'fail', pointer: '/text', voice: { avoid: ['repique'] } },
  { on: 'tenth-es-castanuelas', rule: 'hashtag', outcome: 'warn', pointer: '/text', add: ['/text', ' #flamenco'] },
  {
    on: 'tenth-es-radio',
    rule: 'refusal',
    outcome: 'fail',
    pointer: '/text',
    add: ['/text', '\n\n¿Quieres que lo adapte también para otra red social?'],
  },
  {
    on: 'tenth-es-radio',
    rule: 'style',
    outcome: 'warn',
    pointer: '/text',
    swap: ['/text', 'Buscamos voces para', 'En el mundo actual, donde todo va cada vez más rápido, buscamos voces para'],
  },
  {
    on: 'tenth-es-vela',
    rule: 'editorial',
    outcome: 'fail',
    pointer: '/variants/0/primary_text',
    swap: ['/variants/0/primary_text', 'Un timón, una vela y la bahía entera.', '¿Tienes una discapacidad?'],
  },
  {
    on: 'tenth-es-vela',
    rule: 'platform_limit',
    outcome: 'warn',
    pointer: '/variants/1/headlines/0',
    set: { '/variants/1/headlines/0': 'Sube a bordo, coge el timón y prueba un sábado' },
  },
  {
    on: 'tenth-es-andamios',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/variants/0/descriptions/1',
    swap: ['/variants/0/descriptions/1', '$1,500', '$1,200'],
  },
  {
    on: 'tenth-es-andamios',
    rule: 'editorial',
    outcome: 'fail',
    pointer: '/variants/1/headlines/1',
    set: { '/variants/1/headlines/1': 'Tu obra no puede parar 🚧' },
  },
  {
    on: 'tenth-es-andamios',
    rule: 'keyword',
    outcome: 'warn',
    pointer: '/variants/1',
    set: {
      '/variants/1/headlines/0': 'Andamios listos, sin espera',
      '/variants/1/descriptions/0': 'Andamios desde $85 diarios por módulo. Recuperas tu depósito al devolverlos.',
    },
  },
];
