import type { CorpusText } from '../corpus-text.ts';

/** Emails, pages and an article. */
export const longGerman: readonly CorpusText[] = [
  {
    id: 's17-strom-email',
    text: {
      type: 'email',
      language: 'de',
      topic: 'Ökostrom von Talstrom',
      keywords: ['Ökostrom'],
      formality: 'formal',
      facts: [
        'Grundpreis 9,90 € im Monat, Arbeitspreis 29 Cent pro kWh',
        'Zwei Personen verbrauchen im Jahr etwa 2.000 kWh',
        'Wechselbonus 60 €; Talstrom kündigt beim alten Anbieter',
        'Preisgarantie 24 Monate',
        'Der Wechsel dauert etwa drei Wochen',
      ],
      output: {
        subject: 'Ökostrom aus dem Tal, zwei Jahre fester Preis',
        preheader: 'Mit 60 € Wechselbonus, und die Kündigung schreiben wir',
        body: [
          'Guten Tag,',
          'unser Ökostrom kommt aus dem Fluss, an dem Sie wohnen. Und er kostet weniger, als viele denken.',
          'Sie zahlen 29 Cent für die Kilowattstunde. Dazu kommt der Grundpreis von 9,90 € im Monat. Zum Vergleich: Zwei Personen ' +
            'verbrauchen im Jahr etwa 2.000 Kilowattstunden.',
          'Der Preis bleibt zwei Jahre lang gleich. Wer wechselt, bekommt 60 € gutgeschrieben. Um die Kündigung kümmern wir uns, ' +
            'und nach etwa drei Wochen sind Sie bei uns.',
        ].join('\n\n'),
        call_to_action: 'Meinen Preis berechnen',
      },
    },
  },
  {
    id: 's17-kurs-email',
    text: {
      type: 'email',
      language: 'de',
      topic: 'Spanischkurs für Anfänger an der Volkshochschule',
      keywords: ['Spanischkurs'],
      formality: 'formal',
      facts: [
        'Zwölf Abende, dienstags von 18:30 bis 20:00 Uhr',
        'Beginn am Dienstag, 2. Februar 2027',
        'Gebühr 168 €, Lehrbuch 24 €',
        'Höchstens zwölf Plätze',
        'Anmeldung bis 22. Januar',
      ],
      output: {
        subject: 'Im Sommer auf Spanisch bestellen',
        preheader: 'Zwölf Abende ab 2. Februar, in einer kleinen Gruppe',
        body: [
          'Guten Tag,',
          'wer im Februar anfängt, bestellt im Sommer seinen Kaffee auf Spanisch. Unser Spanischkurs beginnt am Dienstag, ' +
            'dem 2. Februar, und geht über zwölf Abende, jeweils von 18:30 bis 20 Uhr.',
          'Die Gebühr beträgt 168 €, das sind 14 € pro Abend. Mit dem Lehrbuch für 24 € kommen Sie auf 192 €.',
          'Es gibt höchstens zwölf Plätze, damit alle oft zu Wort kommen. Bitte melden Sie sich bis zum 22. Januar an.',
        ].join('\n\n'),
        call_to_action: 'Platz im Kurs sichern',
      },
    },
  },
  {
    id: 's17-duenen-page',
    text: {
      type: 'landing_page',
      language: 'de',
      topic: 'Ferienhaus Dünenruh an der Nordsee',
      keywords: ['Ferienhaus an der Nordsee'],
      formality: 'informal',
      facts: [
        'Platz für 8 Personen, 4 Schlafzimmer, 2 Bäder',
        'Mai bis September 1.680 € pro Woche, Oktober bis April 1.120 € pro Woche',
        '400 m bis zum Strand',
        'Anreise ab 16 Uhr, Abreise bis 10 Uhr',
        'Anzahlung 20 %, der Rest 30 Tage vor der Anreise',
        'Ein Hund ist erlaubt und kostet 35 € pro Woche',
      ],
      output: {
        headline: 'Ein Haus für acht und das Meer nebenan',
        subheadline: 'Ein Ferienhaus an der Nordsee, in dem alle Platz haben und niemand auf der Couch schläft',
        sections: [
          {
            heading: 'Platz für alle',
            body:
              'Im Haus Dünenruh schlafen acht Personen in vier Zimmern. Zwei Bäder verkürzen die Schlange am Morgen. ' +
              'Bis zum Strand sind es 400 Meter, auch mit Bollerwagen.',
          },
          {
            heading: 'Geteilt durch acht',
            body:
              'Von Mai bis September kostet die Woche 1.680 €. Zu acht sind das 210 € pro Person. ' +
              'Von Oktober bis April zahlt ihr 1.120 €, also 560 € weniger.',
          },
          {
            heading: 'So läuft die Buchung',
            body:
              'Ihr zahlt ein Fünftel an, den Rest dreißig Tage vor der Anreise. Am ersten Tag ist das Haus ab 16 Uhr fertig, ' +
              'am letzten gebt ihr den Schlüssel bis 10 Uhr zurück.',
          },
        ],
        call_to_action: 'Freie Wochen ansehen',
        faq: [
          {
            question: 'Darf der Hund mit?',
            answer: 'Ja, ein Hund ist willkommen. Er kostet 35 € pro Woche, und der lange Strand gehört im Winter fast ihm allein.',
          },
          {
            question: 'Wie weit ist es bis zum Meer?',
            answer: 'Ihr geht 400 Meter. Der Weg führt durch die Dünen und ist so breit, dass ein Kinderwagen gut durchkommt.',
          },
          {
            question: 'Wann müssen wir den ganzen Preis zahlen?',
            answer: 'Dreißig Tage vor der Anreise. Bei der Buchung wird nur die Anzahlung von 20 % fällig.',
          },
        ],
        meta_title: 'Ferienhaus an der Nordsee für acht Personen',
        meta_description:
          'Ferienhaus an der Nordsee mit vier Schlafzimmern und zwei Bädern, 400 Meter bis zum Strand. ' +
          'Die Woche ab 1.120 €, auch mit Hund.',
      },
    },
  },
  {
    id: 's17-brunnen-page',
    text: {
      type: 'landing_page',
      language: 'de',
      topic: 'Patenschaft für Dorfbrunnen',
      keywords: ['Brunnen'],
      formality: 'formal',
      facts: [
        'Seit 2009 haben wir 134 Brunnen gebaut',
        'Ein Brunnen versorgt 300 Menschen und kostet 6.500 €',
        'Eine Patenschaft kostet 30 € im Monat und ist jederzeit kündbar',
        '91 % der Spenden gehen in die Projekte',
        '„Meine Töchter gehen jetzt zur Schule statt zum Fluss“, sagt Amina Keita aus Sogola',
        'Die Spendenbescheinigung kommt jeden Februar',
      ],
      output: {
        headline: 'Wasser, das im Dorf bleibt',
        subheadline: 'Mit einer Patenschaft bauen Sie Brunnen, die ein Dorf selbst warten kann',
        sections: [
          {
            heading: 'Ein kurzer Weg am Morgen',
            body:
              'Wo es keinen Brunnen gibt, holen Kinder das Wasser. „Meine Töchter gehen jetzt zur Schule statt zum Fluss“, ' +
              'sagt Amina Keita aus Sogola.',
          },
          {
            heading: 'Was wir gebaut haben',
            body:
              'Seit 2009 sind 134 Brunnen entstanden. Jeder von ihnen versorgt dreihundert Menschen und kostet 6.500 €, ' +
              'mit Pumpe und Schulung.',
          },
          {
            heading: 'Wohin Ihr Geld geht',
            body:
              'Von jedem Euro gehen 91 Cent in die Projekte. Eine Patenschaft kostet dreißig Euro im Monat, ' +
              'und Sie können sie jederzeit beenden.',
          },
        ],
        call_to_action: 'Patenschaft übernehmen',
        faq: [
          {
            question: 'Kann ich die Patenschaft kündigen?',
            answer: 'Ja, jederzeit und ohne Angabe von Gründen. Eine kurze Nachricht an uns genügt dafür.',
          },
          {
            question: 'Wann kommt die Bescheinigung?',
            answer: 'Im Februar. Sie gilt für alle Spenden des Jahres davor und gehört zu Ihrer Steuererklärung.',
          },
          {
            question: 'Wer kümmert sich später um die Pumpe?',
            answer: 'Das Dorf selbst. Beim Bau lernen Frauen und Männer, wie man die Pumpe wartet und Teile tauscht.',
          },
        ],
        meta_title: 'Brunnen bauen: Patenschaft für ein Dorf',
        meta_description:
          'Ein Brunnen versorgt 300 Menschen. Mit einer Patenschaft für 30 € im Monat helfen Sie beim Bau. ' +
          'Kündigen können Sie jederzeit.',
      },
    },
  },
  {
    id: 's17-kraut-article',
    text: {
      type: 'blog_article',
      language: 'de',
      topic: 'Sauerkraut selbst machen',
      keywords: ['Sauerkraut'],
      length: 185,
      formality: 'informal',
      facts: [
        'Auf 2 kg Weißkohl kommen 40 g Salz',
        'Das Kraut gärt fünf Tage bei 20 Grad',
        'Danach reift es vier Wochen bei 15 Grad',
        'Ein Glas von 1 Liter fasst etwa 1 kg',
        'Der Topf mit 5 Litern kostet bei uns 49 €',
      ],
      output: {
        title: 'Sauerkraut selbst machen: Kohl, Salz und Geduld',
        slug: 'sauerkraut-selbst-machen',
        meta_title: 'Sauerkraut selbst machen: so gelingt das erste Glas',
        meta_description:
          'Sauerkraut selbst machen ist leicht: wie viel Salz der Kohl braucht, wie warm er stehen soll ' +
          'und wann das erste Glas fertig ist.',
        introduction:
          'Für Sauerkraut brauchst du einen Kohl, etwas Salz und ein sauberes Glas. Den Rest erledigen Bakterien, die schon auf den ' +
          'Blättern sitzen. So setzt du dein erstes Glas an.',
        sections: [
          {
            heading: 'Die richtige Menge Salz',
            body:
              'Auf 2 kg Weißkohl kommen 40 g Salz. Das sind 2 % oder 20 g pro Kilo, und diese Regel gilt für jede Menge. Hoble den Kohl ' +
              'fein, streue das Salz darüber und knete, bis Saft austritt.',
          },
          {
            heading: 'Ins Glas drücken',
            body:
              'In ein Literglas passt etwa ein Kilo. Drücke das Kraut so fest, dass der Saft darüber steht, und lege einen Stein darauf. ' +
              'Was aus dem Saft ragt, kann schimmeln.\n\n' +
              'Wer mehr machen will, nimmt einen Topf. Unserer fasst fünf Liter und kostet 49 €.',
          },
          {
            heading: 'Warten und kosten',
            body:
              'Fünf Tage steht das Glas bei 20 Grad in der Küche. Es blubbert, und der Deckel darf nicht ganz fest sitzen. Danach reift ' +
              'das Kraut vier Wochen lang bei 15 Grad, am besten im Keller.',
          },
        ],
        conclusion:
          'Schreib das Datum auf den Deckel und koste jede Woche einmal. Wenn dir die Säure gefällt, kommt das Glas in den Kühlschrank.',
      },
    },
  },
];
