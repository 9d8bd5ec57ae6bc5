import type { PlantedFault } from './corpus-text.ts';

/** Faults that a person should look at: each warns by its rule. */
export const plantedWarnings: readonly PlantedFault[] = [
  // style
  { on: 'en-email-bikes', rule: 'style', swap: ['/body', 'winter salt is', 'in today’s fast-paced world, winter salt is'] },
  { on: 'en-email-trial', rule: 'style', swap: ['/body', 'The trial lasts', 'Tally is a game-changer. The trial lasts'] },
  { on: 'en-page-coworking', rule: 'style', add: ['/sections/0/body', ' Unlock your full potential.'] },
  { on: 'en-post-hiring', rule: 'style', swap: ['/text', 'Our climate team', 'Look no further: our climate team'] },
  { on: 'en-article-interview', rule: 'style', swap: ['/introduction', 'Then we put', 'Then we put put'] },
  { on: 'en-article-compost', rule: 'style', swap: ['/introduction', 'A balcony compost', 'Let’s dive in. A balcony compost'] },
  { on: 'en-post-steps', rule: 'style', add: ['/text', ' Really!!!'] },
  { on: 'de-email-software', rule: 'style', swap: ['/body', 'das Büro', 'in der heutigen schnelllebigen Welt gilt: das Büro'] },
  { on: 'de-page-kurs', rule: 'style', add: ['/sections/0/body', ' Hier entfaltest du dein volles Potenzial.'], also: [] },
  { on: 'de-article-hund', rule: 'style', swap: ['/conclusion', 'schläft er vielleicht', 'schläft er er vielleicht'] },
  { on: 'de-email-yoga', rule: 'style', swap: ['/body', 'du magst Yoga', 'tauche ein in die Welt des Yoga, du magst es'] },
  // markup
  { on: 'en-email-museum', rule: 'markup', set: { '/subject': '**Thursday nights** belong to the harbour' } },
  { on: 'en-post-bakery', rule: 'markup', swap: ['/text', 'Now they have bread.', 'Now they have **bread**.'] },
  { on: 'en-page-webinar', rule: 'markup', set: { '/call_to_action': '<b>Save a seat</b>' } },
  { on: 'en-article-compost', rule: 'markup', swap: ['/sections/1/body', 'it is too wet', 'it is <span>too wet</span>'] },
  { on: 'de-post-cafe', rule: 'markup', swap: ['/text', 'Wir haben', '# Neu\n\nWir haben'] },
  { on: 'de-ad-facebook-kaffee', rule: 'markup', set: { '/variants/0/headlines/0': 'Frisch &amp; gut' } },
  { on: 'fr-post-librairie', rule: 'markup', swap: ['/text', 'Passez nous voir', '\u202EPassez nous voir'] },
  { on: 'es-email-dentista', rule: 'markup', set: { '/call_to_action': '[Pedir cita](https://)', '/preheader': '__Una visita corta__' } },
  // seo_length
  {
    on: 'en-page-coworking',
    rule: 'seo_length',
    set: { '/meta_title': 'Coworking with childcare behind the next door for working parents who want a quiet desk' },
  },
  { on: 'en-article-interview', rule: 'seo_length', set: { '/meta_description': 'We moved our support.' } },
  { on: 'de-page-kurs', rule: 'seo_length', set: { '/meta_title': 'Nähkurs' } },
  {
    on: 'es-page-huerto',
    rule: 'seo_length',
    add: ['/meta_description', ' Ven a verlo cualquier sábado por la mañana y quédate a comer con los demás.'],
  },
  // duplicate
  {
    on: 'en-article-compost',
    rule: 'duplicate',
    add: [
      '/conclusion',
      ' Feed them peelings, coffee grounds and torn cardboard. Keep the bin in the shade: heat harms them more than cold.',
    ],
  },
  { on: 'en-page-coworking', rule: 'duplicate', set: { '/sections/1/heading': 'How a day goes' } },
  { on: 'de-article-strom', rule: 'duplicate', add: ['/conclusion', ' Die gute Nachricht: Es kostet nichts, etwas daran zu ändern.'] },
  { on: 'de-email-garten', rule: 'duplicate', set: { '/preheader': 'Jetzt ist Pflanzzeit für Obstbäume!' } },
  {
    on: 'fr-article-balcon',
    rule: 'duplicate',
    add: ['/sections/1/body', ' Le persil et la ciboulette sont patients : ils poussent lentement, mais longtemps.'],
  },
  // keyword, in a near form or stuffed
  { on: 'en-article-compost', rule: 'keyword', brief: { keywords: ['worm bins'] } },
  { on: 'en-page-coworking', rule: 'keyword', brief: { keywords: ['co-working'] } },
  { on: 'de-email-garten', rule: 'keyword', brief: { keywords: ['Obstbaum'] } },
  { on: 'de-article-strom', rule: 'keyword', brief: { keywords: ['Spül-Maschine'] } },
  { on: 'fr-page-cours', rule: 'keyword', brief: { keywords: ['groupe'] } },
  { on: 'es-page-huerto', rule: 'keyword', brief: { keywords: ['huertos urbanos'] } },
  {
    on: 'en-post-hiring',
    rule: 'keyword',
    brief: { keywords: ['pipeline'] },
    add: ['/text', ' Pipeline, pipeline, pipeline and a pipeline beside the pipeline.'],
  },
  { on: 'en-ad-google-crm', rule: 'keyword', brief: { keywords: ['volunteers'] }, set: { '/variants/1/headlines/1': 'A CRM people like' } },
  // hashtag, platform_limit
  { on: 'en-post-bakery', rule: 'hashtag', add: ['/text', ' #rye'] },
  { on: 'fr-post-librairie', rule: 'hashtag', add: ['/text', ' #roman'] },
  {
    on: 'en-ad-facebook-tent',
    rule: 'platform_limit',
    set: { '/variants/0/headlines/0': 'Pitch it in the dark, in the rain, and all alone' },
  },
  // readability
  {
    on: 'en-article-interview',
    rule: 'readability',
    also: ['length'],
    set: {
      '/introduction':
        'Notwithstanding considerable organisational reservations regarding interdepartmental responsibilities, the implementation of conversational communication infrastructure necessitated comprehensive reconsideration of established procedural methodologies, particularly concerning accountability, documentation and multidisciplinary prioritisation. Subsequent evaluation demonstrated substantial operational improvement, notwithstanding intermittent technological incompatibility.',
      '/sections/0/body':
        'The corresponding administrative transformation facilitated simultaneous consultation, thereby accelerating characteristically unsatisfactory communication. “We stopped apologising and started answering.” — Mara Okafor.',
      '/sections/1/body':
        'Preliminary formalisation of representative communicative formulations constitutes an indispensable prerequisite; nevertheless, indiscriminate standardisation inevitably jeopardises authenticity, comprehensibility and interpersonal consideration.',
    },
  },
];
