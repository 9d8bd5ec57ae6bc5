import type { CorpusText } from '../corpus-text.ts';

/** German emails, posts and ads. */
export const cleanDe: readonly CorpusText[] = [
  {
    id: 's19-de-strom',
    text: {
      type: 'email',
      language: 'de',
      topic: 'Ökostromtarif der Stadtwerke Lindau-Nord',
      keywords: ['Ökostrom'],
      facts: [
        'Grundpreis 11 € im Monat, Arbeitspreis 31,9 Cent je Kilowattstunde',
        'Preisgarantie bis 31. Dezember 2027',
        'Strom aus zwei Wasserkraftwerken an der Leiblach',
        'Wechsel in 5 Minuten online, Kündigung übernehmen die Stadtwerke',
        'Kundendienst montags bis freitags von 8 bis 18 Uhr',
      ],
      output: {
        subject: 'Ökostrom aus dem Fluss nebenan',
        preheader: 'Fester Preis bis Ende 2027, Wechsel in fünf Minuten',
        body: [
          'Guten Tag,',
          'der Strom in Ihrer Küche könnte aus der Leiblach kommen. Zwei Wasserkraftwerke liefern dort Ökostrom, ' +
            'und der neue Tarif bringt ihn zu Ihnen.',
          'Der Grundpreis beträgt 11 € im Monat, also 132 € im Jahr. Dazu kommen 31,9 Cent für jede Kilowattstunde. ' +
            'Beides bleibt bis zum 31.12.2027 fest.',
          'Für den Wechsel brauchen Sie Ihren Zählerstand und fünf Minuten am Bildschirm. Dem alten Anbieter kündigen wir für Sie. ' +
            'Bei Fragen sind wir von Montag bis Freitag zwischen 8 und 18 Uhr da.',
          'Freundliche Grüße\nIhre Stadtwerke Lindau-Nord',
        ].join('\n\n'),
        call_to_action: 'Tarif wechseln',
      },
    },
  },
  {
    id: 's19-de-kartons',
    text: {
      type: 'ad_copy',
      language: 'de',
      platform: 'google_search',
      topic: 'Umzugskartons im Onlineshop',
      product: 'Umzugskartons mit doppeltem Boden',
      unique_selling_proposition: 'Lieferung am nächsten Werktag, ungenutzte Kartons gehen zurück',
      variants: 1,
      keywords: ['Umzugskartons'],
      facts: ['20 Kartons für 46 €', 'Tragkraft 40 kg', 'Rückgabe ungenutzter Kartons 60 Tage lang', 'Versand kostenlos ab 30 €'],
      output: {
        variants: [
          {
            primary_text: null,
            headlines: [
              'Umzugskartons kaufen',
              'Morgen vor Ihrer Tür',
              '20 Umzugskartons für 46 €',
              'Trägt bis zu 40 kg',
              'Doppelter Boden',
              'Zu viele? Einfach zurück',
              'Ab 30 € versandkostenfrei',
              'Jetzt Kartons bestellen',
            ],
            descriptions: [
              'Zwanzig Umzugskartons kosten 46 €, das sind 2,30 € pro Stück. Versand inklusive.',
              'Bestellen Sie heute, und die Kartons sind am nächsten Werktag bei Ihnen.',
              'Was übrig bleibt, nehmen wir zwei Monate lang unbenutzt zurück.',
            ],
          },
        ],
      },
    },
  },
  {
    id: 's19-de-tierheim',
    text: {
      type: 'email',
      language: 'de',
      topic: 'Spendenaufruf für das neue Katzenhaus des Tierheims Ahlen',
      keywords: ['Katzenhaus'],
      facts: [
        'Ziel: 46.000 €, bisher gespendet: 18.400 €',
        'Platz für 24 Katzen, bisher 10',
        'Baubeginn am 3. August 2026',
        'Mit 35 € ist ein Quadratmeter Boden bezahlt',
      ],
      output: {
        subject: 'Ein Dach für 24 Katzen',
        preheader: 'Im August soll der Bau beginnen, und so weit sind wir',
        body: [
          'Liebe Freundinnen und Freunde,',
          'zehn Plätze hat unser Katzenhaus heute, und sie sind das ganze Jahr belegt. Der Neubau bietet Raum für 24 Tiere.',
          '18.400 € von 46.000 € haben Sie bereits gespendet. Das sind 40 % der Summe, und dafür danken wir von Herzen. ' +
            'Es fehlen also noch 27.600 €.',
          'Schon mit 35 € ist ein Quadratmeter Boden bezahlt. Wenn alles gut geht, rollt am 3. August der erste Bagger.',
          'Herzliche Grüße\nIhr Tierheim Ahlen',
        ].join('\n\n'),
        call_to_action: 'Einen Quadratmeter spenden',
      },
    },
  },
  {
    id: 's19-de-jazz',
    text: {
      type: 'social_post',
      language: 'de',
      platform: 'twitter',
      topic: 'Jazzabend im Güterschuppen',
      keywords: ['Jazzabend'],
      hashtags: ['Jazz'],
      facts: [
        'Freitag, 20. März 2026, 20:30 Uhr, Einlass ab 19:30 Uhr',
        'Eintritt 18 €, ermäßigt 12 €',
        'Trio Kowalke: Bass, Schlagzeug, Vibrafon',
      ],
      link: 'https://gueterschuppen.example/jazz',
      output: {
        text:
          'Bass, Schlagzeug, Vibrafon, sonst nichts: Das Trio Kowalke spielt beim Jazzabend im Güterschuppen. ' +
          'Freitag, 20. März, halb neun. Zu zweit kostet der Abend 36 €, ermäßigt 24 €.\n' +
          'https://gueterschuppen.example/jazz\n\n#Jazz',
        hashtags: ['Jazz'],
      },
    },
  },
  {
    id: 's19-de-toepfern',
    text: {
      type: 'ad_copy',
      language: 'de',
      platform: 'instagram',
      topic: 'Töpferkurs am Wochenende',
      product: 'Töpferkurs für den Einstieg',
      unique_selling_proposition: 'Drei Stücke werden gebrannt und zugeschickt',
      variants: 2,
      keywords: ['Töpferkurs'],
      facts: ['Samstag und Sonntag, je 4 Stunden', '145 € mit Ton und Brand', 'Höchstens 6 Plätze'],
      output: {
        variants: [
          {
            primary_text: 'Ein Wochenende, eine Scheibe, drei eigene Stücke. Der Töpferkurs dauert zweimal vier Stunden. Platz sichern!',
            headlines: ['Drei Stücke, die keiner sonst hat', 'Ton und Brand inklusive'],
            descriptions: ['Höchstens sechs Leute', '145 € für alles'],
          },
          {
            primary_text: 'Ton an den Händen, Handy in der Tasche. Nach dem Töpferkurs kommen die gebrannten Stücke per Post.',
            headlines: ['Zwei Tage an der Scheibe', 'Gebrannt und zugeschickt'],
            descriptions: ['Auch ohne jede Übung'],
          },
        ],
      },
    },
  },
  {
    id: 's19-de-schichtplan',
    text: {
      type: 'ad_copy',
      language: 'de',
      platform: 'linkedin',
      topic: 'Software für Schichtpläne in Pflegeheimen',
      product: 'Dienstblick, Schichtplanung für Pflegeheime',
      unique_selling_proposition: 'Tauschwünsche klären die Teams selbst, die Leitung gibt nur frei',
      variants: 1,
      keywords: ['Schichtplan'],
      facts: ['Umfrage unter 90 Heimleitungen: 54 planen noch mit Tabellen', 'Test 14 Tage', 'Server in Nürnberg'],
      output: {
        variants: [
          {
            primary_text: '54 von 90 Heimleitungen bauen den Schichtplan noch in Tabellen. Dienstblick lässt die Teams selbst tauschen.',
            headlines: ['Schichtplan ohne Telefonkette', 'Tauschwünsche, die Sie nur noch freigeben'],
            descriptions: ['Zwei Wochen lang testen, Server in Nürnberg'],
          },
        ],
      },
    },
  },
  {
    id: 's19-de-hofladen',
    text: {
      type: 'social_post',
      language: 'de',
      platform: 'facebook',
      topic: 'Neue Öffnungszeiten im Hofladen Ebersmühle',
      keywords: ['Hofladen'],
      hashtags: [],
      facts: [
        'Ab 1. April: Dienstag bis Samstag von 8:30 bis 18:00 Uhr',
        'Kartoffeln im 5-kg-Sack für 6,50 €',
        'Sonntags rund um die Uhr: Automat mit Eiern und Milch',
      ],
      output: {
        text: [
          'Ihr habt gefragt, wir haben gerechnet: Ab dem 1. April ist unser Hofladen von Dienstag bis Samstag offen, ' +
            'und zwar von halb neun bis sechs. 🥔',
          'Der Fünf-Kilo-Sack Kartoffeln kostet 6,50 Euro, frisch aus der Miete. Und wer am Sonntag Pfannkuchen backen will, ' +
            'findet Eier und Milch im Automaten vor der Scheune.',
          'Was sollen wir im Frühling als Erstes ernten?',
        ].join('\n\n'),
        hashtags: [],
      },
    },
  },
];
