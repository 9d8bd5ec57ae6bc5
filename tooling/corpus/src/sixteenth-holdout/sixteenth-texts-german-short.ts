import type { CorpusText } from '../corpus-text.ts';
import { lines } from './sixteenth-lines.ts';

export const cleanGermanShort: readonly CorpusText[] = [
  {
    id: 's16-de-garten-post',
    text: {
      type: 'social_post',
      platform: 'facebook',
      language: 'de',
      formality: 'informal',
      topic: 'Tomatenmarkt in der Gärtnerei Hollmann',
      keywords: ['Tomatenpflanzen'],
      hashtags: ['Tomatenmarkt'],
      link: 'https://gaertnerei-hollmann.example/tomatenmarkt',
      facts: [
        'Samstag, 8. Mai 2027, 9 bis 15 Uhr',
        '42 alte Sorten',
        'Jede Tomatenpflanze 3,80 €',
        'Um 11 Uhr zeigt Meisterin Petra Hollmann das richtige Ausgeizen',
      ],
      output: {
        text: lines(
          'Am Samstag, den 8. Mai, gehört unser Hof den Tomaten: Von 9 bis 15 Uhr findest du bei uns 42 alte Sorten.',
          'Alle Tomatenpflanzen kosten 3,80 € das Stück.',
          '',
          'Um 11 Uhr zeigt dir unsere Meisterin Petra Hollmann, wie du richtig ausgeizt. Bring ruhig deine Fragen mit!',
          '',
          'Die Liste der Sorten steht hier: https://gaertnerei-hollmann.example/tomatenmarkt',
          '',
          '#Tomatenmarkt',
        ),
        hashtags: ['Tomatenmarkt'],
      },
    },
  },
  {
    id: 's16-de-steuer-post',
    text: {
      type: 'social_post',
      platform: 'linkedin',
      language: 'de',
      formality: 'formal',
      topic: 'E-Rechnung: Sprechstunde der Steuerkanzlei Brandt & Söhne',
      keywords: ['E-Rechnung'],
      facts: [
        'Jeden ersten Dienstag im Monat von 16 bis 18 Uhr',
        'Kostenlos für Mandanten, sonst 60 €',
        'Per Video oder in der Kanzlei in Kassel',
        'Jan Brandt: „Die meisten Betriebe brauchen kein neues Programm, sondern eine neue Gewohnheit.“',
      ],
      output: {
        text: lines(
          'Die E-Rechnung macht vielen Betrieben mehr Sorgen, als nötig wäre.',
          '',
          '„Die meisten Betriebe brauchen kein neues Programm, sondern eine neue Gewohnheit“, sagt Jan Brandt.',
          '',
          'Welche das ist, klären wir in unserer Sprechstunde: jeden ersten Dienstag im Monat von 16 bis 18 Uhr,',
          'per Video oder bei uns in Kassel. Für Mandanten ist sie kostenlos, alle anderen zahlen 60 €.',
          '',
          'Bringen Sie einfach Ihre letzte Rechnung mit. Schreiben Sie uns, wann es Ihnen passt.',
          '',
          '#ERechnung #Mittelstand #Steuerberatung',
        ),
        hashtags: ['ERechnung', 'Mittelstand', 'Steuerberatung'],
      },
    },
  },
  {
    id: 's16-de-kino-post',
    text: {
      type: 'social_post',
      platform: 'twitter',
      language: 'de',
      formality: 'informal',
      topic: 'Stummfilmabend im Lichtspielhaus',
      keywords: ['Stummfilm'],
      hashtags: [],
      facts: ['Freitag, 19. Februar 2027, 20 Uhr', 'Eintritt 11 €, ermäßigt 8 €', 'Live am Klavier: Mirjam Oster'],
      output: {
        text: lines(
          'Kein Wort, und trotzdem wird gelacht: Am Freitag, 19. Februar, läuft bei uns ab 20 Uhr ein Stummfilm,',
          'und Mirjam Oster spielt live dazu Klavier. Karten kosten 11 €, ermäßigt 8 €. Wen bringst du mit?',
        ),
        hashtags: [],
      },
    },
  },
  {
    id: 's16-de-umzug-ad',
    text: {
      type: 'ad_copy',
      platform: 'google_search',
      language: 'de',
      formality: 'formal',
      topic: 'Umzüge im Raum Bremen',
      product: 'Umzugsservice',
      unique_selling_proposition: 'Festpreis nach kostenloser Besichtigung',
      variants: 1,
      keywords: ['Umzug'],
      facts: ['Umzug einer Zweizimmerwohnung ab 590 €', 'Familienbetrieb seit 1987', 'Umzugskartons leihweise'],
      output: {
        variants: [
          {
            primary_text: null,
            headlines: ['Umzug in Bremen zum Festpreis', 'Zwei Zimmer ab 590 €', 'Familienbetrieb seit 1987'],
            descriptions: [
              'Wir besichtigen kostenlos und nennen Ihnen einen Festpreis für Ihren Umzug.',
              'Kartons leihen Sie bei uns, wir tragen. Jetzt Termin zur Besichtigung vereinbaren.',
            ],
          },
        ],
      },
    },
  },
  {
    id: 's16-de-tasche-ad',
    text: {
      type: 'ad_copy',
      platform: 'facebook',
      language: 'de',
      formality: 'informal',
      topic: 'Fahrradtasche Kolk für den Weg zur Arbeit',
      product: 'Fahrradtasche Kolk',
      unique_selling_proposition: 'Mit einem Griff vom Rad gelöst, absolut wasserdicht',
      variants: 2,
      keywords: ['Kolk'],
      facts: ['18 Liter, 890 g', '94 €', '5 Jahre Garantie', 'Genäht in Oldenburg'],
      output: {
        variants: [
          {
            primary_text: 'Ein Griff, und die Kolk ist vom Rad. 18 Liter, wasserdicht, genäht in Oldenburg. Für 94 €.',
            headlines: ['Die Tasche fürs Büro'],
            descriptions: ['5 Jahre Garantie'],
          },
          {
            primary_text: 'Draußen schüttet es, drinnen bleibt der Laptop trocken: Die Kolk wiegt 890 g und hält dicht.',
            headlines: ['Wasserdicht zur Arbeit'],
            descriptions: ['18 Liter für 94 €'],
          },
        ],
      },
    },
  },
];
