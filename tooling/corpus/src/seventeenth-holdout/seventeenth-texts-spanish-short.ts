import type { CorpusText } from '../corpus-text.ts';

/** Ads and posts. */
export const shortSpanish: readonly CorpusText[] = [
  {
    id: 's17-aleman-ad',
    text: {
      type: 'ad_copy',
      language: 'es',
      platform: 'google_search',
      topic: 'Curso de alemán en línea',
      product: 'Curso de alemán de Sprachbar',
      unique_selling_proposition: 'Grupos de cuatro personas como máximo',
      keywords: ['curso de alemán'],
      variants: 1,
      facts: [
        '20 clases de 60 minutos por 300 €',
        'Grupos de 4 personas como máximo',
        'Empieza el 8 de febrero de 2027',
        'Lunes y miércoles a las 19:00',
      ],
      output: {
        variants: [
          {
            primary_text: null,
            headlines: [
              'Curso de alemán en línea',
              'Grupos de cuatro personas',
              'Empieza el 8 de febrero',
              'Habla desde la primera clase',
              'Dos tardes por semana',
            ],
            descriptions: [
              'Veinte clases por 300 €: cada hora de clase sale a 15 €. Reserva tu plaza.',
              'Un curso de alemán para hablar: lunes y miércoles a las siete de la tarde.',
            ],
          },
        ],
      },
    },
  },
  {
    id: 's17-mochila-ad',
    text: {
      type: 'ad_copy',
      language: 'es',
      platform: 'tiktok',
      topic: 'Mochila de lona para el día a día',
      product: 'Mochila Tajo',
      unique_selling_proposition: 'Se repara gratis durante diez años',
      keywords: ['mochila'],
      variants: 2,
      facts: ['Cuesta 79 €', '22 litros, 800 gramos', 'Reparaciones gratis durante 10 años', 'Portátil de hasta 15 pulgadas'],
      output: {
        variants: [
          {
            primary_text: 'Una mochila de lona que arreglamos gratis durante una década. Por 79 €, es tuya.',
            headlines: [],
            descriptions: [],
          },
          {
            primary_text: '¿Todo el día fuera? Esta mochila lleva 22 litros y pesa 0,8 kilos.',
            headlines: [],
            descriptions: [],
          },
        ],
      },
    },
  },
  {
    id: 's17-huerto-post',
    text: {
      type: 'social_post',
      language: 'es',
      platform: 'bluesky',
      topic: 'Parcelas del huerto del barrio',
      keywords: ['huerto'],
      hashtags: ['HuertoUrbano'],
      facts: ['60 parcelas de 20 m²', '45 ya tienen dueño', 'Cuota de 9 € al mes', 'Solicitudes hasta el 15 de febrero'],
      output: {
        text:
          'Quedan 15 parcelas libres en el huerto del barrio: son 60 y 45 ya tienen dueño. Cada una mide veinte metros cuadrados y ' +
          'cuesta 9 € al mes. Se piden hasta el 15 de febrero. El agua de la lluvia la ponen las nubes, a veces.\n\n#HuertoUrbano',
        hashtags: ['HuertoUrbano'],
      },
    },
  },
  {
    id: 's17-teatro-post',
    text: {
      type: 'social_post',
      language: 'es',
      platform: 'facebook',
      topic: 'Abono familiar del Teatro Ribera',
      keywords: ['abono'],
      hashtags: [],
      link: 'https://example.es/abono',
      formality: 'informal',
      facts: [
        'Abono de cinco obras infantiles: 40 € por persona',
        'Entrada suelta: 10 €',
        'Funciones el primer domingo de mes a las 12:00, de enero a mayo',
        'Cada obra dura 50 minutos',
      ],
      output: {
        text:
          'Los domingos de lluvia ya tienen plan. De enero a mayo, el primer domingo de cada mes hay teatro para niños a mediodía, ' +
          'y cada obra dura cincuenta minutos.\n\n' +
          'Con el abono pagáis 40 € por las cinco obras. Con entradas de 10 € serían 50 €, así que os ahorráis 10 € por persona, ' +
          'lo que cuesta una función.\n\n' +
          'Aquí podéis elegir butaca: https://example.es/abono\n\n¿Qué cuento os gustaría ver?',
        hashtags: [],
      },
    },
  },
  {
    id: 's17-pan-post',
    text: {
      type: 'social_post',
      language: 'es',
      platform: 'pinterest',
      topic: 'Pan de centeno en casa',
      keywords: ['pan de centeno'],
      hashtags: ['PanCasero'],
      facts: ['500 g de harina de centeno, 400 ml de agua, 10 g de sal', 'Reposa 90 minutos', 'Horno a 220 °C, 45 minutos'],
      output: {
        text:
          'Pan de centeno con corteza oscura, para desayunos de invierno. Mezcla medio kilo de harina con 400 ml de agua y 10 g de sal, ' +
          'deja reposar la masa una hora y media y hornea tres cuartos de hora a 220 grados. Se corta mejor al día siguiente y ' +
          'queda muy bien con queso fresco.\n\n#PanCasero',
        hashtags: ['PanCasero'],
      },
    },
  },
];
