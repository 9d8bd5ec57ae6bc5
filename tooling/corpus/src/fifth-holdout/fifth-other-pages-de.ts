import type { CorpusText } from '../corpus-text.ts';
import { blocks, line, lines } from './fifth-other-prose.ts';

const coworking: CorpusText = {
  id: 'w-de-page-coworking',
  text: {
    type: 'landing_page',
    language: 'de',
    topic: 'Coworking am Kröpeliner Tor in Rostock',
    tone: 'freundlich, trocken',
    formality: 'formal',
    keywords: ['Coworking in Rostock', 'Tagesticket'],
    link: 'https://schreibtisch.example.com/probetag',
    facts: [
      'Tagesticket 18 € ohne Anmeldung, Zehnerkarte 150 € (übertragbar), Monatsplatz 189 € (monatlich kündbar per E-Mail)',
      '46 Arbeitsplätze auf 520 m², davon 12 in der Ruhezone; höhenverstellbare Tische; 3 Telefonkabinen',
      'Internet mit 1 Gbit/s',
      'Geöffnet Montag bis Freitag 7 bis 22 Uhr, Samstag 9 bis 18 Uhr; mit Monatsplatz rund um die Uhr',
      'Lange Straße 9, 4 Minuten zu Fuß von der Haltestelle Kröpeliner Tor',
      'Probetag kostenlos',
      'Umfrage Mai 2026: 94 % der Mitglieder empfehlen uns weiter, 118 Antworten',
      'Jens Petersen, Übersetzer: „Hier schaffe ich bis Mittag, wofür ich zu Hause den ganzen Tag brauche. Und der Kaffee ist besser.“',
    ],
    output: {
      headline: 'Ein ruhiger Schreibtisch mitten in der Stadt',
      subheadline: 'Coworking in Rostock für alle, die zu Hause zu viel Wäsche und im Café zu wenig Strom haben',
      sections: [
        {
          heading: 'Kommen, einstecken, arbeiten',
          body: blocks(
            line(
              'Bei uns warten 46 Arbeitsplätze auf gut 500 Quadratmetern. Jeder Tisch lässt sich in der Höhe verstellen,',
              'und das Internet schafft ein Gigabit pro Sekunde.',
            ),
            line('Ein Dutzend Plätze liegt in der Ruhezone. Dort klingelt nichts,', 'und niemand fragt Sie, ob Sie kurz Zeit haben.'),
          ),
        },
        {
          heading: 'Drei Preise ohne Kleingedrucktes',
          body: blocks(
            lines(
              '- **Tagesticket:** 18 Euro, ohne Anmeldung',
              '- **Zehnerkarte:** 150 Euro, auch für Kolleginnen und Kollegen',
              '- **Monatsplatz:** 189 Euro, monatlich kündbar',
            ),
            'Wer einen Monatsplatz hat, kommt rund um die Uhr herein, auch am Sonntag, wenn der Einfall es so will.',
          ),
        },
        {
          heading: 'Was unsere Mitglieder sagen',
          body: blocks(
            line(
              '„Hier schaffe ich bis Mittag, wofür ich zu Hause den ganzen Tag brauche“, sagt der Übersetzer Jens Petersen.',
              '„Und der Kaffee ist besser.“',
            ),
            line(
              'Damit ist er nicht allein: 94 Prozent unserer Mitglieder empfehlen uns weiter.',
              'Das ergab unsere Umfrage vom Mai 2026, bei der 118 Menschen geantwortet haben.',
            ),
          ),
        },
        {
          heading: 'So finden Sie zu uns',
          body: line(
            'Sie finden uns in der Langen Straße 9. Von der Haltestelle Kröpeliner Tor gehen Sie vier Minuten.',
            'Unter der Woche ist von sieben Uhr früh bis zehn Uhr abends offen, samstags von neun bis sechs.',
          ),
        },
        {
          heading: 'Der erste Tag geht auf uns',
          body: line(
            'Probieren Sie es aus: Ihr Probetag kostet nichts. Bringen Sie Ihren Rechner mit',
            'und die eine Aufgabe, die Sie schon viel zu lange vor sich herschieben.',
          ),
        },
      ],
      call_to_action: 'Probetag buchen',
      faq: [
        {
          question: 'Muss ich mich anmelden?',
          answer: 'Für das Tagesticket nicht. Kommen Sie einfach vorbei und suchen Sie sich einen freien Platz aus.',
        },
        {
          question: 'Kann ich bei Ihnen telefonieren?',
          answer: 'Ja, überall außer in der Ruhezone. Für lange Gespräche gibt es drei Kabinen, in denen Sie niemanden stören.',
        },
        {
          question: 'Wie kündige ich den Monatsplatz?',
          answer: 'Schreiben Sie uns eine E-Mail, das genügt. Der Platz ist monatlich kündbar.',
        },
      ],
      meta_title: 'Coworking in Rostock: Tagesticket oder Monatsplatz',
      meta_description: line(
        'Coworking in Rostock mit schnellem Internet und Ruhezone: Tagesticket 18 €, Monatsplatz 189 €.',
        'Der Probetag kostet nichts.',
      ),
    },
  },
};

