import type { CorpusText } from '../corpus-text.ts';

export const germanLong: readonly CorpusText[] = [
  {
    id: 'tenth-de-mosterei',
    text: {
      type: 'blog_article',
      language: 'de',
      topic: 'Eigenen Apfelsaft pressen lassen',
      length: 190,
      formality: 'formal',
      keywords: ['Lohnmosterei', 'eigener Apfelsaft'],
      facts: [
        'Ab 50 kg Äpfeln pressen wir den eigenen Saft',
        '100 kg ergeben etwa 65 Liter',
        'Preis: 5,90 € je 5-Liter-Box',
        'Saison vom 1. September bis 31. Oktober',
        'Der Saft wird auf 78 °C erhitzt und hält in der Box ein Jahr',
        'Termine nur nach Anmeldung',
      ],
      link: 'https://www.mosterei-hohenau.example/termine',
      output: {
        title: 'Eigener Apfelsaft: so läuft es in der Lohnmosterei',
        slug: 'eigener-apfelsaft-lohnmosterei',
        meta_title: 'Eigener Apfelsaft aus der Lohnmosterei: so geht es',
        meta_description:
          'Eigener Apfelsaft aus den Äpfeln im Garten: was die Lohnmosterei braucht, wie viel Saft Sie erwarten dürfen und ' +
          'was die Box kostet.',
        introduction:
          'Wohin mit den vielen Äpfeln? In der Lohnmosterei wird daraus eigener Apfelsaft, und zwar nur aus Ihrem Obst. ' +
          'Was Sie dafür tun müssen, passt auf einen kleinen Zettel.',
        sections: [
          {
            heading: 'Die Äpfel richtig vorbereiten',
            body:
              'Pflücken Sie erst, wenn sich die Früchte leicht vom Ast lösen, und sortieren Sie aus, was fault. Kleine ' +
              'Druckstellen und Schorf stören nicht. Gewaschen wird bei uns; Erde und Gras sollten trotzdem im Garten ' +
              'bleiben. Bringen Sie die Ernte möglichst bald nach dem Pflücken, am besten in Säcken oder Kisten.',
          },
          {
            heading: 'So viel Saft dürfen Sie erwarten',
            body:
              'Aus 100 kg Äpfeln werden rund 65 Liter. Wir pressen ab einer Menge von 50 kg, damit der Saft wirklich von ' +
              'Ihren Bäumen kommt. Danach wird er auf 78 °C erhitzt und abgefüllt. In der Box hält er sich ein Jahr lang, ' +
              'auch ohne Kühlschrank.',
          },
          {
            heading: 'Termin, Preis und Abholung',
            body:
              'Gepresst wird vom 1. September bis zum 31. Oktober, immer nach Anmeldung. Die Box mit 5 Litern kostet 5,90 ' +
              '€. Wer mag, wartet auf seinen Saft und schaut beim Pressen zu.',
          },
        ],
        conclusion:
          'Schauen Sie heute einmal in die Bäume und schätzen Sie, wie viel zusammenkommt. Dann [suchen Sie sich einen ' +
          'Termin aus](https://www.mosterei-hohenau.example/termine), bevor die Wespen schneller sind.',
      },
    },
  },
  {
    id: 'tenth-de-geigen',
    text: {
      type: 'landing_page',
      language: 'de',
      topic: 'Mietgeigen für Kinder',
      target_audience: 'Eltern, deren Kind ein Instrument anfängt',
      keywords: ['Geige mieten'],
      facts: [
        'Miete ab 14 € im Monat',
        'Mindestmietdauer 6 Monate',
        'Versicherung, Bogen und Etui inklusive',
        'Beim Kauf werden bis zu 12 Monatsmieten angerechnet',
        'Größen von 1/16 bis 4/4',
        'Werkstatt in Bamberg seit 1998',
      ],
      link: 'https://www.geigenbau-regnitz.example/miete',
      output: {
        headline: 'Geige mieten, bis sie zu klein ist',
        subheadline: 'Für Kinder, die wachsen, und Eltern, die nicht ständig ein neues Instrument kaufen wollen',
        sections: [
          {
            heading: 'Ein Instrument, das mitwächst',
            body:
              'Von der winzigen 1/16 bis zur ganzen 4/4 haben wir jede Größe im Regal. Wird die Geige zu klein, tauschen ' +
              'Sie sie gegen die nächste, und der Vertrag läuft einfach weiter.',
          },
          {
            heading: 'Was in der Miete steckt',
            body:
              'Ab 14 € im Monat bekommen Sie:\n\n- eine spielfertige Geige mit Bogen und Etui\n- die Versicherung gegen ' +
              'Sturz und Diebstahl\n- eine Werkstatt, die auch kurz vor dem Vorspiel ans Telefon geht',
          },
          {
            heading: 'Gebaut und gepflegt in Bamberg',
            body:
              'Jedes Instrument ist durch unsere Hände gegangen. Seit 1998 bauen und richten wir in Bamberg Geigen und ' +
              'hören sofort, ob ein Steg schief steht. Wer sein Instrument am Ende behalten möchte, bekommt bis zu zwölf ' +
              'Monatsmieten auf den Preis angerechnet.',
          },
        ],
        call_to_action: 'Passende Größe finden',
        faq: [
          {
            question: 'Wie lange muss ich mieten?',
            answer: 'Mindestens ein halbes Jahr. Danach können Sie jederzeit kündigen oder in die nächste Größe wechseln.',
          },
          {
            question: 'Welche Größe braucht mein Kind?',
            answer: 'Das messen wir am ausgestreckten Arm. Wer nicht nach Bamberg kommen kann, schickt uns die Armlänge per Mail.',
          },
          {
            question: 'Was ist, wenn etwas kaputtgeht?',
            answer:
              'Dann greift die Versicherung, die in der Miete enthalten ist. Bringen Sie uns das Instrument, um den Rest ' +
              'kümmern wir uns.',
          },
        ],
        meta_title: 'Geige mieten in Bamberg ab 14 € im Monat',
        meta_description:
          'Geige mieten statt kaufen: alle Größen, Versicherung inklusive, Anrechnung beim Kauf. Aus unserer Werkstatt in Bamberg.',
      },
    },
  },
  {
    id: 'tenth-de-kinderfeuerwehr',
    text: {
      type: 'email',
      language: 'de',
      topic: 'Schnuppernachmittag der Kinderfeuerwehr',
      length: 95,
      formality: 'informal',
      tone: 'herzlich',
      facts: [
        'Samstag, 17. Mai, 14 bis 17 Uhr, Gerätehaus Oberau',
        'Für Kinder von 6 bis 10 Jahren',
        'Treffen danach alle zwei Wochen freitags um 16:30 Uhr',
        'Kein Beitrag',
      ],
      output: {
        subject: 'Einmal im Löschauto sitzen',
        preheader: 'Am 17. Mai lädt die Kinderfeuerwehr Oberau zum Ausprobieren ein',
        body:
          'Liebe Eltern,\n\nwer hat nicht davon geträumt, mit Blaulicht durch den Ort zu fahren? Am Samstag, dem 17. Mai, ' +
          'dürfen Kinder zwischen 6 und 10 Jahren bei uns den Anfang machen.\n\n' +
          'Von 14 bis 17 Uhr stehen am Gerätehaus in Oberau die Tore offen. Es gibt ein Löschfahrzeug zum Hineinklettern, ' +
          'eine Kübelspritze zum Pumpen und am Ende Würstchen.\n\nWem es gefällt, der kommt wieder: Die Kinderfeuerwehr ' +
          'trifft sich jeden zweiten Freitag um halb fünf. Das kostet nichts außer ein paar nassen Socken.\n\n' +
          'Bitte gebt uns kurz Bescheid, damit genug Helme bereitliegen.\n\n' +
          'Eure Feuerwehr Oberau',
        call_to_action: 'Kind anmelden',
      },
    },
  },
  {
    id: 'tenth-de-bleisatz',
    text: {
      type: 'email',
      language: 'de',
      topic: 'Wochenendkurs Bleisatz',
      keywords: ['Bleisatz'],
      formality: 'formal',
      facts: [
        '22. und 23. November, jeweils 10 bis 16 Uhr',
        'Kosten: 185 € mit Material',
        'Höchstens 6 Teilnehmende',
        'Bei Anmeldung bis 10. Oktober 160 €',
        'Druckerei am Gänsemarkt',
      ],
      link: 'https://www.druckerei-gaensemarkt.example/kurs',
      output: {
        subject: 'Ein Wochenende zwischen Winkelhaken und Walze',
        preheader: 'Bleisatz zum Anfassen, und am Ende hängt Ihr Plakat zum Trocknen',
        body:
          'Guten Tag,\n\nes riecht nach Farbe, und irgendwo klappert immer etwas: Am 22. und 23. November öffnen wir ' +
          'unsere Werkstatt am Gänsemarkt für einen Kurs im Bleisatz.\n\n' +
          'An beiden Tagen setzen Sie von 10 bis 16 Uhr Ihren eigenen Text, Buchstabe für Buchstabe, und ziehen ihn an der ' +
          'Presse ab. Vorkenntnisse brauchen Sie keine, nur etwas Geduld und Kleidung, die einen Fleck verträgt.\n\n' +
          'Wir nehmen höchstens sechs Personen auf, damit alle an die Presse kommen. Der Kurs kostet 185 € mit Material; ' +
          'wer sich bis zum 10. Oktober anmeldet, zahlt 160 €.\n\nWir freuen uns auf Sie und Ihre schönsten Sätze.\n\n' +
          'Ihre Druckerei am Gänsemarkt',
        call_to_action: 'Platz sichern',
      },
    },
  },
];
