import type { CorpusText } from '../corpus-text.ts';
import { lines } from './sixteenth-lines.ts';

export const cleanSpanish: readonly CorpusText[] = [
  {
    id: 's16-es-hotel-email',
    text: {
      type: 'email',
      language: 'es',
      formality: 'informal',
      topic: 'Escapada de otoño en el hotel rural La Umbría',
      length: 100,
      keywords: ['otoño'],
      facts: [
        'Dos noches con desayuno por 178 € para dos personas',
        'Del 2 al 29 de noviembre, de domingo a jueves',
        'Paseo guiado para buscar setas los martes a las 9.30 h',
        'Cancelación gratuita hasta tres días antes',
      ],
      output: {
        subject: 'Otoño, setas y una chimenea encendida',
        preheader: 'Dos noches con desayuno por 178 € para dos',
        body: lines(
          'Hola:',
          '',
          'en La Umbría el bosque ya se ha puesto de color cobre y por la tarde huele a leña. Es nuestra época favorita del año,',
          'y este otoño queremos compartirla contigo.',
          '',
          'Del 2 al 29 de noviembre, de domingo a jueves, dos noches con desayuno cuestan 178 € para dos personas.',
          'Los martes, a las 9.30 h, salimos con una guía a buscar setas. Trae botas y una cesta; del café nos ocupamos nosotros.',
          '',
          '¿Te surge un imprevisto? Puedes cancelar gratis hasta tres días antes de la llegada.',
          '',
          'Elige tus fechas y te preparamos la habitación.',
          '',
          'Un abrazo,',
          'el equipo de La Umbría',
        ),
        call_to_action: 'Elegir mis fechas',
      },
    },
  },
  {
    id: 's16-es-idiomas-email',
    text: {
      type: 'email',
      language: 'es',
      formality: 'informal',
      topic: 'Nuevos cursos de alemán por la tarde',
      instructions: 'Saluda con {{nombre}} y firma como «Academia Puente».',
      keywords: ['curso de alemán'],
      link: 'https://academiapuente.example/aleman',
      facts: [
        'Empieza el lunes 11 de enero de 2027',
        'Lunes y miércoles de 19 a 20.30 h',
        '74 € al mes, sin matrícula hasta el 18 de diciembre',
        'Máximo nueve alumnos por grupo',
      ],
      output: {
        subject: 'Tu curso de alemán empieza en enero',
        preheader: 'Sin matrícula si te apuntas hasta el 18 de diciembre',
        body: lines(
          'Hola, {{nombre}}:',
          '',
          '¿sigues queriendo aprender alemán? El lunes 11 de enero empieza un nuevo curso de alemán para quienes salen tarde',
          'del trabajo: lunes y miércoles, de 19 a 20.30 h.',
          '',
          'En cada grupo hay como máximo nueve alumnos, así que hablarás desde el primer día. El curso cuesta 74 € al mes,',
          'y si te apuntas hasta el 18 de diciembre, no pagas matrícula.',
          '',
          'Si no sabes cuál es tu nivel, haz primero nuestra prueba en línea y te decimos qué grupo te conviene.',
          '',
          'Hasta pronto,',
          'Academia Puente',
        ),
        call_to_action: 'Reservar mi plaza',
      },
    },
  },
  {
    id: 's16-es-solar-page',
    text: {
      type: 'landing_page',
      language: 'es',
      formality: 'formal',
      topic: 'Placas solares para comunidades de vecinos',
      keywords: ['placas solares', 'comunidad de vecinos'],
      facts: [
        'Ahorro medio del 35 % en la luz de las zonas comunes',
        'Instalación en cinco días',
        '94 comunidades en Aragón y Navarra',
        'Garantía de 25 años en los paneles',
        'Estudio gratuito',
      ],
      output: {
        headline: 'Placas solares que ponen de acuerdo al edificio',
        subheadline: 'Para toda comunidad de vecinos que quiere pagar menos luz sin discutir en cada junta',
        sections: [
          {
            heading: 'Menos gasto en las zonas comunes',
            body: lines(
              'Ascensor, garaje, portal: todo consume. Con nuestras placas solares, las comunidades ahorran de media un 35 % en la luz',
              'de las zonas comunes.',
            ),
          },
          {
            heading: 'Cinco días y listo',
            body: lines(
              'La instalación dura cinco días y no hace falta cortar el suministro en las viviendas. Nuestro equipo se encarga',
              'de los permisos y explica el proyecto en la junta.',
            ),
          },
          {
            heading: 'Una garantía que se nota',
            body: lines(
              'Los paneles tienen una garantía de 25 años. En Aragón y Navarra ya hemos trabajado con 94 comunidades,',
              'y muchas nos han presentado al edificio de al lado.',
            ),
          },
        ],
        call_to_action: 'Pedir el estudio gratuito',
        faq: [
          {
            question: '¿Quién tramita los permisos?',
            answer: 'Nosotros. Preparamos la documentación y la presentamos en su ayuntamiento.',
          },
          {
            question: '¿Y si el tejado es antiguo?',
            answer: 'Lo revisamos en el estudio gratuito y le decimos con franqueza si aguanta.',
          },
          {
            question: '¿Tiene que votar la comunidad?',
            answer: 'Sí, el proyecto se aprueba en junta. Le ayudamos a presentarlo con claridad.',
          },
        ],
        meta_title: 'Placas solares para su comunidad de vecinos',
        meta_description: lines(
          'Placas solares para una comunidad de vecinos: un 35 % de ahorro medio en zonas comunes, instalación en cinco días',
          'y estudio gratuito.',
        ),
      },
    },
  },
  {
    id: 's16-es-sofa-article',
    text: {
      type: 'blog_article',
      language: 'es',
      formality: 'informal',
      topic: 'Cómo limpiar un sofá de tela',
      length: 170,
      keywords: ['sofá de tela'],
      link: 'https://limpiacasa.example/tapicerias',
      facts: [
        'Limpieza profesional de un sofá de tres plazas: 69 €',
        'Tarda unas cuatro horas en secar',
        'Recomendamos aspirarlo cada dos semanas',
        'Dejar actuar el bicarbonato 20 minutos',
      ],
      output: {
        title: 'Cómo limpiar un sofá de tela sin estropearlo',
        slug: 'como-limpiar-sofa-de-tela',
        meta_title: 'Cómo limpiar un sofá de tela sin estropearlo',
        meta_description: lines(
          'Limpiar un sofá de tela en casa es posible si empiezas por la etiqueta. Aprende a quitar polvo, olores y manchas',
          'sin dañar el tejido.',
        ),
        introduction: lines(
          'Un sofá de tela aguanta casi todo, menos las prisas. Con un aspirador, bicarbonato y un paño blanco',
          'resuelves la mayoría de los problemas en casa.',
        ),
        sections: [
          {
            heading: 'Empieza por la etiqueta',
            body: lines(
              'Debajo de los cojines suele haber una etiqueta con símbolos. Una W indica que puedes usar agua; una S, que solo admite',
              'limpieza en seco. Si no la encuentras, prueba en un rincón que no se vea.',
            ),
          },
          {
            heading: 'Fuera polvo y olores',
            body: lines(
              'Pasa el aspirador cada dos semanas, también por las costuras. Para los olores, espolvorea bicarbonato,',
              'déjalo actuar 20 minutos y vuelve a aspirar.',
            ),
          },
          {
            heading: 'Trata las manchas con calma',
            body: lines(
              'Absorbe el líquido con papel, sin frotar. Después humedece un paño blanco con agua tibia y un poco de jabón neutro,',
              'y trabaja desde el borde hacia el centro. Así la mancha no crece.',
            ),
          },
        ],
        conclusion: lines(
          '¿La mancha se resiste? Nuestro [servicio de tapicerías](https://limpiacasa.example/tapicerias) limpia un sofá',
          'de tres plazas por 69 €. En unas cuatro horas estará seco y podrás volver a sentarte.',
        ),
      },
    },
  },
];
