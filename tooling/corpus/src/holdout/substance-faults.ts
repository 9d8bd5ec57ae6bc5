import type { HoldoutFault } from './holdout-fault.ts';

/** Faults of substance that fail a text, one in each: what a brand, a brief or a platform does not allow. */
export const substanceFaults: readonly HoldoutFault[] = [
  // The brand voice.
  {
    on: 'tallyho-page',
    rule: 'forbidden_word',
    outcome: 'fail',
    pointer: '/sections/2/body',
    voice: { avoid: ['leverage', 'in one step'] },
  },
  {
    on: 'fahrrad-ad',
    rule: 'term',
    outcome: 'fail',
    pointer: '/variants/1/primary_text',
    voice: { terms: [{ term: 'Cargobike', use: 'preferred', instead: 'Lastenrad', language: null, note: null }] },
    swap: ['/variants/0/headlines/0', 'Lastenrad', 'Cargobike'],
  },
  {
    on: 'erp-ad',
    rule: 'term',
    outcome: 'fail',
    pointer: '/variants/0/primary_text',
    voice: { terms: [{ term: 'KettleOS', use: 'keep', instead: null, language: null, note: null }] },
    swap: ['/variants/0/primary_text', 'KettleOS', 'Kettle OS'],
  },
  {
    on: 'hotel-ad',
    rule: 'disclaimer',
    outcome: 'fail',
    pointer: '/variants/0',
    voice: { disclaimers: [{ text: 'Sujeto a disponibilidad.', types: ['ad_copy'], platforms: [] }] },
  },

  // Another language.
  {
    on: 'zahnarzt-page',
    rule: 'language',
    outcome: 'fail',
    pointer: '/sections/1/body',
    set: {
      '/sections/1/body':
        'Raise your hand and we stop. Always. Dr. Anke Seidl has additional training in hypnosis and explains each step before she takes it. If you wish, she explains nothing at all.',
    },
  },
  {
    on: 'comptable-post',
    rule: 'language',
    outcome: 'fail',
    pointer: '/text',
    // The quote is translated with the rest.
    also: ['unsupported_figure'],
    set: {
      '/text':
        '“My clients fear the software, not the law,” says Karim Belaïd, expert-comptable.\n\nFacturation électronique comes in two steps. From 1 September 2026 you have to be able to receive such invoices. A year later, small companies have to send them as well.\n\nWhat we tell tradespeople: choose your tool this winter, when the building sites are asleep.\n\n#artisanat',
    },
  },
  {
    on: 'fietsen-email',
    rule: 'language',
    outcome: 'fail',
    pointer: '/body',
    set: {
      '/body':
        'Hallo,\n\nBlätter, Regen, Streusalz: Für ein Fahrrad ist der Winter kein Vergnügen. Mit einer winterbeurt kommt es gut hindurch. Wir stellen die Bremsen ein, schmieren die Kette und sehen nach, ob das Licht brennt.\n\nDas kostet 49,50 Euro ohne Ersatzteile. Nach 24 Stunden hast du es wieder.',
    },
  },

  // Figures and quotes of its own.
  {
    on: 'warehouse-article',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/introduction',
    swap: ['/introduction', 'Nobody plans', 'According to a recent study, 63% of buyers switch suppliers after two mistakes. Nobody plans'],
  },
  {
    on: 'migraine-article',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/sections/3/body',
    swap: ['/sections/3/body', '020 7946 0018', '020 7946 0081'],
  },
  {
    on: 'otter-article',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/sections/3/body',
    swap: ['/sections/3/body', '46 of the 60 sites', '46 of the 64 sites'],
  },
  {
    on: 'garden-ad',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/variants/1/descriptions/0',
    swap: ['/variants/1/descriptions/0', 'from £24', 'from £14'],
  },
  {
    on: 'symposium-email',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/body',
    swap: ['/body', 'by September 25th', 'by September 15th'],
  },
  {
    on: 'waermepumpe-article',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/sections/1/body',
    add: ['/sections/1/body', ' Erfahrungsgemäß sinkt der Verbrauch dadurch um rund ein Viertel, also um 25 Prozent.'],
  },
  {
    on: 'baeckerei-post',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/text',
    swap: ['/text', 'Immer donnerstags', 'Schon über zweitausend Kunden lieben sie. Immer donnerstags'],
  },
  {
    on: 'viager-article',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/sections/3/body',
    swap: ['/sections/3/body', 'depuis 1998', 'depuis 1989'],
  },
  {
    on: 'huerto-article',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/sections/0/body',
    swap: ['/sections/0/body', 'necesitan seis horas', 'necesitan ocho horas'],
  },
  { on: 'padaria-post', rule: 'unsupported_figure', outcome: 'fail', pointer: '/text', swap: ['/text', '500 pastéis', '600 pastéis'] },
  {
    on: 'tallyho-page',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/sections/1/body',
    add: ['/sections/1/body', '\n\n“We got our Fridays back,” says Laura Simmons, managing director of Fernhill Studio.'],
  },

  // Addresses of its own.
  {
    on: 'symposium-email',
    rule: 'unsupported_link',
    outcome: 'fail',
    pointer: '/body',
    swap: ['/body', 'For any question, call', 'Register at www.stroke-symposium-graz.at or call'],
  },
  {
    on: 'mietrecht-page',
    rule: 'unsupported_link',
    outcome: 'fail',
    pointer: '/faq/2/answer',
    swap: ['/faq/2/answer', 'Rufen Sie an: 0431 555012.', 'Rufen Sie an: 0431 555012, oder schreiben Sie an kontakt@kanzlei-ohlsen.de.'],
  },
  {
    on: 'tallyho-page',
    rule: 'unsupported_link',
    outcome: 'fail',
    pointer: '/faq/1/answer',
    swap: ['/faq/1/answer', 'The trial runs', 'The trial, [as described here](https://tallyho.example/trial), runs'],
  },

  // Ads that say one thing twice, and what editors refuse.
  {
    on: 'plumber-ad',
    rule: 'duplicate',
    outcome: 'fail',
    pointer: '/variants/0/headlines/3',
    swap: ['/variants/0/headlines/3', 'Pike & Sons, plumbers', 'Emergency Plumber, Leeds'],
  },
  {
    on: 'erp-ad',
    rule: 'duplicate',
    outcome: 'warn',
    pointer: '/variants/1/primary_text',
    set: { '/variants/1/primary_text': 'Your brew log already knows what the excise return asks for: KettleOS fills it in!' },
  },
  {
    on: 'umzug-ad',
    rule: 'editorial',
    outcome: 'fail',
    pointer: '/variants/0/headlines/0',
    swap: ['/variants/0/headlines/0', 'Umzug Köln zum Festpreis', 'Umzug Köln zum Festpreis!'],
  },
  {
    on: 'velo-ad',
    rule: 'editorial',
    outcome: 'fail',
    pointer: '/variants/0/descriptions/1',
    swap: ['/variants/0/descriptions/1', 'Réservez en ligne, payez sur place.', 'Appelez le 06 55 50 14 20.'],
    brief: { facts: ['Téléphone : 06 55 50 14 20'] },
  },
  {
    on: 'garden-ad',
    rule: 'editorial',
    outcome: 'fail',
    pointer: '/variants/0/primary_text',
    swap: [
      '/variants/0/primary_text',
      'An apple your grandmother would know by name.',
      'Overweight and tired of diets? Pick your own apples.',
    ],
  },
];
