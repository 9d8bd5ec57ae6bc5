import type { HoldoutFault } from '../holdout/holdout-fault.ts';

/** Chatter, placeholders, other languages and what a brand voice forbids. */
export const eighthWordFaults: readonly HoldoutFault[] = [
  {
    on: 'h8-en-email-bank',
    rule: 'refusal',
    outcome: 'fail',
    pointer: '/body',
    swap: ['/body', 'Dear customer,', 'Certainly! Here is the email in a clear and calm tone:\n\nDear customer,'],
  },
  {
    on: 'h8-de-page-hof',
    rule: 'refusal',
    outcome: 'fail',
    pointer: '/faq/2/answer',
    add: ['/faq/2/answer', ' Als KI-Sprachmodell kann ich die genaue Strecke leider nicht prüfen.'],
  },
  {
    on: 'h8-en-post-bookshop',
    rule: 'refusal',
    outcome: 'fail',
    pointer: '/text',
    add: ['/text', '\n\nLet me know if you’d like a shorter version or a different tone!'],
  },
  {
    on: 'h8-de-email-musikschule',
    rule: 'placeholder',
    outcome: 'fail',
    pointer: '/body',
    swap: ['/body', 'Ihre Musikschule', '[Ihr Name]'],
  },
  {
    on: 'h8-en-ad-conference',
    rule: 'placeholder',
    outcome: 'fail',
    pointer: '/variants/1/primary_text',
    swap: ['/variants/1/primary_text', 'up to $499', 'up to $XX'],
  },
  {
    on: 'h8-de-page-handwerk',
    rule: 'placeholder',
    outcome: 'fail',
    pointer: '/call_to_action',
    set: { '/call_to_action': 'call_to_action' },
  },
  {
    on: 'h8-en-email-linen',
    rule: 'placeholder',
    outcome: 'fail',
    pointer: '/body',
    swap: ['/body', 'Hi there,', 'Hi {{first_name}},'],
  },
  {
    on: 'h8-de-email-fahrplan',
    rule: 'language',
    outcome: 'fail',
    pointer: '/body',
    swap: [
      '/body',
      'An der Gerberstraße halten wir nicht mehr. Bis zum Marktplatz sind es 180 Meter.',
      'We no longer stop at Gerberstraße. It is a walk of 180 metres to the next stop at Marktplatz.',
    ],
  },
  {
    on: 'h8-de-blog-waermepumpe',
    rule: 'language',
    outcome: 'fail',
    pointer: '/sections/1/body',
    set: {
      '/sections/1/body':
        'Do not give up yet. In most homes a single radiator is simply too small. Sometimes a few larger ones are enough, and ' +
        'an insulated cellar ceiling helps as well, because it keeps the warmth where you live.',
    },
  },
  {
    on: 'h8-en-email-lodge',
    rule: 'forbidden_word',
    outcome: 'fail',
    pointer: '/body',
    voice: {
      avoid: ['getaway', 'deal'],
    },
  },
  {
    on: 'h8-de-email-messe',
    rule: 'forbidden_word',
    outcome: 'fail',
    pointer: '/body',
    voice: {
      avoid: ['schenken', 'gratis'],
    },
  },
  {
    on: 'h8-en-ad-hiring',
    rule: 'term',
    outcome: 'fail',
    pointer: '/variants/0/primary_text',
    swap: ['/variants/0/primary_text', 'Rosterline', 'Roster Line'],
    voice: {
      terms: [{ term: 'Rosterline', use: 'keep', instead: 'Roster Line', language: null, note: null }],
    },
  },
  {
    on: 'h8-de-blog-pflege',
    rule: 'term',
    outcome: 'fail',
    pointer: '/meta_description',
    voice: {
      terms: [{ term: 'Lohn', use: 'forbidden', instead: 'Vergütung', language: 'de', note: 'So steht es im Tarifvertrag' }],
    },
  },
  {
    on: 'h8-de-ad-leasing',
    rule: 'disclaimer',
    outcome: 'fail',
    pointer: null,
    voice: {
      disclaimers: [
        {
          text: 'Angebot nur für Geschäftskunden',
          types: ['ad_copy'],
          platforms: ['linkedin'],
        },
      ],
    },
  },
];
