import type { CorpusText } from '../corpus-text.ts';

/** Clean French articles and landing pages. */
export const thirdFrenchPages: readonly CorpusText[] = [
  {
    id: 'third-fr-sailing-page',
    text: {
      type: 'landing_page',
      language: 'fr',
      topic: 'Sailing school Les Vents de Groix: one-week courses for adults',
      target_audience: 'Adults from 16, beginners or out of practice',
      facts: [
        'July and August, Monday to Friday, 9:30 am to 12:30 pm (5 half-days)',
        '295 euros a week; second person of a family 15 % off',
        'Max. 6 people per boat; 8 boats of the type First 21',
        'Instructors hold the French state diploma; life jacket and oilskins are lent',
        'No experience needed, minimum age 16',
        'Above force 6 theory ashore, course postponed or refunded in full',
        'Ferry from Lorient takes 45 minutes; contact@ventsdegroix.fr',
      ],
      keywords: ['stage de voile'],
      output: {
        headline: 'Un stage de voile pour prendre le large',
        subheadline: 'Cinq matinées sur l’eau, en juillet ou en août, pour adultes débutants ou rouillés',
        sections: [
          {
            heading: 'À six par bateau, pas davantage',
            body:
              'Nos huit First 21 se barrent à tour de rôle. Chaque matin, du lundi au vendredi, vous naviguez de 9\u00A0h\u00A030 à midi ' +
              'et demi avec une monitrice ou un moniteur diplômé d’État.',
          },
          {
            heading: 'Tout est compris',
            body:
              'Pour **295\u00A0€** la semaine, nous prêtons\u00A0:\n\n- le gilet de sauvetage\u00A0;\n- le ciré\u00A0;\n' +
              '- le bateau, bien sûr.\n\nVous venez à deux\u202F? La seconde personne de la famille paie 15\u00A0% de moins.',
          },
          {
            heading: 'Et si le vent se lève\u00A0?',
            body: 'Au-delà de force\u00A06, on reste à terre pour la théorie. Le stage est alors reporté, ou remboursé en totalité.',
          },
        ],
        call_to_action: 'Réserver ma semaine',
        faq: [
          {
            question: 'Faut-il déjà savoir naviguer\u00A0?',
            answer: 'Non, aucune expérience n’est demandée. Il suffit d’avoir seize ans révolus.',
          },
          { question: 'Comment venir sur l’île\u00A0?', answer: 'En trois quarts d’heure de bateau depuis Lorient.' },
          { question: 'Une question avant de réserver\u00A0?', answer: 'Écrivez-nous à contact@ventsdegroix.fr.' },
        ],
        meta_title: 'Stage de voile à Groix\u00A0: cinq matinées en mer',
        meta_description:
          'Un stage de voile pour adultes à Groix\u00A0: cinq demi-journées, matériel prêté, moniteurs diplômés. En juillet et en août, ' +
          '295\u00A0€.',
      },
    },
  },
  {
    id: 'third-fr-cheese-article',
    text: {
      type: 'blog_article',
      language: 'fr',
      topic: 'Bien conserver le fromage à la maison',
      source_text:
        'Crèmerie Aubertin, Dijon, fondée en 1962. Bac à légumes, 6 à 8 °C. Papier d’origine, à changer tous les 4 jours, jamais de ' +
        'film. Pâte dure (comté, beaufort) : 5 semaines max. Pâte molle (époisses) : env. 10 j. Fromage frais : 3 j après ouverture. Ne ' +
        'pas congeler. Sortir 1 h avant le repas, 30 min pour un frais. Plateau : 5 fromages, 80 g par personne.',
      keywords: ['conserver le fromage'],
      output: {
        title: 'Conserver le fromage : les gestes d’un crémier',
        slug: 'conserver-le-fromage-gestes-cremier',
        meta_title: 'Conserver le fromage : les conseils d’un crémier',
        meta_description:
          'Température, papier, durée : comment conserver le fromage à la maison sans qu’il sèche, et quand le sortir avant le repas.',
        introduction:
          'Un bon comté mal emballé sèche vite. Pour conserver le fromage, il ne faut pourtant ni cave ni cloche : un peu de papier et ' +
          'le bon étage du réfrigérateur suffisent.',
        sections: [
          {
            heading: 'Le bon endroit, le bon papier',
            body:
              'Le bac à légumes est la meilleure place : il y fait de six à huit degrés, et l’air y reste humide. Gardez le papier de ' +
              'votre crémier et changez-le tous les quatre jours. Le film plastique, lui, étouffe la pâte.',
          },
          {
            heading: 'Combien de temps le garder',
            body: [
              'Tout dépend de la famille :',
              '- **pâtes dures** (comté, beaufort…) : jusqu’à cinq semaines ;\n- **pâtes molles**, p. ex. l’époisses : une dizaine de ' +
                'jours ;\n' +
                '- **fromages frais** : trois jours une fois ouverts.',
              'La congélation, en revanche, casse la texture. Mieux vaut acheter moins et plus souvent.',
            ].join('\n\n'),
          },
          {
            heading: 'Avant de passer à table',
            body:
              'Sortez le plateau une heure avant le repas ; une demi-heure suffit pour un fromage frais. Comptez 80 grammes par convive. ' +
              'Cinq fromages font un beau plateau : au-delà, on ne goûte plus rien.',
          },
        ],
        conclusion:
          'Ces conseils, la Crèmerie Aubertin les donne au comptoir depuis 1962. Passez nous voir à Dijon : nous emballons tout, même ' +
          'une tranche toute fine.',
      },
    },
  },
];

