import type { CorpusText } from '../corpus-text.ts';

export const spanishTexts: readonly CorpusText[] = [
  {
    id: 'thirteenth-es-aceite',
    text: {
      type: 'blog_article',
      language: 'es',
      topic: 'Cómo conservar el aceite de oliva',
      length: 190,
      formality: 'informal',
      keywords: ['aceite de oliva', 'almazara'],
      facts: [
        'Temperatura ideal: entre 15 y 20 °C',
        'Una vez abierta la botella, conviene gastarla en dos meses',
        'Lata de 3 litros: 36 €',
        'Envío gratis a partir de 60 €',
        'Visitas a la almazara los sábados a las 11:00',
        'Cosecha de octubre',
      ],
      link: 'https://www.almazaraelcerro.example/tienda',
      output: {
        title: 'Aceite de oliva: guárdalo bien y sabrá a campo',
        slug: 'conservar-aceite-de-oliva',
        meta_title: 'Cómo conservar el aceite de oliva en casa',
        meta_description:
          'Luz, calor y aire: qué estropea el aceite de oliva, dónde guardarlo en la cocina y cuánto dura una botella después de abrirla.',
        introduction:
          'Un buen aceite de oliva se estropea antes en la cocina que en la almazara. La culpa es de la luz, del calor y del aire. Por suerte, los tres tienen arreglo.',
        sections: [
          {
            heading: 'Lejos del fuego y de la ventana',
            body: 'Mucha gente deja la botella junto al fogón, porque es cómodo. Es el peor sitio. El aceite está a gusto entre 15 y 20 grados, en un armario cerrado. Si tu cocina es muy calurosa, usa la despensa.',
          },
          {
            heading: 'Mejor en lata que en cristal claro',
            body: 'La lata no deja pasar la luz. Llena una botella pequeña para la mesa y deja el resto cerrado. Cuando abras una botella, gástala en dos meses. Después no hace daño, pero pierde aroma y pica menos.',
          },
          {
            heading: 'Lo que hacemos nosotros',
            body: 'Recogemos la aceituna en octubre, cuando aún está verde. La lata de tres litros cuesta 36 euros, y si tu pedido llega a 60 euros, el envío es gratis. Los sábados, a las once de la mañana, te enseñamos la almazara.',
          },
        ],
        conclusion:
          'Abre hoy el armario y huele tu botella. Si huele a cera, [elige una lata nueva](https://www.almazaraelcerro.example/tienda) y guarda la vieja para engrasar bisagras.',
      },
    },
  },
  {
    id: 'thirteenth-es-surf',
    text: {
      type: 'landing_page',
      language: 'es',
      topic: 'Cursos de surf para principiantes en Zarautz',
      formality: 'informal',
      keywords: ['curso de surf', 'Zarautz'],
      facts: [
        'Cinco clases de dos horas, de lunes a viernes',
        '145 € con tabla y neopreno',
        'Seis alumnos por monitor como máximo',
        'Del 15 de junio al 18 de septiembre',
        'Edad mínima: 10 años',
        'Si hay temporal, se devuelve el dinero de la clase',
      ],
      link: 'https://www.olanorte.example/curso',
      output: {
        headline: 'Tu primer curso de surf en Zarautz',
        subheadline: 'Para quien nunca ha subido a una tabla y quiere hacerlo con calma y con buenos monitores',
        sections: [
          {
            heading: 'Primero la arena, luego la ola',
            body: 'Entras al agua de lunes a viernes, dos horas cada día. Empezamos en la orilla, con la tabla en la arena, y vamos hacia dentro cuando te sientes seguro.',
          },
          {
            heading: 'Grupos pequeños',
            body: 'Cada monitor lleva a seis alumnos como mucho, así que siempre hay alguien cerca. Puedes venir a partir de los 10 años.',
          },
          {
            heading: 'Precio y fechas',
            body: '- Curso completo: 145 euros, con tabla y neopreno\n- Fechas: entre el 15 de junio y el 18 de septiembre\n- Si hay temporal, te devolvemos el dinero de la clase',
          },
        ],
        call_to_action: 'Reservar mi semana',
        faq: [
          { question: '¿Tengo que saber nadar?', answer: 'Sí. No hace falta que nades rápido, pero tienes que estar a gusto en el agua.' },
          { question: '¿Qué llevo el primer día?', answer: 'Bañador, toalla y crema solar. La tabla y el neopreno los ponemos nosotros.' },
        ],
        meta_title: 'Curso de surf en Zarautz para principiantes',
        meta_description:
          'Curso de surf de cinco clases en Zarautz, de lunes a viernes: 145 € con tabla y neopreno, y seis alumnos por monitor como máximo.',
      },
    },
  },
  {
    id: 'thirteenth-es-veterinaria',
    text: {
      type: 'email',
      language: 'es',
      topic: 'Campaña dental en la clínica veterinaria Patas',
      formality: 'formal',
      keywords: ['limpieza dental'],
      facts: [
        'Del 2 al 28 de febrero de 2026',
        'Limpieza dental con un 20 % de descuento',
        'Revisión gratuita de 15 minutos',
        'De lunes a viernes, de 10 a 20 h',
      ],
      link: 'https://www.clinicapatas.example/dental',
      output: {
        subject: 'Febrero, el mes de los dientes',
        preheader: 'Revisión gratuita para su perro o su gato',
        body: 'Hola:\n\n¿Le huele mal el aliento a su perro? Suele ser el sarro, y con el tiempo duele.\n\nDel 2 al 28 de febrero miramos la boca de su mascota sin coste. La revisión dura un cuarto de hora y no hace falta dormirla. Si después necesita una limpieza dental, le descontamos un 20%.\n\nPuede pedir hora de lunes a viernes, entre las diez de la mañana y las ocho de la tarde.\n\nUn saludo,\nel equipo de Patas',
        call_to_action: 'Pedir hora',
      },
    },
  },
  {
    id: 'thirteenth-es-coworking',
    text: {
      type: 'ad_copy',
      language: 'es',
      platform: 'facebook',
      topic: 'Puestos de trabajo en el coworking La Nave',
      product: 'Puesto fijo en La Nave',
      unique_selling_proposition: 'Una mesa propia y silencio hasta mediodía',
      variants: 2,
      formality: 'informal',
      facts: ['129 € al mes, sin permanencia', 'Abierto las 24 horas', 'Primer día gratis', 'A 300 metros de la estación'],
      output: {
        variants: [
          {
            primary_text: 'Trabajar en el sofá cansa. En La Nave tienes una mesa propia y silencio hasta mediodía.',
            headlines: ['Tu puesto fijo por 129 € al mes'],
            descriptions: ['El primer día es gratis'],
          },
          {
            primary_text: 'Bajas del tren, andas 300 metros y ya estás en tu mesa. Sin permanencia y con café de verdad.',
            headlines: ['Abierto a cualquier hora del día'],
            descriptions: ['Prueba un día sin pagar'],
          },
        ],
      },
    },
  },
  {
    id: 'thirteenth-es-facturas',
    text: {
      type: 'ad_copy',
      language: 'es',
      platform: 'linkedin',
      topic: 'Programa de facturas para talleres',
      product: 'Facturalo',
      unique_selling_proposition: 'De la orden de trabajo a la factura en un clic',
      variants: 2,
      formality: 'formal',
      keywords: ['facturas'],
      facts: ['19 € al mes por taller', 'Más de 800 talleres lo usan', 'Prueba de 30 días', 'Atención por teléfono de 8 a 19 h'],
      output: {
        variants: [
          {
            primary_text:
              'Las facturas no deberían quitarle la tarde. Con Facturalo, la orden de trabajo se convierte en factura con un clic.',
            headlines: ['Un mes de prueba para su taller'],
            descriptions: ['Más de 800 talleres ya trabajan así.'],
          },
          {
            primary_text: 'Su taller repara coches. Facturalo hace las facturas, por 19 euros al mes.',
            headlines: ['De la orden de trabajo a la factura en un clic'],
            descriptions: ['Le atendemos por teléfono de ocho de la mañana a siete de la tarde.'],
          },
        ],
      },
    },
  },
  {
    id: 'thirteenth-es-churros',
    text: {
      type: 'social_post',
      language: 'es',
      platform: 'tiktok',
      topic: 'Churros rellenos en Churrería Paca',
      formality: 'informal',
      facts: ['Ración de 6 churros: 4,50 €', 'Viernes y sábados desde las 18:00'],
      hashtags: ['churros', 'merienda'],
      output: {
        text: 'Mira cómo cae el chocolate. Seis churros rellenos por 4,50 €, los viernes y sábados desde las seis de la tarde. ¿Con quién los compartes?\n\n#churros #merienda',
        hashtags: ['churros', 'merienda'],
      },
    },
  },
  {
    id: 'thirteenth-es-bicis',
    text: {
      type: 'social_post',
      language: 'es',
      platform: 'twitter',
      topic: 'Taller de pinchazos en Ciclos Ribera',
      formality: 'informal',
      keywords: ['pinchazos'],
      facts: ['Jueves 21 de mayo de 2026 a las 19:00', 'Gratis, 12 plazas'],
      hashtags: ['bici'],
      link: 'https://www.ciclosribera.example/taller',
      output: {
        text: 'El jueves 21 de mayo, a las siete de la tarde, te enseñamos a arreglar pinchazos. Es gratis y hay doce plazas. Trae tu rueda y ganas de mancharte.\n\nhttps://www.ciclosribera.example/taller\n\n#bici',
        hashtags: ['bici'],
      },
    },
  },
];
