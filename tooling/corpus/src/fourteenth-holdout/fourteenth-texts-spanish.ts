import type { CorpusText } from '../corpus-text.ts';

export const spanish: readonly CorpusText[] = [
  {
    id: 'fourteenth-es-mercadillo',
    text: {
      type: 'social_post',
      platform: 'facebook',
      language: 'es',
      formality: 'informal',
      topic: 'Mercadillo de plantas en la plaza del Olmo',
      hashtags: ['PlantasEnElOlmo'],
      facts: [
        'Sábado 9 de mayo de 2026, de 10:00 a 14:00',
        '26 puestos',
        'Macetas desde 3 €',
        'Intercambio de esquejes a las 12:00',
        'Si llueve, se aplaza al 16 de mayo',
      ],
      output: {
        text: 'El sábado 9 de mayo la plaza del Olmo se llena de verde: 26 puestos, macetas desde tres euros y gente que sabe por qué se te mueren los helechos.\n\nVen de diez a dos. A mediodía cambiamos esquejes, así que trae alguno envuelto en papel húmedo. Si llueve, lo dejamos para el día 16.\n\n#PlantasEnElOlmo',
        hashtags: ['PlantasEnElOlmo'],
      },
    },
  },
  {
    id: 'fourteenth-es-gimnasio',
    text: {
      type: 'email',
      language: 'es',
      formality: 'informal',
      topic: 'Nuevas clases de espalda sana',
      keywords: ['espalda sana'],
      facts: [
        'Clases de espalda sana, martes y jueves a las 19:30, desde el 6 de octubre de 2026',
        'Duración: 45 minutos',
        'Grupos de 12 personas',
        '38 € al mes, la primera clase es gratis',
        'Las imparte Nuria Bastos, fisioterapeuta',
      ],
      link: 'https://www.gimnasioalameda.example/espalda',
      output: {
        subject: 'Tu espalda tiene una cita',
        preheader: 'Martes y jueves a las siete y media, con fisioterapeuta',
        body: 'Hola:\n\nSi pasas el día delante de una pantalla, esto es para ti. El martes 6 de octubre empiezan las clases de espalda sana, y seguirán cada martes y jueves a las 19.30 h.\n\nLas da Nuria Bastos, que es fisioterapeuta y tiene mucha paciencia. En tres cuartos de hora vas a estirar, fortalecer y aprender a sentarte mejor. Somos doce por grupo, para que nadie se quede sin corrección.\n\nCuesta 38 € al mes. La primera clase no te cuesta nada: ven, prueba y decide después.\n\nNos vemos en la sala',
        call_to_action: 'Probar una clase gratis',
      },
    },
  },
  {
    id: 'fourteenth-es-academia',
    text: {
      type: 'ad_copy',
      platform: 'google_search',
      language: 'es',
      formality: 'informal',
      topic: 'Clases de inglés para adultos en Murcia',
      product: 'Clases de inglés',
      unique_selling_proposition: 'Grupos de seis como mucho',
      variants: 1,
      keywords: ['clases de inglés'],
      facts: [
        'Grupos de 6 alumnos como máximo',
        '59 € al mes, sin matrícula',
        'Prueba de nivel gratuita de 20 minutos',
        'Clases por la mañana y por la tarde',
      ],
      output: {
        variants: [
          {
            primary_text: null,
            headlines: [
              'Clases de inglés en Murcia',
              'Seis alumnos como máximo',
              '59 € al mes, sin matrícula',
              'Prueba de nivel gratis',
              'Por la mañana o por la tarde',
            ],
            descriptions: [
              'Con seis personas por aula hablas desde el primer día. Elige tu horario en la web.',
              'Clases de inglés para adultos por 59 € al mes. No cobramos matrícula.',
              'Haz la prueba de nivel en 20 minutos y descubre en qué grupo encajas.',
            ],
          },
        ],
      },
    },
  },
  {
    id: 'fourteenth-es-biblioteca',
    text: {
      type: 'social_post',
      platform: 'twitter',
      language: 'es',
      topic: 'La biblioteca abre de noche en época de exámenes',
      hashtags: [],
      facts: ['Del 11 al 29 de enero, abierta hasta las 2:00', '180 puestos de estudio', 'Café a 60 céntimos'],
      link: 'https://biblioteca.alcor.example/noches',
      output: {
        text: 'Exámenes a la vista: del 11 al 29 de enero cerramos a las dos de la madrugada. Hay 180 puestos, enchufes para casi todos y café a 0,60 €. El silencio lo ponéis vosotros. Más información: https://biblioteca.alcor.example/noches',
        hashtags: [],
      },
    },
  },
  {
    id: 'fourteenth-es-perros',
    text: {
      type: 'social_post',
      platform: 'tiktok',
      language: 'es',
      formality: 'informal',
      topic: 'Cómo bañamos a un perro grande',
      hashtags: ['perros', 'peluqueriacanina'],
      facts: ['Bruno pesa 52 kilos', 'El baño dura una hora y media', 'Baño de perro grande: 35 €'],
      output: {
        text: 'Bruno pesa 52 kilos y odia el agua. O eso decía. Mira cómo acaba después de 90 minutos de espuma y paciencia 🐶 Pide cita para el tuyo, 35 € si es así de grande. #perros #peluqueriacanina',
        hashtags: ['perros', 'peluqueriacanina'],
      },
    },
  },
  {
    id: 'fourteenth-es-taller',
    text: {
      type: 'ad_copy',
      platform: 'facebook',
      language: 'es',
      formality: 'formal',
      topic: 'Revisión del coche antes de las vacaciones',
      product: 'Revisión de verano',
      unique_selling_proposition: 'Precio cerrado antes de empezar',
      variants: 2,
      facts: ['Revisión de verano por 45 €, antes 60 €', '30 puntos de control', 'Coche de cortesía gratis', 'Hasta el 31 de julio'],
      output: {
        variants: [
          {
            primary_text:
              'Frenos, ruedas, aire, aceite: 30 controles antes de que cargue las maletas. La revisión de verano cuesta 45 € y no sube.',
            headlines: ['Revisión de verano por 45 €', 'El precio se acuerda antes'],
            descriptions: ['Hasta el 31 de julio'],
          },
          {
            primary_text:
              'Deje el coche por la mañana y llévese el nuestro gratis. Hasta fin de julio, la revisión de verano cuesta 15 € menos: 45 €.',
            headlines: ['Salga de viaje tranquilo', 'Coche de cortesía incluido'],
            descriptions: ['Sin sorpresas en la factura'],
          },
        ],
      },
    },
  },
  {
    id: 'fourteenth-es-festival',
    text: {
      type: 'email',
      language: 'es',
      formality: 'informal',
      topic: 'Voluntarios para el festival de títeres',
      length: 95,
      facts: [
        'Festival de títeres de Almagral, del 26 al 28 de junio de 2026',
        'Buscamos 40 voluntarios',
        'Turnos de cuatro horas',
        'Comida, camiseta y entrada para todas las funciones',
        'Reunión el lunes 1 de junio a las 20:00 en la Casa de Cultura',
        'Marta Leiva, coordinadora: «Sin voluntarios no se levanta el telón»',
      ],
      link: 'https://www.titeresalmagral.example/voluntarios',
      output: {
        subject: 'Te esperamos detrás del telón',
        preheader: 'Buscamos voluntarios para el festival de títeres',
        body: 'Hola:\n\nDel 26 al 28 de junio vuelven los títeres a Almagral, y nos faltan manos. Buscamos a cuarenta personas que vendan entradas, guíen a las familias o ayuden a montar.\n\nLos turnos son de 4 horas. A cambio te damos la comida, una camiseta y la entrada para todas las funciones. «Sin voluntarios no se levanta el telón», dice Marta Leiva, que coordina el equipo.\n\n¿Te apetece? Apúntate en la web y ven a la reunión del lunes 1 de junio, a las ocho de la tarde, en la Casa de Cultura.',
        call_to_action: 'Quiero ser voluntario',
      },
    },
  },
  {
    id: 'fourteenth-es-casarural',
    text: {
      type: 'landing_page',
      language: 'es',
      formality: 'formal',
      topic: 'Casa rural para grupos',
      keywords: ['casa rural'],
      facts: [
        'Casa rural en la sierra de Béjar para 14 personas',
        'Siete habitaciones, todas con baño',
        'Fin de semana, de viernes a domingo: 980 € para todo el grupo',
        'A 35 minutos en coche de la estación de tren',
        'Cancelación gratuita hasta 15 días antes',
        'Se admiten perros',
      ],
      link: 'https://www.elcastanar.example/reservas',
      output: {
        headline: 'Una casa donde cabe toda la familia',
        subheadline: 'Una casa rural en la sierra de Béjar, con sitio para catorce y una mesa a la altura',
        sections: [
          {
            heading: 'Cada uno con su baño',
            body: 'Hay siete habitaciones, y todas tienen baño propio. Nadie hace cola por la mañana. Abajo está la cocina, con una mesa en la que caben los catorce y una chimenea que tira bien.',
          },
          {
            heading: 'Lejos del ruido, cerca de todo',
            body: 'La estación queda a poco más de media hora en coche. Desde la puerta salen varios caminos entre castaños. Traiga también al perro: aquí se le admite.',
          },
          {
            heading: 'Un precio para todos',
            body: 'El fin de semana, de viernes a domingo, cuesta 980 € para el grupo entero. Si vienen los catorce, son 70 € por persona.',
          },
        ],
        call_to_action: 'Consultar fechas',
        faq: [
          { question: '¿Y si tenemos que cancelar?', answer: 'Hasta quince días antes le devolvemos todo lo que haya pagado.' },
          { question: '¿Hay que llevar sábanas?', answer: 'No. Las camas están hechas cuando llegan.' },
        ],
        meta_title: 'Casa rural para grupos en la sierra de Béjar',
        meta_description:
          'Casa rural para catorce personas en la sierra de Béjar: siete habitaciones con baño, chimenea y castaños. Fin de semana por 980 €.',
      },
    },
  },
  {
    id: 'fourteenth-es-aceite',
    text: {
      type: 'blog_article',
      language: 'es',
      formality: 'informal',
      topic: 'Cómo guardar el aceite de oliva',
      length: 170,
      keywords: ['aceite de oliva', 'almazara'],
      facts: [
        'Guardar entre 15 y 20 grados',
        'Una botella abierta conserva su aroma unos dos meses',
        'Sin abrir dura 18 meses',
        'Lata de 2,5 litros: 31 €',
        'Visitas a la almazara los sábados a las 11:00, 8 € por persona con cata',
      ],
      link: 'https://www.almazaravega.example/visitas',
      output: {
        title: 'Cómo guardar el aceite de oliva para que no pierda aroma',
        slug: 'como-guardar-aceite-de-oliva',
        meta_title: 'Cómo guardar el aceite de oliva en casa',
        meta_description:
          'Luz, calor y aire estropean el aceite de oliva. Te contamos dónde guardarlo, cuánto dura y qué envase te conviene en casa.',
        introduction:
          'Has comprado un buen aceite de oliva y lo tienes junto al fuego, a mano. Es cómodo, pero es el peor sitio de la cocina. Te contamos dónde está mejor.',
        sections: [
          {
            heading: 'Sus tres enemigos',
            body: 'La luz, el calor y el aire le roban el aroma. Busca un armario cerrado, lejos del horno, donde haya entre 15 y 20 grados. La nevera no hace falta: allí se pone turbio y espeso.',
          },
          {
            heading: 'Lata, vidrio o plástico',
            body: 'La lata no deja pasar la luz, y por eso es la que más usamos. La nuestra lleva dos litros y medio y cuesta 31 €. Si prefieres el vidrio, que sea oscuro, y tapa siempre la botella.',
          },
          {
            heading: 'Cuánto dura',
            body: 'Sin abrir aguanta año y medio. Una vez abierto, gástalo en unos dos meses, que es cuando mejor sabe. Si huele a nueces viejas, ya está rancio.',
          },
        ],
        conclusion:
          '¿Quieres probarlo recién salido del molino? Los sábados a las once enseñamos la almazara. La visita cuesta 8 € e incluye una cata: [elige tu día](https://www.almazaravega.example/visitas).',
      },
    },
  },
];
