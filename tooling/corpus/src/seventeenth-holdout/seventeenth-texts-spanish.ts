import type { CorpusText } from '../corpus-text.ts';

/** Emails, pages and an article. */
export const longSpanish: readonly CorpusText[] = [
  {
    id: 's17-parque-email',
    text: {
      type: 'email',
      language: 'es',
      topic: 'Entradas de familia para el parque de agua Lagomar',
      keywords: ['parque de agua'],
      formality: 'informal',
      facts: [
        'Adultos 26 €, niños de 4 a 11 años 18 €',
        'Entrada familiar para dos adultos y dos niños: 74 €, solo por internet',
        'Abierto del 12 de junio al 12 de septiembre, de 10:00 a 19:00',
        'Quince toboganes',
        'Comedor con zona de sombra',
      ],
      output: {
        subject: 'Un día de agua para los cuatro por 74 €',
        preheader: 'La entrada familiar se compra solo por internet',
        body: [
          'Hola:',
          'el 12 de junio abrimos las compuertas. El parque de agua Lagomar tiene quince toboganes, sombra para comer y horario de ' +
            'diez de la mañana a siete de la tarde.',
          'En taquilla, dos adultos y dos niños pagan 88 €: 26 € cada adulto y 18 € cada niño. La entrada familiar cuesta 74 €, ' +
            'así que os sobran 14 € para helados.',
          'Solo se vende por internet y vale para cualquier día hasta el 12 de septiembre.',
        ].join('\n\n'),
        call_to_action: 'Comprar entrada familiar',
      },
    },
  },
  {
    id: 's17-nominas-email',
    text: {
      type: 'email',
      language: 'es',
      topic: 'Programa de nóminas Pagora para pequeñas empresas',
      keywords: ['nóminas'],
      formality: 'formal',
      facts: [
        '4 € por empleado y mes',
        'Primeros 60 días gratis',
        'Nueve de cada diez clientes renuevan',
        '«Hago las nóminas antes del segundo café», dice Lucía Ferrer, dueña de la imprenta Tinta',
        'Atención telefónica de 8:00 a 20:00',
        'La puesta en marcha dura 48 horas',
      ],
      output: {
        subject: 'Nóminas hechas antes del segundo café',
        preheader: 'Pruebe Pagora durante sesenta días sin pagar nada',
        body: [
          'Hola:',
          '«Hago las nóminas antes del segundo café», dice Lucía Ferrer, dueña de la imprenta Tinta. Ella trabaja con Pagora.',
          'Nuestro programa calcula sueldos, prepara los recibos y los envía a cada empleado. Lo ponemos en marcha en dos días, y si ' +
            'algo no cuadra, alguien le atiende por teléfono de ocho de la mañana a ocho de la tarde.',
          'Los primeros sesenta días son gratis. Después paga cuatro euros por empleado y mes. El 90 % de nuestros clientes renueva.',
        ].join('\n\n'),
        call_to_action: 'Empezar la prueba',
      },
    },
  },
  {
    id: 's17-cowork-page',
    text: {
      type: 'landing_page',
      language: 'es',
      topic: 'Coworking La Nave en Zaragoza',
      keywords: ['coworking en Zaragoza'],
      formality: 'informal',
      facts: [
        'Mesa fija 150 € al mes, mesa flexible 90 € al mes',
        'Pase de un día 12 €, bono de diez días 100 €',
        '48 puestos en 600 m²',
        'Abierto de lunes a viernes de 8:00 a 21:00',
        'Sala de reuniones: 10 € la hora',
        'Café e internet incluidos',
      ],
      output: {
        headline: 'Trabaja fuera de casa, no fuera de sitio',
        subheadline: 'Un coworking en Zaragoza con luz, silencio y café, para quien empieza y para quien crece',
        sections: [
          {
            heading: 'Una mesa a tu medida',
            body: 'La mesa fija cuesta 150 € al mes y la flexible, 90 €. Son 60 € de diferencia, y en las dos entran el café e internet.',
          },
          {
            heading: 'Ven solo algunos días',
            body: 'Un pase de un día vale 12 €. Si compras el bono de diez días por 100 €, cada día te sale a 10 € y ahorras 20 € en total.',
          },
          {
            heading: 'Espacio para concentrarse',
            body:
              'En seiscientos metros cuadrados hay 48 puestos y una sala de reuniones, que cuesta 10 € la hora. ' +
              'Abrimos de lunes a viernes, de ocho de la mañana a nueve de la noche.',
          },
        ],
        call_to_action: 'Reservar una visita',
        faq: [
          {
            question: '¿Puedo venir solo un día?',
            answer: 'Sí, con el pase de 12 €. Lo pides en la entrada y eliges la mesa que esté libre.',
          },
          {
            question: '¿Hay que pagar el café aparte?',
            answer: 'No, está incluido en todas las tarifas, igual que internet. La cafetera está junto a la ventana.',
          },
          {
            question: '¿Puedo recibir a clientes?',
            answer: 'Claro. La sala de reuniones se reserva por horas y cada hora cuesta 10 €.',
          },
        ],
        meta_title: 'Coworking en Zaragoza: mesas desde 90 € al mes',
        meta_description:
          'Coworking en Zaragoza con café e internet incluidos: mesa flexible por 90 € al mes, mesa fija por 150 € ' +
          'o bono de diez días por 100 €.',
      },
    },
  },
  {
    id: 's17-perro-page',
    text: {
      type: 'landing_page',
      language: 'es',
      topic: 'Seguro para perros Patasanas',
      keywords: ['seguro para perros'],
      formality: 'informal',
      facts: [
        'Cuota de 14 € al mes',
        'Cubre el 80 % de la factura del veterinario, hasta 2.000 € al año',
        'Pago en 72 horas',
        'Perros de 3 meses a 8 años',
        'Carencia de 30 días para enfermedades; los accidentes se cubren desde el primer día',
      ],
      output: {
        headline: 'Que el veterinario no te quite el sueño',
        subheadline: 'Un seguro para perros que paga la mayor parte de la factura, y la paga pronto',
        sections: [
          {
            heading: 'Cuatro de cada cinco euros',
            body:
              'El seguro para perros Patasanas paga cuatro de cada cinco euros de la factura, hasta dos mil euros al año. ' +
              'Tú eliges la clínica.',
          },
          {
            heading: 'Una cuota clara',
            body:
              'Son catorce euros al mes, sin letra pequeña. Los accidentes están cubiertos desde el primer día y las enfermedades, ' +
              'al cabo de treinta.',
          },
          {
            heading: 'El dinero llega pronto',
            body: 'Haz una foto de la factura y envíala desde el móvil. En tres días tienes el pago en tu cuenta.',
          },
        ],
        call_to_action: 'Asegurar a mi perro',
        faq: [
          {
            question: '¿Mi perro es demasiado mayor?',
            answer: 'Se admiten perros desde los tres meses hasta los ocho años. Fuera de esas edades no podemos abrir una póliza.',
          },
          {
            question: '¿Puedo ir a mi veterinario de siempre?',
            answer: 'Sí, vale cualquier clínica. Solo necesitamos la factura con el nombre de tu perro.',
          },
          {
            question: '¿Cuánto tarda el pago?',
            answer: 'Tres días como mucho desde que recibimos la factura. Te avisamos en cuanto sale la transferencia.',
          },
        ],
        meta_title: 'Seguro para perros por 14 € al mes | Patasanas',
        meta_description:
          'Seguro para perros que cubre el 80 % de la factura del veterinario. Cuesta 14 € al mes y paga en tres días. ' +
          'Vale en cualquier clínica.',
      },
    },
  },
  {
    id: 's17-ducha-article',
    text: {
      type: 'blog_article',
      language: 'es',
      topic: 'Cuánto se ahorra con una ducha eficiente',
      keywords: ['ducha eficiente'],
      length: 175,
      formality: 'informal',
      facts: [
        'Una ducha normal gasta 12 litros por minuto; la ducha eficiente, 6 litros',
        'La ducha media dura 5 minutos',
        'El cabezal cuesta 25 € y se cambia en 10 minutos',
        'Una familia ahorra unos 90 € al año en agua y gas',
      ],
      output: {
        title: 'Ducha eficiente: cuánta agua y cuánto dinero ahorra',
        slug: 'ducha-eficiente-ahorro',
        meta_title: 'Ducha eficiente: cuánta agua y dinero ahorra',
        meta_description:
          'Una ducha eficiente gasta la mitad de agua. Te contamos cuánto ahorra una familia, ' +
          'cuánto cuesta el cabezal y cómo se cambia en casa.',
        introduction:
          'El agua caliente se va por el desagüe, y con ella el gas que la calentó. Una ducha eficiente corta ese gasto sin que notes ' +
          'menos presión. Aquí tienes las cuentas.',
        sections: [
          {
            heading: 'La mitad de agua',
            body:
              'Una ducha normal gasta 12 litros por minuto y la eficiente, seis: la mitad. En una ducha de cinco minutos pasas de ' +
              '60 litros a 30, y el pelo queda igual de limpio.\n\n' +
              'El truco es el aire. El cabezal lo mezcla con el agua, y las gotas parecen más grandes.',
          },
          {
            heading: 'Lo que cuesta y lo que devuelve',
            body:
              'El cabezal cuesta 25 €. Una familia ahorra unos 90 € al año en agua y gas, ' +
              'así que el primer año ya le quedan 65 € de ganancia.',
          },
          {
            heading: 'Cómo se cambia',
            body:
              'Bastan diez minutos y una llave. Desenrosca el cabezal viejo, limpia la rosca, pon la junta nueva y aprieta con la mano. ' +
              'Abre el agua y mira si gotea.',
          },
        ],
        conclusion:
          'Pon un cubo bajo la ducha durante un minuto y mide lo que cae. Si llenas más de seis litros, ya sabes por dónde empezar.',
      },
    },
  },
];
