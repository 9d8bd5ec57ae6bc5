import type { CorpusText } from '../corpus-text.ts';

export const cleanSpanish: readonly CorpusText[] = [
  {
    id: 'es-blog-aceite',
    text: {
      type: 'blog_article',
      language: 'es',
      topic: 'Cómo leer la etiqueta de un aceite de oliva virgen extra',
      keywords: ['aceite de oliva virgen extra', 'cosecha temprana'],
      link: 'https://almazaraelcerro.example/tienda',
      facts: [
        'Botella de 500 ml a 11,90 €, lata de 3 litros a 48 €',
        'Acidez de 0,2°',
        'Cosecha temprana: del 10 al 28 de octubre',
        'Prensamos en menos de 6 horas',
        'Rafael Luque, maestro de almazara: «El frío guarda el aroma; la prisa, también.»',
      ],
      length: 175,
      output: {
        title: 'Qué dice de verdad la etiqueta de un buen aceite',
        slug: 'leer-etiqueta-aceite-de-oliva',
        meta_title: 'Aceite de oliva virgen extra: leer la etiqueta',
        meta_description:
          'Fecha, acidez, variedad: qué mirar en la etiqueta de un aceite de oliva virgen extra antes de comprarlo, y qué puedes pasar por alto.',
        introduction:
          'La etiqueta de un aceite de oliva virgen extra cuenta más de lo que parece. Basta con mirar tres cosas: la fecha, la acidez y quién lo ha hecho.',
        sections: [
          {
            heading: 'La fecha de cosecha',
            body: 'Un aceite es un zumo, y los zumos envejecen. El nuestro es de cosecha temprana: recogimos la aceituna entre el 10 y el 28 de octubre. Da menos aceite, pero sabe a hierba y a tomate verde.',
          },
          {
            heading: 'La acidez no se nota en la boca',
            body: 'Es un dato de laboratorio. El nuestro tiene 0,2 grados, y eso dice que la aceituna llegó sana. «El frío guarda el aroma; la prisa, también», dice Rafael Luque, maestro de almazara. Por eso prensamos antes de seis horas.',
          },
          {
            heading: 'Botella o lata',
            body: 'La botella de medio litro cuesta 11,90 euros. La lata de tres litros cuesta 48, así que el litro sale a 16 euros. Guárdala lejos del fuego y de la luz.',
          },
        ],
        conclusion:
          'La próxima vez, dale la vuelta a la botella antes de mirar el precio. Y si quieres probar el nuestro, [está en la tienda](https://almazaraelcerro.example/tienda).',
      },
    },
  },
  {
    id: 'es-blog-fianza',
    text: {
      type: 'blog_article',
      language: 'es',
      topic: 'Qué revisar antes de firmar un contrato de alquiler',
      keywords: ['contrato de alquiler', 'fianza'],
      formality: 'formal',
      facts: [
        'Revisión del contrato: 75 €, IVA incluido, en 48 horas',
        'La fianza legal de una vivienda es de un mes',
        'Oficina en la calle Mayor, 21, 2.º B',
        'Abierto de 9:30 a 14:00 y de 16:30 a 19:00, de lunes a jueves',
      ],
      output: {
        title: 'Antes de firmar un contrato de alquiler: qué revisar',
        slug: 'antes-de-firmar-contrato-de-alquiler',
        meta_title: 'Contrato de alquiler: qué revisar antes de firmar',
        meta_description:
          'La fianza, los gastos, el inventario: qué conviene revisar antes de firmar un contrato de alquiler, y cuándo compensa pedir ayuda.',
        introduction:
          'Un contrato de alquiler se firma en un minuto y se sufre durante años. Dedíquele una tarde antes de coger el bolígrafo.',
        sections: [
          {
            heading: 'La fianza',
            body: 'La ley pide un mes de fianza para una vivienda. Si le piden más, pregunte a título de qué, y que conste por escrito.',
          },
          {
            heading: 'El inventario',
            body: 'Haga fotos de cada habitación el día de la entrega. Una mancha en la pared parece poca cosa, hasta que alguien se la quiere cobrar.',
          },
          {
            heading: 'Si algo no le cuadra',
            body: 'Por 75 euros, con el IVA incluido, leemos su contrato y le contestamos en dos días. Estamos en el segundo B de la calle Mayor, 21, de lunes a jueves, de nueve y media a dos y de cuatro y media a siete.',
          },
        ],
        conclusion: 'Lea el contrato una vez con calma y otra con un lápiz en la mano. Lo que subraye es lo que hay que preguntar.',
      },
    },
  },
  {
    id: 'es-land-idiomas',
    text: {
      type: 'landing_page',
      language: 'es',
      topic: 'Curso intensivo de alemán para enfermería',
      keywords: ['alemán para enfermería', 'B2'],
      facts: [
        '20 semanas, 25 horas a la semana',
        'Del A2 al B2',
        'Grupos de 8',
        'Inicio: 1 de febrero de 2027',
        '2.400 € en 6 plazos sin intereses',
        'De los 50 alumnos del año pasado aprobaron 46',
      ],
      output: {
        headline: 'Alemán para enfermería, del A2 al B2',
        subheadline: 'Un curso intensivo de veinte semanas para enfermeras y enfermeros que quieren trabajar en Alemania.',
        sections: [
          {
            heading: 'Se aprende a pie de cama',
            body: 'Turnos, informes, familias que preguntan: cada semana son veinticinco horas en un grupo de ocho. Al final habrá pasado con nosotros quinientas horas.',
          },
          {
            heading: 'Lo que dicen los números',
            body: 'El año pasado aprobaron 46 de 50, es decir, el 92 %. Los otros cuatro repitieron con nosotros.',
          },
          {
            heading: 'Seis plazos, ningún interés',
            body: 'El curso cuesta 2.400 euros. Se puede pagar en seis plazos de 400 euros, sin intereses.',
          },
        ],
        call_to_action: 'Reservar una plaza',
        faq: [
          { question: '¿Cuándo empieza?', answer: 'El 1 de febrero de 2027, que es lunes. Las clases duran hasta finales de primavera.' },
          { question: '¿Necesito saber algo de alemán?', answer: 'Sí, un A2. Si no lo tiene, le decimos cómo llegar.' },
        ],
        meta_title: 'Alemán para enfermería: curso intensivo al B2',
        meta_description:
          'Alemán para enfermería en veinte semanas, del A2 al B2, en grupos de ocho y con pago en seis plazos sin intereses. Empieza en febrero.',
      },
      instructions: 'Los cuatro que no aprobaron repitieron con nosotros.',
    },
  },
  {
    id: 'es-land-fisio',
    text: {
      type: 'landing_page',
      language: 'es',
      topic: 'Fisioterapia a domicilio en Zaragoza',
      keywords: ['fisioterapia a domicilio'],
      facts: [
        'Sesión de 50 minutos: 45 €',
        'Bono de 5 sesiones: 200 €',
        'De lunes a sábado, de 8 a 21 h',
        'Camilla propia',
        '7 fisioterapeutas colegiados',
      ],
      output: {
        headline: 'La camilla va a su casa',
        subheadline: 'Fisioterapia a domicilio en Zaragoza, para quien no puede o no quiere salir.',
        sections: [
          {
            heading: 'Cincuenta minutos, sin sala de espera',
            body: 'Llegamos con nuestra propia camilla y la montamos donde haya sitio. Usted solo pone la toalla.',
          },
          {
            heading: 'Lo que cuesta',
            body: 'Una sesión son 45 euros. Con el bono de cinco paga 200, o sea 40 euros por sesión, y se ahorra 25 euros.',
          },
          {
            heading: 'Siete personas, un mismo cuaderno',
            body: 'Somos siete fisioterapeutas, todos colegiados. De lunes a sábado, entre las ocho de la mañana y las nueve de la noche, alguno de nosotros está en su barrio.',
          },
        ],
        call_to_action: 'Pedir una primera sesión',
        faq: [
          { question: '¿Tengo que preparar algo?', answer: 'No. Basta con un rincón en el que quepa una camilla.' },
          { question: '¿Vienen los sábados?', answer: 'Sí, con el mismo horario que entre semana.' },
        ],
        meta_title: 'Fisioterapia a domicilio en Zaragoza',
        meta_description:
          'Fisioterapia a domicilio en Zaragoza: sesiones de cincuenta minutos por 45 euros, de lunes a sábado, con nuestra propia camilla.',
      },
    },
  },
  {
    id: 'es-email-festival',
    text: {
      type: 'email',
      language: 'es',
      topic: 'Festival de Jazz del Puerto: últimos abonos a precio reducido',
      keywords: ['Jazz'],
      instructions: 'Empieza con «Hola, [[nombre]]:».',
      facts: [
        'Del 9 al 11 de julio de 2027',
        'Abono 3 noches: 54 € hasta el 31 de mayo, después 72 €',
        '12 conciertos en 2 escenarios',
        'Quedan 150 abonos',
      ],
      output: {
        subject: 'Tres noches de Jazz por 54 euros, hasta mayo',
        preheader: 'Quedan 150 abonos antes de que suba el precio',
        body: 'Hola, [[nombre]]:\n\nel puerto vuelve a sonar del 9 al 11 de julio. Son tres noches, dos escenarios y doce conciertos.\n\nHasta el 31 de mayo, el abono cuesta 54 euros; luego serán 72. Cada noche te sale a 18 euros, y te ahorras un 25 %.\n\nNo es por meter prisa, pero quedan ciento cincuenta.\n\nNos vemos en el muelle,\nel equipo del festival',
        call_to_action: 'Quiero mi abono',
      },
    },
  },
  {
    id: 'es-email-alimentos',
    text: {
      type: 'email',
      language: 'es',
      topic: 'Gran Recogida del Banco de Alimentos de Vallehondo: buscamos voluntarios',
      keywords: ['voluntarios'],
      facts: [
        '26 y 27 de noviembre de 2027',
        'Turnos de 4 horas: 9–13 h, 13–17 h y 17–21 h',
        'En 2026 participaron 640 voluntarios en 38 supermercados y reunieron 92 toneladas',
        'Inscripción hasta el 15 de noviembre en https://vallehondo.example/turnos',
      ],
      length: 80,
      output: {
        subject: 'Cuatro horas en noviembre: buscamos voluntarios',
        preheader: 'La Gran Recogida es el 26 y el 27, y faltan manos',
        body: 'Hola:\n\n¿qué son cuatro horas? Un partido con prórroga y un café largo. O un turno en la Gran Recogida, el 26 o el 27 de noviembre.\n\nEn 2026, 640 voluntarios reunieron 92 toneladas en 38 supermercados. Este año nos gustaría volver a llenar el almacén.\n\nPuedes elegir mañana (de nueve a una), mediodía (de una a cinco) o tarde (de cinco a nueve).\n\n[Apúntate aquí](https://vallehondo.example/turnos) antes de que acabe el 15 de noviembre.\n\nMil gracias,\nBanco de Alimentos de Vallehondo',
        call_to_action: 'Elegir mi turno',
      },
    },
  },
];
