import type { CorpusText } from '../corpus-text.ts';

export const spanishTextsContinued: readonly CorpusText[] = [
  {
    id: 'ninth-portal',
    text: {
      type: 'email',
      topic: 'Nuevo portal de seguimiento para transportistas',
      language: 'es',
      formality: 'formal',
      output: {
        subject: 'Sus cargas, en una sola pantalla',
        preheader: 'Así funciona el nuevo portal de seguimiento',
        body:
          'Buenos días:\n\n' +
          'Sabemos cuánto tiempo se va en llamadas para preguntar lo mismo: dónde está el camión, quién firmó el albarán, ' +
          'cuándo se descarga. Por eso hemos preparado un portal en el que todo eso está a la vista.\n\n' +
          'Entre con su usuario de siempre y verá cada carga en el mapa, con sus documentos al lado. Si algo se retrasa, el ' +
          'portal le avisa a usted y también a su cliente, y nadie tiene que descolgar el teléfono.\n\n' +
          '¿Prefiere que se lo enseñemos? Responda a este correo y buscamos un momento que le venga bien.\n\n' +
          'Un cordial saludo,\n\n' +
          'El equipo de Operaciones',
        call_to_action: 'Entrar en el portal',
      },
    },
  },
  {
    id: 'ninth-alcancia',
    text: {
      type: 'ad_copy',
      platform: 'twitter',
      topic: 'App de ahorro que redondea las compras',
      product: 'Alcancía',
      language: 'es',
      formality: 'informal',
      unique_selling_proposition: 'Ahorra el redondeo de cada compra, sin comisiones',
      variants: 2,
      facts: ['Los usuarios ahorran de media 34 € al mes', 'Sin comisiones'],
      output: {
        variants: [
          {
            primary_text: 'Cada café deja unos céntimos sueltos. Alcancía los aparta por ti: de media son 34 € al mes, y ni lo notas.',
            headlines: ['Ahorra sin darte cuenta', 'Cada compra suma'],
            descriptions: [],
          },
          {
            primary_text:
              '¿Ahorrar te da pereza? Normal. Por eso redondeamos tus compras y guardamos la diferencia, sin comisiones ni ' +
              'hojas de cálculo.',
            headlines: ['La hucha que llevas en el móvil'],
            descriptions: [],
          },
        ],
      },
    },
  },
  {
    id: 'ninth-zapatillas',
    text: {
      type: 'ad_copy',
      platform: 'tiktok',
      topic: 'Zapatillas lavables',
      product: 'Brisa',
      language: 'es',
      unique_selling_proposition: 'Se lavan a máquina',
      keywords: ['zapatillas'],
      variants: 3,
      facts: ['59 €', '12 colores', 'Lavables a máquina'],
      output: {
        variants: [
          {
            primary_text: 'Barro, parque, lavadora y como nuevas: las zapatillas que no le temen a nada.',
            headlines: [],
            descriptions: [],
          },
          { primary_text: 'Doce colores y un problema: ¿qué zapatillas me pongo hoy?', headlines: [], descriptions: [] },
          {
            primary_text: 'Zapatillas que se lavan a máquina por 59 €. Tu madre también las querrá.',
            headlines: [],
            descriptions: [],
          },
        ],
      },
    },
  },
  {
    id: 'ninth-solar',
    text: {
      type: 'landing_page',
      topic: 'Placas solares para edificios de viviendas',
      language: 'es',
      formality: 'formal',
      length: 180,
      keywords: ['placas solares', 'comunidad de vecinos'],
      link: 'https://tejasol.example/estudio',
      facts: [
        'Ahorro medio: 42 % en la factura de las zonas comunes',
        'Instalación en 3 días, sin cortes de luz',
        'Subvención de hasta el 40 % del coste',
        '57 comunidades en Valencia',
        '25 años de garantía en los paneles',
        'Estudio gratuito',
      ],
      output: {
        headline: 'El tejado que paga la luz del portal',
        subheadline: 'Placas solares para cualquier comunidad de vecinos que quiera gastar menos en ascensor, garaje y escalera',
        sections: [
          {
            heading: 'Menos factura desde el primer mes',
            body:
              'El ascensor sube, la luz del garaje se enciende y el contador corre. Con nuestras placas solares, la factura ' +
              'de las zonas comunes baja de media un 42 %. Lo que sobra se vierte a la red y se descuenta del recibo ' +
              'siguiente.',
          },
          {
            heading: 'Tres días de obra y ni un corte',
            body:
              'Montamos la instalación en tres días, sin cortes de luz y sin sacos de escombros en el patio. El administrador ' +
              'recibe un calendario por escrito, y cada comunidad de vecinos tiene un técnico al que llamar por su nombre.',
          },
          {
            heading: 'Una parte la pone la subvención',
            body:
              'Las ayudas cubren hasta el 40 % del coste. De los papeles nos encargamos nosotros: usted solo firma. Si en la ' +
              'junta surgen dudas, vamos y las respondemos en persona, con números y sin tecnicismos.',
          },
          {
            heading: 'Vecinos que ya lo han hecho',
            body:
              'En Valencia trabajamos ya con 57 comunidades, desde fincas antiguas del centro hasta bloques con piscina. Los ' +
              'paneles llevan una garantía de 25 años, así que es probable que duren más que el ascensor.',
          },
        ],
        call_to_action: 'Pedir el estudio gratuito',
        faq: [
          {
            question: '¿Tienen que estar de acuerdo todos los vecinos?',
            answer:
              'No hace falta que sean todos, pero sí que lo apruebe la junta. Le ayudamos a preparar la votación con un ' +
              'informe claro.',
          },
          {
            question: '¿Cuánto cuesta saber si nos conviene?',
            answer: 'Nada, el estudio es gratuito. Basta con una factura de las zonas comunes y una foto del tejado.',
          },
          {
            question: '¿Qué pasa los días nublados?',
            answer: 'Los paneles siguen produciendo, aunque menos, y lo que falte llega de la red como siempre. Nadie se queda a oscuras.',
          },
        ],
        meta_title: 'Placas solares para su comunidad de vecinos | Tejasol',
        meta_description:
          'Instale placas solares en su comunidad de vecinos: menos factura en las zonas comunes, ayudas de hasta el 40 % y ' +
          'un estudio gratuito sin compromiso.',
      },
    },
  },
];
