import type { CorpusText } from '../corpus-text.ts';

/** Spanish pages and articles. */
export const cleanEsLong: readonly CorpusText[] = [
  {
    id: 's19-es-coworking',
    text: {
      type: 'landing_page',
      language: 'es',
      topic: 'Oficinas de alquiler por meses en Bilbao',
      keywords: ['oficina por meses'],
      facts: [
        'Despacho para 4 personas: 640 € al mes, luz e internet incluidos',
        'Fianza de un mes, preaviso de 30 días',
        'Abierto las 24 horas, recepción de 8:30 a 18:30',
        'Dos salas de reuniones, 10 horas al mes gratis',
        'A 350 metros de la estación de Abando',
        'La puerta se abre con el móvil; la recepción recoge paquetes',
      ],
      output: {
        headline: 'Tu despacho en Bilbao, sin contrato largo',
        subheadline: 'Una oficina por meses para equipos pequeños que crecen o se mudan',
        sections: [
          {
            heading: 'Un precio con todo dentro',
            body:
              'El despacho para cuatro personas cuesta 640 € al mes, con luz e internet. Son 160 € por persona. ' +
              'Al entrar pagas el primer mes y la fianza, que es de otro mes: en total, 1.280 €.',
          },
          {
            heading: 'Entra y sal a tu hora',
            body:
              'La puerta se abre con el móvil a cualquier hora del día o de la noche. La recepción recoge tus paquetes ' +
              'entre las ocho y media de la mañana y las seis y media de la tarde.',
          },
          {
            heading: 'Cerca de todo',
            body: 'La estación de Abando está a 350 metros. Para recibir visitas tienes dos salas, con diez horas gratis cada mes.',
          },
        ],
        call_to_action: 'Ver despachos libres',
        faq: [
          {
            question: '¿Con cuánto tiempo tengo que avisar?',
            answer: 'Con treinta días. Después recuperas la fianza y te llevas tus cosas sin más trámites.',
          },
          { question: '¿La luz se paga aparte?', answer: 'No. La luz y la conexión a internet van en el precio, también en invierno.' },
          { question: '¿Puedo trabajar de noche?', answer: 'Sí. El edificio está abierto las veinticuatro horas, también los domingos.' },
        ],
        meta_title: 'Oficina por meses en Bilbao para cuatro personas',
        meta_description:
          'Alquila una oficina por meses en Bilbao, a 350 metros de Abando. Luz e internet incluidos, salas de ' +
          'reuniones y preaviso de 30 días.',
      },
    },
  },
  {
    id: 's19-es-aceite',
    text: {
      type: 'blog_article',
      language: 'es',
      topic: 'Cómo guardar el aceite de oliva virgen extra',
      keywords: ['aceite de oliva'],
      length: 180,
      facts: [
        'Garrafa de 5 litros a 42,50 €, botella de medio litro a 6,40 €',
        'Guardar entre 15 y 20 grados, lejos de la luz',
        'Una vez abierto, consumir en 3 meses',
        'Cosecha de octubre de 2025; consumo preferente: 18 meses',
        'Envío en 48 horas',
      ],
      output: {
        title: 'Cómo guardar el aceite de oliva en casa',
        slug: 'guardar-aceite-de-oliva',
        meta_title: 'Aceite de oliva: cómo guardarlo para que dure',
        meta_description:
          'El aceite de oliva teme la luz, el calor y el aire. Dónde guardarlo, cuánto dura una vez abierto y ' +
          'qué envase conviene en cada casa.',
        introduction:
          'Un buen aceite de oliva tiene tres enemigos: la luz, el calor y el aire. Si lo proteges de los tres, ' +
          'conserva su aroma hasta la última gota.',
        sections: [
          {
            heading: 'Un armario fresco y oscuro',
            body:
              'Guárdalo entre quince y veinte grados, lejos del horno y de la ventana. La encimera queda bonita en las fotos, ' +
              'pero el sol estropea el sabor en pocas semanas. Tampoco hace falta la nevera: ahí se enturbia y cuesta servirlo.',
          },
          {
            heading: 'Cuánto dura abierto',
            body:
              'Cerrado, nuestro aceite aguanta año y medio desde la cosecha. Una vez abierto, gástalo en tres meses. ' +
              'Escribe la fecha en la etiqueta el día que lo abras y no tendrás que adivinar.',
          },
          {
            heading: 'Garrafa o botella',
            body:
              'En una familia que cocina a diario compensa la garrafa: cinco litros por 42,50 €, es decir, 8,50 € el litro. ' +
              'La botella de medio litro cuesta 6,40 €, lo que equivale a 12,80 € por litro, pero se acaba antes de perder aroma.',
          },
        ],
        conclusion:
          'Mira dónde tienes hoy la botella. Si le da el sol, cámbiala de sitio; y si se está acabando, te enviamos otra en dos días.',
      },
    },
  },
];
