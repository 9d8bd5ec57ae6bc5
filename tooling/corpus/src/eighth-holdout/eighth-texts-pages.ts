import type { CorpusText } from '../corpus-text.ts';

/** Landing pages without a fault, in English and German. */
export const eighthPages: readonly CorpusText[] = [
  {
    id: 'h8-en-page-coding',
    text: {
      type: 'landing_page',
      language: 'en-US',
      topic: 'Evening coding school for people with a day job',
      tone: 'encouraging',
      keywords: ['evening coding school'],
      length: 200,
      link: 'https://nightshiftcode.org/apply',
      facts: [
        '24-week program, two evenings a week: Tuesdays and Thursdays, 6:30 to 9 p.m., on site in Tulsa',
        'Next start: March 9, 2027; applications close on February 19',
        'Tuition is $6,800, or 24 monthly payments of $295',
        '16 students per class, 2 instructors',
        '81% of the graduates of 2025 had a job in tech within six months',
        'Marcus Odom, class of 2025: “I kept my warehouse job until the day I signed with the bank.”',
        'No degree and no math test; applicants solve one small exercise online',
      ],
      output: {
        headline: 'Learn to code after work, and keep your paycheck',
        subheadline: 'An evening coding school in Tulsa for people who cannot just quit their day job',
        sections: [
          {
            heading: 'Two evenings a week, for 24 weeks',
            body:
              'Classes run on Tuesdays and Thursdays from half past six to nine. A class has 16 students, most of them ' +
              'straight from work like you, and two instructors who walk around while you type.\n\n' +
              'By the end you will have built:\n\n' +
              '- a website with a database behind it\n- a tool for a local nonprofit, together with your classmates\n- a ' +
              'portfolio that you can show',
          },
          {
            heading: 'It leads to a job',
            body:
              'More than four in five graduates of 2025 had a job in tech within half a year.\n\n' +
              '“I kept my warehouse job until the day I signed with the bank,” says Marcus Odom, who finished in 2025.',
          },
          {
            heading: 'A price you can plan with',
            body:
              'Tuition is $6,800. If that is too much at once, pay $295 a month for 24 months. Your laptop can be an old one; ' +
              'if it runs a browser, it will do.',
          },
          {
            heading: 'How you get in',
            body:
              'You fill out a short form and solve one small exercise online. Nobody asks for a degree, and there is no math ' +
              'test. We read every application ourselves. Send yours by February 19, and you can be there when the next class ' +
              'starts on Tuesday, March 9.',
          },
        ],
        call_to_action: 'Apply for March',
        faq: [
          {
            question: 'Do I need to know any code?',
            answer: 'No. We begin with an empty file and the very first line, and you practice at home between classes.',
          },
          {
            question: 'What if I miss an evening?',
            answer: 'Tell us, and an instructor goes through the material with you before the next class begins.',
          },
          {
            question: 'Can I pay in installments?',
            answer: 'Yes. Instead of paying all of the tuition up front, you can spread it over 24 monthly payments of $295.',
          },
        ],
        meta_title: 'Evening coding school in Tulsa | Night Shift Code',
        meta_description:
          'Learn to code on two evenings a week and keep your day job. Our evening coding school in Tulsa starts again on ' +
          'March 9, 2027.',
      },
    },
  },
  {
    id: 'h8-en-page-dogs',
    text: {
      type: 'landing_page',
      language: 'en-GB',
      topic: 'Monthly giving for Harbour Hounds, which trains assistance dogs',
      tone: 'warm',
      keywords: ['assistance dog', 'monthly gift'],
      target_audience: 'Dog lovers who have given once before',
      facts: [
        'Training one dog takes 20 months and costs £9,400',
        '£8 a month buys a puppy’s food for a week',
        'Harbour Hounds has placed 74 dogs since 2009',
        'Waiting list: 38 people',
        'Sponsors get a letter with photos four times a year and can cancel at any time',
        'Harbour Hounds is a registered charity, no. 1187745',
        'Ruth Ansell and her dog Biscuit have been together for five years: “He opens doors. I mean that both ways.”',
      ],
      output: {
        headline: 'Help a puppy grow into somebody’s right hand',
        subheadline: 'With a monthly gift you see an assistance dog through school, from the first lead to the last exam',
        sections: [
          {
            heading: 'What your gift does',
            body:
              'It takes 20 months and £9,400 to train an assistance dog. Eight pounds a month pays for a puppy’s food for a ' +
              'week. That may sound modest, but puppies eat every week, and so we rely on people who give again and again.',
          },
          {
            heading: 'Why it matters',
            body:
              'Ruth Ansell has had Biscuit by her side for five years now. He fetches her phone, presses the button at the ' +
              'crossing and takes the washing out of the machine.\n\n' +
              '“He opens doors,” she says. “I mean that both ways.”\n\n' +
              'Thirty-eight people are still waiting for a dog like him.',
          },
          {
            heading: 'What you get from us',
            body:
              'Every quarter you receive a letter with photos of your puppy: the muddy ones, too. You will know when the first ' +
              'walk in traffic went well, and when the slippers did not survive.',
          },
        ],
        call_to_action: 'Sponsor a puppy',
        faq: [
          {
            question: 'Can I stop at any time?',
            answer: 'Yes. One short message is enough, and we will never ask you for a reason.',
          },
          {
            question: 'Who is behind Harbour Hounds?',
            answer: 'We are a registered charity (no. 1187745) and have placed 74 dogs with their partners since 2009.',
          },
          {
            question: 'Can I meet my puppy?',
            answer: 'Puppies in training need a calm routine, so we show you theirs in photos that we send four times a year.',
          },
        ],
        meta_title: 'Sponsor an assistance dog with a monthly gift',
        meta_description:
          'From £8 a month you help to train an assistance dog for someone on our waiting list. You get photos every quarter ' +
          'and can stop at any time.',
      },
    },
  },
  {
    id: 'h8-de-page-handwerk',
    text: {
      type: 'landing_page',
      language: 'de',
      topic: 'Bauzettel, die App für Angebote und Rechnungen im Handwerk',
      tone: 'direkt',
      formality: 'formal',
      keywords: ['Handwerkersoftware'],
      target_audience: 'Meisterbetriebe mit 2 bis 20 Leuten',
      length: 140,
      link: 'https://www.bauzettel.app/testen',
      facts: [
        'Ein Angebot ist auf der Baustelle in durchschnittlich 8 Minuten geschrieben',
        '24 € im Monat je Betrieb, monatlich kündbar, 21 Tage kostenlos testen',
        '3.100 Betriebe arbeiten mit Bauzettel',
        'Läuft auch ohne Netz; Server in Nürnberg',
        'E-Rechnung (XRechnung und ZUGFeRD) ist enthalten',
        'Fliesenlegermeister Jörg Adler: „Früher saß ich sonntags am Schreibtisch. Jetzt sitze ich auf dem Rad.“',
      ],
      output: {
        headline: 'Angebote schreiben, solange der Kunde noch danebensteht',
        subheadline: 'Bauzettel ist die Handwerkersoftware für Betriebe, die lieber bauen als tippen',
        sections: [
          {
            heading: 'In acht Minuten zum Angebot',
            body:
              'Sie messen, sprechen die Maße ein und wählen die Leistungen aus Ihrer Liste. Noch auf der Baustelle liegt das ' +
              'Angebot beim Kunden im Postfach. Im Schnitt dauert das acht Minuten. Kein Netz im Keller? Dann sendet die App, ' +
              'sobald Sie wieder oben sind.',
          },
          {
            heading: 'Aus dem Angebot wird die Rechnung',
            body:
              'Ein Fingertipp, und die Rechnung steht. Sie geht in der Form heraus, die Ihr Kunde braucht:\n\n' +
              '- als PDF\n- als XRechnung für Behörden\n- als ZUGFeRD-Datei für das Büro',
          },
          {
            heading: 'Ein Preis für den ganzen Betrieb',
            body:
              'Sie zahlen 24 Euro im Monat, egal, wie viele Leute mitarbeiten. Drei Wochen lang testen Sie kostenlos. Danach ' +
              'können Sie jeden Monat kündigen.',
          },
          {
            heading: 'Von Meistern empfohlen',
            body:
              'Mehr als 3.000 Betriebe arbeiten schon mit Bauzettel. Fliesenlegermeister Jörg Adler ist einer davon: „Früher ' +
              'saß ich sonntags am Schreibtisch. Jetzt sitze ich auf dem Rad.“',
          },
        ],
        call_to_action: 'Jetzt kostenlos testen',
        faq: [
          {
            question: 'Wo liegen meine Daten?',
            answer: 'Auf Servern in Nürnberg. Sie gehören Ihnen und lassen sich jederzeit als Tabelle herunterladen.',
          },
          {
            question: 'Muss ich meine Kunden neu eintippen?',
            answer: 'Nein. Sie laden die Liste aus Ihrem alten Programm hoch, und wir helfen Ihnen dabei am Telefon.',
          },
          {
            question: 'Was passiert nach dem Test?',
            answer: 'Nach 21 Tagen fragen wir Sie, ob Sie bleiben möchten. Ohne Ihr Ja wird nichts abgebucht.',
          },
        ],
        meta_title: 'Handwerkersoftware für Angebote: Bauzettel',
        meta_description:
          'Mit der Handwerkersoftware Bauzettel schreiben Sie Angebote noch auf der Baustelle. Testen Sie die App 21 Tage lang ' +
          'kostenlos.',
      },
    },
  },
  {
    id: 'h8-de-page-hof',
    text: {
      type: 'landing_page',
      language: 'de-AT',
      topic: 'Familienferien auf dem Moosbachhof',
      tone: 'herzlich',
      formality: 'informal',
      keywords: ['Urlaub am Bauernhof'],
      link: 'https://www.moosbachhof.at/anfrage',
      source_text:
        'Moosbachhof, Familie Egger, 980 m Seehöhe, 12 km von Zell am See. 5 Ferienwohnungen von 45 bis 80 m², ab 118 € pro ' +
        'Nacht für 4 Personen, Endreinigung 60 €. Kinder bis 6 Jahre wohnen gratis. 14 Kühe, 2 Ponys, 9 Hennen. Stallzeit ' +
        'täglich um 7 Uhr und um 17.30 Uhr. Frühstückskorb mit Eiern, Butter und Brot: 11 € pro Person. Hunde auf Anfrage. ' +
        'Anreise ab 15 Uhr, Abreise bis 10 Uhr. Mindestaufenthalt im Sommer: 4 Nächte.',
      instructions: 'Schreib die Seite nach den Angaben im Text.',
      output: {
        headline: 'Ferien, bei denen die Gummistiefel schmutzig werden',
        subheadline: 'Urlaub am Bauernhof für Familien, die es gern ein bisschen wilder haben',
        sections: [
          {
            heading: 'Bei uns läuft der Tag nach den Kühen',
            body:
              'Um sieben Uhr früh geht es in den Stall, und um halb sechs am Abend noch einmal. Wer mag, kommt mit und hilft ' +
              'beim Füttern. Vierzehn Kühe, zwei Ponys und neun Hennen warten schon. Ausschlafen ist natürlich auch erlaubt.',
          },
          {
            heading: 'Platz für alle',
            body:
              'Unsere fünf Ferienwohnungen sind zwischen 45 und 80 Quadratmeter groß. Zu viert wohnt ihr ab 118 Euro pro ' +
              'Nacht, die Endreinigung kostet 60 Euro. Kinder bis sechs Jahre zahlen nichts. Im Sommer bleibt ihr mindestens ' +
              'vier Nächte, und das ist ohnehin das Wenigste, was man hier braucht.',
          },
          {
            heading: 'Frühstück aus der Nachbarschaft',
            body:
              'Auf Wunsch steht in der Früh ein Korb vor der Tür: Eier, Butter und Brot, 11 Euro für jeden. Den Kaffee kocht ' +
              'ihr selbst, den Blick auf die Berge gibt es dazu.',
          },
        ],
        call_to_action: 'Freie Tage anfragen',
        faq: [
          {
            question: 'Wann können wir anreisen?',
            answer: 'Die Wohnung ist ab 15 Uhr für euch bereit. Am letzten Tag lasst ihr euch bis zehn Uhr Zeit.',
          },
          {
            question: 'Darf unser Hund mit?',
            answer: 'Meistens ja. Schreibt uns vorher kurz, damit wir wissen, ob gerade andere Tiere im Haus sind.',
          },
          {
            question: 'Wie weit ist es zum See?',
            answer: 'Bis Zell am See sind es zwölf Kilometer. Der Hof selbst liegt auf 980 Metern.',
          },
        ],
        meta_title: 'Urlaub am Bauernhof bei Zell am See: Moosbachhof',
        meta_description:
          'Stallzeit, Frühstückskorb und viel Platz für Kinder: Urlaub am Bauernhof auf dem Moosbachhof, zwölf Kilometer von ' +
          'Zell am See.',
      },
    },
  },
];