/** Clean Spanish articles and landing pages. */
export const thirdSpanishPages: readonly CorpusText[] = [
  {
    id: 'third-es-olive-oil-article',
    text: {
      type: 'blog_article',
      language: 'es',
      topic: 'Cómo elegir y guardar el aceite de oliva virgen extra',
      formality: 'formal',
      facts: [
        'Almazara Sierra Quemada, Jaén, cuatro generaciones',
        'Cosecha de la picual: del 16 al 31 de octubre',
        'Acidez del virgen extra: 0,8 % como máximo; la del nuestro, 0,2 %',
        'Sin abrir, 18 meses desde el envasado; abierto, 3 meses',
        'Guardar a 15–20 ºC, sin luz',
        'Para 1 litro hacen falta unos 5 kg de aceitunas',
      ],
      keywords: ['aceite de oliva virgen extra', 'fecha de cosecha'],
      length: 190,
      output: {
        title: 'Aceite de oliva virgen extra: cómo elegirlo y guardarlo',
        slug: 'aceite-de-oliva-virgen-extra-elegir-guardar',
        meta_title: 'Aceite de oliva virgen extra: elegir y guardar',
        meta_description:
          'Qué mirar en la etiqueta de un aceite de oliva virgen extra, qué dice la fecha de cosecha y cómo guardarlo para que no pierda ' +
          'sabor.',
        introduction:
          'Una buena botella no se reconoce por el color. Para acertar con el aceite de oliva virgen extra basta con leer la etiqueta y ' +
          'tener un armario oscuro.',
        sections: [
          {
            heading: 'Lo que dice la etiqueta',
            body:
              'Busque primero la fecha de cosecha: cuanto más reciente, más fruta notará. La picual, por ejemplo, la recogemos en Jaén ' +
              'en la segunda quincena de octubre.\n\nDespués, la acidez: un virgen extra no puede pasar del 0,8 %. El nuestro se queda ' +
              'en 0,2.',
          },
          {
            heading: 'Por qué no puede ser barato',
            body:
              'Para llenar una botella de un litro exprimimos alrededor de cinco kilos de aceituna. Y el árbol no da lo mismo todos los ' +
              'años. Si el precio parece imposible, lo más probable es que en la botella haya otra cosa.',
          },
          {
            heading: 'Luz, calor y aire, los tres enemigos',
            body: [
              'Guárdelo así:',
              '- en un sitio oscuro, entre 15 y 20 grados;\n- bien cerrado, lejos de los fogones;\n- en un envase pequeño, si lo usa poco.',
              'Sin abrir aguanta año y medio desde el envasado. Una vez abierto, mejor gastarlo en un trimestre.',
            ].join('\n\n'),
          },
        ],
        conclusion:
          'En la Almazara Sierra Quemada lo hacemos así desde hace cuatro generaciones. La próxima vez que compre, dé la vuelta a la ' +
          'botella: lo que importa está detrás.',
      },
    },
  },
  {
    id: 'third-es-camper-page',
    text: {
      type: 'landing_page',
      language: 'es',
      topic: 'Camper van rental in Bilbao',
      target_audience: 'Couples and young families who want to see the Basque coast',
      formality: 'informal',
      facts: [
        'Models: Lagun 4 (sleeps four) and Ibai 2 (sleeps two)',
        'From 85 euros a day; at least 3 days, in July and August 7 days',
        '300 km a day included, then €0.18/km',
        'Deposit 600 euros, returned within 5 working days',
        'Drivers 25 or older, licence held for 2 years',
        'Fully comprehensive cover and roadside assistance 24/7',
        'Pick-up 10 minutes by bus from the airport',
      ],
      keywords: ['alquiler de furgonetas camper'],
      output: {
        headline: 'Alquiler de furgonetas camper en Bilbao',
        subheadline: 'Para quien quiere dormir hoy en la costa y mañana en el monte, sin mirar el reloj',
        sections: [
          {
            heading: 'Dos modelos, un mismo plan',
            body:
              '**Lagun 4** tiene cama para cuatro; **Ibai 2**, para una pareja. Las dos se recogen en Bilbao, a diez minutos en autobús ' +
              'del aeropuerto. Llegas, firmas y, en un dos por tres, estás en la carretera.',
          },
          {
            heading: 'Las cuentas, claras',
            body:
              'Desde 85 € al día, con 300 kilómetros diarios incluidos; cada kilómetro de más cuesta dieciocho céntimos. La fianza es de ' +
              '600 € y te la devolvemos en cinco días laborables como mucho.',
          },
          {
            heading: 'Duerme tranquilo',
            body: 'Todas van con seguro a todo riesgo y asistencia en carretera las 24 horas, los siete días de la semana.',
          },
        ],
        call_to_action: 'Ver fechas libres',
        faq: [
          { question: '¿Quién puede conducirla?', answer: 'Quien haya cumplido los veinticinco y tenga el carné desde hace dos años.' },
          { question: '¿Cuántos días hay que alquilarla?', answer: 'Tres como mínimo; en julio y agosto, una semana.' },
          { question: '¿Y si hago más kilómetros?', answer: 'Pagas 0,18 € por cada uno. Lo apuntamos cuando la devuelves.' },
        ],
        meta_title: 'Alquiler de furgonetas camper en Bilbao',
        meta_description:
          'Alquiler de furgonetas camper en Bilbao desde 85 € al día, con 300 km diarios incluidos y asistencia en carretera las 24 horas.',
      },
    },
  },
];
