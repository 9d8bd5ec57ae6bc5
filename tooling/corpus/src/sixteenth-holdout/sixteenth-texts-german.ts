import type { CorpusText } from '../corpus-text.ts';
import { lines } from './sixteenth-lines.ts';

export const cleanGerman: readonly CorpusText[] = [
  {
    id: 's16-de-optik-email',
    text: {
      type: 'email',
      language: 'de',
      formality: 'formal',
      topic: 'Sehtest-Wochen bei Optik Lindner',
      length: 100,
      keywords: ['Sehtest'],
      facts: [
        'Vom 1. bis 26. März ist der Sehtest kostenlos, sonst 25 €',
        'Er dauert eine halbe Stunde',
        '20 % Rabatt auf Gleitsichtgläser in diesem Zeitraum',
        'Montag bis Freitag 9 bis 18.30 Uhr',
      ],
      output: {
        subject: 'Ihr Sehtest: im März kostenlos',
        preheader: 'Dreißig Minuten, nach denen Sie es genau wissen',
        body: lines(
          'Guten Tag,',
          '',
          'halten Sie die Zeitung in letzter Zeit etwas weiter weg? Dann lohnt sich ein Besuch bei uns.',
          '',
          'Vom 1. bis 26. März ist der Sehtest bei Optik Lindner kostenlos; sonst kostet er 25 €. Er dauert eine halbe Stunde.',
          'Danach erklären wir Ihnen in Ruhe, was wir gemessen haben und ob sich eine neue Brille überhaupt lohnt.',
          '',
          'Brauchen Sie Gleitsichtgläser? In diesen Wochen erhalten Sie darauf 20 % Rabatt.',
          '',
          'Wir sind von Montag bis Freitag zwischen 9 und 18.30 Uhr für Sie da. Ihren Termin wählen Sie am besten gleich online.',
          '',
          'Freundliche Grüße',
          'Ihr Team von Optik Lindner',
        ),
        call_to_action: 'Termin aussuchen',
      },
    },
  },
  {
    id: 's16-de-handwerk-email',
    text: {
      type: 'email',
      language: 'de',
      formality: 'informal',
      topic: 'Neue Funktion in der App Bautakt: Stundenzettel per Sprache',
      instructions: 'Anrede mit {{vorname}}. Unterschrift: Dein Bautakt-Team.',
      keywords: ['Stundenzettel'],
      link: 'https://bautakt.example/sprache',
      facts: [
        'Verfügbar ab 3. Mai für alle Tarife, ohne Aufpreis',
        'Im Test mit 35 Betrieben sparte jeder Monteur im Schnitt 12 Minuten am Tag',
        'Malermeisterin Ines Wolter aus Jena: „Meine Leute sprechen den Zettel auf der Heimfahrt ein.“',
      ],
      output: {
        subject: 'Stundenzettel? Sprich ihn einfach ein',
        preheader: 'Neu ab 3. Mai in allen Tarifen, ohne Aufpreis',
        body: lines(
          'Hallo {{vorname}},',
          '',
          'am Freitagabend noch Stundenzettel entziffern? Das muss nicht mehr sein. Ab 3. Mai können deine Leute ihre Stunden',
          'in der App einsprechen, und Bautakt ordnet sie der richtigen Baustelle zu.',
          '',
          'Im Test mit 35 Betrieben sparte jeder Monteur im Schnitt 12 Minuten am Tag. Malermeisterin Ines Wolter aus Jena erzählt:',
          '„Meine Leute sprechen den Zettel auf der Heimfahrt ein.“',
          '',
          'Die Funktion steckt in allen Tarifen und kostet dich nichts extra. Probier sie gleich auf der nächsten Baustelle aus.',
          '',
          'Dein Bautakt-Team',
        ),
        call_to_action: 'Funktion ansehen',
      },
    },
  },
  {
    id: 's16-de-musik-page',
    text: {
      type: 'landing_page',
      language: 'de',
      formality: 'informal',
      topic: 'Cellounterricht für Erwachsene an der Musikschule Nordklang',
      keywords: ['Cellounterricht', 'Erwachsene'],
      facts: [
        'Einzelunterricht, 45 Minuten pro Woche, 98 € im Monat',
        'Erste Stunde kostenlos',
        'Leihcello 22 € im Monat',
        'Kündbar mit einer Frist von vier Wochen',
        'Unterricht bis 21 Uhr',
      ],
      output: {
        headline: 'Cellounterricht für alle, die spät anfangen',
        subheadline: 'Für Erwachsene ohne Vorkenntnisse, die nach Feierabend ein Instrument lernen möchten',
        sections: [
          {
            heading: 'Eine Stunde nur für dich',
            body: lines(
              'Du lernst im Einzelunterricht, 45 Minuten pro Woche und in deinem Tempo. Noten musst du nicht können.',
              'Schon beim ersten Mal spielst du leere Saiten, und das klingt besser, als du denkst.',
            ),
          },
          {
            heading: 'Abends, wenn du Zeit hast',
            body: lines(
              'Bei uns wird bis 21 Uhr unterrichtet. So passt der Cellounterricht auch in eine volle Woche, und wenn du einmal',
              'nicht kannst, finden wir gemeinsam einen anderen Termin.',
            ),
          },
          {
            heading: 'Was es kostet',
            body: '- Unterricht: 98 € im Monat\n- Leihcello: 22 € im Monat\n- Erste Stunde: kostenlos',
          },
        ],
        call_to_action: 'Erste Stunde buchen',
        faq: [
          { question: 'Brauche ich ein eigenes Cello?', answer: 'Nein, du kannst bei uns eines leihen. Das kostet 22 € im Monat.' },
          { question: 'Bin ich zu alt dafür?', answer: 'Nein. Erwachsene lernen anders als Kinder, aber sie üben meist gezielter.' },
          { question: 'Wie lange binde ich mich?', answer: 'Du kannst jederzeit kündigen, die Frist beträgt vier Wochen.' },
        ],
        meta_title: 'Cellounterricht für Erwachsene bei Nordklang',
        meta_description: lines(
          'Cellounterricht für Erwachsene an der Musikschule Nordklang: Einzelstunden bis 21 Uhr, Leihcello auf Wunsch,',
          'die erste Stunde ist kostenlos.',
        ),
      },
    },
  },
  {
    id: 's16-de-fahrrad-article',
    text: {
      type: 'blog_article',
      language: 'de',
      formality: 'formal',
      topic: 'Lastenrad im Handwerk: Wann es sich rechnet',
      length: 180,
      keywords: ['Lastenrad'],
      link: 'https://radwerk-sued.example/probefahrt',
      facts: [
        'Unser Modell Packer kostet 5.490 € und trägt 200 kg',
        'Eine Akkuladung reicht für 60 km',
        'Leasing ab 139 € im Monat',
        'Elektromeister Cem Aydin aus Freiburg fährt damit seit zwei Jahren zu Kunden in der Innenstadt',
      ],
      output: {
        title: 'Wann sich ein Lastenrad im Handwerk rechnet',
        slug: 'lastenrad-im-handwerk',
        meta_title: 'Lastenrad im Handwerk: Wann es sich rechnet',
        meta_description: lines(
          'Ein Lastenrad spart Handwerkern in der Innenstadt Zeit und Parkgebühren. Für welche Betriebe es passt',
          'und was es im Monat kostet.',
        ),
        introduction: lines(
          'Ein Lastenrad ersetzt nicht jeden Transporter. Wer aber viele kurze Wege in der Stadt fährt, kommt damit',
          'oft schneller an und sucht keinen Parkplatz mehr.',
        ),
        sections: [
          {
            heading: 'Für welche Wege es taugt',
            body: lines(
              'Am besten eignet sich das Rad für Wartung, Reparatur und Beratung: wenig Material, viele Adressen.',
              'Unser Modell Packer trägt 200 kg, das genügt für Werkzeug, Leiter und Ersatzteile.',
              'Eine Akkuladung reicht für 60 km und damit für einen gewöhnlichen Arbeitstag in der Stadt.',
            ),
          },
          {
            heading: 'Was ein Betrieb davon hat',
            body: lines(
              'Elektromeister Cem Aydin aus Freiburg fährt seit zwei Jahren mit dem Packer zu seinen Kunden in der Innenstadt.',
              'Für große Baustellen nimmt er weiterhin den Transporter.',
              'Die Mischung macht es: Das Rad übernimmt, was eilig und leicht ist.',
            ),
          },
          {
            heading: 'Kaufen oder leasen',
            body: lines(
              'Der Packer kostet 5.490 €. Wer das Geld lieber im Betrieb behält, least ihn ab 139 € im Monat.',
              'Rechnen Sie dagegen, was Sie heute für Sprit, Parken und Strafzettel ausgeben.',
            ),
          },
        ],
        conclusion: lines(
          'Am meisten sagt Ihnen ein Tag auf dem Sattel. Vereinbaren Sie eine',
          '[Probefahrt](https://radwerk-sued.example/probefahrt) und laden Sie ein, was Sie sonst auch dabeihaben.',
        ),
      },
    },
  },
  {
    id: 's16-de-honig-article',
    text: {
      type: 'blog_article',
      language: 'de',
      formality: 'informal',
      topic: 'Kandierten Honig wieder flüssig machen',
      keywords: ['Honig'],
      facts: [
        'Höchstens 40 °C',
        'Ein 500-g-Glas braucht im Wasserbad etwa eine Stunde',
        'Unser Rapshonig kandiert oft schon nach zwei Wochen',
      ],
      output: {
        title: 'So wird kandierter Honig wieder flüssig',
        slug: 'kandierter-honig-fluessig',
        meta_title: 'Kandierter Honig: So wird er wieder flüssig',
        meta_description: lines(
          'Fester Honig ist nicht verdorben. Mit einem warmen Wasserbad und etwas Geduld wird er wieder flüssig,',
          'ohne an Aroma zu verlieren.',
        ),
        introduction: lines(
          'Dein Honig ist hart geworden? Keine Sorge, er ist nicht verdorben. Dass er kandiert, ist ein Zeichen von Qualität,',
          'und rückgängig machen lässt es sich auch.',
        ),
        sections: [
          {
            heading: 'Warum er fest wird',
            body: lines(
              'Honig enthält viel Traubenzucker, und der bildet mit der Zeit Kristalle. Je mehr davon, desto schneller geht es:',
              'Unser Rapshonig kandiert oft schon nach zwei Wochen, Akazienhonig bleibt dagegen lange flüssig.',
            ),
          },
          {
            heading: 'Im Wasserbad geht es schonend',
            body: lines(
              'Stell das geöffnete Glas in einen Topf mit warmem Wasser. Mehr als 40 °C sollten es nicht sein, sonst leiden Aroma',
              'und Enzyme. Rühr ab und zu um. Ein Glas mit 500 g braucht etwa eine Stunde.',
            ),
          },
        ],
        conclusion: 'Und wenn du es eilig hast: Fester Honig schmeckt auf warmem Toast genauso gut. Dort schmilzt er von selbst.',
      },
    },
  },
];
