import type { HoldoutFault } from '../holdout/holdout-fault.ts';

/** Faults in the Spanish texts. */
export const faultsEs: readonly HoldoutFault[] = [
  // A wrong saving.
  { on: 's19-es-yoga', rule: 'unsupported_figure', outcome: 'fail', pointer: '/body', swap: ['/body', 'ahorras 25 €', 'ahorras 35 €'] },
  // Another duration.
  { on: 's19-es-yoga', rule: 'unsupported_figure', outcome: 'fail', pointer: '/body', swap: ['/body', 'hora y cuarto', 'hora y media'] },
  // Another share.
  {
    on: 's19-es-autoescuela',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/variants/0/headlines/3',
    swap: ['/variants/0/headlines/3', '84 %', '94 %'],
  },
  // Another hour, in words.
  {
    on: 's19-es-ferri',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/body',
    swap: ['/body', 'siete menos cuarto', 'ocho menos cuarto'],
  },
  // Another month.
  {
    on: 's19-es-ferri',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/body',
    swap: ['/body', '15 de septiembre', '15 de octubre'],
  },
  // A wrong price for two.
  { on: 's19-es-bodega', rule: 'unsupported_figure', outcome: 'fail', pointer: '/text', swap: ['/text', '36 €', '32 €'] },
  // Another hour.
  {
    on: 's19-es-cine',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/text',
    swap: ['/text', 'diez de la noche', 'nueve de la noche'],
  },
  // A wrong share.
  {
    on: 's19-es-facturas',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/variants/0/primary_text',
    swap: ['/variants/0/primary_text', '75 %', '85 %'],
  },
  // A year's price that is not twelve times the month's.
  {
    on: 's19-es-facturas',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/variants/0/descriptions/0',
    swap: ['/variants/0/descriptions/0', '300 €', '280 €'],
  },
  // Another price.
  {
    on: 's19-es-helado',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/variants/1/primary_text',
    swap: ['/variants/1/primary_text', '2,80 €', '2,50 €'],
  },
  // A wrong sum.
  {
    on: 's19-es-coworking',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/sections/0/body',
    swap: ['/sections/0/body', '1.280 €', '1.380 €'],
  },
  // A quote that nobody gave.
  {
    on: 's19-es-coworking',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/sections/2/body',
    add: ['/sections/2/body', ' «Aquí hemos firmado nuestros mejores contratos», cuenta Leire Etxaniz, clienta de la casa.'],
  },
  // A wrong price for a litre.
  {
    on: 's19-es-aceite',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/sections/2/body',
    swap: ['/sections/2/body', '8,50 €', '7,90 €'],
  },
  {
    on: 's19-es-aceite',
    rule: 'style',
    outcome: 'warn',
    pointer: '/introduction',
    swap: ['/introduction', 'el calor y el aire', 'el calor y el el aire'],
  },
  {
    on: 's19-es-ferri',
    rule: 'readability',
    outcome: 'warn',
    pointer: null,
    set: {
      '/body':
        'Hola:\n\ncon la finalidad de satisfacer adecuadamente las necesidades de desplazamiento manifestadas ' +
        'reiteradamente por la población ' +
        'residente y por los numerosísimos visitantes estacionales, la administración portuaria, conjuntamente con la compañía ' +
        'concesionaria del servicio, ha determinado la reorganización extraordinaria de las comunicaciones marítimas mediante el ferri, ' +
        'garantizando así la continuidad, la regularidad y la accesibilidad de las operaciones ' +
        'correspondientes a la temporada veraniega.\n\n' +
        'Adicionalmente, la organización responsable recomienda encarecidamente la presentación anticipada de los pasajeros en las ' +
        'instalaciones de embarque, considerando las comprobaciones administrativas obligatorias, la identificación individualizada ' +
        'de los acompañantes menores de edad y la acomodación preferente de las bicicletas, cuya disponibilidad permanecerá ' +
        'necesariamente condicionada por las características técnicas de las embarcaciones, la concentración excepcional de solicitudes ' +
        'y las circunstancias meteorológicas predominantes durante la realización de la navegación.',
    },
  },
  {
    on: 's19-es-yoga',
    rule: 'unsupported_link',
    outcome: 'fail',
    pointer: '/body',
    swap: ['/body', 'Un saludo,', 'Escríbenos a reservas@estudio-calma.example y te guardamos el sitio.\n\nUn saludo,'],
  },
  {
    on: 's19-es-helado',
    rule: 'platform_limit',
    outcome: 'fail',
    pointer: '/variants/0/primary_text',
    add: ['/variants/0/primary_text', ' Trae a tus amigos, que la chufa de Alboraya no se acaba nunca.'],
  },
  {
    on: 's19-es-ferri',
    rule: 'placeholder',
    outcome: 'fail',
    pointer: '/body',
    add: ['/body', '\n\nUn saludo,\n[Nombre de la compañía]'],
  },
  {
    on: 's19-es-helado',
    rule: 'keyword',
    outcome: 'warn',
    pointer: '/variants/0',
    swap: ['/variants/0/primary_text', 'el helado de horchata', 'nuestro helado'],
  },
  {
    on: 's19-es-coworking',
    rule: 'seo_length',
    outcome: 'warn',
    pointer: '/meta_description',
    set: { '/meta_description': 'Alquila una oficina por meses en Bilbao, cerca de Abando.' },
  },
];
