import type { CorpusText } from '../corpus-text.ts';

/** German pages and articles. */
export const cleanDeLong: readonly CorpusText[] = [
  {
    id: 's19-de-ferienwohnung',
    text: {
      type: 'landing_page',
      language: 'de',
      topic: 'Ferienwohnung Möwennest auf Rügen',
      keywords: ['Ferienwohnung auf Rügen'],
      facts: [
        '62 m², zwei Schlafzimmer, bis zu 4 Gäste',
        '95 € pro Nacht, Endreinigung einmalig 60 €, mindestens 3 Nächte',
        '300 m zum Strand von Glowe, Bäcker und Bushaltestelle in der Nähe; Bettwäsche und Handtücher bringen die Gäste mit',
        'Anreise ab 15 Uhr, Abreise bis 10 Uhr',
        'Kostenlose Stornierung bis 30 Tage vor der Anreise',
      ],
      output: {
        headline: 'Morgens barfuß zum Strand von Glowe',
        subheadline: 'Eine Ferienwohnung auf Rügen für Familien und für zwei Paare',
        sections: [
          {
            heading: 'Platz zum Ausbreiten',
            body:
              'Auf 62 Quadratmetern liegen zwei Schlafzimmer, ein Bad und eine Wohnküche mit Blick auf die Kiefern. ' +
              'Vier Gäste sitzen bequem am Tisch.',
          },
          {
            heading: 'Was der Aufenthalt kostet',
            body:
              'Die Nacht kostet 95 €, die Endreinigung einmalig 60 €. Drei Nächte kosten so zusammen 345 €, eine Woche kommt auf 725 €. ' +
              'Bettwäsche und Handtücher bringen Sie mit.',
          },
          {
            heading: 'Kurze Wege',
            body: 'Bis zum Strand sind es 300 Meter durch den Wald. Brötchen gibt es unterwegs, und auch der Bus hält in der Nähe.',
          },
        ],
        call_to_action: 'Freie Tage ansehen',
        faq: [
          {
            question: 'Wann können wir anreisen?',
            answer: 'Ab drei Uhr nachmittags. Am Tag der Abreise bitten wir Sie, bis zehn Uhr zu packen.',
          },
          {
            question: 'Wie lange müssen wir bleiben?',
            answer: 'Mindestens drei Nächte. Nach oben gibt es keine Grenze, solange frei ist.',
          },
          { question: 'Was ist, wenn wir absagen?', answer: 'Bis dreißig Tage vor der Anreise stornieren Sie, ohne etwas zu zahlen.' },
        ],
        meta_title: 'Ferienwohnung auf Rügen: 300 m zum Strand von Glowe',
        meta_description:
          'Die Ferienwohnung auf Rügen für bis zu vier Gäste: zwei Schlafzimmer, 62 m² und ein kurzer Weg zum Strand. 95 € pro Nacht.',
      },
    },
  },
  {
    id: 's19-de-fahrradkette',
    text: {
      type: 'blog_article',
      language: 'de',
      topic: 'Fahrradkette pflegen',
      keywords: ['Fahrradkette'],
      length: 170,
      facts: [
        'Alle 300 km reinigen und ölen',
        'Verschleißlehre für 9,90 €, Kettenwechsel in der Werkstatt 29 € mit Kette',
        'Bei 0,75 % Längung wechseln',
        'Einwirkzeit des Öls: 10 Minuten',
        'Radwerk Süd, Werkstatt ohne Termin am Donnerstag von 16 bis 19 Uhr',
      ],
      output: {
        title: 'Fahrradkette pflegen: in vier Schritten leise fahren',
        slug: 'fahrradkette-pflegen',
        meta_title: 'Fahrradkette pflegen: putzen, ölen, prüfen',
        meta_description:
          'So bleibt die Fahrradkette leise: was Sie zum Putzen brauchen, wie viel Öl genügt und woran Sie ' +
          'sehen, dass sie gewechselt werden muss.',
        introduction:
          'Eine trockene Fahrradkette hört man, bevor man sie sieht. Wer sie alle 300 Kilometer putzt und ölt, ' +
          'fährt leiser und schont die Ritzel.',
        sections: [
          {
            heading: 'Putzen und ölen',
            body:
              '1. Ziehen Sie die Kette durch einen alten Lappen, bis er sauber bleibt.\n' +
              '2. Bürsten Sie die Ritzel mit einer Zahnbürste ab.\n' +
              '3. Geben Sie einen Tropfen Öl auf jedes Gelenk.\n' +
              '4. Warten Sie zehn Minuten und wischen Sie den Rest ab.\n\n' +
              'Mehr Öl hilft nicht: Was außen klebt, fängt nur Staub.',
          },
          {
            heading: 'Prüfen, ob sie noch taugt',
            body:
              'Mit der Zeit wird jede Kette länger. Eine Verschleißlehre für 9,90 € zeigt es an: ' +
              'Fällt sie bei 0,75 Prozent zwischen die Glieder, ist es Zeit für eine neue. Warten Sie nicht, sonst ' +
              'leiden auch die Ritzel, ' +
              'und die sind deutlich teurer.',
          },
          {
            heading: 'Wechseln lassen',
            body:
              'Bei uns im Radwerk Süd kostet der Wechsel 29 Euro, die Kette eingeschlossen. Donnerstags von vier ' +
              'bis sieben Uhr am Nachmittag ' +
              'kommen Sie ohne Termin dran und können zusehen.',
          },
        ],
        conclusion: 'Nehmen Sie sich am Wochenende einen Lappen, und hören Sie am Montag hin.',
      },
    },
  },
];
