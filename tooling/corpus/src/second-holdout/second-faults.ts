import type { HoldoutFault } from '../holdout/holdout-fault.ts';

/** Faults in the second hold-out corpus, one in each text. */
export const secondFaults: readonly HoldoutFault[] = [
  {
    on: 'funeral-page',
    rule: 'truncation',
    outcome: 'fail',
    pointer: '/sections/1/body',
    swap: ['/sections/1/body', ' so that no bill surprises you at a time like this.', ' so that no bill'],
  },
  {
    on: 'vet-email',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/body',
    swap: [
      '/body',
      'The dental check takes twenty minutes',
      'Our vets have done this for over 30 years. The dental check takes twenty minutes',
    ],
  },
  {
    on: 'coffee-ad',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/variants/0/descriptions/1',
    swap: ['/variants/0/descriptions/1', 'Two bags a month for £19', 'Save 15% on your first box'],
  },
  {
    on: 'versicherung-email',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/body',
    swap: ['/body', 'binnen einer Woche', 'binnen drei Tagen'],
  },
  {
    on: 'solar-post',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/text',
    swap: [
      '/text',
      '«Mi factura bajó un 40%», cuenta Amparo Gisbert, una de las socias.',
      '«No volvería atrás», asegura Vicent Llopis, vecino del barrio.',
    ],
  },
  { on: 'train-email', rule: 'placeholder', outcome: 'fail', pointer: '/body', swap: ['/body', 'Bonjour,', 'Bonjour [Prénom],'] },
  { on: 'nurse-post', rule: 'placeholder', outcome: 'fail', pointer: '/text', add: ['/text', '\n\n(Insert photo of the ward team)'] },
  {
    on: 'game-post',
    rule: 'refusal',
    outcome: 'fail',
    pointer: '/text',
    swap: [
      '/text',
      'Patch 1.4.2 for Lanternfall is live!',
      'Sure, here’s a playful post for Mastodon (under 500 characters):\n\nPatch 1.4.2 for Lanternfall is live!',
    ],
  },
  {
    on: 'energie-email',
    rule: 'refusal',
    outcome: 'fail',
    pointer: '/body',
    add: ['/body', '\n\nLaat het me weten als je de e-mail korter wilt hebben.'],
  },
  { on: 'scuola-post', rule: 'hashtag', outcome: 'fail', pointer: '/text', swap: ['/text', '#ceramica', 'ceramica'] },
  {
    on: 'opera-post',
    rule: 'link',
    outcome: 'fail',
    pointer: '/text',
    swap: ['/text', 'https://opera.example/tosca', 'https://opera.example'],
    also: ['unsupported_link'],
  },
  {
    on: 'kita-page',
    rule: 'language',
    outcome: 'fail',
    pointer: '/faq/0/answer',
    set: {
      '/faq/0/answer':
        'From the age of three. And at six they go off to school, most of them with a good deal of mud on their shoes and a stick in their hand.',
    },
  },
  {
    on: 'council-post',
    rule: 'unsupported_link',
    outcome: 'fail',
    pointer: '/text',
    swap: ['/text', 'Call 01372 555900', 'See elmbridgeward.gov.uk/bins or call 01372 555900'],
  },
  {
    on: 'theatre-ad',
    rule: 'editorial',
    outcome: 'fail',
    pointer: '/variants/0/primary_text',
    swap: ['/variants/0/primary_text', 'Rire, pleurer, débattre sur le trottoir.', 'Vous êtes dépressif ?'],
  },
  {
    on: 'werkstatt-ad',
    rule: 'editorial',
    outcome: 'fail',
    pointer: '/variants/0/headlines/1',
    swap: ['/variants/0/headlines/1', 'Ohne Termin bei Kfz Maurer', '★ Ohne Termin ★'],
  },
  {
    on: 'tractor-ad',
    rule: 'duplicate',
    outcome: 'fail',
    pointer: '/variants/0/headlines/1',
    set: { '/variants/0/headlines/1': 'The Loader That Lets Cows Sleep.' },
  },
  { on: 'optiker-post', rule: 'markup', outcome: 'warn', pointer: '/text', swap: ['/text', 'eine Viertelstunde', '*eine Viertelstunde*'] },
  {
    on: 'phishing-article',
    rule: 'style',
    outcome: 'warn',
    pointer: '/introduction',
    swap: [
      '/introduction',
      'It looked like a parcel notice.',
      'In the ever-evolving landscape of cyber threats, vigilance is key. It looked like a parcel notice.',
    ],
  },
  { on: 'refugio-email', rule: 'style', outcome: 'warn', pointer: '/body', swap: ['/body', 'y ronca. Llevamos', 'y y ronca. Llevamos'] },
  { on: 'phishing-article', rule: 'seo_length', outcome: 'warn', pointer: '/meta_title', set: { '/meta_title': 'Phishing' } },
];
