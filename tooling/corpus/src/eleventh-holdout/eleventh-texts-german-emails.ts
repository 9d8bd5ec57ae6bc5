import type { CorpusText } from '../corpus-text.ts';

export const germanEmails: readonly CorpusText[] = [
  {
    id: 'eleventh-de-spargel',
    text: {
      type: 'email',
      language: 'de',
      topic: 'Spargelzeit auf Hof Brinkmann',
      tone: 'herzlich',
      formality: 'informal',
      keywords: ['Spargel'],
      facts: [
        'Spargel ab 10. April',
        '11,90 € je Kilo, ab 3 kg 10 % Rabatt',
        'Schälen kostet nichts',
        'Hofladen: täglich 8 bis 18 Uhr, sonntags 9 bis 12 Uhr',
        'Am 1. Mai spielt ab 11 Uhr die Blaskapelle im Hofcafé',
      ],
      output: {
        subject: 'Der erste Spargel wird gestochen',
        preheader: 'Ab dem 10. April im Hofladen, auf Wunsch schon geschält',
        body:
          'Moin,\n\nder Boden ist warm, die Dämme sind gezogen: Am 10. April stechen wir den ersten Spargel. Das Kilo kostet 11,90 ' +
          '€. Nimmst du drei Kilo oder mehr, geht ein Zehntel vom Preis ab. Und das Schälen machen wir für dich, ohne Aufpreis.' +
          '\n\nDer Hofladen hat jeden Tag von 8 bis 18 Uhr auf. Nur sonntags schließen wir schon am Mittag, dann wird bei uns ' +
          'selbst gekocht.\n\nUnd streich dir den 1. Mai an: Ab elf spielt die Blaskapelle im Hofcafé. Wer früh kommt, sitzt in ' +
          'der Sonne.',
        call_to_action: 'Spargel vorbestellen',
      },
    },
  },
  {
    id: 'eleventh-de-zahnarzt',
    text: {
      type: 'email',
      language: 'de',
      topic: 'Erinnerung an die Zahnreinigung, neue Abendsprechstunde',
      tone: 'freundlich',
      length: 80,
      formality: 'formal',
      instructions: 'Anrede mit der Variablen {{anrede}}. Keine Angst machen.',
      facts: [
        'Professionelle Zahnreinigung: 60 Minuten, 89 €',
        'Viele Krankenkassen geben einen Zuschuss',
        'Seit März: Abendsprechstunde dienstags bis 20 Uhr',
        'Absagen bitte bis 24 Stunden vorher',
      ],
      link: 'https://www.praxis-dr-sommer.example/termin',
      output: {
        subject: 'Zeit für Ihre Zahnreinigung',
        preheader: 'Jetzt auch am Dienstagabend, bis 20 Uhr',
        body:
          '{{anrede}},\n\nIhr letzter Termin bei uns liegt schon eine Weile zurück. Eine professionelle Zahnreinigung dauert eine ' +
          'Stunde und kostet 89 €. Viele Kassen geben etwas dazu, fragen Sie Ihre am besten vorher.\n\nSeit März sind wir dienstags ' +
          'bis 20 Uhr für Sie da. So passt der Besuch auch nach der Arbeit.\n\nIhren Termin finden Sie [in unserem ' +
          'Kalender](https://www.praxis-dr-sommer.example/termin). Kommt etwas dazwischen, sagen Sie uns bitte einen Tag vorher ' +
          'Bescheid. Dann freut sich jemand anderes über den Platz.\n\nIhr Praxisteam Dr. Sommer',
        call_to_action: 'Termin aussuchen',
      },
    },
  },
  {
    id: 'eleventh-de-festgeld',
    text: {
      type: 'email',
      language: 'de',
      topic: 'Festgeld der Bank am Dom',
      tone: 'nüchtern',
      formality: 'formal',
      keywords: ['Festgeld'],
      facts: [
        'Festgeld: 3,1 % Zinsen im Jahr, fest für 18 Monate',
        'Anlage von 5.000 € bis 100.000 €',
        'Abschluss bis 15. Juni möglich, auch online',
        'Gesetzliche Einlagensicherung bis 100.000 €',
        'Eine vorzeitige Verfügung ist nicht möglich',
      ],
      output: {
        subject: 'Festgeld mit 3,1 % für 18 Monate',
        preheader: 'Ab 5.000 Euro, abzuschließen bis Mitte Juni',
        body:
          'Guten Tag,\n\nwer Geld hat, das er anderthalb Jahre nicht braucht, kann sich jetzt den Zins sichern: Unser Festgeld ' +
          'bringt 3,1 % im Jahr, und zwar über die ganze Laufzeit.\n\nSie legen mindestens 5.000 € an und höchstens 100.000 €. Bis ' +
          'zu diesem Betrag greift auch die gesetzliche Einlagensicherung. Eine vorzeitige Verfügung ist nicht möglich. Behalten ' +
          'Sie deshalb einen Notgroschen auf dem Tagesgeld.\n\nAbschließen können Sie bis zum 15. Juni, online oder am Schalter.',
        call_to_action: 'Festgeld abschließen',
      },
    },
  },
];
