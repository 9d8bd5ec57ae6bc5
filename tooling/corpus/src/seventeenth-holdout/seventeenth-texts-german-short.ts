import type { CorpusText } from '../corpus-text.ts';

/** Ads and posts. */
export const shortGerman: readonly CorpusText[] = [
  {
    id: 's17-ebike-ad',
    text: {
      type: 'ad_copy',
      language: 'de',
      platform: 'google_search',
      topic: 'E-Bikes für Urlauber auf Usedom',
      product: 'E-Bike-Verleih Inselrad',
      unique_selling_proposition: 'Helm und Schloss sind immer dabei',
      keywords: ['E-Bike mieten'],
      variants: 1,
      facts: [
        'Ein Tag kostet 28 €, sieben Tage kosten 140 €',
        'Der Akku reicht für 120 km',
        'Übergabe täglich von 8 bis 19 Uhr',
        'Helm und Schloss inklusive',
      ],
      output: {
        variants: [
          {
            primary_text: null,
            headlines: [
              'E-Bike mieten auf Usedom',
              'Ein Tag für 28 €',
              '120 km mit einem Akku',
              'Helm und Schloss inklusive',
              'Abholen ab 8 Uhr morgens',
            ],
            descriptions: [
              'Sieben Tage kosten 140 €, das sind 20 € am Tag statt 28 €. So lohnt sich die Woche.',
              'E-Bike mieten und losfahren: Übergabe täglich von 8 bis 19 Uhr. Jetzt reservieren.',
            ],
          },
        ],
      },
    },
  },
  {
    id: 's17-zeit-ad',
    text: {
      type: 'ad_copy',
      language: 'de',
      platform: 'linkedin',
      topic: 'Zeiterfassung für kleine Betriebe',
      product: 'Stempelio',
      unique_selling_proposition: 'In fünf Arbeitstagen eingeführt',
      keywords: ['Zeiterfassung'],
      variants: 1,
      facts: [
        '3 € pro Person und Monat, bis 10 Personen kostenlos',
        'Einführung in 5 Arbeitstagen',
        'Umfrage unter 250 Betrieben: 80 % sparen am Monatsende mindestens 2 Stunden',
      ],
      output: {
        variants: [
          {
            primary_text:
              'Stundenzettel kosten Zeit. Vier von fünf befragten Betrieben sparen mit Stempelio am Monatsende mindestens zwei Stunden.',
            headlines: ['Zeiterfassung, die nach fünf Arbeitstagen läuft', 'Für Teams bis zehn Personen kostenlos'],
            descriptions: ['Größere Teams zahlen drei Euro pro Person und Monat. Jetzt die Einführung planen.'],
          },
        ],
      },
    },
  },
  {
    id: 's17-kuerbis-post',
    text: {
      type: 'social_post',
      language: 'de',
      platform: 'facebook',
      topic: 'Kürbiszeit im Hofladen Lindner',
      keywords: ['Kürbis', 'Hofladen'],
      hashtags: ['Kürbiszeit'],
      formality: 'informal',
      facts: [
        '14 Sorten Kürbis',
        'Das Kilo kostet 2,50 €, zehn Kilo kosten 20 €',
        'Ein Teller Kürbissuppe kostet 4,50 €',
        'Hofladen: Samstag und Sonntag, 9 bis 18 Uhr',
      ],
      output: {
        text:
          'Auf dem Hof leuchtet es orange: 14 Sorten Kürbis liegen bereit, vom kleinen Hokkaido bis zum dicken Muskat.\n\n' +
          'Das Kilo kostet 2,50 €. Wer zehn Kilo mitnimmt, zahlt 20 € statt 25 € und hat den ganzen Herbst über Suppe. Probieren könnt ' +
          'ihr sie gleich bei uns, der Teller kostet 4,50 €.\n\n' +
          'Der Hofladen ist samstags und sonntags von 9 bis 18 Uhr offen. Welche Sorte kommt bei euch in den Topf?\n\n#Kürbiszeit',
        hashtags: ['Kürbiszeit'],
      },
    },
  },
  {
    id: 's17-buecher-post',
    text: {
      type: 'social_post',
      language: 'de',
      platform: 'threads',
      topic: 'Bücherflohmarkt in der Stadtbibliothek',
      keywords: ['Bücherflohmarkt'],
      hashtags: [],
      facts: ['Samstag, 29.05.2027, 10:00 bis 15:00 Uhr', '3.000 Bücher', 'Ein Buch 1 €, eine volle Tüte 8 €'],
      output: {
        text:
          'Dreitausend Bücher suchen ein neues Regal. Am Samstag, dem 29. Mai, ist von zehn bis fünfzehn Uhr Bücherflohmarkt in der ' +
          'Stadtbibliothek: ein Buch für einen Euro, die volle Tüte für acht Euro. Welches Buch würdet ihr nie hergeben?',
        hashtags: [],
      },
    },
  },
  {
    id: 's17-slam-post',
    text: {
      type: 'social_post',
      language: 'de',
      platform: 'tiktok',
      topic: 'Poetry Slam im Kulturhaus',
      keywords: ['Poetry Slam'],
      hashtags: ['poetryslam', 'bühne', 'kulturhaus'],
      facts: [
        'Poetry Slam am 12. Februar 2027, Einlass 19 Uhr, Beginn 20 Uhr',
        'Acht Auftritte von je sechs Minuten',
        'Karten 14 €, ermäßigt 10 €',
      ],
      output: {
        text:
          'Acht Leute, je sechs Minuten, ein Mikro: Das sind 48 Minuten Poetry Slam, und ihr entscheidet, wer gewinnt. ' +
          'Am 12. Februar im Kulturhaus, Einlass ab 19 Uhr, Karten für 14 €, ermäßigt 10 €.\n\n#poetryslam #bühne #kulturhaus',
        hashtags: ['poetryslam', 'bühne', 'kulturhaus'],
      },
    },
  },
];