const puppySchool: CorpusText = {
  id: 'w-de-page-puppies',
  text: {
    type: 'landing_page',
    language: 'de-AT',
    topic: 'Welpenkurs der Hundeschule in Graz-Andritz',
    tone: 'fröhlich',
    formality: 'informal',
    keywords: ['Welpenkurs in Graz'],
    instructions: 'Österreichisches Deutsch.',
    facts: [
      'Welpenkurs: 8 Einheiten zu je 50 Minuten, einmal pro Woche, 220 €',
      'Ratenzahlung: 2 x 110 €',
      'Höchstens 6 Welpen pro Gruppe',
      'Welpen von der 9. bis zur 18. Lebenswoche',
      'Start: Donnerstag, 4. März 2027, 17:30 Uhr',
      'Trainerin Martina Leitgeb, geprüft seit 2009, seither über 900 Welpen; arbeitet mit Lob, Spiel und Futter',
      'Platz in Andritz: 2.300 m² Wiese, eingezäunt',
      'Versäumte Einheiten kann man 6 Monate lang nachholen',
      'Die erste Impfung ist Pflicht, der Heimtierausweis wird angeschaut',
    ],
    output: {
      headline: 'Welpenkurs in Graz: gut erzogen von Anfang an',
      subheadline: 'Für junge Hunde ab der neunten Woche und für Menschen, die sie verstehen wollen',
      sections: [
        {
          heading: 'Kleine Gruppe, großer Platz',
          body: line(
            'Höchstens sechs Welpen lernen bei uns miteinander. So sieht die Trainerin jeden Hund,',
            'und du kommst mit all deinen Fragen dran. Getobt wird auf unserem Platz in Andritz:',
            '2300 Quadratmeter Wiese, rundum eingezäunt. Da darf auch einer davonlaufen,',
            'ohne dass dir das Herz in die Hose rutscht.',
          ),
        },
        {
          heading: 'Acht Einheiten, die im Alltag helfen',
          body: blocks(
            line(
              'Der Kurs beginnt am Donnerstag, dem 4. März 2027, um halb sechs am Abend. Von da an treffen wir uns jede Woche,',
              'bis alle acht Einheiten geschafft sind. Eine dauert fünfzig Minuten, mehr schafft so ein kleiner Kopf nicht.',
            ),
            'Dein Hund lernt:',
            lines(
              '- zu kommen, wenn du rufst',
              '- an lockerer Leine zu gehen',
              '- allein zu warten, ohne zu jammern',
              '- andere Hunde höflich zu begrüßen',
            ),
          ),
        },
        {
          heading: 'Wer euch begleitet',
          body: line(
            'Martina Leitgeb ist seit 2009 geprüfte Trainerin. Mehr als 900 Welpen hat sie seither aufwachsen gesehen,',
            'vom Dackel bis zur Dogge. Sie arbeitet mit Lob, Spiel und Futter. Geschrien wird bei uns nicht.',
          ),
        },
        {
          heading: 'Was der Kurs kostet',
          body: line(
            'Für alle acht Einheiten zahlst du 220 Euro. Ist dir das auf einmal zu viel, überweist du zweimal 110 Euro.',
            'Bist du krank oder auf Urlaub, holst du die versäumte Einheit innerhalb eines halben Jahres nach.',
          ),
        },
      ],
      call_to_action: 'Welpen anmelden',
      faq: [
        {
          question: 'Ab wann darf mein Welpe mitmachen?',
          answer: 'Ab der neunten Lebenswoche. Älter als achtzehn Wochen sollte er am Anfang nicht sein.',
        },
        {
          question: 'Muss mein Hund schon geimpft sein?',
          answer: 'Ja, die erste Impfung muss er haben. Bring bitte den Heimtierausweis mit, wir schauen kurz hinein.',
        },
        {
          question: 'Was brauche ich am ersten Tag?',
          answer: line(
            'Ein Brustgeschirr, eine Leine und weiche Leckerlis.',
            'Auch eine Decke schadet nicht, denn junge Hunde werden schnell müde.',
          ),
        },
      ],
      meta_title: 'Welpenkurs in Graz: kleine Gruppen, großer Platz',
      meta_description: line(
        'Welpenkurs in Graz ab 4. März 2027: acht Einheiten zu 50 Minuten,',
        'höchstens sechs Hunde in der Gruppe, 220 Euro im Ganzen.',
      ),
    },
  },
};

export const germanPages: readonly CorpusText[] = [coworking, puppySchool];
