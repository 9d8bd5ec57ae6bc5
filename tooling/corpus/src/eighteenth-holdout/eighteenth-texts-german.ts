import type { CorpusText } from '../corpus-text.ts';

export const cleanDe: readonly CorpusText[] = [
  {
    id: 's18-de-imker',
    text: {
      type: 'social_post',
      language: 'de',
      platform: 'mastodon',
      topic: 'Tag der offenen Imkerei beim Imkerverein Oberes Wiesental',
      facts: [
        'Sonntag, 5. Juli 2026, 11 bis 17 Uhr, Lehrbienenstand am Mühlweg 3',
        'Honigschleudern zum Mitmachen um 13 und um 15 Uhr',
        'Eintritt frei, Glas Honig 6,50 €',
      ],
      keywords: ['Imkerei'],
      hashtags: ['Bienen', 'OffeneImkerei'],
      output: {
        text: [
          'Wie kommt der Honig eigentlich ins Glas? Am Sonntag, 5. Juli, zeigen wir es euch: Von 11 bis 17 Uhr öffnen wir unsere ' +
            'Imkerei am Mühlweg 3.',
          'Um 13 Uhr und um 15 Uhr wird geschleudert, und wer mag, kurbelt selbst. Der Eintritt ist frei, ein Glas Honig kostet 6,50 €.',
          '#Bienen #OffeneImkerei',
        ].join('\n\n'),
        hashtags: ['Bienen', 'OffeneImkerei'],
      },
    },
  },
  {
    id: 's18-de-eis',
    text: {
      type: 'social_post',
      language: 'de',
      platform: 'facebook',
      topic: 'Saisonstart der Eisdiele Frostine in Lüneburg',
      facts: ['Ab 14. März täglich ab 12 Uhr', 'Kugel 1,80 €', 'Neu: Rhabarber-Joghurt und Mohn', 'Am ersten Tag zweite Kugel gratis'],
      hashtags: [],
      output: {
        text: [
          'Der Winter war lang genug. Ab dem 14. März stehen wir wieder jeden Tag ab 12 Uhr hinter der Theke!',
          'Neu dabei sind Rhabarber-Joghurt und Mohn. Die Kugel kostet 1,80 €, und am ersten Tag schenken wir euch die zweite dazu.',
          'Welche Sorte darf in diesem Jahr auf keinen Fall fehlen?',
        ].join('\n\n'),
        hashtags: [],
      },
    },
  },
  {
    id: 's18-de-lesung',
    text: {
      type: 'social_post',
      language: 'de',
      platform: 'bluesky',
      topic: 'Lesung in der Buchhandlung Seitenweise',
      facts: ['Jana Petersen liest aus „Das Licht im Watt“', 'Freitag, 23. Oktober, 19.30 Uhr', 'Karten 12 €, ermäßigt 8 €, nur 40 Plätze'],
      link: 'https://www.seitenweise.example/lesungen',
      output: {
        text:
          'Wir räumen die Regale beiseite: Am Freitag, 23. Oktober, liest Jana Petersen um 19:30 Uhr aus „Das Licht im Watt“. ' +
          '40 Plätze, 12 Euro, ermäßigt 8. https://www.seitenweise.example/lesungen',
        hashtags: [],
      },
    },
  },
  {
    id: 's18-de-heizung',
    text: {
      type: 'email',
      language: 'de',
      topic: 'Herbst-Check für Heizungen von Haustechnik Brandl',
      facts: [
        'Herbst-Check 119 € statt 149 €, buchbar bis 15. Oktober',
        'Dauer rund eine Stunde',
        'Enthalten: Druckprüfung, Entlüften der Heizkörper, Einstellen der Heizkurve',
        'Termine montags bis freitags zwischen 7 und 18 Uhr',
      ],
      keywords: ['Herbst-Check'],
      instructions: 'Mit Sie ansprechen.',
      link: 'https://haustechnik-brandl.example/herbst-check',
      length: 90,
      output: {
        subject: 'Herbst-Check: Ihre Heizung, bereit für Frost',
        preheader: 'Bis zum 15. Oktober für 119 € statt 149 €',
        body: [
          'Guten Tag,',
          'gluckert es in den Heizkörpern, oder wird das Bad morgens nicht mehr richtig warm? Dann ist jetzt ein guter Zeitpunkt ' +
            'für unseren Herbst-Check.',
          'In rund einer Stunde prüfen wir den Druck, entlüften alle Heizkörper und stellen die Heizkurve so ein, dass sie zu Ihrem ' +
            'Haus passt. Das kostet 119 € statt 149 €, wenn Sie bis zum 15. Oktober buchen.',
          'Wir kommen montags bis freitags zwischen 7 und 18 Uhr. Suchen Sie sich einfach einen Termin aus, der Ihnen passt.',
          'Herzliche Grüße\nIhre Haustechnik Brandl',
        ].join('\n\n'),
        call_to_action: 'Termin aussuchen',
      },
    },
  },
  {
    id: 's18-de-tafel',
    text: {
      type: 'email',
      language: 'de',
      topic: 'Spendenaufruf der Kleiderkammer Nordstadt für eine neue Waschmaschine',
      facts: [
        'Die alte Maschine ist nach 14 Jahren kaputt',
        'Eine gewerbliche Waschmaschine kostet 3.200 €, 1.850 € sind schon da',
        'Jede Woche kommen rund 120 Menschen in die Kleiderkammer',
        'Leiterin Heike Vogt: „Saubere Kleidung ist eine Frage der Würde.“',
        'Spenden sind steuerlich absetzbar',
      ],
      link: 'https://kleiderkammer-nordstadt.example/spenden',
      output: {
        subject: 'Unsere Waschmaschine hat aufgegeben',
        preheader: 'Von 3.200 € fehlen noch 1.350 €',
        body: [
          'Liebe Freundinnen und Freunde der Kleiderkammer,',
          'nach 14 Jahren war Schluss: Unsere Waschmaschine lässt sich nicht mehr reparieren. Dabei kommen jede Woche etwa ' +
            '120 Menschen zu uns, die einen Mantel, eine Hose oder Bettwäsche brauchen.',
          '„Saubere Kleidung ist eine Frage der Würde“, sagt unsere Leiterin Heike Vogt.',
          'Eine gewerbliche Maschine kostet 3.200 €. Davon sind 1.850 € schon zusammengekommen. Helfen Sie uns mit dem Rest? ' +
            'Jeder Betrag zählt, und Ihre Spende können Sie von der Steuer absetzen.',
          'Vielen Dank\nIhr Team der Kleiderkammer Nordstadt',
        ].join('\n\n'),
        call_to_action: 'Jetzt spenden',
      },
    },
  },
  {
    id: 's18-de-umzug',
    text: {
      type: 'ad_copy',
      language: 'de',
      platform: 'google_search',
      topic: 'Umzugsunternehmen in Kassel',
      product: 'Umzüge mit Festpreis',
      unique_selling_proposition: 'Festpreis nach einer Besichtigung per Video',
      facts: [
        'Videobesichtigung dauert 15 Minuten',
        'Angebot innerhalb von 24 Stunden',
        'Umzüge ab 490 €',
        '30 Kartons leihweise inklusive',
      ],
      keywords: ['Umzug Kassel'],
      variants: 1,
      output: {
        variants: [
          {
            primary_text: null,
            headlines: [
              'Umzug Kassel zum Festpreis',
              'Besichtigung per Video',
              'Angebot in 24 Stunden',
              'Umzüge ab 490 €',
              '30 Leihkartons inklusive',
            ],
            descriptions: [
              'Zeigen Sie uns Ihre Wohnung per Video. Nach 15 Minuten wissen wir, was zu tun ist.',
              'Ihr Umzug Kassel mit festem Preis. Fordern Sie jetzt Ihr Angebot an.',
              'Wir bringen 30 Kartons mit und holen sie nach dem Auspacken wieder ab.',
            ],
          },
        ],
      },
    },
  },
  {
    id: 's18-de-lohn',
    text: {
      type: 'ad_copy',
      language: 'de',
      platform: 'linkedin',
      topic: 'Lohnabrechnung als Dienstleistung für Handwerksbetriebe',
      product: 'Lohnservice Kettler',
      unique_selling_proposition: 'Eine feste Ansprechpartnerin, die das Baulohnrecht kennt',
      facts: [
        '14,90 € je Mitarbeiter und Monat',
        'Abrechnung innerhalb von zwei Werktagen',
        'Keine Mindestlaufzeit',
        'Für Betriebe ab 5 Beschäftigten',
      ],
      keywords: ['Lohnabrechnung'],
      variants: 2,
      output: {
        variants: [
          {
            primary_text:
              'Baulohn frisst Abende. Geben Sie Ihre Lohnabrechnung an jemanden ab, der Schlechtwetter und ' +
              'Soka-Bau nicht nachschlagen muss.',
            headlines: ['Lohnabrechnung für 14,90 € je Mitarbeiter im Monat'],
            descriptions: ['Fertig innerhalb von zwei Werktagen, ohne Mindestlaufzeit.'],
          },
          {
            primary_text:
              'Eine Nummer, eine Ansprechpartnerin, ein Preis: So einfach kann Lohnabrechnung im Handwerk sein. ' +
              'Für Betriebe ab fünf Beschäftigten.',
            headlines: ['Ihr Lohnbüro, das das Baulohnrecht kennt'],
            descriptions: ['Sie zahlen monatlich und können jederzeit aufhören.'],
          },
        ],
      },
    },
  },
  {
    id: 's18-de-tanz',
    text: {
      type: 'ad_copy',
      language: 'de',
      platform: 'tiktok',
      topic: 'Swing-Tanzkurs der Tanzschule Taktvoll',
      product: 'Swing-Kurs für Einsteiger',
      unique_selling_proposition: 'Ohne Tanzpartner buchbar',
      facts: ['8 Abende, 96 €', 'Start am 2. November'],
      variants: 2,
      output: {
        variants: [
          { primary_text: 'Kein Tanzpartner? Kein Problem. Swing lernen an 8 Abenden, für 96 €.', headlines: [], descriptions: [] },
          { primary_text: 'Deine Füße können mehr, als du denkst. Ab dem 2. November wird geswingt!', headlines: [], descriptions: [] },
        ],
      },
    },
  },
];
