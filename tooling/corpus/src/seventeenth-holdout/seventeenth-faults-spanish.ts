import type { HoldoutFault } from '../holdout/holdout-fault.ts';
import { prefers } from '../holdout/voices.ts';

const figure = { rule: 'unsupported_figure', outcome: 'fail' } as const;

/** Figures, prices, dates and quotes that the brief does not have. */
const figures: readonly HoldoutFault[] = [
  {
    on: 's17-aleman-ad',
    ...figure,
    pointer: '/variants/0/descriptions/0',
    swap: ['/variants/0/descriptions/0', 'sale a 15 €', 'sale a 12 €'],
  },
  { on: 's17-aleman-ad', ...figure, pointer: '/variants/0/headlines/2', set: { '/variants/0/headlines/2': 'Empieza el 8 de marzo' } },
  {
    on: 's17-mochila-ad',
    ...figure,
    pointer: '/variants/1/primary_text',
    swap: ['/variants/1/primary_text', 'lleva 22 litros', 'lleva 32 litros'],
  },
  { on: 's17-huerto-post', ...figure, pointer: '/text', swap: ['/text', 'Quedan 15 parcelas', 'Quedan 25 parcelas'] },
  { on: 's17-teatro-post', ...figure, pointer: '/text', swap: ['/text', 'os ahorráis 10 €', 'os ahorráis 25 €'] },
  { on: 's17-pan-post', ...figure, pointer: '/text', swap: ['/text', 'a 220 grados', 'a 180 grados'] },
  { on: 's17-parque-email', ...figure, pointer: '/body', swap: ['/body', 'os sobran 14 €', 'os sobran 24 €'] },
  { on: 's17-parque-email', ...figure, pointer: '/body', swap: ['/body', 'hasta el 12 de septiembre', 'hasta el 30 de octubre'] },
  {
    on: 's17-nominas-email',
    ...figure,
    pointer: '/body',
    swap: [
      '/body',
      '«Hago las nóminas antes del segundo café», dice Lucía Ferrer, dueña de la imprenta Tinta. Ella trabaja',
      '«Con este programa duermo mucho mejor los domingos», dice Andrés Molina, dueño del hotel Brisa. Él trabaja',
    ],
  },
  { on: 's17-cowork-page', ...figure, pointer: '/sections/1/body', swap: ['/sections/1/body', 'ahorras 20 €', 'ahorras 35 €'] },
  { on: 's17-perro-page', ...figure, pointer: '/sections/1/body', swap: ['/sections/1/body', 'catorce euros', 'diecinueve euros'] },
];

const heavy =
  'La implementación de procedimientos automatizados para la administración de nóminas proporciona a las organizaciones empresariales ' +
  'posibilidades extraordinarias de optimización presupuestaria, considerablemente superiores a las correspondientes a metodologías ' +
  'tradicionales, particularmente cuando la responsabilidad administrativa permanece concentrada en departamentos ' +
  'insuficientemente dimensionados para las obligaciones reglamentarias contemporáneas y las comunicaciones institucionales ' +
  'correspondientes.\n\n' +
  'Adicionalmente, nuestra infraestructura tecnológica especializada posibilita la generación sistemática de documentación retributiva ' +
  'individualizada, la transmisión electrónica inmediata de comunicaciones confidenciales a la totalidad de los trabajadores ' +
  'y la incorporación progresiva de funcionalidades complementarias, desarrolladas específicamente para necesidades particulares, ' +
  'conforme a las recomendaciones metodológicas previamente comunicadas por nuestros departamentos especializados en la ' +
  'administración de recursos organizativos y humanos de empresas independientes de dimensiones relativamente reducidas, ' +
  'habitualmente desprovistas de asesoramiento profesional permanente.';

/** One of each other kind. */
const others: readonly HoldoutFault[] = [
  {
    on: 's17-aleman-ad',
    rule: 'editorial',
    outcome: 'fail',
    pointer: '/variants/0/descriptions/0',
    swap: ['/variants/0/descriptions/0', 'Reserva tu plaza.', 'Llama al 976 555 012.'],
    brief: {
      facts: [
        '20 clases de 60 minutos por 300 €',
        'Grupos de 4 personas como máximo',
        'Empieza el 8 de febrero de 2027',
        'Lunes y miércoles a las 19:00',
        'Teléfono 976 555 012',
      ],
    },
  },
  {
    on: 's17-mochila-ad',
    rule: 'duplicate',
    outcome: 'fail',
    pointer: '/variants/1',
    set: { '/variants/1/primary_text': 'Una mochila de lona que arreglamos gratis durante una década. Por 79 €, es tuya.' },
  },
  {
    on: 's17-mochila-ad',
    rule: 'keyword',
    outcome: 'warn',
    pointer: '/variants/1',
    swap: ['/variants/1/primary_text', 'Esta mochila lleva 22 litros y pesa', 'Lleva 22 litros en la espalda y pesa'],
  },
  {
    on: 's17-huerto-post',
    rule: 'platform_limit',
    outcome: 'fail',
    pointer: '/text',
    swap: [
      '/text',
      'El agua de la lluvia la ponen las nubes, a veces.',
      'El agua de la lluvia la ponen las nubes, a veces, y el resto lo sacamos del pozo que excavaron nuestros abuelos detrás de la ' +
        'caseta de las herramientas.',
    ],
  },
  {
    on: 's17-pan-post',
    rule: 'hashtag',
    outcome: 'fail',
    pointer: '/text',
    swap: ['/text', '\n\n#PanCasero', ''],
  },
  { on: 's17-parque-email', rule: 'length', outcome: 'warn', pointer: '/body', brief: { length: 200 } },
  { on: 's17-nominas-email', rule: 'readability', outcome: 'warn', pointer: '/body', set: { '/body': heavy } },
  {
    on: 's17-cowork-page',
    rule: 'duplicate',
    outcome: 'warn',
    pointer: '/faq/1/answer',
    set: { '/faq/1/answer': 'Sí, con el pase de 12 €. Lo pides en la entrada y eliges la mesa que esté libre.' },
  },
  {
    on: 's17-cowork-page',
    rule: 'term',
    outcome: 'fail',
    pointer: '/sections/0/body',
    swap: ['/sections/0/body', 'entran el café e internet', 'entran el café y el wifi'],
    voice: prefers('internet', 'wifi'),
  },
  {
    on: 's17-perro-page',
    rule: 'seo_length',
    outcome: 'warn',
    pointer: '/meta_description',
    set: { '/meta_description': 'Un seguro para perros que paga pronto.' },
  },
  {
    on: 's17-ducha-article',
    rule: 'language',
    outcome: 'fail',
    pointer: '/conclusion',
    set: {
      '/conclusion':
        'Mettez un seau sous la douche pendant que vous chantez et regardez ce qui tombe. Si le seau déborde, vous savez déjà ' +
        'par où commencer.',
    },
  },
];

export const spanishFaults: readonly HoldoutFault[] = [...figures, ...others];
