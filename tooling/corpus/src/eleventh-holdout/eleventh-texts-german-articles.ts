import type { CorpusText } from '../corpus-text.ts';

export const germanArticles: readonly CorpusText[] = [
  {
    id: 'eleventh-de-balkon',
    text: {
      type: 'blog_article',
      language: 'de',
      topic: 'Strom vom eigenen Balkon: was ein Balkonkraftwerk bringt',
      tone: 'sachlich',
      length: 185,
      formality: 'formal',
      keywords: ['Balkonkraftwerk', 'Wechselrichter'],
      facts: [
        'Erlaubt sind Wechselrichter bis 800 Watt',
        'Unser Set mit zwei Modulen kostet 489 €, die Montage auf Wunsch 150 €',
        'Ertrag bei Südlage rund 600 kWh im Jahr, gerechnet mit 35 Cent je kWh',
        'Pflicht ist die Anmeldung im Marktstammdatenregister; sie dauert etwa 15 Minuten',
        'Elektro Wenzel, Fulda; Beratung mittwochs von 14 bis 18 Uhr',
      ],
      link: 'https://www.elektro-wenzel.example/balkon',
      output: {
        title: 'Balkonkraftwerk: Was es bringt und was es kostet',
        slug: 'balkonkraftwerk-ertrag-kosten',
        meta_title: 'Balkonkraftwerk in Fulda: Ertrag, Kosten, Anmeldung',
        meta_description:
          'Wie viel Strom ein Balkonkraftwerk liefert, was das Set mit Montage kostet und wie die Anmeldung in einer Viertelstunde gelingt.',
        introduction:
          'Zwei Module am Geländer, ein Stecker in der Dose: Ein Balkonkraftwerk ist schnell gekauft. Ob es sich für Sie lohnt, ' +
          'hängt vor allem von der Sonne auf Ihrem Balkon ab.',
        sections: [
          {
            heading: 'So viel Strom dürfen Sie erwarten',
            body:
              'Nach Süden liefert ein Set mit zwei Modulen im Jahr rund 600 kWh. Bei 35 Cent je Kilowattstunde sind das etwa 210 ' +
              'Euro, wenn Sie den Strom selbst verbrauchen. Steht ein Baum davor, wird es weniger. Schauen Sie deshalb erst einmal ' +
              'zu, wie der Schatten über Ihren Balkon wandert.',
          },
          {
            heading: 'Was Sie dafür ausgeben',
            body:
              'Das Set kostet bei uns 489 €. Wenn wir es anbringen sollen, kommen 150 € dazu, zusammen also 639 €. Der ' +
              'Wechselrichter liegt im Karton und hält die Grenze von 800 Watt ein.',
          },
          {
            heading: 'Die Anmeldung ist rasch erledigt',
            body:
              'Jede Anlage gehört in das Marktstammdatenregister. Dafür brauchen Sie etwa eine Viertelstunde und das Typenschild ' +
              'vom Gerät. Wer zur Miete wohnt, fragt außerdem vorher beim Vermieter nach, am besten schriftlich.',
          },
        ],
        conclusion:
          'Machen Sie ein Foto von Ihrem Geländer und kommen Sie damit am Mittwoch zwischen 14 und 18 Uhr vorbei. Oder [schicken ' +
          'Sie es uns gleich](https://www.elektro-wenzel.example/balkon), dann rechnen wir für Sie nach.',
      },
    },
  },
  {
    id: 'eleventh-de-fotokurs',
    text: {
      type: 'blog_article',
      language: 'de',
      topic: 'Fotokurs der Volkshochschule Lindau',
      tone: 'locker',
      length: 170,
      formality: 'informal',
      keywords: ['Fotokurs'],
      facts: [
        'Acht Abende, donnerstags von 18.30 bis 20.30 Uhr, Beginn am 8. April',
        'Gebühr 112 €; Azubis und Studierende zahlen 25 % weniger',
        'Höchstens zwölf Teilnehmende',
        'Ausflug am Samstag, 8. Mai',
        'Anmeldeschluss: 31. März',
        'Leihkameras sind vorhanden',
      ],
      link: 'https://www.vhs-lindau.example/foto',
      output: {
        title: 'Raus aus der Automatik: was du im Fotokurs lernst',
        slug: 'fotokurs-raus-aus-der-automatik',
        meta_title: 'Fotokurs für Anfänger in Lindau | Volkshochschule',
        meta_description:
          'Blende, Licht und Geduld: In unserem Fotokurs lernst du an acht Abenden, warum deine Bilder bisher anders aussehen als gedacht.',
        introduction:
          'Das Abendlicht war schön, das Bild ist grau. Wenn dir das bekannt vorkommt, ist unser Fotokurs für dich gemacht. Du ' +
          'brauchst dafür kein Vorwissen und nicht einmal eine eigene Kamera: Wir verleihen welche.',
        sections: [
          {
            heading: 'Was an den Abenden passiert',
            body:
              'Ab dem 8. April treffen wir uns jeden Donnerstag um halb sieben, jeweils für zwei Stunden. Erst klären wir einen ' +
              'Begriff, etwa die Blende. Dann geht ihr raus und probiert ihn aus. Am Ende schauen wir die Bilder gemeinsam an, ' +
              'freundlich und genau. Mehr als zwölf Leute werden wir nie, damit jedes Bild an die Reihe kommt.',
          },
          {
            heading: 'Ein Samstag am See',
            body:
              'Am 8. Mai fahren wir zusammen los. Dann zeigt sich, was hängen geblieben ist: Spiegelungen, Gegenlicht, Kinder, die ' +
              'nicht stillhalten.',
          },
          {
            heading: 'Was es kostet',
            body:
              'Der Kurs kostet 112 €, das sind 14 € je Abend. Bist du in der Ausbildung oder im Studium, zahlst du ein Viertel ' +
              'weniger.',
          },
        ],
        conclusion:
          'Bis zum 31. März kannst du [deinen Platz buchen](https://www.vhs-lindau.example/foto). Pack bis dahin ruhig ein paar ' +
          'misslungene Fotos ein, an denen lernt man am meisten.',
      },
    },
  },
  {
    id: 'eleventh-de-hausnotruf',
    text: {
      type: 'landing_page',
      language: 'de',
      topic: 'Hausnotruf der Sozialstation Aller',
      tone: 'ruhig',
      formality: 'formal',
      keywords: ['Hausnotruf'],
      target_audience: 'Angehörige älterer Menschen im Landkreis Celle',
      facts: [
        'Der Hausnotruf kostet 25,50 € im Monat',
        'Bei anerkanntem Pflegegrad zahlt das meist die Pflegekasse',
        'Unsere Zentrale ist 24 Stunden am Tag besetzt',
        'Anschluss innerhalb von 48 Stunden',
        '3.240 Haushalte im Landkreis Celle sind angeschlossen',
        'Der Vertrag ist monatlich kündbar',
        'Der Sender am Handgelenk ist wasserdicht',
        'Wir helfen beim Antrag an die Pflegekasse',
      ],
      output: {
        headline: 'Ein Knopfdruck, und jemand ist da',
        subheadline: 'Der Hausnotruf für Menschen im Landkreis Celle, die gern in ihren eigenen vier Wänden bleiben',
        sections: [
          {
            heading: 'So hilft der Knopf am Handgelenk',
            body:
              'Ihre Mutter stürzt im Bad und kommt nicht an das Telefon. Sie drückt den Sender, und unsere Zentrale meldet sich ' +
              'über den Lautsprecher. Wir rufen an, wen Sie uns genannt haben, oder schicken Hilfe. Das geht auch unter der ' +
              'Dusche, denn der Sender ist wasserdicht.',
          },
          {
            heading: 'Tag und Nacht ein Mensch am anderen Ende',
            body:
              'Die Zentrale ist rund um die Uhr besetzt, auch an Feiertagen. Mehr als 3.000 Haushalte im Landkreis verlassen sich ' +
              'schon auf uns.',
          },
          {
            heading: 'In zwei Tagen angeschlossen',
            body:
              'Nach Ihrem Anruf kommen wir binnen 48 Stunden vorbei, stellen das Gerät auf und üben den Ernstfall mit Ihnen. Der ' +
              'Hausnotruf kostet 25,50 € im Monat. Liegt ein Pflegegrad vor, zahlt das meist die Pflegekasse.',
          },
        ],
        call_to_action: 'Beratung anfordern',
        faq: [
          { question: 'Wie lange bin ich gebunden?', answer: 'Sie können jeden Monat kündigen.' },
          {
            question: 'Was geschieht bei einem Fehlalarm?',
            answer: 'Nichts Schlimmes. Wir fragen nach, und Sie sagen, dass alles gut ist.',
          },
          { question: 'Hilft mir jemand mit dem Antrag?', answer: 'Ja, wir füllen den Antrag an die Pflegekasse mit Ihnen aus.' },
        ],
        meta_title: 'Hausnotruf im Landkreis Celle | Sozialstation Aller',
        meta_description: 'Hausnotruf mit Zentrale rund um die Uhr: binnen zwei Tagen angeschlossen, monatlich kündbar, 25,50 € im Monat.',
      },
    },
  },
  {
    id: 'eleventh-de-zeiterfassung',
    text: {
      type: 'landing_page',
      language: 'de',
      topic: 'Stempelwerk: Zeiterfassung für Handwerksbetriebe',
      tone: 'direkt',
      length: 115,
      formality: 'informal',
      keywords: ['Zeiterfassung', 'Handwerksbetriebe'],
      facts: [
        '9 € je Mitarbeiter und Monat',
        'Vierzehn Tage kostenlos testen',
        'Server in Frankfurt am Main',
        'Übergabe an die Lohnbuchhaltung mit einem Klick',
        '1.100 Handwerksbetriebe nutzen Stempelwerk',
        'Jana Otte, Malermeisterin aus Kiel: „Freitags bin ich jetzt um vier zu Hause.“',
      ],
      output: {
        headline: 'Stunden schreiben, ohne Zettel zu suchen',
        subheadline: 'Die Zeiterfassung für Handwerksbetriebe, die lieber auf der Baustelle sind als im Büro',
        sections: [
          {
            heading: 'Stempeln, wo gearbeitet wird',
            body:
              'Dein Team tippt morgens auf die Baustelle und abends auf Feierabend. Pausen, Fahrten und Regie landen gleich am ' +
              'richtigen Ort. Kein Netz im Keller? Dann gehen die Zeiten raus, sobald das Handy wieder Empfang hat.',
          },
          {
            heading: 'Der Lohn ist ein Klick',
            body:
              'Am Monatsende schickst du alles mit einem Klick an die Lohnbuchhaltung. „Freitags bin ich jetzt um vier zu Hause“, ' +
              'sagt Jana Otte, Malermeisterin aus Kiel.',
          },
          {
            heading: 'Ein Preis, den du im Kopf rechnest',
            body:
              'Du zahlst 9 € im Monat für jeden, der stempelt. Über 1.000 Betriebe arbeiten schon so. Deine Daten liegen auf ' +
              'Servern in Frankfurt und gehören dir. Zum Testen hast du zwei Wochen, ganz ohne Vertrag.',
          },
        ],
        call_to_action: 'Kostenlos testen',
        faq: [
          { question: 'Brauchen alle ein neues Handy?', answer: 'Nein, die App läuft auf jedem gängigen Gerät.' },
          { question: 'Was passiert nach dem Test?', answer: 'Nach den 14 Tagen entscheidest du. Von allein wird daraus kein Vertrag.' },
        ],
        meta_title: 'Zeiterfassung für Handwerksbetriebe | Stempelwerk',
        meta_description:
          'Zeiterfassung per App für Handwerksbetriebe: 9 € je Mitarbeiter im Monat, Server in Frankfurt, zwei Wochen kostenlos.',
      },
    },
  },
];
