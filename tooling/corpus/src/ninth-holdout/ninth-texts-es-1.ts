import type { CorpusText } from '../corpus-text.ts';

export const spanishTexts: readonly CorpusText[] = [
  {
    id: 'ninth-bodega',
    text: {
      type: 'blog_article',
      topic: 'Visita familiar a la bodega Valdelagua',
      language: 'es',
      formality: 'informal',
      length: 300,
      keywords: ['bodega con niños'],
      link: 'https://valdelagua.example/visitas',
      target_audience: 'Familias que pasan el fin de semana en la comarca',
      facts: [
        'Visita familiar todos los sábados a las 11:30',
        'Dura 75 minutos',
        'Adultos 14 €, menores de 12 años gratis',
        'Bodega fundada en 1928',
        'Los niños buscan tres animales tallados en la cueva',
      ],
      output: {
        title: 'Visitar una bodega con niños: así lo hacemos en Valdelagua',
        slug: 'visitar-bodega-con-ninos',
        meta_title: 'Visitar una bodega con niños sin que nadie se aburra',
        meta_description:
          '¿Una bodega con niños? Sí, se puede. Te contamos cómo es nuestra visita familiar de los sábados, cuánto dura y qué ' +
          'conviene llevar en la mochila.',
        introduction:
          '«¿Y qué hago yo con los críos mientras vosotros catáis?» La pregunta nos llega por teléfono casi cada semana. Por ' +
          'eso preparamos una visita pensada para venir a la bodega con niños, en la que los mayores prueban el vino y los ' +
          'pequeños descubren de dónde sale.',
        sections: [
          {
            heading: 'Una casa con historia',
            body:
              'Valdelagua se fundó en 1928, y todavía se nota en las paredes, en los toneles y en el olor de la cueva. Los ' +
              'niños bajan con linterna y con una misión: encontrar los tres animales que alguien dejó tallados en la piedra. ' +
              'Los adultos, mientras tanto, escuchan la historia de la familia sin que nadie les tire de la manga.',
          },
          {
            heading: 'Qué se hace durante la visita',
            body:
              'El recorrido dura una hora y cuarto y sigue el camino de la uva:\n\n' +
              '- en la viña, tocamos las cepas y miramos qué bichos viven en ellas;\n' +
              '- en el lagar, se pisa la uva cuando es temporada;\n' +
              '- en la cueva, se apaga la luz un momento y se escucha el silencio.\n\n' +
              'Al final hay cata para los mayores y mosto para los demás, con pan, queso y aceite de la comarca.',
          },
          {
            heading: 'Horarios y precios',
            body:
              'La visita familiar sale todos los sábados a las once y media. Los adultos pagan 14 €; los menores de 12 años ' +
              'entran gratis. Conviene reservar, porque los grupos son pequeños: puedes hacerlo [en nuestra ' +
              'web](https://valdelagua.example/visitas).',
          },
          {
            heading: 'Tres consejos para venir tranquilos',
            body:
              'Primero, traed calzado cerrado, que la tierra mancha. Segundo, meted una chaqueta en la mochila: abajo hace ' +
              'fresco incluso en pleno verano. Y tercero, venid con hambre y sin prisa, porque la cata acaba casi siempre en ' +
              'sobremesa.',
          },
        ],
        conclusion:
          'Si después os apetece alargar el día, preguntad en la tienda por la senda del río. Es corta, tiene sombra y ' +
          'termina en una fuente donde a los niños les da igual el vino, la cueva y todo lo demás.',
      },
    },
  },
  {
    id: 'ninth-roscon',
    text: {
      type: 'social_post',
      platform: 'tiktok',
      topic: 'Así hacemos el roscón de Reyes',
      language: 'es',
      tone: 'desenfadado',
      facts: ['La masa fermenta 18 horas', 'Encargos hasta el 3 de enero, en la tienda o por mensaje'],
      output: {
        text:
          'El roscón que duerme 18 horas antes de entrar en el horno 😴 Quédate hasta el final, que dentro hay sorpresa. ' +
          'Encargos hasta el 3 de enero, en la tienda o por mensaje.\n\n' +
          '#roscondereyes #panaderia #masamadre #navidad',
        hashtags: ['roscondereyes', 'panaderia', 'masamadre', 'navidad'],
      },
    },
  },
  {
    id: 'ninth-linea7',
    text: {
      type: 'social_post',
      platform: 'bluesky',
      topic: 'New timetable of bus line 7',
      language: 'es',
      hashtags: [],
      link: 'https://busriera.example/linea-7',
      facts: ['From Monday 11 January 2027', 'A bus every 8 minutes at rush hour, until now every 12', 'First bus at 5:40 am'],
      output: {
        text:
          'La línea 7 aprieta el paso. Desde el lunes 11 de enero pasará un autobús cada 8 minutos en hora punta (hasta ' +
          'ahora, cada 12), y el primero saldrá a las 5:40. Para quien madruga y para quien llega justo. Horarios: ' +
          'https://busriera.example/linea-7',
        hashtags: [],
      },
    },
  },
  {
    id: 'ninth-sangre',
    text: {
      type: 'social_post',
      platform: 'facebook',
      topic: 'Jornada de donación de sangre en La Ribera',
      language: 'es',
      length: 70,
      hashtags: ['DonaSangre'],
      facts: [
        'Jueves 19 de noviembre de 2026, de 16:30 a 20:30, en el polideportivo de La Ribera',
        'De 18 a 65 años y más de 50 kg',
        'Cada donación puede ayudar a tres personas',
      ],
      output: {
        text:
          'El jueves 19 de noviembre os esperamos en el polideportivo de La Ribera, de cuatro y media a ocho y media de la ' +
          'tarde.\n\n' +
          'Si tenéis entre 18 y 65 años y pesáis más de 50 kilos, podéis donar. Es un pinchazo, un rato de charla y un ' +
          'bocadillo; a cambio, hasta tres personas pueden seguir adelante.\n\n' +
          '¿Es vuestra primera vez? Venid con alguien, que así se lleva mejor. ❤️\n\n' +
          '#DonaSangre',
        hashtags: ['DonaSangre'],
      },
    },
  },
  {
    id: 'ninth-ingles',
    text: {
      type: 'email',
      topic: 'Curso de inglés para adultos en la academia Puente',
      language: 'es',
      formality: 'informal',
      length: 110,
      keywords: ['inglés'],
      facts: [
        'Nivel B1, empieza el martes 19 de enero',
        'Martes y jueves de 19:00 a 20:30',
        '65 € al mes, sin matrícula',
        'Máximo 8 alumnos por grupo',
      ],
      output: {
        subject: 'Este año sí: inglés los martes y jueves',
        preheader: 'Grupos pequeños, y la matrícula no se paga',
        body:
          'Hola:\n\n' +
          '¿Cuántas veces te has propuesto retomar el inglés? Pues ya tienes fecha. El martes 19 de enero arranca nuestro ' +
          'curso de nivel B1 para adultos.\n\n' +
          'Nos vemos los martes y los jueves, de siete a ocho y media de la tarde, cuando ya has salido de trabajar y todavía ' +
          'no es hora de cenar. En cada grupo somos ocho como mucho, así que hablarás desde el primer día, aunque te tiemble ' +
          'un poco la voz.\n\n' +
          'Cuesta 65 € al mes y no cobramos matrícula. Si no sabes cuál es tu nivel, ven a tomarte un café y lo averiguamos ' +
          'charlando.\n\n' +
          'Un saludo,\n\n' +
          'El equipo de Puente',
        call_to_action: 'Quiero mi plaza',
      },
    },
  },
];
