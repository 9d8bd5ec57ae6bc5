import type { CorpusText } from '../corpus-text.ts';

/** Posts and ads. */
export const germanShort: readonly CorpusText[] = [
  {
    id: 'fourteenth-de-freibad',
    text: {
      type: 'social_post',
      platform: 'facebook',
      language: 'de',
      formality: 'informal',
      topic: 'Das Freibad Wiesental öffnet',
      hashtags: ['Freibad', 'Wiesental'],
      facts: [
        'Saisonstart am Samstag, 16. Mai 2026, um 9 Uhr',
        'Täglich bis 20 Uhr geöffnet',
        'Tageskarte 4,50 €, für Kinder 2 €',
        'Wassertemperatur 23 Grad',
        'Neue Rutsche, 38 m lang',
      ],
      output: {
        text: 'Handtuch einpacken: Am Samstag, 16. Mai, geht im Wiesental um 9 Uhr die Kasse auf. Das Wasser hat 23 Grad, und die neue Rutsche ist 38 Meter lang.\n\nDie Tageskarte kostet 4,50 €, Kinder zahlen 2 Euro. Geöffnet ist jeden Tag bis acht Uhr abends. Wer traut sich als Erstes auf die Rutsche?\n\n#Freibad #Wiesental',
        hashtags: ['Freibad', 'Wiesental'],
      },
    },
  },
  {
    id: 'fourteenth-de-repair',
    text: {
      type: 'social_post',
      platform: 'mastodon',
      language: 'de',
      topic: 'Repair-Café im Bürgerhaus',
      keywords: ['Repair-Café'],
      facts: [
        'Jeden letzten Samstag im Monat, 14 bis 17 Uhr, Bürgerhaus Lindenau',
        'Im Vorjahr wurden 312 Geräte gebracht, 234 davon liefen danach wieder',
        'Reparieren kostet nichts, Spenden sind willkommen',
      ],
      link: 'https://repaircafe-lindenau.example/termine',
      output: {
        text: 'Der Toaster spinnt? Bringt ihn mit. Im Repair-Café im Bürgerhaus Lindenau schrauben wir jeden letzten Samstag im Monat von 14 bis 17 Uhr. Von den 312 Geräten im Vorjahr liefen danach drei Viertel wieder.\n\nDas Reparieren kostet nichts, über Spenden freuen wir uns.\n\nTermine: https://repaircafe-lindenau.example/termine\n\n#RepairCafe #Lindenau',
        hashtags: ['RepairCafe', 'Lindenau'],
      },
    },
  },
  {
    id: 'fourteenth-de-basar',
    text: {
      type: 'social_post',
      platform: 'instagram',
      language: 'de',
      topic: 'Fahrradbasar der Grundschule',
      hashtags: ['Fahrradbasar'],
      facts: ['Sonntag, 19. April 2026, 10–13 Uhr', 'Schulhof Amselweg', '10 % vom Erlös gehen an die Schulbücherei'],
      output: {
        text: 'Zu klein geworden? Fahrradbasar am 19. April, 10 bis 13 Uhr, auf dem Schulhof im Amselweg. 🚲\n\n#Fahrradbasar',
        hashtags: ['Fahrradbasar'],
      },
    },
  },
  {
    id: 'fourteenth-de-theater',
    text: {
      type: 'social_post',
      platform: 'bluesky',
      language: 'de',
      formality: 'informal',
      topic: 'Restkarten für „Der Besuch der alten Dame“',
      facts: [
        'Vorstellung am Freitag, 6. November 2026, 19:30 Uhr',
        'Restkarten für 12 € ab 18:30 Uhr an der Abendkasse',
        'Nur Barzahlung',
      ],
      hashtags: [],
      output: {
        text: 'Am Freitag kommt die alte Dame noch einmal zu Besuch. Es gibt Restkarten für 12 Euro, ab halb sieben an der Abendkasse. Bringt Bargeld mit, das Kartengerät ist so alt wie das Stück. Los geht es um halb acht.',
        hashtags: [],
      },
    },
  },
  {
    id: 'fourteenth-de-software',
    text: {
      type: 'social_post',
      platform: 'linkedin',
      language: 'de',
      formality: 'formal',
      topic: 'Webinar zur E-Rechnung',
      keywords: ['E-Rechnung'],
      hashtags: ['Handwerk'],
      facts: ['Donnerstag, 22. Januar 2026, 11 Uhr', '45 Minuten, kostenlos'],
      link: 'https://belegwerk.example/webinar',
      output: {
        text: 'E-Rechnung im Handwerk: In einer Dreiviertelstunde zeigen wir, was Sie wirklich brauchen. Am 22. Januar um 11 Uhr, kostenlos: https://belegwerk.example/webinar\n\n#Handwerk',
        hashtags: ['Handwerk'],
      },
    },
  },
  {
    id: 'fourteenth-de-umzug',
    text: {
      type: 'ad_copy',
      platform: 'google_search',
      language: 'de',
      formality: 'formal',
      topic: 'Umzüge in Kassel',
      product: 'Umzugsservice',
      unique_selling_proposition: 'Festpreis nach einer Besichtigung per Video',
      variants: 1,
      keywords: ['Umzug Kassel'],
      facts: ['Umzüge ab 490 €', 'Angebot binnen 24 Stunden', 'Familienbetrieb seit 1987', 'Halteverbot inklusive'],
      output: {
        variants: [
          {
            primary_text: null,
            headlines: [
              'Umzug Kassel zum Festpreis',
              'Umzüge ab 490 €',
              'Familienbetrieb seit 1987',
              'Besichtigung per Video',
              'Angebot in 24 Stunden',
              'Halteverbot schon dabei',
            ],
            descriptions: [
              'Zeigen Sie uns Ihre Wohnung per Video. Ihr Angebot kommt binnen eines Tages.',
              'Ein Preis, der hält: Halteverbot inklusive, keine Zuschläge am Umzugstag.',
              'Umzug Kassel: Wir packen, tragen und bauen auf. Jetzt Termin aussuchen.',
            ],
          },
        ],
      },
    },
  },
  {
    id: 'fourteenth-de-brille',
    text: {
      type: 'ad_copy',
      platform: 'instagram',
      language: 'de',
      formality: 'informal',
      topic: 'Zweitbrille zum Sehtest',
      product: 'Zweitbrille',
      unique_selling_proposition: 'Die zweite Fassung gibt es geschenkt',
      variants: 2,
      facts: [
        'Beim Kauf einer Brille ist die zweite Fassung geschenkt',
        'Bis 31. August',
        '140 Fassungen zur Auswahl',
        'Sehtest ohne Termin, 15 Minuten',
      ],
      output: {
        variants: [
          {
            primary_text: 'Eine für den Schreibtisch, eine für den Strand: Bis Ende August ist die Fassung deiner Zweitbrille geschenkt.',
            headlines: ['Zweite Fassung geschenkt', '140 Fassungen zum Anprobieren'],
            descriptions: ['Nur bis 31. August'],
          },
          {
            primary_text: 'Eine Viertelstunde Sehtest, kein Termin, danach suchst du dir gleich noch eine Zweitbrille aus.',
            headlines: ['Sehtest ohne Termin', 'Komm einfach vorbei'],
            descriptions: ['Dauert 15 Minuten'],
          },
        ],
      },
    },
  },
  {
    id: 'fourteenth-de-hofladen',
    text: {
      type: 'ad_copy',
      platform: 'tiktok',
      language: 'de',
      formality: 'informal',
      topic: 'Selbsternte auf dem Erdbeerfeld',
      product: 'Erdbeeren zum Selberpflücken',
      unique_selling_proposition: 'Naschen ist erlaubt',
      variants: 1,
      facts: ['3,90 € je Kilo', 'Täglich 8 bis 19 Uhr'],
      output: {
        variants: [
          {
            primary_text: 'Erdbeeren selbst pflücken, 3,90 € das Kilo, und Naschen ist erlaubt. Täglich von 8 bis 19 Uhr 🍓',
            headlines: [],
            descriptions: [],
          },
        ],
      },
    },
  },
];
