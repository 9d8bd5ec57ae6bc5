import type { CorpusText } from '../corpus-text.ts';

export const spanishShort: readonly CorpusText[] = [
  {
    id: 'twelfth-es-botas',
    text: {
      type: 'email',
      language: 'es',
      topic: 'Rebajas de botas en Zancada',
      formality: 'informal',
      keywords: ['botas'],
      tone: 'cercano',
      facts: [
        'Rebajas hasta el 31 de enero: 50 % en todas las botas',
        'Envío gratis a partir de 60 €',
        'Cambios gratuitos durante 30 días',
      ],
      link: 'https://zancada.example/botas',
      output: {
        subject: 'Tus botas, a mitad de precio',
        preheader: 'Solo hasta el 31 de enero, y los cambios son gratis',
        body:
          'Hola:\n\nLas miras, cierras la pestaña y vuelves. Te entendemos. Por eso hemos bajado **todas las botas a la mitad** hasta ' +
          'que termine enero.\n\n¿Y si no aciertas con la talla? Tienes treinta días para cambiarlas sin pagar nada. Y si tu pedido ' +
          'llega a 60 €, el envío corre de nuestra cuenta.\n\nLas tallas más buscadas vuelan en un abrir y cerrar de ojos, así que no ' +
          'le des mil vueltas.\n\nUn abrazo,\nel equipo de Zancada',
        call_to_action: 'Elegir mi par',
      },
    },
  },
  {
    id: 'twelfth-es-piso',
    text: {
      type: 'email',
      language: 'es',
      topic: 'Puertas abiertas de un piso en Ruzafa',
      formality: 'formal',
      facts: [
        'Piso de 92 m² en Ruzafa, 3 habitaciones, 289.000 €',
        'Jornada de puertas abiertas el sábado 18 de abril de 2026, de 10:00 a 14:00, sin cita',
        'Ascensor y terraza de 15 m²',
      ],
      link: 'https://casaturia.example/ruzafa',
      output: {
        subject: 'Un piso con terraza en Ruzafa, este sábado',
        preheader: 'Puertas abiertas el 18 de abril, de diez a dos',
        body:
          'Buenos días:\n\n¿Cuántas veces ha leído «luminoso» y se ha encontrado un patio interior? Esta vez venga y juzgue con sus ' +
          'propios ojos.\n\nEl piso tiene **92 metros cuadrados**, tres habitaciones y una terraza de quince metros cuadrados donde ' +
          'cabe una mesa larga. Hay ascensor, hay silencio y hay sitio para las bicicletas. El precio: 289.000 €.\n\nAbrimos las ' +
          'puertas el sábado 18 de abril, de diez de la mañana a dos de la tarde. Sin cita previa y sin compromiso: pase, mire y ' +
          'pregunte lo que quiera.\n\nUn cordial saludo,\nsu equipo de Casa Turia',
        call_to_action: 'Ver el piso',
      },
    },
  },
  {
    id: 'twelfth-es-mesalista',
    text: {
      type: 'ad_copy',
      language: 'es',
      platform: 'twitter',
      topic: 'Mesalista, reservas para restaurantes',
      product: 'Mesalista',
      unique_selling_proposition: 'Reservas sin comisión por comensal',
      variants: 2,
      formality: 'informal',
      keywords: ['Mesalista'],
      facts: ['39 € al mes, tarifa plana', 'Un 30 % menos de plantones', 'Prueba de 14 días'],
      link: 'https://mesalista.example/prueba',
      output: {
        variants: [
          {
            primary_text:
              '¿Otra mesa vacía en plena hora punta? Con Mesalista los plantones bajan un 30 % y no pagas comisión por comensal. ' +
              'Pruébalo dos semanas y echa cuentas.',
            headlines: ['Reservas sin comisión por comensal'],
            descriptions: [],
          },
          {
            primary_text:
              'Tarifa plana, agenda llena y el teléfono en silencio durante el servicio. 39 € al mes, ni uno más. Así de claro.',
            headlines: ['Mesalista: tu sala llena, tu margen intacto'],
            descriptions: [],
          },
        ],
      },
    },
  },
  {
    id: 'twelfth-es-museo',
    text: {
      type: 'social_post',
      language: 'es',
      platform: 'bluesky',
      topic: 'Visitas de los domingos en el Museo del Carmen',
      hashtags: [],
      facts: ['Domingos a las 12:00, visita guiada gratuita', 'Aforo: 25 personas'],
      link: 'https://museocarmen.example/domingos',
      output: {
        text:
          'Domingo, mediodía, y un guía que cuenta los cotilleos que no caben en las cartelas. La visita es gratis y somos veinticinco ' +
          'como mucho, así que se puede preguntar sin levantar la mano. ¿Un plan mejor? Lo dudamos. https://museocarmen.example/domingos',
        hashtags: [],
      },
    },
  },
  {
    id: 'twelfth-es-boxeo',
    text: {
      type: 'social_post',
      language: 'es',
      platform: 'instagram',
      topic: 'Clases de boxeo',
      hashtags: ['boxeo', 'Sevilla'],
      facts: ['Clases de boxeo los lunes y miércoles a las 20:00', 'Primera clase gratis'],
      output: {
        text: 'Lunes y miércoles, 8 de la tarde: guantes, sudor y risas. 🥊 La primera clase corre de nuestra cuenta.\n\n#boxeo #Sevilla',
        hashtags: ['boxeo', 'Sevilla'],
      },
    },
  },
  {
    id: 'twelfth-es-academia',
    text: {
      type: 'ad_copy',
      language: 'es',
      platform: 'google_search',
      topic: 'Curso de inglés en julio',
      product: 'Curso de inglés intensivo',
      unique_selling_proposition: 'Grupos de 5 alumnos con profesores nativos',
      variants: 2,
      formality: 'informal',
      keywords: ['curso de inglés'],
      facts: ['Empieza el 6 de julio', '4 semanas, 20 horas por semana', 'Precio: 480 €'],
      link: 'https://academiafaro.example/julio',
      output: {
        variants: [
          {
            primary_text: null,
            headlines: ['Curso de inglés intensivo', 'Solo 5 alumnos por grupo', 'Empieza el 6 de julio'],
            descriptions: [
              'Cuatro semanas, 80 horas y profesores nativos que te corrigen de verdad. Reserva ya.',
              'En julio practicas y en agosto presumes. Plaza en un grupo pequeño por 480 €.',
            ],
          },
          {
            primary_text: null,
            headlines: ['Tu curso de inglés en julio', 'Habla desde el primer día', 'Profesores nativos'],
            descriptions: [
              '¿Te quedas en blanco al hablar? Siendo cinco en clase, siempre te toca a ti.',
              'Veinte horas por semana: así la lengua se suelta y la vergüenza se queda en casa.',
            ],
          },
        ],
      },
    },
  },
  {
    id: 'twelfth-es-despensa',
    text: {
      type: 'social_post',
      language: 'es',
      platform: 'facebook',
      topic: 'Voluntarios para la gran recogida de alimentos',
      formality: 'informal',
      length: 60,
      facts: ['Gran recogida el 14 y el 15 de noviembre', 'Faltan 120 voluntarios', 'Turnos de 3 horas'],
      link: 'https://despensacomun.example/voluntarios',
      output: {
        text:
          '¿Te sobran tres horas? A nosotros nos faltan ciento veinte voluntarios. El 14 y el 15 de noviembre recogemos alimentos en ' +
          'los supermercados del barrio, y cada turno cuenta. No hace falta experiencia: basta con saber sonreír y dar mil ' +
          'gracias.\n\nCuéntaselo a esa amiga que se apunta a un bombardeo. 🧡 El sitio para ti y para ella: ' +
          'https://despensacomun.example/voluntarios',
        hashtags: [],
      },
    },
  },
];
