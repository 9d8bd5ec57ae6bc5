import type { CorpusText } from '../corpus-text.ts';

/** Emails, pages and articles. */
export const germanLong: readonly CorpusText[] = [
  {
    id: 'fourteenth-de-imkerei',
    text: {
      type: 'email',
      language: 'de',
      formality: 'informal',
      topic: 'Der neue Frühjahrshonig ist da',
      keywords: ['Frühjahrshonig'],
      facts: [
        'Frühjahrshonig, 500 g, 7,50 €',
        'Drei Gläser zusammen 21 €',
        '180 kg geschleudert, weniger als im Vorjahr',
        'Abholung freitags von 15 bis 18 Uhr, Mühlweg 4',
        'Ab 40 € Versand ohne Porto',
      ],
      link: 'https://www.imkerei-hollerbusch.example/honig',
      output: {
        subject: 'Der Frühjahrshonig ist im Glas',
        preheader: 'Hell, cremig und in diesem Jahr etwas knapp',
        body: 'Hallo,\n\nder Frühjahrshonig ist geschleudert, gerührt und abgefüllt. Die Kirschen haben gut geblüht, dann kam der Regen. Deshalb sind es nur 180 Kilo geworden, weniger als im Vorjahr.\n\nEin Glas mit 500 Gramm kostet 7,50 €. Nimmst du drei, zahlst du 21 € und sparst 1,50 €. Ab einem Einkauf von 40 € schicken wir dir den Honig ohne Porto.\n\nAm liebsten sehen wir dich aber am Hoftor: freitags von 15 bis 18 Uhr im Mühlweg 4. Die Bienen lassen grüßen.',
        call_to_action: 'Honig bestellen',
      },
    },
  },
  {
    id: 'fourteenth-de-stadtwerke',
    text: {
      type: 'email',
      language: 'de',
      formality: 'formal',
      topic: 'Zählerstand online melden',
      length: 80,
      facts: [
        'Meldung bis 15. Dezember',
        'Unter allen, die online melden, werden 20 Gutscheine zu je 50 € für das Hallenbad verlost',
        'Die Meldung dauert etwa zwei Minuten',
        'Ohne Meldung wird der Verbrauch geschätzt',
        'Fragen an service@stadtwerke-erlbach.example',
      ],
      link: 'https://www.stadtwerke-erlbach.example/zaehler',
      output: {
        subject: 'Ihr Zählerstand in zwei Minuten',
        preheader: 'Bis 15. Dezember melden und mit etwas Glück gewinnen',
        body: 'Guten Tag,\n\ndas Jahr geht zu Ende, und wir brauchen wieder Ihren Zählerstand. Online ist er in rund zwei Minuten gemeldet: Zahl ablesen, eintragen, fertig. Ein Foto ist nicht nötig.\n\nBitte denken Sie bis zum 15.12. daran. Hören wir nichts von Ihnen, müssen wir Ihren Verbrauch schätzen, und das liegt gern einmal daneben.\n\nUnter allen, die online melden, verlosen wir 20 Gutscheine für das Hallenbad, jeder 50 Euro wert. Fragen beantwortet unser Team unter service@stadtwerke-erlbach.example.\n\nHerzliche Grüße\nIhre Stadtwerke Erlbach',
        call_to_action: 'Zählerstand melden',
      },
    },
  },
  {
    id: 'fourteenth-de-vhs',
    text: {
      type: 'landing_page',
      language: 'de',
      formality: 'formal',
      topic: 'Nähkurs am Abend',
      keywords: ['Nähkurs'],
      length: 105,
      facts: [
        'Nähkurs für Anfänger an der Volkshochschule Rehfelden',
        'Acht Abende, dienstags 18:30 bis 20:45, ab 15. September 2026',
        'Höchstens neun Personen',
        'Gebühr 136 €, ermäßigt 102 €',
        'Nähmaschinen sind vorhanden',
        'Kursleiterin Meike Sander ist Damenschneiderin und unterrichtet seit 2009',
        'Rücktritt kostenlos bis 7 Tage vor Beginn',
      ],
      link: 'https://www.vhs-rehfelden.example/naehkurs',
      output: {
        headline: 'Vom ersten Stich zum eigenen Rock',
        subheadline: 'Ein Nähkurs für alle, die noch nie an einer Maschine saßen, an acht Abenden im Herbst',
        sections: [
          {
            heading: 'Was Sie mit nach Hause nehmen',
            body: 'Sie nähen einen Beutel, ein Kissen und zum Schluss einen Rock, der Ihnen passt. Dabei lernen Sie, wie man Maß nimmt, einen Schnitt liest und einen Reißverschluss einsetzt, ohne zu fluchen.',
          },
          {
            heading: 'Wer Ihnen über die Schulter schaut',
            body: 'Meike Sander ist Damenschneiderin und unterrichtet seit 2009. Weil höchstens neun Leute im Raum sind, hat sie Zeit für jede schiefe Naht.',
          },
          {
            heading: 'Wann und für wie viel',
            body: 'Wir treffen uns ab dem 15. September jeden Dienstag, von halb sieben bis Viertel vor neun. Die Gebühr beträgt 136 €, ermäßigt 102 €. Das sind 17 € für einen Abend, oder 12,75 € mit Ermäßigung.',
          },
        ],
        call_to_action: 'Platz im Nähkurs sichern',
        faq: [
          {
            question: 'Brauche ich eine eigene Nähmaschine?',
            answer: 'Nein, die Maschinen stehen bereit. Wer die eigene kennenlernen will, bringt sie mit.',
          },
          {
            question: 'Und wenn mir etwas dazwischenkommt?',
            answer: 'Bis eine Woche vor Beginn treten Sie zurück, ohne etwas zu bezahlen.',
          },
          {
            question: 'Welchen Stoff soll ich kaufen?',
            answer: 'Noch keinen. Am ersten Abend sprechen wir darüber, was sich für Ihr Vorhaben eignet.',
          },
        ],
        meta_title: 'Nähkurs für Anfänger an der VHS Rehfelden',
        meta_description:
          'Nähkurs für Anfänger in Rehfelden: acht Abende ab 15. September, höchstens neun Personen, Maschinen sind da. Gebühr 136 €.',
      },
    },
  },
  {
    id: 'fourteenth-de-dach',
    text: {
      type: 'blog_article',
      language: 'de',
      formality: 'formal',
      topic: 'Gründach auf der Garage',
      length: 170,
      keywords: ['Gründach', 'Garage'],
      facts: [
        'Ein Gründach wiegt nass 90 bis 120 kg je Quadratmeter',
        'Es hält im Jahresmittel 60 % des Regens zurück',
        'Die Stadt zahlt 25 € je Quadratmeter, höchstens 1.500 €',
        'Antrag vor Baubeginn, Bearbeitung etwa vier Wochen',
        'Pflege: zweimal im Jahr',
      ],
      link: 'https://www.lohbeck.example/gruendach',
      output: {
        title: 'Gründach auf der Garage: was Sie vorher wissen sollten',
        slug: 'gruendach-garage',
        meta_title: 'Gründach auf der Garage: Gewicht, Pflege, Zuschuss',
        meta_description:
          'Trägt Ihre Garage ein Gründach? Was es wiegt, wie viel Regen es hält, wie viel Pflege es braucht und was die Stadt dazugibt.',
        introduction:
          'Von oben sieht man es zuerst: Wo ein Gründach liegt, summt es. Auf einer Garage ist es schnell gebaut, wenn drei Dinge stimmen.',
        sections: [
          {
            heading: 'Das Dach muss es tragen',
            body: 'Nass wiegt der Aufbau 90 bis 120 kg je Quadratmeter. Viele Garagen halten das aus, manche nicht. Lassen Sie es rechnen, bevor Sie Pflanzen kaufen. Wichtig ist auch, dass die Abdichtung heil ist, denn später kommt man schlecht heran.',
          },
          {
            heading: 'Was der Regen macht',
            body: 'Übers Jahr bleiben drei Fünftel des Regens auf dem Dach. Er verdunstet dort und kühlt an heißen Tagen die Luft. Zweimal im Jahr steigen Sie hinauf, zupfen kleine Birken aus und machen den Abfluss frei.',
          },
          {
            heading: 'Was die Stadt dazugibt',
            body: 'Für jeden Quadratmeter gibt es 25 €, im Ganzen höchstens 1500 Euro. Stellen Sie den Antrag, bevor der Bau beginnt, und rechnen Sie mit einem Monat, bis er bearbeitet ist.',
          },
        ],
        conclusion:
          'Messen Sie Ihr Dach aus und suchen Sie die alten Pläne heraus. Alles Weitere steht auf [unserer Seite zum Gründach](https://www.lohbeck.example/gruendach).',
      },
    },
  },
];
