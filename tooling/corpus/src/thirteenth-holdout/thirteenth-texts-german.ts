import type { CorpusText } from '../corpus-text.ts';

export const germanTexts: readonly CorpusText[] = [
  {
    id: 'thirteenth-de-brennholz',
    text: {
      type: 'blog_article',
      language: 'de',
      topic: 'Brennholz richtig lagern',
      length: 165,
      formality: 'formal',
      keywords: ['Brennholz lagern', 'Buche'],
      facts: [
        'Buche braucht 24 Monate zum Trocknen, Fichte 12 Monate',
        'Restfeuchte höchstens 20 %',
        'Scheite mit 33 cm Länge',
        'Raummeter Buche, ofenfertig: 135 €',
        'Lieferung bis 30 km ohne Aufpreis',
        'Hof geöffnet Montag bis Freitag, 7:30–16:30',
      ],
      link: 'https://www.holzhof-tannried.example/bestellen',
      output: {
        title: 'Brennholz lagern: so wird die Buche trocken',
        slug: 'brennholz-lagern-buche',
        meta_title: 'Brennholz lagern: Ort, Dauer und Feuchte',
        meta_description:
          'Brennholz lagern ohne Schimmel: welcher Platz der richtige ist, wie lange Buche und Fichte trocknen und wann das Holz in den Ofen darf.',
        introduction:
          'Nasses Holz qualmt, verrußt die Scheibe und wärmt kaum. Wer sein Brennholz lagern will, braucht vor allem Luft und etwas Geduld.',
        sections: [
          {
            heading: 'Der richtige Platz',
            body: 'Stapeln Sie das Holz draußen an einer sonnigen Wand, nie im Keller. Eine Handbreit Abstand genügt, damit der Wind hindurchgeht. Unten liegen Paletten, oben schützt ein Dach vor Regen. Die Seiten bleiben offen.',
          },
          {
            heading: 'So lange dauert das Trocknen',
            body: 'Fichte ist nach einem Jahr so weit. Buche braucht doppelt so lange, also zwei Jahre. Messen Sie vor dem Heizen nach: Mehr als 20 % Feuchte sollte ein Scheit nicht haben. Das Messgerät gehört dabei auf die frisch gespaltene Fläche.',
          },
          {
            heading: 'Wenn Sie nicht warten möchten',
            body: 'Unsere Buche kommt ofenfertig in Scheiten von 33 Zentimetern. Der Raummeter kostet 135 Euro, und bis 30 km bringen wir ihn ohne Aufpreis. Auf dem Hof sind wir montags bis freitags von halb acht bis 16.30 Uhr für Sie da.',
          },
        ],
        conclusion:
          'Schauen Sie heute nach, wie viel noch im Schuppen liegt. Den Rest [bestellen Sie bei uns](https://www.holzhof-tannried.example/bestellen), bevor der erste Frost kommt.',
      },
    },
  },
  {
    id: 'thirteenth-de-klavier',
    text: {
      type: 'landing_page',
      language: 'de',
      topic: 'Klavier stimmen lassen in Göttingen',
      formality: 'formal',
      keywords: ['Klavier stimmen', 'Göttingen'],
      facts: [
        'Klavier: 115 €, Flügel: 135 €',
        'Dauer etwa 90 Minuten',
        'Anfahrt im Umkreis von 25 km inbegriffen',
        'Termine von Montag bis Donnerstag',
        'Klavierbauer seit 1998',
        'Empfehlung: einmal im Jahr stimmen',
      ],
      link: 'https://www.klavier-ahrens.example/termin',
      output: {
        headline: 'Klavier stimmen lassen in Göttingen',
        subheadline: 'Für alle, die zu Hause spielen und wieder gern hinhören möchten',
        sections: [
          {
            heading: 'Was bei der Stimmung geschieht',
            body: 'Ich stimme jede Saite nach Gehör und prüfe dabei auch die Hämmer und das Pedal. Das dauert rund eineinhalb Stunden. Sie brauchen nichts vorzubereiten, nur etwas Ruhe im Raum.',
          },
          {
            heading: 'Was es kostet',
            body: '- Klavier: 115 Euro\n- Flügel: 135 Euro\n\nDie Anfahrt ist im Umkreis von 25 Kilometern schon dabei. Ich komme von Montag bis Donnerstag zu Ihnen.',
          },
          {
            heading: 'Wer zu Ihnen kommt',
            body: 'Seit 1998 baue und stimme ich Klaviere. Wenn eine Reparatur nicht lohnt, sage ich das auch.',
          },
        ],
        call_to_action: 'Termin aussuchen',
        faq: [
          {
            question: 'Wie oft sollte ein Klavier gestimmt werden?',
            answer: 'Einmal im Jahr, am besten einige Wochen nach Beginn der Heizzeit.',
          },
          {
            question: 'Kommen Sie auch am Freitag?',
            answer: 'Nein, freitags bin ich in der Werkstatt. Besuche mache ich in den Tagen davor.',
          },
        ],
        meta_title: 'Klavier stimmen in Göttingen: Preise und Termine',
        meta_description:
          'Klavier stimmen in Göttingen und Umgebung: Klavier 115 €, Flügel 135 €, Anfahrt bis 25 km inbegriffen. Termine von Montag bis Donnerstag.',
      },
    },
  },
  {
    id: 'thirteenth-de-spargel',
    text: {
      type: 'email',
      language: 'de',
      topic: 'Die Spargelsaison beginnt auf dem Lindenhof',
      formality: 'formal',
      keywords: ['Spargel'],
      length: 76,
      facts: [
        'Saison vom 12. April bis zum 24. Juni 2026',
        'Hofladen täglich von 8 bis 18 Uhr geöffnet',
        'Klasse I: 11,80 € je kg',
        'Schälen: 1,50 € je kg',
        'Vorbestellen bis 17 Uhr am Vortag',
      ],
      link: 'https://www.lindenhof-laden.example/spargel',
      output: {
        subject: 'Der erste Spargel ist da',
        preheader: 'Ab 12. April frisch gestochen in unserem Hofladen',
        body: 'Guten Tag,\n\nam 12. April stechen wir die ersten Stangen. Bis zum 24. Juni liegt der Spargel dann jeden Morgen frisch im Laden, täglich von 8 bis 18 Uhr.\n\nDas Kilo der Klasse I kostet 11,80 Euro. Für 1,50 Euro mehr je Kilo schälen wir es Ihnen gleich, und Sie brauchen nur noch einen Topf.\n\nSonntags wird es voll. Bestellen Sie bis 17.00 Uhr am Tag davor, dann steht Ihre Tüte bereit.\n\nHerzliche Grüße\nIhr Lindenhof',
        call_to_action: 'Jetzt vorbestellen',
      },
    },
  },
  {
    id: 'thirteenth-de-kletterhalle',
    text: {
      type: 'email',
      language: 'de',
      topic: 'Einsteigerkurs in der Kletterhalle Zugriff',
      tone: 'locker',
      formality: 'informal',
      keywords: ['Einsteigerkurs'],
      facts: [
        'Zwei Abende: Mittwoch, 18. und 25. März 2026, 19:30–21:30 Uhr',
        'Preis 69 €, Leihschuhe und Gurt inbegriffen',
        'Höchstens sechs Personen',
        'Mindestalter 16 Jahre',
        'Wer den Kurs abschließt, bekommt eine Tageskarte im Wert von 15 €',
      ],
      output: {
        subject: 'Zwei Abende, und du kletterst selbst',
        preheader: 'Der Einsteigerkurs im März hat noch Plätze',
        body: 'Hallo,\n\nvon unten sieht die Wand höher aus, als sie ist. Das lernst du am besten, wenn du drinhängst.\n\nUnser Einsteigerkurs geht über zwei Mittwoche, den 18. und den 25. März, jeweils von halb acht bis halb zehn am Abend. Ihr seid höchstens zu sechst, also kommt jeder oft an die Wand. Mitmachen kannst du ab 16.\n\nDer Kurs kostet 69 Euro. Schuhe und Gurt leihen wir dir dafür. Und wenn du durchhältst, schenken wir dir eine Tageskarte, die sonst 15 Euro kostet.\n\nBis bald am Seil\ndein Team vom Zugriff',
        call_to_action: 'Platz sichern',
      },
    },
  },
  {
    id: 'thirteenth-de-kuechen',
    text: {
      type: 'ad_copy',
      language: 'de',
      platform: 'google_search',
      topic: 'Küchen aus der Schreinerei',
      product: 'Küche nach Maß',
      unique_selling_proposition: 'Geplant, gebaut und montiert von denselben drei Schreinern',
      variants: 2,
      formality: 'formal',
      keywords: ['Küche nach Maß'],
      facts: ['Ab 14.500 €', 'Fertig in zwölf Wochen', '10 Jahre Garantie auf Beschläge', 'Aufmaß bei Ihnen zu Hause kostenlos'],
      link: 'https://www.schreinerei-kolb.example/kueche',
      output: {
        variants: [
          {
            primary_text: null,
            headlines: ['Küche nach Maß ab 14.500 €', 'In zwölf Wochen fertig', 'Schreinerei statt Möbelhaus'],
            descriptions: [
              'Drei Schreiner planen, bauen und montieren. Sie haben immer denselben Ansprechpartner.',
              'Auf die Beschläge geben wir zehn Jahre Garantie. Sehen Sie sich unsere Küchen an.',
            ],
          },
          {
            primary_text: null,
            headlines: ['Ihre Küche nach Maß', 'Kostenloses Aufmaß zu Hause', 'Gebaut vom Schreiner'],
            descriptions: [
              'Schiefe Wände, enge Ecken: Wir messen bei Ihnen nach und bauen genau dafür.',
              'Alles aus einer Werkstatt, vom Entwurf bis zur letzten Schraube. Fragen Sie uns.',
            ],
          },
        ],
      },
    },
  },
  {
    id: 'thirteenth-de-wanderhotel',
    text: {
      type: 'ad_copy',
      language: 'de',
      platform: 'facebook',
      topic: 'Herbstwoche im Wanderhotel Sonnfels',
      product: 'Herbstwoche',
      unique_selling_proposition: 'Jeden Tag eine geführte Tour ab der Haustür',
      variants: 2,
      formality: 'formal',
      facts: [
        '7 Nächte mit Halbpension 690 € pro Person',
        'Vom 20. September bis 25. Oktober',
        'Geführte Touren von 3 bis 6 Stunden',
        'Hunde wohnen kostenlos',
      ],
      output: {
        variants: [
          {
            primary_text: 'Aus der Haustür und schon auf dem Weg: Jeden Tag führt Sie jemand, der die Berge kennt.',
            headlines: ['Herbstwoche mit geführten Touren'],
            descriptions: ['Eine Woche für 690 Euro'],
          },
          {
            primary_text: 'Goldene Lärchen, kurze Wege, abends ein Zimmer aus Holz. Und der Hund darf kostenlos mit.',
            headlines: ['Im Herbst wird es ruhig am Berg'],
            descriptions: ['20. September bis 25. Oktober'],
          },
        ],
      },
    },
  },
  {
    id: 'thirteenth-de-eis',
    text: {
      type: 'ad_copy',
      language: 'de',
      platform: 'tiktok',
      topic: 'Eisdiele Fiocco öffnet wieder',
      product: 'Pistazieneis',
      unique_selling_proposition: 'Pistazien aus Bronte, jeden Morgen frisch gerührt',
      variants: 2,
      formality: 'informal',
      facts: ['Wieder geöffnet ab 1. März', 'Die Kugel kostet 2,20 €', 'Täglich ab 11 Uhr'],
      output: {
        variants: [
          { primary_text: 'Unser Pistazieneis ist zurück: ab 1. März, jeden Tag ab elf Uhr.', headlines: [], descriptions: [] },
          { primary_text: 'Pistazien aus Bronte, morgens frisch gerührt. Die Kugel für 2,20 €.', headlines: [], descriptions: [] },
        ],
      },
    },
  },
  {
    id: 'thirteenth-de-repaircafe',
    text: {
      type: 'social_post',
      language: 'de',
      platform: 'mastodon',
      topic: 'Repair-Café im Stadtteilhaus Nord',
      formality: 'informal',
      keywords: ['Repair-Café'],
      length: 50,
      facts: [
        'Samstag, 14. November 2026, 13 bis 17 Uhr',
        'Acht Ehrenamtliche',
        'Reparaturen kostenlos, Ersatzteile zum Selbstkostenpreis',
        'Letzte Annahme 16 Uhr',
      ],
      hashtags: ['RepairCafe', 'Ehrenamt'],
      link: 'https://stadtteilhaus-nord.example/reparieren',
      output: {
        text: 'Der Toaster klemmt, die Hose hat ein Loch? Bring beides am Samstag, 14.11., zum Repair-Café ins Stadtteilhaus Nord. Acht Ehrenamtliche schrauben und nähen mit dir, von 13 bis 17 Uhr. Neue Geräte nehmen wir bis 16 Uhr an. Die Reparatur ist kostenlos, Ersatzteile zahlst du zum Selbstkostenpreis.\n\nhttps://stadtteilhaus-nord.example/reparieren\n\n#RepairCafe #Ehrenamt',
        hashtags: ['RepairCafe', 'Ehrenamt'],
      },
    },
  },
  {
    id: 'thirteenth-de-fliesen',
    text: {
      type: 'social_post',
      language: 'de',
      platform: 'youtube',
      topic: 'Video: Fugen im Bad erneuern',
      formality: 'informal',
      keywords: ['Fugen erneuern'],
      facts: [
        'Fugenmörtel 5 kg: 18,90 €',
        '5 kg reichen für etwa 8 m²',
        'Der Mörtel ist nach 24 Stunden belastbar',
        'Die Düse wird im Winkel von 45 Grad angesetzt',
      ],
      hashtags: [],
      link: 'https://www.fliesen-brandt.example/fugen',
      output: {
        text: 'Fugen erneuern ohne Staub im ganzen Haus: In diesem Video siehst du, wie unser Meister ein altes Bad wieder dicht bekommt.\n\nDas zeigen wir:\n• alten Mörtel auskratzen, ohne die Fliese zu verletzen\n• neuen Mörtel anrühren, bis er vom Brett nicht mehr fließt\n• in welchem Winkel die Düse liegt (45 Grad)\n• wann du wieder duschen kannst: am nächsten Tag, nach 24 Stunden\n\nEin Sack mit 5 kg reicht für rund acht Quadratmeter und kostet 18,90 €. Alles, was du sonst noch brauchst, steht hier:\nhttps://www.fliesen-brandt.example/fugen',
        hashtags: [],
      },
    },
  },
];
