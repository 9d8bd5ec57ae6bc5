import type { CorpusText } from '../corpus-text.ts';

export const cleanEs: readonly CorpusText[] = [
  {
    id: 's18-es-perros',
    text: {
      type: 'social_post',
      language: 'es',
      platform: 'mastodon',
      topic: 'Jornada de adopción de la protectora Patas del Sur en Jaén',
      facts: [
        'Domingo 18 de octubre de 2026, de 10:00 a 14:00, parque de la Victoria',
        '23 perros y 11 gatos buscan casa',
        'Todos vacunados y con microchip',
      ],
      keywords: ['adopción'],
      hashtags: ['Jaén', 'AdoptaNoCompres'],
      output: {
        text: [
          'Hay 23 perros y 11 gatos que todavía no saben dónde van a dormir este invierno. ¿Y si fuera en tu sofá?',
          'El domingo 18 de octubre, de 10:00 a 14:00, celebramos nuestra jornada de adopción en el parque de la Victoria. Todos ' +
            'están vacunados y llevan microchip.',
          '#Jaén #AdoptaNoCompres',
        ].join('\n\n'),
        hashtags: ['Jaén', 'AdoptaNoCompres'],
      },
    },
  },
  {
    id: 's18-es-pan',
    text: {
      type: 'social_post',
      language: 'es',
      platform: 'facebook',
      topic: 'Roscones por encargo en el obrador La Miga de Santander',
      facts: [
        'Encargos hasta el 3 de enero a las 20:00',
        'Roscón pequeño 18 €, grande 27 €',
        'Con nata, 4 € más',
        'Recogida los días 5 y 6 de enero',
      ],
      keywords: ['roscón'],
      hashtags: [],
      output: {
        text: [
          'Ya huele a azahar en el obrador. Este año puedes encargar tu roscón hasta el 3 de enero a las 20:00.',
          'El pequeño cuesta 18 € y el grande, 27 €. ¿Lo quieres con nata? Son 4 € más. Lo recoges recién hecho el 5 o el 6 de enero.',
          'Dinos en los comentarios: ¿con nata o sin nada?',
        ].join('\n\n'),
        hashtags: [],
      },
    },
  },
  {
    id: 's18-es-museo',
    text: {
      type: 'social_post',
      language: 'es',
      platform: 'threads',
      topic: 'Visita nocturna al Museo del Reloj de Segovia',
      facts: ['Viernes 13 de noviembre a las 21:30', 'Grupo de 25 personas', 'Entrada 9 €, niños gratis'],
      link: 'https://museodelreloj.example/noche',
      hashtags: ['Segovia'],
      output: {
        text:
          'El viernes 13 de noviembre, a las nueve y media de la noche, apagamos las luces del museo y dejamos que hablen los relojes. ' +
          'Seremos 25 personas. La entrada cuesta 9 € y los niños no pagan. ¿Te vienes? https://museodelreloj.example/noche #Segovia',
        hashtags: ['Segovia'],
      },
    },
  },
  {
    id: 's18-es-oliva',
    text: {
      type: 'email',
      language: 'es',
      topic: 'Preventa del aceite nuevo de la Almazara Los Alcores',
      facts: [
        'Aceite de oliva virgen extra, cosecha temprana, variedad picual',
        'Lata de 5 litros 54 € en preventa, después 62 €',
        'Preventa hasta el 25 de octubre',
        'Envíos a partir del 9 de noviembre, gratis desde dos latas',
      ],
      keywords: ['aceite nuevo'],
      instructions: 'Tutear.',
      link: 'https://losalcores.example/preventa',
      length: 100,
      output: {
        subject: 'El aceite nuevo ya se puede reservar',
        preheader: 'Lata de 5 litros a 54 € hasta el 25 de octubre',
        body: [
          'Hola:',
          'Las primeras aceitunas picual todavía están en el árbol, verdes y firmes. En unos días las recogeremos para hacer nuestro ' +
            'aceite nuevo, un virgen extra de cosecha temprana, intenso y con un punto picante.',
          'Si lo reservas hasta el 25 de octubre, la lata de 5 litros te cuesta 54 €. Después valdrá 62 €, así que te ahorras 8 € ' +
            'en cada una. A partir de dos latas, el envío corre de nuestra cuenta.',
          'Empezaremos a enviar los pedidos el 9 de noviembre. Ve preparando el pan.',
          'Un abrazo,\nel equipo de la Almazara Los Alcores.',
        ].join('\n\n'),
        call_to_action: 'Reservar mi lata',
      },
    },
  },
  {
    id: 's18-es-fisio',
    text: {
      type: 'email',
      language: 'es',
      topic: 'Nuevas clases de pilates en el centro Equilibra de Valladolid',
      facts: [
        'Desde el 7 de septiembre de 2026, lunes y miércoles a las 18:00 y a las 19:30',
        'Grupos de ocho personas como máximo',
        '52 € al mes, matrícula gratis en septiembre',
        'Fisioterapeuta Marta Olmedo: «En un grupo pequeño puedo corregir a cada persona»',
      ],
      keywords: ['clases de pilates'],
      instructions: 'Empezar por {{nombre}}. Tratar de usted.',
      link: 'https://equilibra.example/pilates',
      output: {
        subject: 'Clases de pilates para grupos pequeños',
        preheader: 'Empezamos el 7 de septiembre, con matrícula gratis',
        body: [
          'Hola, {{nombre}}:',
          'A partir del 7 de septiembre puede venir a nuestras nuevas clases de pilates los lunes y los miércoles. Elija el horario que ' +
            'mejor le venga: a las 18:00 o a las 19:30.',
          'En cada grupo hay ocho personas como máximo. «En un grupo pequeño puedo corregir a cada persona», explica la ' +
            'fisioterapeuta Marta Olmedo.',
          'La cuota es de 52 € al mes. Si se apunta en septiembre, no paga matrícula.',
          'Un cordial saludo,\nel equipo de Equilibra.',
        ].join('\n\n'),
        call_to_action: 'Reservar mi plaza',
      },
    },
  },
  {
    id: 's18-es-toldos',
    text: {
      type: 'ad_copy',
      language: 'es',
      platform: 'google_search',
      topic: 'Toldos a medida en Murcia',
      product: 'Toldos a medida',
      unique_selling_proposition: 'Fabricación propia e instalación en una semana',
      facts: ['Toldos desde 290 €', 'Garantía de 5 años', 'Medición gratuita', 'Más de 60 colores'],
      keywords: ['toldos Murcia'],
      variants: 1,
      output: {
        variants: [
          {
            primary_text: null,
            headlines: [
              'Toldos Murcia a medida',
              'Toldos desde 290 €',
              'Instalados en una semana',
              'Garantía de 5 años',
              'Más de 60 colores',
            ],
            descriptions: [
              'Fabricamos en nuestro taller e instalamos en una semana. Pida su medición gratuita.',
              'Toldos Murcia para terrazas y balcones, con 5 años de garantía y más de 60 colores.',
            ],
          },
        ],
      },
    },
  },
  {
    id: 's18-es-idiomas',
    text: {
      type: 'ad_copy',
      language: 'es',
      platform: 'linkedin',
      topic: 'Clases de inglés para equipos comerciales',
      product: 'Inglés para ventas',
      unique_selling_proposition: 'Se practica con las llamadas y ofertas reales de la empresa',
      facts: ['12 semanas, dos horas por semana', 'Grupos de hasta 6 personas', '1.440 € por grupo', 'Bonificable por FUNDAE'],
      keywords: ['inglés para ventas'],
      variants: 2,
      output: {
        variants: [
          {
            primary_text:
              'Tu equipo conoce el producto, pero en inglés se queda corto. Con inglés para ventas practica con tus propias llamadas.',
            headlines: ['12 semanas para negociar en inglés'],
            descriptions: ['Grupos de hasta 6 personas, 1.440 € por grupo, bonificable.'],
          },
          {
            primary_text:
              'Una oferta bien explicada se defiende sola. Inglés para ventas: dos horas por semana con los casos de tu empresa.',
            headlines: ['Inglés que sirve en la próxima llamada'],
            descriptions: ['Bonificable por FUNDAE. Pide el programa completo.'],
          },
        ],
      },
    },
  },
  {
    id: 's18-es-muebles',
    text: {
      type: 'ad_copy',
      language: 'es',
      platform: 'facebook',
      topic: 'Taller de restauración de muebles en Gijón',
      product: 'Taller de restauración',
      unique_selling_proposition: 'Cada uno trae su propio mueble y se lo lleva terminado',
      facts: ['Cuatro sábados por la mañana, 120 €', 'Materiales incluidos', 'Grupo de 7 personas'],
      keywords: ['muebles'],
      variants: 2,
      output: {
        variants: [
          {
            primary_text: '¿La silla de la abuela sigue en el trastero? Tráela y aprende a restaurar muebles con tus manos.',
            headlines: ['Cuatro sábados, un mueble nuevo', 'Restaura tu propio mueble'],
            descriptions: ['Materiales incluidos'],
          },
          {
            primary_text: 'Lijar, encolar, barnizar: en nuestro taller los muebles viejos salen por la puerta como recién hechos.',
            headlines: ['Taller de restauración por 120 €', 'Grupos de 7 personas'],
            descriptions: ['Te lo llevas terminado'],
          },
        ],
      },
    },
  },
];
