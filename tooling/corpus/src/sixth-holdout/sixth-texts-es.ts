import type { CorpusText } from '../corpus-text.ts';

export const spanishTexts: readonly CorpusText[] = [
  {
    id: 'x-es-taller-article',
    text: {
      type: 'blog_article',
      language: 'es',
      topic: 'Preparar el coche para el invierno, del Taller Robledo de Ávila',
      keywords: ['revisión de invierno', 'neumáticos'],
      facts: [
        'Revisión de invierno: 49 €, unos 45 minutos, resultado por escrito',
        'Incluye neumáticos, batería, frenos, luces y líquidos',
        'Dibujo mínimo legal de los neumáticos: 1,6 mm; recomendamos 3 mm',
        'Una batería dura entre 4 y 5 años',
        'Marta Robledo, jefa de taller: «Una batería cansada avisa en octubre y te deja tirado en enero.»',
        'Del 2 de noviembre al 18 de diciembre de 2026',
        'Calle Mayor 27, Ávila; lunes a viernes de 8:30 a 19:00, sábados de 9:00 a 13:00; teléfono 920 555 018',
      ],
      link: 'https://www.tallerrobledo.es/invierno',
      output: {
        title: 'Revisión de invierno: cinco puntos antes del frío',
        slug: 'revision-de-invierno-coche',
        meta_title: 'Revisión de invierno del coche en Ávila por 49 €',
        meta_description:
          'Qué mirar en neumáticos, batería, frenos, luces y líquidos antes de que hiele, y qué incluye nuestra revisión de ' +
          'invierno en Ávila.',
        introduction:
          'En Ávila el invierno llega sin llamar a la puerta. Un coche que arranca bien en verano puede quedarse mudo con la primera ' +
          'helada, así que conviene echarle un vistazo a tiempo. Esto es lo que puedes mirar tú y lo que hacemos nosotros en la revisión ' +
          'de invierno.',
        sections: [
          {
            heading: 'Neumáticos: mira el dibujo',
            body:
              'La ley pide un dibujo de al menos 1,6 milímetros. En carreteras frías y mojadas es poco: nosotros recomendamos 3 ' +
              'milímetros. Mete una moneda en la ranura y, si ves todo el borde, ven a que lo midamos. Comprueba también la presión, ' +
              'porque baja con el frío.',
          },
          {
            heading: 'Batería: escucha el arranque',
            body:
              'Una batería dura entre cuatro y cinco años. Si el motor de arranque suena perezoso o las luces parpadean, no esperes a ' +
              'que hiele. «Una batería cansada avisa en octubre y te deja tirado en enero», dice Marta Robledo, nuestra jefa de taller.',
          },
          {
            heading: 'Frenos, luces y líquidos',
            body:
              'Haz tú mismo esta prueba rápida:\n\n' +
              '- Frena con suavidad en una calle vacía y comprueba que el coche no se va hacia un lado.\n' +
              '- Enciende todas las luces delante de una pared.\n' +
              '- Mira el nivel del anticongelante con el motor frío.\n' +
              '- Rellena el agua del limpiaparabrisas con un líquido que no se congele.',
          },
          {
            heading: 'Qué incluye nuestra revisión',
            body:
              'La revisión cuesta 49 € y dura unos 45 minutos. Miramos neumáticos, batería, frenos, luces y líquidos, y te damos el ' +
              'resultado por escrito. Puedes venir del 2 de noviembre al 18 de diciembre de 2026. Abrimos de lunes a viernes de 8:30 a ' +
              '19:00 y los sábados de 9:00 a 13:00, en la calle Mayor 27.',
          },
        ],
        conclusion:
          'Elige un día tranquilo y tómate un café mientras trabajamos. Puedes pedir hora en ' +
          '[nuestra página](https://www.tallerrobledo.es/invierno) o llamar al 920 555 018.',
      },
    },
  },
  {
    id: 'x-es-optica-email',
    text: {
      type: 'email',
      language: 'es',
      topic: 'Revisión de la vista gratuita en Óptica Salinas, Granada',
      formality: 'informal',
      keywords: ['revisión de la vista', 'gafas'],
      facts: [
        'Revisión gratuita durante todo febrero de 2027, 25 minutos, sin compromiso',
        'Segundo par de gafas a mitad de precio hasta el 28 de febrero de 2027',
        'Niños desde 5 años',
        'Avenida de la Constitución 9, Granada; de lunes a sábado de 9:30 a 20:00; teléfono 958 555 073',
      ],
      link: 'https://opticasalinas.es/cita',
      output: {
        subject: 'Tu revisión de la vista, gratis en febrero',
        preheader: 'Y el segundo par de gafas, a mitad de precio',
        body:
          'Hola:\n\n' +
          '¿Alejas el móvil para leer los mensajes? ¿Se te cansan los ojos por la tarde? Puede que tus gafas ya no sean las que ' +
          'necesitas.\n\n' +
          'Durante todo febrero de 2027, la revisión de la vista es gratis en Óptica Salinas. Dura unos 25 minutos, y al final te ' +
          'explicamos el resultado con calma y sin compromiso. También atendemos a niños a partir de cinco años.\n\n' +
          'Si necesitas cristales nuevos, el segundo par te sale a mitad de precio hasta el 28 de febrero. Puedes usarlo para el sol, ' +
          'para leer o para tener uno de repuesto en el coche.\n\n' +
          'Estamos en la avenida de la Constitución 9, en Granada, de lunes a sábado, de 9:30 a 20:00. Reserva con el botón de abajo o ' +
          'llámanos al 958 555 073.\n\n' +
          'Un saludo,\nEl equipo de Óptica Salinas',
        call_to_action: 'Reservar mi revisión',
      },
    },
  },
  {
    id: 'x-es-fruta-landing',
    text: {
      type: 'landing_page',
      language: 'es',
      topic: 'Donaciones mensuales para la asociación Fruta Viva, de Valencia',
      formality: 'informal',
      keywords: ['donación mensual', 'fruta y verdura'],
      facts: [
        'Con 12 € al mes, una familia recibe 5 kg de fruta y verdura cada semana',
        'Recogemos en 23 mercados de Valencia lo que no se ha vendido',
        'En 2025 repartimos 186 toneladas a 1.420 familias',
        'De cada euro, 91 céntimos van al reparto',
        'Hacienda devuelve hasta el 80 % de los primeros 250 € donados en el año; enviamos el certificado en enero',
        'Amparo Gil, madre de tres hijos: «Los martes comemos fresas.»',
        'Desde 2014; el primer viernes de cada mes, a las 17:00, se puede visitar el almacén',
        'Baja en cualquier momento',
      ],
      link: 'https://frutaviva.org/dona',
      output: {
        headline: 'Tu donación mensual, convertida en fruta y verdura',
        subheadline: 'Con 12 € al mes, una familia de Valencia recibe cinco kilos cada semana',
        sections: [
          {
            heading: 'De dónde viene la fruta',
            body:
              'Por la mañana recogemos en 23 mercados de Valencia la fruta y verdura que no se ha vendido. Está buena, pero nadie la va ' +
              'a comprar al día siguiente. La revisamos, la pesamos y la llevamos a las familias.',
          },
          {
            heading: 'Qué conseguimos juntos',
            body:
              'En 2025 repartimos 186 toneladas a 1.420 familias. De cada euro que recibimos, 91 céntimos van directamente al reparto. ' +
              '«Los martes comemos fresas», nos contó Amparo Gil, madre de tres hijos.',
          },
          {
            heading: 'Qué haces tú',
            body:
              'Tú eliges cuánto quieres dar y cuándo se cobra. Con 12 € al mes, una familia recibe cinco kilos a la semana. Además, ' +
              'Hacienda te devuelve hasta el 80 % de los primeros 250 € que dones en el año.',
          },
          {
            heading: 'Puedes venir a verlo',
            body:
              'Desde 2014 trabajamos con la puerta abierta. El primer viernes de cada mes, a las cinco de la tarde, enseñamos el almacén ' +
              'a quien quiera verlo.',
          },
        ],
        call_to_action: 'Hacer mi donación',
        faq: [
          {
            question: '¿Puedo darme de baja?',
            answer: 'Sí, cuando quieras y sin explicaciones. Basta con un correo o una llamada.',
          },
          {
            question: '¿Recibo un certificado para Hacienda?',
            answer: 'Sí. Te lo mandamos por correo electrónico en enero, a tiempo para la declaración.',
          },
          {
            question: '¿Puedo ayudar sin dar dinero?',
            answer: 'Claro. Siempre hacen falta manos para clasificar la fruta y conductores con furgoneta.',
          },
        ],
        meta_title: 'Donación mensual para llevar fruta y verdura a familias',
        meta_description:
          'Con una donación mensual de 12 €, una familia de Valencia recibe cada semana cinco kilos de fruta y verdura de los mercados.',
      },
    },
  },
  {
    id: 'x-es-libreria-twitter',
    text: {
      type: 'social_post',
      platform: 'twitter',
      language: 'es',
      topic: 'El club de lectura de la librería La Isla, en Bilbao',
      keywords: ['club de lectura'],
      facts: ['Primera reunión: jueves, 28 de enero de 2027, 19:30', 'Primer libro: «Nada», de Carmen Laforet', 'Gratis, con té'],
      link: 'https://librerialaisla.es/club',
      hashtags: ['Bilbao'],
      output: {
        text:
          'Empezamos el año con Carmen Laforet. El club de lectura se reúne el jueves 28 de enero, a las siete y media de la tarde, para ' +
          'hablar de «Nada». Gratis y con té: librerialaisla.es/club #Bilbao',
        hashtags: ['Bilbao'],
      },
    },
  },
  {
    id: 'x-es-gestoria-twitter-ad',
    text: {
      type: 'ad_copy',
      platform: 'twitter',
      language: 'es',
      topic: 'Gestoría online para autónomos',
      product: 'Gestoría Clara',
      unique_selling_proposition: 'Contesta siempre una persona',
      variants: 2,
      keywords: ['gestoría online'],
      facts: ['35 € al mes, el primer mes gratis', 'Presentamos los modelos 303 y 130', 'Respuesta en menos de 24 horas'],
      link: 'https://gestoriaclara.es',
      output: {
        variants: [
          {
            primary_text:
              'Tú haces facturas, nosotros hacemos los modelos 303 y 130. Gestoría online para autónomos por 35 € al mes, y el primero ' +
              'es gratis.',
            headlines: ['Autónomos: gestoría completa por 35 € al mes', 'El primer mes es gratis'],
            descriptions: [],
          },
          {
            primary_text: '¿Dudas con el IVA a última hora? En nuestra gestoría online te contesta una persona en menos de 24 horas.',
            headlines: ['Tu gestor contesta en menos de 24 horas', 'Pregunta lo que quieras, responde una persona'],
            descriptions: [],
          },
        ],
      },
    },
  },
  {
    id: 'x-es-escape-tiktok-ad',
    text: {
      type: 'ad_copy',
      platform: 'tiktok',
      language: 'es',
      topic: 'Escape room La Cripta, en Zaragoza',
      product: 'La Cripta',
      unique_selling_proposition: 'Se juega a oscuras',
      variants: 2,
      keywords: ['escape room'],
      facts: ['60 minutos', 'De 2 a 6 jugadores', '18 € por persona', 'Se juega a oscuras'],
      link: 'https://lacriptazaragoza.es',
      output: {
        variants: [
          {
            primary_text: '60 minutos para salir de una cripta. Escape room en Zaragoza, 18 € por persona.',
            headlines: [],
            descriptions: [],
          },
          {
            primary_text: 'De 2 a 6 valientes y ni una luz: el escape room que se juega a oscuras. ¿Quién entra?',
            headlines: [],
            descriptions: [],
          },
        ],
      },
    },
  },
];
