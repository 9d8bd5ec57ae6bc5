import type { CorpusText } from '../corpus-text.ts';

export const cleanSpanishShort: readonly CorpusText[] = [
  {
    id: 'es-tiktok-ceramica',
    text: {
      type: 'social_post',
      platform: 'tiktok',
      language: 'es',
      topic: 'Taller de torno para parejas los viernes',
      keywords: ['taller de torno'],
      hashtags: ['ceramica', 'planesenpareja', 'Valencia'],
      facts: ['Viernes de 19 a 21 h', '60 € la pareja', 'Dos piezas horneadas a los 15 días'],
      output: {
        text: 'Plan de viernes: barro hasta los codos. Nuestro taller de torno va de siete a nueve, son 60 € por pareja y a los quince días os lleváis dos piezas horneadas. ¿Quién se mancha primero?\n\n#ceramica #planesenpareja #Valencia',
        hashtags: ['ceramica', 'planesenpareja', 'Valencia'],
      },
    },
  },
  {
    id: 'es-x-tren',
    text: {
      type: 'social_post',
      platform: 'twitter',
      language: 'es',
      topic: 'Tren turístico de la Sierra, billete con degustación',
      keywords: ['tren'],
      hashtags: ['Sierra'],
      link: 'https://trensierra.example/billetes',
      facts: ['Sale los domingos a las 10:15 y vuelve a las 18:40', '34 € adultos, 17 € niños', 'Locomotora de 1928'],
      output: {
        text: 'Los domingos, a las diez y cuarto, sale un tren con una locomotora de 1928 y vuelve a las 18:40. Adultos, 34 €; niños, la mitad. Lo que se come por el camino va incluido. https://trensierra.example/billetes #Sierra',
        hashtags: ['Sierra'],
      },
    },
  },
  {
    id: 'es-fb-panaderia',
    text: {
      type: 'social_post',
      platform: 'facebook',
      language: 'es',
      topic: 'Roscón de Reyes por encargo',
      keywords: ['roscón'],
      hashtags: [],
      facts: [
        'Pequeño (6 raciones) 18 €, grande (10 raciones) 27 €',
        'Encargos hasta el 3 de enero',
        'Recogida el 5 de enero de 8 a 20 h',
        'Con nata +4 €',
      ],
      output: {
        text: '¿Quién se quedó el año pasado con el haba? 👑\n\nYa puedes encargar tu roscón: el pequeño, para seis, cuesta 18 euros; el grande, para diez, 27. Con nata son cuatro euros más, así que el grande con nata se queda en 31.\n\nApuntamos encargos hasta el 3 de enero, y el día 5 te esperamos desde las ocho de la mañana hasta las ocho de la tarde. ¿Con nata o sin nata?',
        hashtags: [],
      },
    },
  },
  {
    id: 'es-ig-yoga',
    text: {
      type: 'social_post',
      platform: 'instagram',
      language: 'es',
      topic: 'Yoga al amanecer en la playa',
      keywords: ['yoga'],
      hashtags: ['yoga', 'Cadiz'],
      facts: ['Sábados a las 6:45', '8 € con esterilla'],
      output: {
        text: 'Yoga con los pies en la arena 🌅\nSábados, siete menos cuarto. 8 euros, esterilla incluida.\n\n#yoga #Cadiz',
        hashtags: ['yoga', 'Cadiz'],
      },
    },
  },
  {
    id: 'es-ad-clases',
    text: {
      type: 'ad_copy',
      platform: 'google_search',
      language: 'es',
      topic: 'Clases de matemáticas online para bachillerato',
      product: 'Clases de matemáticas online',
      unique_selling_proposition: 'Siempre el mismo profesor, y la primera clase no se paga',
      keywords: ['clases de matemáticas'],
      variants: 1,
      facts: ['Primera clase gratis', '22 € la hora', 'De 16 a 21 h', 'Cancelación gratis hasta 24 horas antes'],
      output: {
        variants: [
          {
            primary_text: null,
            headlines: [
              'Clases de matemáticas online',
              'La primera clase, gratis',
              'Siempre el mismo profesor',
              '22 € la hora, sin permanencia',
            ],
            descriptions: [
              'Bachillerato sin nervios: una hora por 22 euros, entre las cuatro y las nueve.',
              'Si un día no puede ser, cancela gratis hasta un día antes. Reserva la primera clase.',
            ],
          },
        ],
      },
      instructions: 'No hay permanencia.',
    },
  },
  {
    id: 'es-ad-muebles',
    text: {
      type: 'ad_copy',
      platform: 'twitter',
      language: 'es',
      topic: 'Mesas de roble a medida',
      product: 'Mesas de roble a medida',
      unique_selling_proposition: 'Hechas en 21 días y con 10 años de garantía',
      keywords: ['roble'],
      variants: 2,
      facts: ['Desde 690 €', 'Entrega en 21 días', '10 años de garantía', 'De 120 a 300 cm de largo'],
      output: {
        variants: [
          {
            primary_text: 'Tú das la medida, entre 1,20 y 3 metros. Nosotros ponemos el roble, y en tres semanas hay mesa. Dibuja la tuya.',
            headlines: ['Mesas de roble a medida, desde 690 €'],
            descriptions: [],
          },
          {
            primary_text: 'Una mesa de roble debería durar más que la mudanza. La nuestra tiene una década de garantía. Mira cómo se hace.',
            headlines: ['Roble a medida, diez años de garantía'],
            descriptions: [],
          },
        ],
      },
    },
  },
];
