import type { CorpusText } from '../corpus-text.ts';

/** Landing pages and articles. */
export const fourthPages: readonly CorpusText[] = [
  {
    id: 'f-climbing-landing',
    text: {
      type: 'landing_page',
      language: 'en-US',
      tone: 'encouraging',
      topic: 'Beginner membership at the climbing gym Granite Hall in Asheville',
      target_audience: 'Adults who have never climbed',
      keywords: ['indoor climbing', 'Asheville'],
      facts: [
        'First month $49, then $79 per month',
        'Cancel any time with 30 days’ notice',
        '14,000 square feet of walls, 42 feet at the highest point (the lead wall)',
        'Intro class: 90 minutes, every Tuesday and Saturday; tying in, belaying, falling',
        'Shoes, harness and chalk included in the first month',
        'Rated 4.8 on Google',
        '77 Foundry Street, open daily 6 a.m. to 11 p.m.',
      ],
      output: {
        headline: 'Your First Month of Indoor Climbing',
        subheadline: 'For people in Asheville who have never tied a figure-eight knot, and would like to',
        sections: [
          {
            heading: 'Learn the Ropes in One Class',
            body:
              'The intro class takes an hour and a half and runs on Tuesdays and Saturdays. ' +
              'You learn to tie in, to belay and to fall without fuss.',
          },
          {
            heading: 'Walls for Every Mood',
            body: 'You have 14,000 square feet to play on, and a lead wall that reaches 42 feet. Climbers on Google give us 4.8 stars.',
          },
          {
            heading: 'What It Costs',
            body: [
              '- $49 for the first month, with shoes, harness and chalk',
              '- $79 a month from then on',
              '- Thirty days’ notice is all it takes to leave',
            ].join('\n'),
          },
        ],
        call_to_action: 'Start my first month',
        faq: [
          { question: 'Do I need my own shoes?', answer: 'No. Shoes, harness and chalk are yours to use for the whole first month.' },
          {
            question: 'When are you open?',
            answer: 'Every day from six in the morning until eleven at night, at 77 Foundry Street.',
          },
        ],
        meta_title: 'Indoor Climbing for Beginners in Asheville',
        meta_description: 'Try indoor climbing in Asheville: an intro class, all the gear and a full month at Granite Hall for $49.',
      },
    },
  },
  {
    id: 'f-chimney-blog',
    text: {
      type: 'blog_article',
      language: 'en-GB',
      topic: 'How often to have a chimney swept',
      keywords: ['chimney swept'],
      facts: [
        'Wood: sweep twice a year; gas: once a year',
        'A sweep costs £65 and takes 45 minutes',
        'Firewood should have below 20% moisture',
        'On the day: dust sheets, brushing from the hearth up, smoke test, certificate',
        'Cawthorne Sweeps, Barnsley, since 1987, phone 01226 555 0147',
      ],
      output: {
        title: 'How Often Should You Have Your Chimney Swept?',
        slug: 'how-often-chimney-swept',
        meta_title: 'How often to have your chimney swept',
        meta_description: 'How often to have your chimney swept, which logs to burn and what the sweep does on the day.',
        introduction:
          'A clean flue draws well and keeps the smoke where it belongs. Here is how often to have your chimney swept, ' +
          'and what happens when the sweep calls.',
        sections: [
          {
            heading: 'Twice for wood, once for gas',
            body:
              'If you burn wood, book two sweeps a year: one before the first frost, the other when spring comes. ' +
              'With gas, a single visit a year will do.',
          },
          {
            heading: 'Burn only dry logs',
            body:
              'Damp logs leave tar in the flue. Firewood should hold less than 20 per cent moisture, which a cheap meter will tell you. ' +
              'Split a log and measure the fresh face, not the bark.',
          },
          {
            heading: 'What happens on the day',
            body: [
              '1. We put down dust sheets.\n2. We brush the flue from the hearth up.\n3. We test the draught with smoke.\n' +
                '4. You get your certificate.',
              'These four steps take about three quarters of an hour, and the bill is £65.',
            ].join('\n\n'),
          },
        ],
        conclusion:
          'Cawthorne Sweeps has looked after the hearths of Barnsley since 1987. ' +
          'Ring 01226 5550147 and we will find you a morning that suits.',
      },
    },
  },
  {
    id: 'f-schreiner-landing',
    text: {
      type: 'landing_page',
      language: 'de',
      formality: 'formal',
      topic: 'Esstische nach Maß aus heimischer Eiche',
      keywords: ['Esstisch nach Maß', 'Eiche'],
      facts: [
        'Schreinerei Holzmann & Töchter, Freising',
        'Platten 4 cm stark, geölt und von Hand geschliffen',
        'Lieferzeit 6 bis 8 Wochen',
        'Ab 1.890 Euro',
        '10 Jahre Garantie auf Platte und Gestell',
        'Holz aus Wäldern im Umkreis von höchstens 60 Kilometern',
        'Aufmaß vor Ort kostenlos',
        'Ein Drittel bei Auftrag, Rest bei Lieferung',
      ],
      output: {
        headline: 'Ihr Esstisch nach Maß aus Eiche',
        subheadline: 'Für alle, die gern lange sitzen bleiben: gebaut in Freising, aus Holz von nebenan',
        sections: [
          {
            heading: 'Holz mit kurzem Weg',
            body:
              'Unsere Eiche wächst höchstens 60 km von der Werkstatt entfernt. Daraus werden Platten von vier Zentimetern Stärke, ' +
              'geölt und von Hand geschliffen.',
          },
          {
            heading: 'So läuft es ab',
            body: [
              '1. Wir messen bei Ihnen, kostenlos.',
              '2. Sie wählen Maß und Gestell.',
              '3. Nach sechs bis acht Wochen steht Ihr Tisch im Zimmer.',
            ].join('\n'),
          },
          {
            heading: 'Was er kostet',
            body: 'Es geht los bei 1890 €. Ein Drittel zahlen Sie mit dem Auftrag, den Rest erst, wenn geliefert ist.',
          },
        ],
        call_to_action: 'Aufmaß vereinbaren',
        faq: [
          { question: 'Wie lange gilt die Garantie?', answer: 'Zehn Jahre, und zwar auf die Platte und auf das Gestell.' },
          { question: 'Muss ich selbst ausmessen?', answer: 'Nein, wir kommen mit dem Maßband zu Ihnen, ohne dass es etwas kostet.' },
        ],
        meta_title: 'Esstisch nach Maß aus Eiche | Holzmann & Töchter',
        meta_description: 'Esstisch nach Maß aus heimischer Eiche, gebaut in Freising: kostenloses Aufmaß, zehn Jahre Garantie.',
      },
    },
  },
  {
    id: 'f-schwimm-blog',
    text: {
      type: 'blog_article',
      language: 'de',
      formality: 'formal',
      topic: 'Wie Kinder gut in den Schwimmkurs starten (Hallenbad Nord, Kassel)',
      keywords: ['Schwimmkurs für Kinder'],
      facts: [
        'Kurs „Seepferdchen“: 10 Termine zu je 45 Minuten',
        'Höchstens 7 Kinder, ab 5 Jahren',
        '129 Euro',
        'Das Wasser hat 31 Grad',
        'Anmeldung ab 1. Februar unter www.hallenbad-nord.example/kurse',
      ],
      output: {
        title: 'Schwimmkurs für Kinder: So gelingt der Anfang',
        slug: 'schwimmkurs-fuer-kinder',
        meta_title: 'Schwimmkurs für Kinder im Hallenbad Nord',
        meta_description: 'Was vor dem ersten Schwimmkurs für Kinder hilft, was in die Tasche gehört und wie der Kurs abläuft.',
        introduction:
          'Ein Schwimmkurs für Kinder beginnt nicht erst am Beckenrand. ' +
          'Wer zu Hause schon ein wenig übt, macht es seinem Kind leichter.',
        sections: [
          {
            heading: 'Daheim in der Wanne üben',
            body:
              'Lassen Sie Ihr Kind Blasen machen, sich Wasser ins Gesicht spritzen und die Augen öffnen. ' +
              'Das kostet nichts und nimmt viel Angst.',
          },
          { heading: 'Das gehört in die Tasche', body: '- eng sitzende Badekleidung\n- ein großes Handtuch\n- ein Apfel für danach' },
          {
            heading: 'So läuft der Kurs ab',
            body:
              'Mitmachen können Kinder ab fünf. Zehnmal treffen sich höchstens sieben von ihnen im 31 °C warmen Wasser, ' +
              'jedes Mal eine Dreiviertelstunde lang. Am Ende winkt das „Seepferdchen“. Der Kurs kostet 129 €.',
          },
        ],
        conclusion: 'Ab dem 1.2. nehmen wir Anmeldungen an: www.hallenbad-nord.example/kurse. Bis dahin: viel Spaß in der Wanne!',
      },
    },
  },
  {
    id: 'f-photographe-landing',
    text: {
      type: 'landing_page',
      language: 'fr',
      formality: 'formal',
      topic: 'Séances photo de famille au studio',
      keywords: ['photographe de famille', 'Colmar'],
      facts: [
        'Séance de 90 minutes, au 12, rue des Tanneurs, Colmar',
        '240 € avec 20 photos retouchées',
        'Galerie en ligne sous 10 jours',
        'Acompte de 30 %, le solde le jour même',
        'Report gratuit jusqu’à 48 heures avant',
      ],
      output: {
        headline: 'Votre photographe de famille à Colmar',
        subheadline: 'Une séance sans pose forcée, pour celles et ceux qui n’aiment pas être pris en photo',
        sections: [
          {
            heading: 'Un moment rien que pour vous',
            body:
              'La séance dure une heure et demie, au studio du 12, rue des Tanneurs. ' +
              'Les enfants courent, les grands-parents racontent : je photographie ce qui se passe.',
          },
          {
            heading: 'Ce que vous recevez',
            body:
              'Vingt photos retouchées, dans une galerie en ligne qui s’ouvre au plus tard dix jours après la séance. ' +
              'Le tout coûte 240 €.',
          },
        ],
        call_to_action: 'Réserver ma séance',
        faq: [
          { question: 'Puis-je changer de date ?', answer: 'Oui, sans frais, jusqu’à deux jours avant la séance.' },
          { question: 'Faut-il payer d’avance ?', answer: 'Seulement un acompte de 30 %. Le reste se règle le jour même.' },
        ],
        meta_title: 'Photographe de famille à Colmar, en studio',
        meta_description: 'Photographe de famille à Colmar : une séance d’une heure et demie et vingt photos retouchées pour 240 €.',
      },
    },
  },
  {
    id: 'f-hostal-landing',
    text: {
      type: 'landing_page',
      language: 'es',
      formality: 'informal',
      topic: 'Hostal La Parra, Cádiz',
      target_audience: 'Parejas que hacen una escapada',
      keywords: ['hostal en Cádiz'],
      facts: [
        'Casa de 1890 con patio y 9 habitaciones, que dan al patio o a la calle',
        'Desde 62 € por noche, desayuno incluido (en el patio)',
        'A 300 metros de la playa de La Caleta',
        'Cancelación gratis hasta 3 días antes',
        'Recepción de 8:00 a 22:00',
      ],
      output: {
        headline: 'Tu hostal en Cádiz, a un paso del mar',
        subheadline: 'Nueve habitaciones para quien prefiere el patio al pasillo',
        sections: [
          {
            heading: 'Una casa con patio',
            body: 'La casa es de 1890 y tiene un patio con parra, donde se desayuna sin prisa. Las habitaciones dan al patio o a la calle.',
          },
          { heading: 'La playa, ahí al lado', body: 'La Caleta queda a trescientos metros: se baja en chanclas y se vuelve con arena.' },
          { heading: 'Lo que cuesta', body: 'Duermes desde 62 € por noche, con el desayuno incluido.' },
        ],
        call_to_action: 'Reservar mi habitación',
        faq: [
          { question: '¿Puedo cancelar la reserva?', answer: 'Sí, gratis, hasta tres días antes de llegar.' },
          { question: '¿A qué hora abre la recepción?', answer: 'Está abierta de ocho de la mañana a diez de la noche.' },
        ],
        meta_title: 'Hostal en Cádiz junto a La Caleta | La Parra',
        meta_description: 'Hostal en Cádiz a 300 metros de La Caleta: nueve habitaciones, patio con parra y cancelación gratis.',
      },
    },
  },
];
