import type { HoldoutFault } from './holdout-fault.ts';

/** Faults of form that fail a text, one in each: what is missing, cut off, left to fill in, or not part of the text. */
export const formFaults: readonly HoldoutFault[] = [
  // The answer broke off.
  {
    on: 'warehouse-article',
    rule: 'truncation',
    outcome: 'fail',
    pointer: '/conclusion',
    swap: ['/conclusion', 'and decide with your own numbers instead of ours.', 'and decide with your own'],
  },
  {
    on: 'onboarding-email',
    rule: 'truncation',
    outcome: 'fail',
    pointer: '/body',
    swap: ['/body', ' comment or edit.\n\nStuck? Reply to this email. We answer within a working day, and usually sooner.', ''],
    brief: { length: null },
  },
  {
    on: 'viager-article',
    rule: 'truncation',
    outcome: 'fail',
    pointer: '/sections/3/body',
    swap: [
      '/sections/3/body',
      'Nous avons donc vu toutes les erreurs, y compris les nôtres.',
      'Nous avons donc vu toutes les erreurs, y com',
    ],
  },
  {
    on: 'waermepumpe-article',
    rule: 'truncation',
    outcome: 'fail',
    pointer: '/sections/2/body',
    swap: ['/sections/2/body', 'Bei den Anträgen helfen wir Ihnen gern.', 'Bei den Anträgen helfen wir Ihnen gern, sofern'],
  },

  // Parts that are missing.
  { on: 'symposium-email', rule: 'required_part', outcome: 'fail', pointer: '/preheader', set: { '/preheader': null } },
  { on: 'zahnarzt-page', rule: 'required_part', outcome: 'fail', pointer: '/sections/1/body', set: { '/sections/1/body': '…' } },
  { on: 'huerto-article', rule: 'required_part', outcome: 'fail', pointer: '/meta_description', set: { '/meta_description': '' } },

  // What the platform refuses.
  {
    on: 'plumber-ad',
    rule: 'platform_limit',
    outcome: 'fail',
    pointer: '/variants/0/headlines/1',
    swap: ['/variants/0/headlines/1', 'At your door in 90 minutes', 'At your door within 90 minutes flat'],
  },
  {
    on: 'night-market-post',
    rule: 'platform_limit',
    outcome: 'fail',
    pointer: '/text',
    add: ['/text', ' There will be noodles in paper boxes, sticky rice in banana leaves, and the brass band that nobody can stop.'],
  },
  {
    on: 'library-post',
    rule: 'platform_limit',
    outcome: 'fail',
    pointer: '/text',
    add: ['/text', ' Come by, have a look, take something home.'],
  },
  {
    on: 'tiktok-ad',
    rule: 'platform_limit',
    outcome: 'fail',
    pointer: '/variants/0/primary_text',
    add: ['/variants/0/primary_text', ' Fold it, bake on it, rinse it, repeat.'],
  },

  // The length that was asked for.
  { on: 'trade-fair-article', rule: 'length', outcome: 'fail', pointer: null, brief: { length: 600 } },
  { on: 'otter-article', rule: 'length', outcome: 'fail', pointer: null, brief: { length: 240 } },

  // Keywords that are nowhere.
  {
    on: 'deposit-page',
    rule: 'keyword',
    outcome: 'fail',
    pointer: null,
    brief: { keywords: ['tenancy deposit', 'landlord', 'solicitor'] },
  },
  {
    on: 'maschinenbau-post',
    rule: 'keyword',
    outcome: 'fail',
    pointer: null,
    swap: ['/text', 'lernen 14 junge Leute Fördertechnik, die selbst merkt', 'bauen 14 junge Leute Anlagen, bei denen man merkt'],
  },
  {
    on: 'academia-email',
    rule: 'keyword',
    outcome: 'fail',
    pointer: null,
    set: { '/preheader': 'Inglés en grupos de ocho' },
    swap: ['/body', 'Nuestro curso intensivo empieza', 'Nuestro programa de verano empieza'],
  },
  { on: 'velo-ad', rule: 'keyword', outcome: 'fail', pointer: null, brief: { keywords: ['réparation vélo', 'vélo électrique'] } },

  // Hashtags and links.
  { on: 'nasa-post', rule: 'hashtag', outcome: 'fail', pointer: '/text', swap: ['/text', '#SpaceTech #engineering', '#SpaceTech'] },
  { on: 'thread-post', rule: 'hashtag', outcome: 'fail', pointer: '/text', add: ['/text', ' #bikerepair'] },
  { on: 'cosmetique-post', rule: 'hashtag', outcome: 'fail', pointer: '/text', swap: ['/text', '#savon #Drôme', '#savons #Drôme'] },
  {
    on: 'maschinenbau-post',
    rule: 'link',
    outcome: 'fail',
    pointer: '/text',
    swap: ['/text', 'Freie Plätze: https://krell.example/ausbildung', 'Freie Plätze: Link in der Bio'],
  },
  {
    on: 'podcast-post',
    rule: 'link',
    outcome: 'fail',
    pointer: '/text',
    swap: ['/text', 'Photos and a transcript: https://secondhand.example/31', 'Photos and a transcript are on our website.'],
  },

  // A model that talks about its answer.
  {
    on: 'teacher-post',
    rule: 'refusal',
    outcome: 'fail',
    pointer: '/text',
    swap: [
      '/text',
      'As a language teacher, Maren',
      'Here’s a LinkedIn post that tells the story in a personal tone:\n\nAs a language teacher, Maren',
    ],
  },
  {
    on: 'ikea-email',
    rule: 'refusal',
    outcome: 'fail',
    pointer: '/body',
    add: ['/body', '\n\nLet me know if you’d like a shorter version or a different tone!'],
  },
  {
    on: 'wein-email',
    rule: 'refusal',
    outcome: 'fail',
    pointer: '/body',
    swap: ['/body', 'Liebe Freundinnen', 'Gerne, hier ist der Entwurf für Ihre E-Mail:\n\nLiebe Freundinnen'],
  },
  {
    on: 'librairie-email',
    rule: 'refusal',
    outcome: 'fail',
    pointer: '/body',
    add: ['/body', '\n\nN’hésitez pas à me dire si vous souhaitez que j’ajuste le ton de cet e-mail.'],
  },
  {
    on: 'oenege-post',
    rule: 'refusal',
    outcome: 'fail',
    pointer: '/text',
    swap: ['/text', '1.200 kilos', '¡Claro! Aquí tienes una propuesta de publicación:\n\n1.200 kilos'],
  },
  {
    on: 'migraine-article',
    rule: 'refusal',
    outcome: 'fail',
    pointer: '/sections/1/body',
    add: ['/sections/1/body', '\n\nAs an AI, I can’t give medical advice, so please treat this section as general information.'],
  },

  // What someone was to fill in.
  { on: 'outage-email', rule: 'placeholder', outcome: 'fail', pointer: '/body', swap: ['/body', 'Hello,', 'Hello [Customer Name],'] },
  {
    on: 'mietrecht-page',
    rule: 'placeholder',
    outcome: 'fail',
    pointer: '/faq/2/answer',
    swap: ['/faq/2/answer', '0431 555012', '[Telefonnummer]'],
  },
  {
    on: 'avocat-page',
    rule: 'placeholder',
    outcome: 'fail',
    pointer: '/sections/2/body',
    swap: ['/sections/2/body', '80 euros TTC', 'XX euros TTC'],
  },
  { on: 'agriturismo-email', rule: 'placeholder', outcome: 'fail', pointer: '/body', swap: ['/body', 'Ciao,', 'Ciao [Nome],'] },
  {
    on: 'huerto-article',
    rule: 'placeholder',
    outcome: 'fail',
    pointer: '/sections/3/body',
    add: ['/sections/3/body', ' (Insertar aquí enlace al taller)'],
  },
  {
    on: 'warehouse-article',
    rule: 'placeholder',
    outcome: 'fail',
    pointer: '/sections/1/body',
    add: ['/sections/1/body', '\n\n[Add a customer example here]'],
  },
  {
    on: 'verein-email',
    rule: 'placeholder',
    outcome: 'fail',
    pointer: '/body',
    add: ['/body', '\n\nHerzliche Grüße\nIhr Name\nIhre Position'],
  },
];
