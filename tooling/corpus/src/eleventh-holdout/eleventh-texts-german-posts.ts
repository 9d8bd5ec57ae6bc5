import type { CorpusText } from '../corpus-text.ts';

export const germanPosts: readonly CorpusText[] = [
  {
    id: 'eleventh-de-eis',
    text: {
      type: 'social_post',
      language: 'de',
      platform: 'instagram',
      topic: 'Neue Eissorte der Eisdiele Rosella in Bamberg',
      tone: 'verspielt',
      formality: 'informal',
      facts: ['Neue Sorte: Rhabarber mit Baiser', '1,80 € je Kugel'],
      hashtags: ['Eisdiele', 'Bamberg', 'Rhabarber'],
      output: {
        text: 'Rhabarber trifft Baiser: Die Neue in der Theke kostet 1,80 € die Kugel. Wer probiert? 🍦\n\n#Eisdiele #Bamberg #Rhabarber',
        hashtags: ['Eisdiele', 'Bamberg', 'Rhabarber'],
      },
    },
  },
  {
    id: 'eleventh-de-archiv',
    text: {
      type: 'social_post',
      language: 'de',
      platform: 'bluesky',
      topic: 'Führung durch das Stadtarchiv',
      tone: 'trocken',
      facts: ['Donnerstag, 11. März, 17 Uhr', 'Dauer 90 Minuten, Eintritt frei', 'Älteste Urkunde von 1283', '8 km Akten'],
      link: 'https://www.stadtarchiv-goslau.example/fuehrung',
      hashtags: ['Stadtarchiv'],
      output: {
        text:
          'Acht Kilometer Akten gelten nicht als Abendprogramm. Wir finden: doch. Am 11. März um 17 Uhr zeigen wir anderthalb Stunden lang ' +
          'unser Magazin, auch die Urkunde von 1283. Eintritt frei.\n\nhttps://www.stadtarchiv-goslau.example/fuehrung\n\n#Stadtarchiv',
        hashtags: ['Stadtarchiv'],
      },
    },
  },
  {
    id: 'eleventh-de-baeckerei',
    text: {
      type: 'social_post',
      language: 'de',
      platform: 'tiktok',
      topic: 'Video: wie unser Roggenbrot entsteht',
      tone: 'gesprochen',
      formality: 'informal',
      keywords: ['Roggenbrot'],
      facts: ['Der Teig ruht 20 Stunden', 'Wir fangen um 2 Uhr nachts an', 'Unser Sauerteig ist von 1978'],
      hashtags: ['bäckerei', 'sauerteig'],
      output: {
        text:
          'Zwei Uhr nachts, und der Teig ist schon länger wach als wir. Unser Roggenbrot ruht 20 Stunden, der Sauerteig stammt ' +
          'von 1978. Ist er älter als du? #bäckerei #sauerteig',
        hashtags: ['bäckerei', 'sauerteig'],
      },
    },
  },
  {
    id: 'eleventh-de-kanzlei',
    text: {
      type: 'social_post',
      language: 'de',
      platform: 'linkedin',
      topic: 'Ausbildung in der Steuerkanzlei Hahn',
      tone: 'nahbar',
      formality: 'informal',
      facts: ['Ausbildungsbeginn 1. August', '1.250 € im ersten Jahr', 'Drei freie Plätze'],
      hashtags: ['Ausbildung'],
      output: {
        text:
          'Steuern sind trocken? Unsere Azubis lachen auffällig oft.\n\nAb 1. August sind drei Plätze frei, mit 1.250 € im ersten ' +
          'Jahr. Schreib uns einfach, auch ohne Anschreiben.\n\n#Ausbildung',
        hashtags: ['Ausbildung'],
      },
    },
  },
  {
    id: 'eleventh-de-feuerwehr',
    text: {
      type: 'social_post',
      language: 'de',
      platform: 'facebook',
      topic: 'Tag der offenen Tür der Feuerwehr Aldorf',
      tone: 'herzlich',
      length: 65,
      formality: 'informal',
      facts: [
        'Sonntag, 6. Juni, 10 bis 17 Uhr',
        'Um 14 Uhr wird ein Auto aufgeschnitten',
        'Drehleiter: 30 Meter',
        'Der Erlös geht an die Jugendfeuerwehr, 26 Kinder',
      ],
      hashtags: [],
      output: {
        text:
          'Am Sonntag, 6. Juni, stehen bei uns alle Tore offen! Von 10 bis 17 Uhr dürft ihr Schläuche halten, Helme probieren und mit ' +
          'der Drehleiter 30 Meter hoch hinaus. Um zwei schneiden wir ein Auto auf, haltet euch die Ohren zu.\n\nDazu gibt es Erbsensuppe ' +
          'und Kuchen. Was übrig bleibt, geht an unsere Jugendfeuerwehr mit ihren 26 Kindern.\n\nWer backt einen Kuchen mit?',
        hashtags: [],
      },
    },
  },
  {
    id: 'eleventh-de-fahrrad',
    text: {
      type: 'social_post',
      language: 'de',
      platform: 'youtube',
      topic: 'Video: Fahrradkette wechseln',
      formality: 'informal',
      keywords: ['Fahrradkette wechseln'],
      facts: [
        'Eine Kette hält je nach Pflege 2.000 bis 4.000 km',
        'Kettenlehre 12 €, Ketten ab 19 € bei uns im Laden',
        'Der Wechsel dauert eine halbe Stunde',
        'Radwerk Oldenburg, Wechsel in der Werkstatt 35 € inklusive Kette',
      ],
      link: 'https://www.radwerk-ol.example/kette',
      hashtags: [],
      output: {
        text:
          'Fahrradkette wechseln in 30 Minuten: In diesem Video siehst du, woran du eine müde Kette erkennst und wie du sie ohne ' +
          'schwarze Finger tauschst. Na gut, fast ohne.\n\nDarum geht es:\n• Verschleiß messen mit der Kettenlehre\n• die richtige ' +
          'Länge finden\n• das Kettenschloss schließen\n\nJe nach Pflege ist nach 2.000 bis 4.000 km Schluss. Die Kettenlehre ' +
          'kostet bei uns 12 €, Ketten gibt es ab 19 €. Keine Lust auf Öl? In der Werkstatt machen wir es für 35 €, Kette ' +
          'inklusive.\n\nTermin: https://www.radwerk-ol.example/kette',
        hashtags: [],
      },
    },
  },
];
