import type { CorpusText } from '../corpus-text.ts';

/** Ads without a fault, in German. */
export const eighthAdsInGerman: readonly CorpusText[] = [
  {
    id: 'h8-de-ad-umzug',
    text: {
      type: 'ad_copy',
      platform: 'google_search',
      language: 'de',
      topic: 'Umzüge in Köln zum Festpreis',
      product: 'Umzugsfirma Brandt',
      formality: 'formal',
      unique_selling_proposition: 'Festpreis nach einem Videoanruf von 15 Minuten',
      variants: 1,
      keywords: ['Umzugsfirma Köln', 'Festpreis'],
      facts: [
        'Seit 1986',
        '4,8 von 5 Sternen bei 920 Bewertungen',
        'Umzug einer Zweizimmerwohnung ab 640 €',
        '50 Kartons kostenlos',
        'Halteverbotszone inklusive',
        'Termine auch samstags',
      ],
      output: {
        variants: [
          {
            primary_text: null,
            headlines: [
              'Umzugsfirma Köln: Brandt',
              'Ihr Umzug zum Festpreis',
              '50 Kartons geschenkt',
              'Zwei Zimmer ab 640 Euro',
              'Köln zieht um, seit 1986',
              '4,8 von 5 Sternen',
              'Auch am Samstag für Sie da',
              'Halteverbot? Machen wir',
            ],
            descriptions: [
              'Eine Viertelstunde am Video, dann steht Ihr Preis. Fragen Sie jetzt nach einem Termin.',
              'Wir packen, tragen und bauen auf. Sie sagen nur noch, wohin das Sofa soll.',
              'Über 900 Kunden haben uns bewertet. Lesen Sie selbst, wie es bei anderen lief.',
            ],
          },
        ],
      },
    },
  },
  {
    id: 'h8-de-ad-goldschmiede',
    text: {
      type: 'ad_copy',
      platform: 'instagram',
      language: 'de',
      topic: 'Trauringe selbst schmieden',
      product: 'Trauringkurs',
      formality: 'informal',
      unique_selling_proposition: 'Das Paar schmiedet die Ringe selbst, an einem Tag',
      variants: 2,
      keywords: ['Trauringe'],
      facts: [
        'Samstags von 10 bis 17 Uhr in Leipzig',
        'Höchstens drei Paare',
        '390 € pro Paar zuzüglich Material',
        'Gold aus Altschmuck, auch aus dem eigenen',
        'Keine Erfahrung nötig',
      ],
      output: {
        variants: [
          {
            primary_text:
              'Ein Samstag, zwei Ringe, viel Funkenflug: Schmiedet eure Trauringe in Leipzig selbst. Höchstens drei Paare pro Kurs.',
            headlines: ['Trauringe, die ihr selbst schmiedet'],
            descriptions: ['390 € pro Paar plus Material'],
          },
          {
            primary_text: 'Omas Brosche liegt in der Schublade? Bei uns werden Trauringe daraus. Den Hammer haltet ihr.',
            headlines: ['Aus altem Gold wird euer Ring', 'Samstags von 10 bis 17 Uhr'],
            descriptions: ['Mitten in Leipzig', 'Keine Erfahrung nötig'],
          },
        ],
      },
    },
  },
  {
    id: 'h8-de-ad-leasing',
    text: {
      type: 'ad_copy',
      platform: 'linkedin',
      language: 'de',
      topic: 'Leasing von Maschinen für den Mittelstand',
      product: 'Nordbank Maschinenleasing',
      formality: 'formal',
      unique_selling_proposition: 'Zusage in zwei Arbeitstagen',
      variants: 1,
      keywords: ['Maschinenleasing'],
      facts: [
        'Für Maschinen von 20.000 bis 750.000 €',
        'Laufzeit 24 bis 72 Monate',
        'Zusage innerhalb von 48 Stunden',
        'Ein fester Ansprechpartner je Betrieb',
      ],
      output: {
        variants: [
          {
            primary_text:
              'Die neue Fräse soll laufen und nicht auf die Bank warten. Mit unserem Maschinenleasing haben Sie in zwei ' +
              'Arbeitstagen eine Zusage.',
            headlines: ['Maschinenleasing mit Zusage in 48 Stunden', 'Von 20.000 bis 750.000 Euro'],
            descriptions: ['Zwei bis sechs Jahre Laufzeit, ein fester Ansprechpartner und Raten, die zum Auftragsbuch passen.'],
          },
        ],
      },
    },
  },
];
