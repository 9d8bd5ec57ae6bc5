import type { CorpusText } from '../corpus-text.ts';
import { thirdSpanishPages } from './third-romance-pages.ts';

/** Clean Spanish texts, two of them from Mexico and one from Argentina. */
export const thirdSpanishTexts: readonly CorpusText[] = [
  {
    id: 'third-es-driving-email',
    text: {
      type: 'email',
      language: 'es',
      topic: 'Curso intensivo de verano de la Autoescuela Miramar, Cádiz',
      formality: 'informal',
      facts: [
        'Del 6 al 24 de julio de 2026, de lunes a viernes, 15 clases teóricas, de 10:00 a 12:30',
        '240 €, incluidas 5 prácticas de 45 minutos',
        'Segundo intento del teórico gratis',
        'En 2025, 9 de cada 10 alumnos aprobaron el teórico a la primera',
        'C/ Pescadores, 8; WhatsApp 600 555 214',
      ],
      keywords: ['curso intensivo'],
      output: {
        subject: 'Curso intensivo en julio: el teórico en quince clases',
        preheader: 'Por 240 €, con cinco prácticas y segundo intento gratis',
        body: [
          'Hola:',
          '¿Quieres conducir antes de que acabe el verano? Nuestro **curso intensivo** empieza el lunes 6 de julio y termina el 24: ' +
            'quince clases de teórica, de lunes a viernes, de diez a doce y media.',
          'Por 240 € tienes también cinco prácticas de tres cuartos de hora. Y si el examen no sale a la primera, el segundo intento ' +
            'corre de nuestra cuenta. Aunque no suele hacer falta: en 2025, el 90 % aprobó el teórico en su primer intento.',
          '¿Dudas? Pásate por la C/ Pescadores, n.º 8, o escríbenos por WhatsApp al 600 55 52 14.',
          'Un saludo,\nel equipo de la Autoescuela Miramar',
        ].join('\n\n'),
        call_to_action: 'Reservar mi plaza',
      },
    },
  },
  {
    id: 'third-es-hotel-email',
    text: {
      type: 'email',
      language: 'es-MX',
      topic: 'Day of the Dead package of Hotel Casa Jacaranda, Oaxaca',
      target_audience: 'Former guests of the hotel',
      formality: 'formal',
      facts: [
        '3 nights, 31 October to 3 November 2026, breakfast included',
        '$7,950 MXN per room for two people; the hotel has 18 rooms',
        'Night walk to the cemetery with a guide on 1 November, 8 p.m., 2.5 hours',
        'Book before 15 September: 10% off',
        'Free cancellation up to 30 days before arrival',
        'reservas@casajacaranda.mx',
      ],
      keywords: ['Día de Muertos'],
      length: 115,
      output: {
        subject: 'Día de Muertos en Oaxaca: tres noches para usted',
        preheader: 'Con desayuno, caminata nocturna y 10 % menos si reserva pronto',
        body: [
          'Buen día:',
          'Este año, el Día de Muertos se vive desde adentro. Del 31 de octubre al 3 de noviembre le preparamos tres noches en Oaxaca, ' +
            'con desayuno para dos, por $7,950 pesos la habitación.',
          'La noche del 1.º de noviembre, a las ocho, saldremos con un guía rumbo al panteón: dos horas y media entre velas y cempasúchil.',
          '¿Por qué decidirse ya?',
          '- Si reserva antes del 15 de septiembre, paga **10 % menos**.\n- Puede cancelar sin costo hasta un mes antes de su llegada.\n' +
            '- Solo tenemos dieciocho habitaciones.',
          'Escríbanos a reservas@casajacaranda.mx o aparte su lugar con el botón. De mil amores le contestamos.',
          'El equipo de Casa Jacaranda',
        ].join('\n\n'),
        call_to_action: 'Apartar mi habitación',
      },
    },
  },
  {
    id: 'third-es-bathroom-ad',
    text: {
      type: 'ad_copy',
      platform: 'google_search',
      language: 'es',
      topic: 'Reformas de baño en Valencia y alrededores',
      product: 'Reforma de baño llave en mano',
      unique_selling_proposition: 'Precio cerrado por escrito y obra en 10 días laborables',
      variants: 2,
      facts: [
        'Desde 4.900 €, IVA incluido',
        'Presupuesto gratuito en 48 horas',
        'Garantía de 3 años',
        'Plato de ducha por bañera: 1.250 €, en 2 días',
      ],
      keywords: ['reforma de baño'],
      output: {
        variants: [
          {
            primary_text: null,
            headlines: [
              'Reforma de baño en Valencia',
              'Precio cerrado por escrito',
              'Desde 4.900 €, IVA incluido',
              'Tres años de garantía',
            ],
            descriptions: [
              'Pida presupuesto gratis: lo tiene en dos días, y el precio ya no cambia.',
              'En diez días laborables, baño nuevo. Nos ocupamos de todo, de la A a la Z.',
            ],
          },
          {
            primary_text: null,
            headlines: ['Su reforma de baño, sin líos', 'Ducha por bañera: 1.250 €', 'Plato nuevo en dos días', 'Presupuesto en 48 h'],
            descriptions: [
              'Obra llave en mano en Valencia y alrededores, con precio por escrito antes de empezar.',
              'Garantía de 36 meses y un precio que no crece. Pida su presupuesto sin coste.',
            ],
          },
        ],
      },
    },
  },
  {
    id: 'third-es-running-ad',
    text: {
      type: 'ad_copy',
      platform: 'instagram',
      language: 'es-MX',
      topic: 'Launch of the running shoe Zancada 7',
      product: 'Zancada 7',
      unique_selling_proposition: 'Made in León, Guanajuato, and resoled once for free',
      variants: 2,
      facts: [
        'Weighs 240 g, $1,899 MXN, or 6 monthly payments without interest',
        'One free resoling within 24 months',
        'Exchange of size free for 30 days',
      ],
      keywords: ['Zancada 7'],
      output: {
        variants: [
          {
            primary_text: 'Pesa 240 gramos y se siente como nada: la Zancada 7 se hace en León, Guanajuato.',
            headlines: ['Seis meses sin intereses', 'Zancada 7 por $1,899'],
            descriptions: ['Cambio de talla gratis', 'Suela nueva sin costo'],
          },
          {
            primary_text:
              'Dos años corriendo, cero excusas: si gastas la suela de tu Zancada 7, te la cambiamos una vez sin cobrarte un peso.',
            headlines: ['Hecha en León, con suela de regalo', 'Corre más, gasta menos'],
            descriptions: ['30 días para cambiar la talla'],
          },
        ],
      },
    },
  },
  {
    id: 'third-es-stars-post',
    text: {
      type: 'social_post',
      platform: 'youtube',
      language: 'es',
      topic: 'Vídeo: cómo ver las Perseidas',
      facts: [
        'Duración 12:00 minutos',
        'Máximo la noche del 12 al 13 de agosto de 2026, luna nueva, hasta 100 meteoros por hora',
        'Sin telescopio; la vista tarda 20 minutos en adaptarse',
        'Noche abierta del Observatorio Cerro Umbría (1.150 m) el 12 de agosto: 25 plazas, 12 €',
      ],
      link: 'https://cerroumbria.es/perseidas',
      hashtags: ['Perseidas', 'Astronomía'],
      keywords: ['lluvia de estrellas'],
      output: {
        text: [
          '¿Cómo ver la gran lluvia de estrellas del verano? Te lo contamos en doce minutos y sin tecnicismos.',
          'Este año las Perseidas llegan a su máximo en la noche del 12 al 13 de agosto, justo con luna nueva: cielo negro y hasta un ' +
            'centenar de meteoros por hora.',
          'En el vídeo:',
          '1. Dónde mirar y a qué hora\n2. Por qué no hace falta telescopio\n3. Cómo acostumbrar la vista a la oscuridad (unos veinte ' +
            'minutos)',
          '¿Prefieres verlas con nosotros? El Observatorio Cerro Umbría, a 1150 metros de altitud, abre esa noche para 25 personas. ' +
            'La entrada cuesta 12 euros: https://cerroumbria.es/perseidas',
          '#Perseidas #Astronomía',
        ].join('\n\n'),
        hashtags: ['Perseidas', 'Astronomía'],
      },
    },
  },
  {
    id: 'third-es-costume-post',
    text: {
      type: 'social_post',
      platform: 'threads',
      language: 'es-AR',
      topic: 'La Noche de los Museos at the costume museum in Córdoba, Argentina',
      facts: [
        'Saturday 7 November 2026, 7 p.m. to 2 a.m., free entry',
        '60 dresses from 1880 to 1930',
        'Guided tours every 45 minutes, the last one at 1 a.m.',
        'Visitors bring a garment and tell its story, 3 minutes each at the microphone',
      ],
      hashtags: [],
      output: {
        text:
          'El sábado 7 de noviembre abrimos de siete de la tarde a dos de la mañana, y la entrada es gratis. Hay sesenta vestidos de ' +
          'entre 1880 y 1930, y visitas guiadas cada tres cuartos de hora (la última sale a la una). Lo que más ganas nos da: traé una ' +
          'prenda con historia y contala en tres minutos, micrófono en mano. ¿Cuál traerías?',
        hashtags: [],
      },
    },
  },
  ...thirdSpanishPages,
];
