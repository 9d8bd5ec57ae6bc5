import type { HoldoutFault } from '../holdout/holdout-fault.ts';

export const germanFaults: readonly HoldoutFault[] = [
  {
    on: 'ninth-fahrrad',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/sections/3/body',
    swap: ['/sections/3/body', '49 Euro', '39 Euro'],
  },
  {
    on: 'ninth-fahrrad',
    rule: 'truncation',
    outcome: 'fail',
    pointer: '/conclusion',
    swap: [
      '/conclusion',
      '[buch dir einen Termin](https://radstube.example/termin) in unserer Werkstatt.',
      '[buch dir einen Termin](https://radstube.example/termin) in unserer Werkstatt, denn mit der',
    ],
  },
  {
    on: 'ninth-fahrrad',
    rule: 'style',
    outcome: 'warn',
    pointer: '/introduction',
    swap: [
      '/introduction',
      'Salz auf der Straße',
      'In der heutigen schnelllebigen Zeit ist ein gutes Rad wichtiger denn je. Salz auf der Straße',
    ],
  },
  {
    on: 'ninth-fahrrad',
    rule: 'keyword',
    outcome: 'warn',
    pointer: null,
    brief: { keywords: ['Fahrrad', 'winterfest', 'Akkuleuchte'] },
  },
  {
    on: 'ninth-ruecken',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/sections/2/body',
    swap: ['/sections/2/body', 'acht Wochen', 'zehn Wochen'],
  },
  {
    on: 'ninth-loden',
    rule: 'hashtag',
    outcome: 'fail',
    pointer: '/text',
    swap: ['/text', ' #SlowFashion', ''],
  },
  {
    on: 'ninth-loden',
    rule: 'platform_limit',
    outcome: 'warn',
    pointer: '/text',
    swap: ['/text', 'drinnen du.', 'drinnen du: Wer morgens mit dem Rad durch den Regen muss, weiß einen guten Mantel zu schätzen.'],
  },
  {
    on: 'ninth-repaircafe',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/text',
    swap: ['/text', 'Am Samstag, dem 21. November', 'Am Sonntag, dem 21. November'],
  },
  {
    on: 'ninth-stollen',
    rule: 'hashtag',
    outcome: 'fail',
    pointer: '/text',
    add: ['/text', '\n\n#Christstollen #Advent'],
  },
  {
    on: 'ninth-stollen',
    rule: 'style',
    outcome: 'warn',
    pointer: '/text',
    swap: ['/text', 'Rosinen, ja oder nein?', 'Rosinen, ja oder nein???!!!'],
  },
  {
    on: 'ninth-uferstrom',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/body',
    swap: ['/body', 'Aber vielleicht möchten Sie ja bleiben.', 'Über 12.000 Haushalte sind schon bei uns.'],
  },
  {
    on: 'ninth-uferstrom',
    rule: 'required_part',
    outcome: 'fail',
    pointer: '/call_to_action',
    set: { '/call_to_action': null },
  },
  {
    on: 'ninth-uferstrom',
    rule: 'disclaimer',
    outcome: 'fail',
    pointer: null,
    voice: { disclaimers: [{ text: 'Es gelten die Allgemeinen Lieferbedingungen.', types: ['email'], platforms: [] }] },
  },
  {
    on: 'ninth-uferstrom',
    rule: 'readability',
    outcome: 'warn',
    pointer: null,
    set: {
      '/body':
        'Sehr geehrte Kundinnen und Kunden,\n\n' +
        'im Zusammenhang mit der Weiterentwicklung unserer Energieversorgungsangebote unter besonderer Berücksichtigung ' +
        'ökologischer Nachhaltigkeitsanforderungen besteht ab sofort die Möglichkeit der Inanspruchnahme des Tarifs ' +
        'Uferstrom, dessen Arbeitspreis 29,8 Cent je Kilowattstunde zuzüglich eines monatlichen Grundpreises in Höhe von ' +
        '11,50 € beträgt und dessen Preisgarantie bis einschließlich 31. Dezember 2027 vertraglich festgeschrieben ist.\n\n' +
        'Die Durchführung des Tarifwechsels erfolgt unter Verwendung der persönlichen Kundennummer über unser elektronisches ' +
        'Kundenverwaltungssystem. Hinsichtlich der Vertragsbeendigungsmodalitäten weisen wir darauf hin, dass nach Beendigung ' +
        'des Garantiezeitraums eine Kündigungsmöglichkeit unter Einhaltung einer Frist von einem Monat besteht. Sämtliche ' +
        'Vertragsbedingungen einschließlich der datenschutzrechtlichen Informationen stehen Ihnen auf unserer Internetpräsenz ' +
        'zur Verfügung.\n\n' +
        'Mit freundlichen Grüßen\n\n' +
        'Ihre Stadtwerke Ufertal',
    },
  },
  {
    on: 'ninth-lagerwacht',
    rule: 'duplicate',
    outcome: 'fail',
    pointer: '/variants/1/primary_text',
    set: {
      '/variants/1/primary_text':
        'Ein defektes Lager hält die ganze Linie an. Lagerwacht meldet Lagerschäden im Schnitt drei Wochen vorher, damit Sie ' +
        'planen können.',
    },
  },
  {
    on: 'ninth-lagerwacht',
    rule: 'term',
    outcome: 'fail',
    pointer: '/variants/1/primary_text',
    voice: { terms: [{ term: 'Papierwerke', use: 'preferred', instead: 'Papierfabriken', language: 'de', note: null }] },
  },
  {
    on: 'ninth-larchhof',
    rule: 'platform_limit',
    outcome: 'warn',
    pointer: '/variants/1/headlines/1',
    swap: ['/variants/1/headlines/1', 'Südtirol für müde Köpfe', 'Südtirol für müde Köpfe und ausgeruhte Beine'],
  },
  {
    on: 'ninth-bad',
    rule: 'duplicate',
    outcome: 'warn',
    pointer: '/faq/1/answer',
    add: ['/faq/1/answer', ' Was sich hinter der alten Wand verbirgt, klären wir vorher.'],
  },
];
