import type { HoldoutFault } from '../holdout/holdout-fault.ts';

export const germanFaults: readonly HoldoutFault[] = [
  {
    on: 'tenth-de-mosterei',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/sections/1/body',
    swap: ['/sections/1/body', 'rund 65 Liter', 'rund 80 Liter'],
  },
  { on: 'tenth-de-mosterei', rule: 'length', outcome: 'fail', pointer: null, brief: { length: 120 } },
  {
    on: 'tenth-de-mosterei',
    rule: 'keyword',
    outcome: 'warn',
    pointer: null,
    brief: { keywords: ['Lohnmosterei', 'eigenen Apfelsaft'] },
  },
  {
    on: 'tenth-de-geigen',
    rule: 'language',
    outcome: 'fail',
    pointer: '/sections/2/body',
    swap: [
      '/sections/2/body',
      'Jedes Instrument ist durch unsere Hände gegangen.',
      'Every instrument has passed through our hands before it reaches your child.',
    ],
  },
  {
    on: 'tenth-de-geigen',
    rule: 'markup',
    outcome: 'warn',
    pointer: '/sections/1/body',
    swap: ['/sections/1/body', 'die Versicherung gegen', '<b>die Versicherung</b> gegen'],
  },
  {
    on: 'tenth-de-kinderfeuerwehr',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/body',
    swap: ['/body', 'um halb fünf', 'um halb sechs'],
  },
  {
    on: 'tenth-de-kinderfeuerwehr',
    rule: 'style',
    outcome: 'warn',
    pointer: '/body',
    swap: ['/body', 'damit genug Helme bereitliegen.', 'damit genug Helme bereitliegen!!!'],
  },
  {
    on: 'tenth-de-bleisatz',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/body',
    swap: [
      '/body',
      'Wir freuen uns auf Sie und Ihre schönsten Sätze.',
      '„Nach dem Kurs wollte ich gar nicht mehr nach Hause“, sagt Teilnehmerin Ute Brandl.\n\n' +
        'Wir freuen uns auf Sie und Ihre schönsten Sätze.',
    ],
  },
  {
    on: 'tenth-de-bleisatz',
    rule: 'readability',
    outcome: 'warn',
    pointer: null,
    set: {
      '/body':
        'Guten Tag,\n\nim Rahmen unseres werkstattpädagogischen Veranstaltungsprogramms besteht für interessierte ' +
        'Teilnehmerinnen und Teilnehmer ohne einschlägige Vorkenntnisse die außergewöhnliche Gelegenheit, sich unter ' +
        'fachkundiger Anleitung erfahrener Schriftsetzerinnen mit den handwerklichen Grundlagen, den gestalterischen ' +
        'Besonderheiten sowie den drucktechnischen Voraussetzungen des traditionellen Verfahrens Bleisatz eingehend ' +
        'auseinanderzusetzen und die erworbenen Fertigkeiten unmittelbar an historischen Druckmaschinen anzuwenden.\n\n' +
        'Voraussetzung für die Berücksichtigung einer Anmeldung ist deren vollständige und rechtzeitige Übermittlung, ' +
        'wobei die Teilnahmegebühr von 185 € sämtliche Verbrauchsmaterialien einschließt und eine ermäßigte ' +
        'Teilnahmegebühr von 160 € ausschließlich bei verbindlicher Anmeldung bis einschließlich 10. Oktober gewährt ' +
        'werden kann.\n\nAufgrund der räumlichen Gegebenheiten unserer Werkstatt sowie im Interesse einer angemessenen ' +
        'individuellen Betreuung sämtlicher Anwesenden ist die Veranstaltung am 22. und 23. November, jeweils von 10 bis ' +
        '16 Uhr, auf höchstens sechs Personen beschränkt.\n\nMit freundlichen Grüßen\nIhre Druckerei am Gänsemarkt',
    },
  },
  { on: 'tenth-de-abwasser', rule: 'hashtag', outcome: 'fail', pointer: '/text', swap: ['/text', ' #Ausbildung', ''] },
  { on: 'tenth-de-abwasser', rule: 'keyword', outcome: 'fail', pointer: null, brief: { keywords: ['Klärwerk'] } },
  {
    on: 'tenth-de-huete',
    rule: 'refusal',
    outcome: 'fail',
    pointer: '/text',
    set: {
      '/text': 'Gerne! Hier ist deine Caption:\n\nFilz, Dampf, zwei Hände: mehr braucht ein Hut nicht. #Hutmacherin #Handwerk',
    },
  },
  {
    on: 'tenth-de-huete',
    rule: 'platform_limit',
    outcome: 'warn',
    pointer: '/text',
    swap: [
      '/text',
      'Welche Farbe soll der nächste haben?',
      'Und ein bisserl Geduld, bis er trocken ist. Welche Farbe soll der nächste haben?',
    ],
  },
  {
    on: 'tenth-de-buergerbus',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/text',
    swap: ['/text', 'viermal am Tag', 'sechsmal am Tag'],
  },
  { on: 'tenth-de-buergerbus', rule: 'length', outcome: 'warn', pointer: '/text', brief: { length: 35 } },
  { on: 'tenth-de-buergerbus', rule: 'forbidden_word', outcome: 'fail', pointer: '/text', voice: { avoid: ['Schwatz'] } },
  {
    on: 'tenth-de-sternwarte',
    rule: 'language',
    outcome: 'fail',
    pointer: '/text',
    swap: ['/text', 'Was wolltet ihr schon immer mal aus der Nähe sehen?', 'What have you always wanted to see from up close?'],
  },
  { on: 'tenth-de-sternwarte', rule: 'platform_limit', outcome: 'warn', pointer: '/text', add: ['/text', ' #Saturn #Teleskop'] },
  {
    on: 'tenth-de-fahrpraxis',
    rule: 'link',
    outcome: 'fail',
    pointer: '/text',
    swap: ['/text', 'steht hier: https://www.fahrpraxis-nordheide.example/dienst', 'steht auf unserer Website.'],
  },
  {
    on: 'tenth-de-fahrpraxis',
    rule: 'unsupported_link',
    outcome: 'fail',
    pointer: '/text',
    add: ['/text', ' oder hier: www.tiernotdienst-heide.de'],
  },
  {
    on: 'tenth-de-bautrocknung',
    rule: 'editorial',
    outcome: 'fail',
    pointer: '/variants/0/descriptions/2',
    set: { '/variants/0/descriptions/2': 'Nasser Keller, nasser Estrich? Rufen Sie jetzt an: 0561 4455660, auch am Sonntag.' },
    brief: {
      facts: [
        'Einsatz rund um die Uhr',
        'Abrechnung direkt mit der Versicherung',
        'Umkreis von 60 km um Kassel',
        'Trockner ab 9,50 € am Tag',
        'Telefon 0561 4455660',
      ],
    },
  },
  {
    on: 'tenth-de-bautrocknung',
    rule: 'required_part',
    outcome: 'fail',
    pointer: '/variants/0/descriptions/1',
    set: { '/variants/0/descriptions/1': '' },
  },
  {
    on: 'tenth-de-ziegen',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/variants/0/headlines/1',
    swap: ['/variants/0/headlines/1', '96 €', '69 €'],
  },
  {
    on: 'tenth-de-ziegen',
    rule: 'duplicate',
    outcome: 'warn',
    pointer: '/variants/1/primary_text',
    set: {
      '/variants/1/primary_text': 'Frieda meckert, und Sie bekommen Käse: zweimal im Jahr kommt ein Paket von Ihrer eigenen Ziege.',
    },
  },
  {
    on: 'tenth-de-lastenrad',
    rule: 'term',
    outcome: 'fail',
    pointer: '/variants/0/primary_text',
    voice: { terms: [{ term: 'Transporter', use: 'forbidden', instead: 'Umzugswagen', language: 'de', note: null }] },
  },
  { on: 'tenth-de-lastenrad', rule: 'keyword', outcome: 'warn', pointer: '/variants/0', brief: { keywords: ['Freiburg'] } },
];
