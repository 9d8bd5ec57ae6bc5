import type { CorpusText } from '../corpus-text.ts';

export const germanTexts: readonly CorpusText[] = [
  {
    id: 'x-de-solar-article',
    text: {
      type: 'blog_article',
      language: 'de',
      topic: 'Balkonkraftwerke für Mieter, vom Laden Sonnenhof in Leipzig',
      formality: 'formal',
      keywords: ['Balkonkraftwerk', 'Wechselrichter'],
      facts: [
        'Set mit zwei Modulen, Wechselrichter, Halterung und Kabel: 429 €',
        'Erlaubt sind Wechselrichter bis 800 Watt',
        'Ein Südbalkon in Leipzig bringt rund 600 kWh im Jahr; bei 34 Cent je Kilowattstunde spart das bis zu 200 € im Jahr',
        'Das Set kommt in eine Steckdose, ein Elektriker ist nicht nötig; Montage in etwa zwei Stunden',
        'Lieferung innerhalb von 10 Werktagen',
        'Anmeldung im Marktstammdatenregister innerhalb eines Monats',
        '25 Jahre Leistungsgarantie auf die Module',
        'Beratung: Karl-Heine-Straße 41, Leipzig, Di–Fr 10–18 Uhr',
      ],
      link: 'https://www.sonnenhof-leipzig.de/balkon',
      output: {
        title: 'Balkonkraftwerk für Mieter: So fangen Sie an',
        slug: 'balkonkraftwerk-fuer-mieter',
        meta_title: 'Balkonkraftwerk für Mieter: Kosten, Ertrag, Anmeldung',
        meta_description:
          'Was ein Balkonkraftwerk kostet, was es im Jahr einbringt und wie Sie es anmelden: ein kurzer Leitfaden für Mieter in Leipzig.',
        introduction:
          'Auf einem Balkon nach Süden wachsen gute Tomaten, und Strom lässt sich dort auch ernten. Mit einem Balkonkraftwerk erzeugen ' +
          'Sie einen Teil Ihres Bedarfs selbst, auch als Mieter. Sie brauchen dafür weder einen Elektriker noch ein eigenes Dach.',
        sections: [
          {
            heading: 'Was zu einem Set gehört',
            body:
              'Zu unserem Set gehören zwei Module, ein Wechselrichter, die Halterung und das Kabel. Der Wechselrichter macht aus dem ' +
              'Gleichstrom der Module den Wechselstrom, den Kühlschrank und Router brauchen. Erlaubt sind bis zu 800 Watt. Auf die ' +
              'Module geben wir 25 Jahre Leistungsgarantie.',
          },
          {
            heading: 'Was es kostet und einbringt',
            body:
              'Das Set kostet 429 Euro. Ein Südbalkon in Leipzig liefert damit rund 600 Kilowattstunden im Jahr. Bei einem Strompreis ' +
              'von 34 Cent je Kilowattstunde sparen Sie jährlich bis zu 200 Euro, wenn Sie den Strom selbst verbrauchen. Lassen Sie also ' +
              'Waschmaschine und Spülmaschine mittags laufen, wenn die Sonne auf die Module scheint.',
          },
          {
            heading: 'So gehen Sie vor',
            body:
              '1. Fragen Sie Ihren Vermieter und schicken Sie ihm ein Foto der Halterung.\n' +
              '2. Bestellen Sie das Set. Wir liefern innerhalb von zehn Werktagen.\n' +
              '3. Hängen Sie die Module ein und stecken Sie den Stecker in die Dose. Das dauert etwa zwei Stunden.\n' +
              '4. Melden Sie die Anlage innerhalb eines Monats im Marktstammdatenregister an.\n\n' +
              'Nehmen Sie sich für das Einhängen einen Helfer dazu. Die Module sind nicht schwer, aber sperrig, und zu zweit haben Sie ' +
              'immer eine Hand frei.',
          },
          {
            heading: 'Wenn Sie lieber erst fragen',
            body:
              'Nicht jedes Geländer trägt jede Halterung. Bringen Sie deshalb Maße und ein Bild mit in unseren Laden in der ' +
              'Karl-Heine-Straße 41. Wir beraten Sie dort von Dienstag bis Freitag zwischen 10 und 18 Uhr und sagen Ihnen ehrlich, ob ' +
              'sich die Sache bei Ihnen lohnt.',
          },
        ],
        conclusion:
          'Messen Sie heute Abend Ihr Geländer aus. Alles Weitere, auch die Bestellung, finden Sie auf ' +
          '[unserer Seite zum Balkon](https://www.sonnenhof-leipzig.de/balkon).',
      },
    },
  },
  {
    id: 'x-de-zahnarzt-email',
    text: {
      type: 'email',
      language: 'de',
      topic: 'Neue Abendsprechstunde in der Zahnarztpraxis Dr. Lindner in Augsburg',
      formality: 'formal',
      length: 130,
      keywords: ['Zahnreinigung', 'Abendsprechstunde'],
      facts: [
        'Abendsprechstunde ab 11.01.2027, montags und mittwochs bis 20:00 Uhr',
        'Professionelle Zahnreinigung: 60 Minuten, 95 €; viele Kassen geben einen Zuschuss',
        'Absage bis 24 Stunden vorher kostenlos',
        'Marktplatz 5, 86150 Augsburg, Telefon 0821/5550199; überdachte Fahrradständer im Hof',
      ],
      link: 'https://www.praxis-lindner-augsburg.de/termin',
      output: {
        subject: 'Zahnreinigung nach Feierabend: ab Januar',
        preheader: 'Unsere neue Abendsprechstunde, montags und mittwochs bis 20 Uhr',
        body:
          'Guten Tag,\n\n' +
          'zwischen Arbeit, Schule und Einkauf bleibt für die Zähne oft kein Termin mehr übrig. Deshalb gibt es bei uns ab Montag, dem ' +
          '11. Januar 2027, eine Abendsprechstunde: Montags und mittwochs sind wir bis 20 Uhr für Sie da.\n\n' +
          'Eine professionelle Zahnreinigung passt gut in so einen Abend. Sie dauert eine Stunde und kostet 95 Euro. Viele Krankenkassen ' +
          'geben etwas dazu; fragen Sie am besten vorher kurz nach.\n\n' +
          'Ihren Termin buchen Sie über den Knopf unten oder unter 0821 5550199. Kommt etwas dazwischen, sagen Sie einfach bis 24 ' +
          'Stunden vorher ab, das kostet nichts.\n\n' +
          'Die Praxis finden Sie am Marktplatz 5 in Augsburg. Ihr Fahrrad steht bei uns im Hof trocken.\n\n' +
          'Herzliche Grüße\nIhr Team der Praxis Dr. Lindner',
        call_to_action: 'Termin am Abend buchen',
      },
    },
  },
  {
    id: 'x-de-weinprobe-landing',
    text: {
      type: 'landing_page',
      language: 'de',
      topic: 'Weinproben im Laden Korkenzieher in Freiburg',
      tone: 'locker',
      formality: 'informal',
      keywords: ['Weinprobe in Freiburg', 'Gutschein'],
      facts: [
        'Jeden Freitag um 19:30 Uhr in der Bergstraße 12, Dauer etwa 2,5 Stunden',
        '39 € pro Person, alles inbegriffen: sechs Weine von Winzern aus Baden, Brot und Käse',
        'Höchstens 12 Gäste',
        'Am selben Abend 10 % Rabatt auf jede Flasche',
        'Gutscheine gelten 3 Jahre; Absage bis drei Tage vorher kostenlos',
        'Inhaberin Carla Weiß: „Bei uns darf man auch sagen, dass ein Wein nicht schmeckt.“',
        'Ohne Alkohol: Traubensaft von denselben Winzern',
      ],
      link: 'https://korkenzieher-freiburg.de/probe',
      output: {
        headline: 'Eine Weinprobe in Freiburg ohne Fachchinesisch',
        subheadline: 'Für alle, die gern Wein trinken und dafür kein Lexikon lesen wollen',
        sections: [
          {
            heading: 'So läuft der Abend',
            body:
              'Wir treffen uns jeden Freitag um halb acht abends im Laden in der Bergstraße 12. Du probierst sechs Weine von Winzern aus ' +
              'Baden, dazu gibt es Brot und Käse. Nach etwa zweieinhalb Stunden weißt du, was du magst, und kannst es auch beschreiben.',
          },
          {
            heading: 'Zwölf Gäste, ein Tisch',
            body:
              'Mehr als 12 Leute passen nicht an unseren Tisch, und das ist gut so. Jeder kommt zu Wort, jede Frage ist erlaubt. „Bei ' +
              'uns darf man auch sagen, dass ein Wein nicht schmeckt“, sagt Carla Weiß, die Inhaberin.',
          },
          {
            heading: 'Was es kostet',
            body:
              'Der Abend kostet 39 Euro pro Person, alles inbegriffen. Wenn dir ein Wein gefällt, bekommst du am selben Abend zehn ' +
              'Prozent Rabatt auf jede Flasche. Du suchst ein Geschenk? Den Abend gibt es auch als Gutschein, und der gilt drei Jahre.',
          },
        ],
        call_to_action: 'Platz am Tisch sichern',
        faq: [
          {
            question: 'Muss ich mich mit Wein auskennen?',
            answer: 'Nein. Die meisten Gäste kommen ohne Vorwissen, und genau für sie ist der Abend gemacht.',
          },
          {
            question: 'Gibt es auch etwas ohne Alkohol?',
            answer: 'Ja, wir schenken Traubensaft von denselben Winzern aus. Sag uns einfach bei der Buchung Bescheid.',
          },
          {
            question: 'Kann ich noch absagen?',
            answer: 'Bis drei Tage vorher kostet dich das nichts. Danach kannst du deinen Platz an jemand anderen weitergeben.',
          },
        ],
        meta_title: 'Weinprobe in Freiburg: jeden Freitag im Korkenzieher',
        meta_description:
          'Sechs Weine aus Baden, Brot und Käse für 39 Euro: unsere Weinprobe in Freiburg, jeden Freitag um 19.30 Uhr. Auch als Gutschein.',
      },
    },
  },
  {
    id: 'x-de-lastenrad-google',
    text: {
      type: 'ad_copy',
      platform: 'google_search',
      language: 'de',
      topic: 'Lastenräder zur Miete in Köln',
      product: 'Lastenrad im Abo',
      unique_selling_proposition: 'Wartung und Versicherung sind inklusive',
      variants: 1,
      keywords: ['Lastenrad mieten'],
      facts: ['Ab 69 € im Monat', 'Monatlich kündbar', 'Lieferung in Köln innerhalb von 3 Werktagen', 'Wartung und Versicherung inklusive'],
      link: 'https://lastenrad-koeln.de',
      output: {
        variants: [
          {
            primary_text: null,
            headlines: [
              'Lastenrad mieten in Köln',
              'Ab 69 € im Monat',
              'Wartung ist inklusive',
              'In 3 Werktagen geliefert',
              'Monatlich kündbar',
            ],
            descriptions: [
              'Versicherung und Wartung sind dabei, und kündigen können Sie jeden Monat.',
              'Das Rad steht in drei Werktagen vor Ihrer Tür. Wählen Sie jetzt ein Modell aus.',
            ],
          },
        ],
      },
    },
  },
  {
    id: 'x-de-museum-bluesky',
    text: {
      type: 'social_post',
      platform: 'bluesky',
      language: 'de',
      topic: 'Lange Donnerstage im Druckmuseum Mainz',
      keywords: ['Sonderausstellung'],
      facts: [
        'Sonderausstellung „Papier und Feuer“ bis 21. Februar 2027',
        'Donnerstags bis 21 Uhr geöffnet, ab 17 Uhr kostet der Eintritt 4 €',
      ],
      link: 'https://druckmuseum-mainz.de/papier',
      output: {
        text:
          'Wer donnerstags nach der Arbeit noch etwas sehen will: Unsere Sonderausstellung „Papier und Feuer“ hat dann bis 21 Uhr offen, ' +
          'und ab 17 Uhr kostet der Eintritt nur vier Euro. Sie läuft noch bis 21. Februar.\n\nhttps://druckmuseum-mainz.de/papier',
        hashtags: [],
      },
    },
  },
  {
    id: 'x-de-naehkurs-pinterest',
    text: {
      type: 'social_post',
      platform: 'pinterest',
      language: 'de',
      topic: 'Nähkurs der Nähstube Hansen in Kiel',
      formality: 'informal',
      keywords: ['Nähkurs für Anfänger'],
      facts: [
        'Vier Abende ab 2. März 2027, jeweils dienstags um 18:30 Uhr',
        '120 €, der Stoff ist inbegriffen',
        'Am Ende hat jeder eine Tasche aus Leinen mit Reißverschluss',
      ],
      link: 'https://naehstube-hansen.de/kurse',
      hashtags: ['nähen'],
      output: {
        text:
          'Eine Tasche aus festem Leinen, selbst genäht und mit Reißverschluss: Die nimmst du aus unserem Nähkurs für Anfänger in Kiel ' +
          'mit nach Hause. Vier Abende ab Dienstag, 2. März, jeweils um 18.30 Uhr. Der Kurs kostet 120 Euro, und der Stoff ist schon ' +
          'dabei. Merk dir die Idee und such dir schon einmal eine Farbe aus.\n\nhttps://naehstube-hansen.de/kurse\n\n#nähen',
        hashtags: ['nähen'],
      },
    },
  },
  {
    id: 'x-de-rechnung-linkedin',
    text: {
      type: 'social_post',
      platform: 'linkedin',
      language: 'de',
      topic: 'Webinar zur E-Rechnung für kleine Betriebe',
      keywords: ['E-Rechnung'],
      facts: ['Kostenloses Webinar am 14. Januar 2027 um 11:00 Uhr, 40 Minuten'],
      link: 'https://rechnix.de/webinar',
      hashtags: ['Buchhaltung'],
      output: {
        text:
          'Die E-Rechnung muss kein Projekt werden. Am 14. Januar zeigen wir um 11 Uhr in 40 Minuten, wie kleine Betriebe umstellen. ' +
          'Kostenlos.\n\nhttps://rechnix.de/webinar\n\n#Buchhaltung',
        hashtags: ['Buchhaltung'],
      },
    },
  },
  {
    id: 'x-de-fahrrad-facebook-ad',
    text: {
      type: 'ad_copy',
      platform: 'facebook',
      language: 'de',
      topic: 'Die Fahrradversicherung der Elbtal',
      product: 'Fahrradversicherung',
      unique_selling_proposition: 'Zahlt auch, wenn nur der Akku gestohlen wird',
      variants: 2,
      keywords: ['Fahrradversicherung'],
      facts: ['Ab 5,90 € im Monat', 'Bis zu 3.000 € bei Diebstahl', 'Täglich kündbar', 'Abschluss online in 5 Minuten'],
      link: 'https://www.elbtal-versicherung.de/rad',
      output: {
        variants: [
          {
            primary_text: 'Schloss geknackt, Akku weg? Die Fahrradversicherung der Elbtal zahlt auch den Akku, ab 5,90 Euro im Monat.',
            headlines: ['Fahrradversicherung ab 5,90 € im Monat', 'Auch der Akku ist versichert'],
            descriptions: ['Täglich kündbar'],
          },
          {
            primary_text: 'Ein neues Rad will abends sicher stehen. Unsere Fahrradversicherung ersetzt bis zu 3.000 Euro bei Diebstahl.',
            headlines: ['Bis 3.000 Euro bei Diebstahl', 'In fünf Minuten abgeschlossen'],
            descriptions: ['Ohne lange Bindung'],
          },
        ],
      },
    },
  },
];
