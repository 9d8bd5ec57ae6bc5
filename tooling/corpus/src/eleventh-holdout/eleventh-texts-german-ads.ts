import type { CorpusText } from '../corpus-text.ts';

export const germanAds: readonly CorpusText[] = [
  {
    id: 'eleventh-de-ferien',
    text: {
      type: 'ad_copy',
      language: 'de',
      platform: 'google_search',
      topic: 'Ferienwohnungen Dünenhof auf Usedom',
      product: 'Ferienwohnung Usedom',
      unique_selling_proposition: 'Fünf Minuten zu Fuß zum Strand',
      variants: 2,
      formality: 'formal',
      keywords: ['Ferienwohnung Usedom'],
      facts: [
        'Fünf Gehminuten zum Strand',
        'Ab 79 € pro Nacht',
        'Hunde sind willkommen, 8 € pro Nacht, Napf und Decke inklusive',
        'Kostenlos stornieren bis 14 Tage vor der Anreise',
        'Zwölf Wohnungen mit Balkon',
        'Telefon 038375 555120',
      ],
      output: {
        variants: [
          {
            primary_text: null,
            headlines: ['Ferienwohnung Usedom gesucht?', 'In 5 Minuten am Strand', 'Ihr Hund darf mit'],
            descriptions: [
              'Morgens barfuß ans Meer, abends auf den eigenen Balkon. Im Dünenhof ab 79 € pro Nacht.',
              'Noch unsicher? Bis zwei Wochen vor der Anreise stornieren Sie kostenlos.',
            ],
          },
          {
            primary_text: null,
            headlines: ['Dünenhof: Urlaub mit Balkon', 'Ferienwohnung Usedom ab 79 €', 'Bis 14 Tage vorher stornieren'],
            descriptions: [
              'Zwölf Wohnungen, kurzer Weg zum Wasser. Sehen Sie gleich, was noch frei ist.',
              'Vierbeiner schlafen für 8 € pro Nacht bei Ihnen. Napf und Decke liegen bereit.',
            ],
          },
        ],
      },
    },
  },
  {
    id: 'eleventh-de-schwimmkurs',
    text: {
      type: 'ad_copy',
      language: 'de',
      platform: 'facebook',
      topic: 'Schwimmkurse für Kinder im Hallenbad Nord',
      product: 'Seepferdchen-Kurs',
      unique_selling_proposition: 'Gruppen mit höchstens sechs Kindern',
      variants: 2,
      formality: 'informal',
      keywords: ['Seepferdchen-Kurs'],
      facts: [
        'Für Kinder ab 5 Jahren',
        'Zehn Stunden zu je 45 Minuten, 135 €',
        'Höchstens sechs Kinder in einer Gruppe',
        'Beginn: Montag, 3. Mai',
        'Wassertemperatur 30 Grad',
      ],
      output: {
        variants: [
          {
            primary_text: 'Erst pusten, dann gleiten, dann springen: Im Seepferdchen-Kurs gibt jedes Kind sein Tempo selbst vor.',
            headlines: ['Schwimmen lernen ab fünf', 'Zu sechst im warmen Wasser'],
            descriptions: ['Zehn Stunden für 135 €'],
          },
          {
            primary_text: 'Am 3. Mai beginnt der neue Seepferdchen-Kurs im Hallenbad Nord. Das Wasser hat 30 Grad.',
            headlines: ['Sicher im Wasser bis zum Sommer'],
            descriptions: ['Nie mehr als sechs Kinder'],
          },
        ],
      },
    },
  },
  {
    id: 'eleventh-de-regale',
    text: {
      type: 'ad_copy',
      language: 'de',
      platform: 'linkedin',
      topic: 'Regalprüfung für Lager',
      product: 'Regalprüfung nach DIN EN 15635',
      unique_selling_proposition: 'Prüfbericht noch am selben Tag',
      variants: 2,
      formality: 'formal',
      keywords: ['Regalprüfung'],
      target_audience: 'Lagerleiter im Mittelstand',
      facts: [
        'Die Prüfung nach DIN EN 15635 ist alle 12 Monate fällig',
        'Festpreis ab 390 €',
        'Termin innerhalb von zehn Werktagen',
        'Prüfbericht am selben Tag',
      ],
      output: {
        variants: [
          {
            primary_text: 'Einmal im Jahr ist die Regalprüfung nach DIN EN 15635 fällig. Den Bericht haben Sie noch am selben Tag.',
            headlines: ['Geprüfte Regale, Bericht am selben Tag'],
            descriptions: ['Sie bekommen einen Termin innerhalb von zehn Werktagen.'],
          },
          {
            primary_text: 'Ein verbogener Ständer fällt oft erst auf, wenn es zu spät ist. Unsere Regalprüfung findet ihn vorher.',
            headlines: ['Festpreis ab 390 €, ohne Stillstand im Lager'],
            descriptions: ['Wir prüfen, während Ihr Betrieb weiterläuft.'],
          },
        ],
      },
    },
  },
];
