import type { CorpusText } from '../corpus-text.ts';
import { thirdGermanPages } from './third-german-pages.ts';

/** Clean German texts: emails, ads and posts here, articles and pages in a file of their own. */
export const thirdGermanTexts: readonly CorpusText[] = [
  {
    id: 'third-de-bicycle-email',
    text: {
      type: 'email',
      language: 'de',
      topic: 'Spring inspection at the bicycle workshop Speichenwerk in Freiburg',
      target_audience: 'Regular customers whose bikes stood still over the winter',
      tone: 'friendly',
      formality: 'formal',
      facts: [
        'Inspection 79.90 euros, normally 95 euros, from 2 to 28 March 2026',
        'Takes about 90 minutes',
        'E-bikes cost 20 euros extra; Bosch and Shimano motors only',
        'Guarantee on our work: 12 months',
        'Open Tue–Fri 10:00–18:30, Sat 9:00–13:00, Kartäuserstr. 14a',
        'Customer Birgit Hauser: "Mein Rad fährt wie vor zehn Jahren."',
      ],
      keywords: ['Frühjahrsinspektion'],
      link: 'https://www.speichenwerk-freiburg.de/termin',
      length: 125,
      output: {
        subject: 'Frühjahrsinspektion: Ihr Rad wieder flott für 79,90 €',
        preheader: 'Bis zum 28. März, mit einem Jahr Garantie auf unsere Arbeit',
        body: [
          'Guten Tag,',
          'den Winter über stand Ihr Rad im Keller? Dann ist jetzt die Zeit für eine **Frühjahrsinspektion**: Wir prüfen Bremsen, ' +
            'Schaltung und Licht, ziehen alle Schrauben nach und ölen die Kette.',
          'Vom 2. bis zum 28. März zahlen Sie dafür 79,90 € statt 95 €. Für E-Bikes (Bosch oder Shimano) kommen zwanzig Euro dazu. ' +
            'Nach rund anderthalb Stunden ist Ihr Rad fertig, und auf unsere Arbeit geben wir ein Jahr Garantie.',
          '„Mein Rad fährt wie vor zehn Jahren“, sagt unsere Kundin Birgit Hauser.',
          'Sie finden uns in der Kartäuserstraße 14a, dienstags bis freitags von 10 Uhr bis halb sieben und samstags von 9 bis 13 Uhr. ' +
            'Bitte buchen Sie vorab, dann müssen Sie nicht warten.',
          'Bis bald in der Werkstatt\nIhr Team von Speichenwerk',
        ].join('\n\n'),
        call_to_action: 'Termin aussuchen',
      },
    },
  },
  {
    id: 'third-de-removal-email',
    text: {
      type: 'email',
      language: 'de-CH',
      topic: 'Frühbucherpreis für Umzüge im Herbst bei Rüegg Transporte, Winterthur',
      formality: 'formal',
      facts: [
        '2 Mann mit Lieferwagen: CHF 165 pro Stunde, unter der Woche CHF 145',
        'Wer bis 15. August bucht, erhält 10 % Rabatt',
        '40 Zügelkisten 3 Wochen lang gratis',
        'Möbellift bis zum 6. Stock',
        'Versichert bis 100 000 Franken',
        'Offerte innert 24 Stunden: offerte@ruegg-transporte.ch, Tel. +41 52 555 01 90 (Petra Rüegg)',
      ],
      keywords: ['Umzug'],
      output: {
        subject: 'Umzug im Herbst? Jetzt 10 % sparen',
        preheader: 'Wer bis Mitte August bucht, zügelt günstiger – Kisten inklusive',
        body: [
          'Grüezi',
          'Wer im Herbst zügelt, plant am besten jetzt. Buchen Sie Ihren Umzug bis Mitte August, und wir ziehen einen Zehntel vom Preis ' +
            'ab.',
          'Das ist bei uns immer dabei:',
          '- **vierzig Zügelkisten**, drei Wochen lang gratis\n- ein Möbellift, der bis in den sechsten Stock reicht\n' +
            '- eine Versicherung bis Fr. 100’000.–',
          'Zwei Leute mit Lieferwagen kosten 165 Franken in der Stunde, von Montag bis Freitag nur Fr. 145.–. Schreiben Sie an ' +
            '[offerte@ruegg-transporte.ch](mailto:offerte@ruegg-transporte.ch): Innert eines Tages haben Sie die Offerte. ' +
            'Noch Fragen? Petra Rüegg ist unter 052 555 01 90 gern für Sie da.',
          'Freundliche Grüsse\nIhr Team von Rüegg Transporte',
        ].join('\n\n'),
        call_to_action: 'Offerte verlangen',
      },
    },
  },
  {
    id: 'third-de-wine-email',
    text: {
      type: 'email',
      language: 'de',
      topic: 'Herbstpaket der Weinhandlung Kessler & Töchter, Karlsruhe',
      instructions: 'Wir duzen. Anrede mit dem Merge-Tag {{vorname}}, Unterschrift „Kessler & Töchter“.',
      source_text:
        'Herbstpaket: 6 Flaschen à 0,75 l, 59,40 € (13,20 €/l), darunter Riesling 2023 vom Weingut Thalheim, 12,5 % vol. ' +
        'Ab 50 € versandkostenfrei, Lieferzeit 2–3 Werktage. Verkostung am 16.10.2026 (Fr.), 18–21 Uhr, 24 Plätze, 15 € p. P. ' +
        'Anmeldung im Netz oder unter 0721 / 55 50 13.',
      keywords: ['Herbstpaket', 'Riesling'],
      length: 90,
      output: {
        subject: 'Herbstpaket: sechs Flaschen für lange Abende',
        preheader: 'Versandkostenfrei – und am 16. Oktober schenken wir ein',
        body: [
          'Hallo {{vorname}},',
          'der Herbst gehört dem Riesling. In unserem **Herbstpaket** stecken sechs Flaschen, darunter der 2023er vom Weingut Thalheim ' +
            '(12,5 % Vol.). Es kostet 59,40 €, das macht 13,20 € pro Liter. Und weil es über 50 € liegt, schicken wir es dir kostenlos. ' +
            'Nach zwei bis drei Werktagen ist es da.',
          '**Erst probieren?** Komm zur Verkostung: am Freitag, dem 16. Oktober, von sechs bis neun Uhr abends. Der Abend kostet ' +
            '15 € pro Kopf. Mehr als zwei Dutzend Gäste passen nicht an unsere Tische, also melde dich bald an: online oder unter 0721 ' +
            '555013.',
          'Auf bald\nKessler & Töchter',
        ].join('\n\n'),
        call_to_action: 'Paket bestellen',
      },
    },
  },
  {
    id: 'third-de-piano-ad',
    text: {
      type: 'ad_copy',
      platform: 'google_search',
      language: 'de',
      topic: 'Anzeigen für einen Klavierstimmer',
      product: 'Klavierstimmung zu Hause',
      unique_selling_proposition: 'Der Stimmer kommt abends und am Wochenende ohne Aufpreis',
      variants: 2,
      facts: [
        '115 € inkl. Anfahrt in Leipzig',
        'Dauer ca. 90 Minuten',
        'Klavierbaumeister Jonas Reinke, seit 2009 selbstständig',
        'Termin meist innerhalb von 5 Tagen',
        'Stimmt auf 440 oder 442 Hz',
      ],
      keywords: ['Klavierstimmer Leipzig'],
      output: {
        variants: [
          {
            primary_text: null,
            headlines: [
              'Klavierstimmer Leipzig',
              'Auch abends, ohne Aufpreis',
              'Stimmung für 115 €',
              'Vom Klavierbaumeister',
              'Termin meist in fünf Tagen',
            ],
            descriptions: [
              'Anfahrt in Leipzig inklusive: Ihr Klavier klingt nach ca. anderthalb Stunden rein.',
              'Abends und am Wochenende zum gleichen Preis. Jetzt online Wunschtermin wählen.',
            ],
          },
          {
            primary_text: null,
            headlines: ['Klavierstimmer Leipzig: Reinke', 'Samstag? Sonntag? Gerne', 'Seit 2009 mit feinem Gehör', '440 oder 442 Hertz'],
            descriptions: [
              'Meister Jonas Reinke stimmt Ihr Klavier bei Ihnen zu Hause, Anfahrt inklusive.',
              'Eine Stimmung, 115 €, kein Zuschlag am Abend. Fragen Sie gleich einen Termin an.',
            ],
          },
        ],
      },
    },
  },
  {
    id: 'third-de-optician-ad',
    text: {
      type: 'ad_copy',
      platform: 'facebook',
      language: 'de',
      topic: 'Herbstaktion von Optik Brandl in Regensburg',
      product: 'Gleitsichtbrille Klara 2',
      unique_selling_proposition: 'Das zweite Paar kostet nur die Hälfte',
      variants: 2,
      facts: [
        'Gleitsichtbrille Klara 2 ab 349 €',
        'Zweites Paar 50 % günstiger, Aktion bis 31. Oktober',
        'Sehtest dauert 30 Minuten und ist kostenlos',
        '60 Tage lang Umtausch, wenn man die Gläser nicht verträgt',
      ],
      keywords: ['Gleitsichtbrille'],
      output: {
        variants: [
          {
            primary_text:
              'Eine Gleitsichtbrille muss sitzen. Deshalb nehmen wir uns bei Optik Brandl eine halbe Stunde für den Sehtest – gratis.',
            headlines: ['Gleitsichtbrille Klara 2 ab 349 €', 'Zweites Paar zum halben Preis'],
            descriptions: ['Nur bis Ende Oktober', '60 Tage Zeit zum Umtauschen'],
          },
          {
            primary_text:
              'Lesen, Bildschirm, Straße: Klara 2 kann alles. Und die zweite Gleitsichtbrille kostet bis 31.10. nur die Hälfte.',
            headlines: ['50 % auf die zweite Brille', 'Klara 2 von Optik Brandl'],
            descriptions: ['Sehtest kostenlos in 30 Min.'],
          },
        ],
      },
    },
  },
  {
    id: 'third-de-pool-post',
    text: {
      type: 'social_post',
      platform: 'facebook',
      language: 'de',
      topic: 'Saisonstart im Freibad Eschenau',
      tone: 'locker',
      facts: [
        'Geöffnet vom 9. Mai bis 13. September, täglich 9–20 Uhr, mittwochs ab 6:30 Uhr',
        'Neue Rutsche, 50 m lang, 3 Bahnen',
        'Wasser auf 24 Grad geheizt',
        'Saisonkarte 85 €, im Vorverkauf (bis 2. Mai) 70 €',
      ],
      link: 'https://freibad-eschenau.de/karten',
      hashtags: ['freibadsaison', '#hallomai'],
      output: {
        text: [
          'Badehose raus: Am 9. Mai geht es im Freibad Eschenau wieder los! 🏊',
          'Neu ist die 50 Meter lange Rutsche mit drei Bahnen. Das Wasser hat angenehme 24 °C. Und wer mittwochs früh aus den Federn ' +
            'kommt, ist schon ab halb sieben im Becken.',
          'Tipp: Bis zum 2. Mai gibt es die Saisonkarte für 70 statt 85 Euro: https://freibad-eschenau.de/karten',
          '#freibadsaison #hallomai',
        ].join('\n\n'),
        hashtags: ['freibadsaison', 'hallomai'],
      },
    },
  },
  {
    id: 'third-de-software-post',
    text: {
      type: 'social_post',
      platform: 'mastodon',
      language: 'de',
      topic: 'Kontorium 4.2, das freie Buchhaltungsprogramm, ist erschienen',
      facts: [
        'Erschienen am 3. Februar 2026 unter AGPL-3.0',
        'Neu: DATEV-Export',
        'Import von CAMT.053 bis zu 8-mal so schnell wie in 4.1',
        '37 Fehler behoben, 5 Freiwillige haben mitgearbeitet',
        'Linux, macOS ab 13, Windows 11',
      ],
      link: 'https://kontorium.org/4.2',
      hashtags: ['OpenSource', 'Buchhaltung'],
      keywords: ['DATEV-Export'],
      output: {
        text: [
          'Kontorium 4.2 ist da. Neu ist vor allem der DATEV-Export. Kontoauszüge im Format CAMT.053 liest das Programm jetzt bis zu ' +
            'achtmal so schnell ein, und 37 Fehler sind Geschichte. Es läuft unter Linux, Windows 11 und macOS (ab Version 13); ' +
            'der Quelltext steht wie immer unter der AGPL.',
          'Tausend Dank an die fünf Freiwilligen! Alle Änderungen: https://kontorium.org/4.2',
          '#OpenSource #Buchhaltung',
        ].join('\n\n'),
        hashtags: ['OpenSource', 'Buchhaltung'],
      },
    },
  },
  {
    id: 'third-de-library-post',
    text: {
      type: 'social_post',
      platform: 'twitter',
      language: 'de',
      topic: 'Stadtbücherei Ellerbach: Bibliothek der Dinge',
      facts: [
        'Start am 4. Mai mit über 350 Gegenständen: Bohrmaschinen, Beamer, Nähmaschinen …',
        'Leihfrist 14 Tage',
        'Bibliotheksausweis 18 € jährlich, unter 18 Jahren kostenlos',
      ],
      link: 'https://buecherei-ellerbach.de/dinge',
      hashtags: [],
      keywords: ['Bibliotheksausweis'],
      output: {
        text:
          'Bohrmaschine, Beamer, Nähmaschine: Ab 4. Mai leihen wir auch Dinge aus, mehr als 350 Stück. Zwei Wochen darfst du sie ' +
          'behalten. Es reicht der Bibliotheksausweis für 18 Euro im Jahr; wer noch nicht volljährig ist, zahlt nichts. ' +
          'https://buecherei-ellerbach.de/dinge',
        hashtags: [],
      },
    },
  },
  ...thirdGermanPages,
];
