import type { CorpusText } from '../corpus-text.ts';

/** Spanish emails, posts and ads. */
export const cleanEs: readonly CorpusText[] = [
  {
    id: 's19-es-yoga',
    text: {
      type: 'email',
      language: 'es',
      topic: 'Bono de yoga del estudio Calma, Zaragoza',
      keywords: ['bono de yoga'],
      facts: [
        'Bono de 10 clases por 95 €, clase suelta 12 €',
        'El bono vale 6 meses desde la primera clase',
        'Clases de 75 minutos de lunes a sábado',
        'Primera clase de prueba gratuita hasta el 28 de febrero',
      ],
      output: {
        subject: 'Diez clases de yoga, a tu ritmo',
        preheader: 'Y la primera, para probar, corre de nuestra cuenta',
        body: [
          'Hola:',
          'hay semanas en las que da tiempo a dos clases y otras en las que no sale ninguna. Para eso está el bono de yoga: ' +
            'diez clases que gastas cuando quieres, durante medio año desde la primera.',
          'Cuesta 95 €. Si pagaras las diez sueltas, a 12 € cada una, serían 120 €: te ahorras 25 €.',
          'Cada clase dura una hora y cuarto, y las hay de lunes a sábado. Si aún no nos conoces, ven a probar gratis ' +
            'antes de que acabe febrero: la oferta termina el día 28.',
          'Un saludo,\nel equipo de Calma',
        ].join('\n\n'),
        call_to_action: 'Probar una clase',
      },
    },
  },
  {
    id: 's19-es-autoescuela',
    text: {
      type: 'ad_copy',
      language: 'es',
      platform: 'google_search',
      topic: 'Autoescuela en Sevilla',
      product: 'Carné de coche',
      unique_selling_proposition: 'Siempre el mismo profesor en las prácticas',
      variants: 1,
      keywords: ['autoescuela en Sevilla'],
      facts: [
        '10 prácticas por 280 €',
        'Clases de 45 minutos, de 8:00 a 21:00',
        '84 % de aprobados a la primera en 2025',
        'Matrícula gratis en enero',
      ],
      output: {
        variants: [
          {
            primary_text: null,
            headlines: [
              'Autoescuela en Sevilla',
              'Siempre con tu profesor',
              '10 prácticas por 280 €',
              '84 % aprobó a la primera',
              'Matrícula gratis en enero',
              'Clases de 8 a 21 h',
              'Carné de coche sin agobios',
              'Reserva tu primera clase',
            ],
            descriptions: [
              'Diez prácticas por 280 €: cada una sale a 28 €, y siempre con el mismo profesor.',
              'Clases de ocho de la mañana a nueve de la noche en tu autoescuela en Sevilla.',
              'Apúntate en enero y no pagues la matrícula. Elige tu horario en la web.',
            ],
          },
        ],
      },
    },
  },
  {
    id: 's19-es-ferri',
    text: {
      type: 'email',
      language: 'es',
      topic: 'Nuevo horario del ferri a la isla de Oriol',
      keywords: ['ferri'],
      facts: [
        'Del 15 de junio al 15 de septiembre de 2026',
        'Salidas a las 9:30, 13:15 y 18:45; la travesía dura 40 minutos',
        'Ida y vuelta 22 €, niños de 4 a 12 años 11 €',
        'Bicicletas gratis, 30 plazas por barco',
        'Embarque hasta 15 minutos antes',
      ],
      output: {
        subject: 'El ferri de verano ya tiene horario',
        preheader: 'Tres salidas al día desde mediados de junio',
        body: [
          'Hola:',
          'del 15 de junio al 15 de septiembre, el ferri a la isla de Oriol vuelve a salir tres veces al día: a las nueve y media, ' +
            'a la una y cuarto y a las siete menos cuarto de la tarde. En cuarenta minutos estás al otro lado.',
          'El billete de ida y vuelta cuesta 22 €. Los niños de cuatro a doce años pagan la mitad. Las bicicletas viajan gratis, ' +
            'aunque en cada barco solo hay sitio para treinta.',
          'Llega con tiempo: el embarque cierra un cuarto de hora antes de zarpar.',
          '¡Nos vemos a bordo!',
        ].join('\n\n'),
        call_to_action: 'Comprar billetes',
      },
    },
  },
  {
    id: 's19-es-bodega',
    text: {
      type: 'social_post',
      language: 'es',
      platform: 'facebook',
      topic: 'Visita de vendimia en la bodega Arroyal',
      keywords: ['vendimia'],
      hashtags: [],
      facts: [
        'Sábados de septiembre, 11:00, dos horas y media',
        '18 € por persona con tres vinos; menores gratis con mosto',
        'Grupos de 20 personas como máximo',
      ],
      output: {
        text: [
          'Las uvas ya están casi a punto, y nosotros también. Los sábados de septiembre abrimos la bodega en plena vendimia: ' +
            'a las once de la mañana, dos horas y media entre cepas y barricas. 🍇',
          'Son dieciocho euros por persona, con tres vinos en la mesa. Los peques entran gratis y brindan con mosto. ' +
            'Si venís dos, son 36 € en total.',
          '¿Con quién la compartirías?',
        ].join('\n\n'),
        hashtags: [],
      },
    },
  },
  {
    id: 's19-es-cine',
    text: {
      type: 'social_post',
      language: 'es',
      platform: 'threads',
      topic: 'Cine de verano en la azotea',
      keywords: ['cine de verano'],
      hashtags: ['Cádiz'],
      facts: [
        'Del 3 de julio al 29 de agosto, viernes y sábados a las 22:00',
        'Entrada 6 €, sillas y mantas incluidas',
        'Aforo de 90 personas',
      ],
      output: {
        text:
          'Julio en Cádiz: viento, sal y una pantalla en la azotea. Vuelve nuestro cine de verano, los viernes y los sábados ' +
          'a las diez de la noche. Por seis euros tienes silla y manta. ¿Qué película pondrías tú la primera noche? #Cádiz',
        hashtags: ['Cádiz'],
      },
    },
  },
  {
    id: 's19-es-facturas',
    text: {
      type: 'ad_copy',
      language: 'es',
      platform: 'linkedin',
      topic: 'Programa de facturas para talleres',
      product: 'Llanero, facturas y presupuestos para talleres',
      unique_selling_proposition: 'El presupuesto se firma desde el móvil',
      variants: 1,
      keywords: ['facturas'],
      facts: [
        'En una encuesta a 80 talleres, 60 cobran con más de 30 días de retraso',
        '25 € al mes, sin permanencia',
        'Se instala en una mañana',
      ],
      output: {
        variants: [
          {
            primary_text: '60 de los 80 talleres encuestados, el 75 %, cobran tarde. Con Llanero, las facturas salen el mismo día.',
            headlines: ['Presupuestos que se firman desde el móvil', 'Facturas listas al cerrar el capó'],
            descriptions: ['25 € al mes, es decir, 300 € al año, sin permanencia', 'Instalado en una mañana'],
          },
        ],
      },
    },
  },
  {
    id: 's19-es-helado',
    text: {
      type: 'ad_copy',
      language: 'es',
      platform: 'tiktok',
      topic: 'Helado de horchata en la heladería Nevada',
      product: 'Helado de horchata',
      unique_selling_proposition: 'Hecho cada mañana con chufa de Alboraya',
      variants: 2,
      keywords: ['helado de horchata'],
      facts: ['Tarrina pequeña 2,80 €', 'Abierto de 12:00 a 24:00'],
      output: {
        variants: [
          { primary_text: 'Así hacemos el helado de horchata cada mañana. Ven antes de medianoche.', headlines: [], descriptions: [] },
          { primary_text: 'Chufa, hielo y paciencia: prueba el helado de horchata por 2,80 €.', headlines: [], descriptions: [] },
        ],
      },
    },
  },
];
