import type { HoldoutFault } from '../holdout/holdout-fault.ts';

type Rest = Omit<HoldoutFault, 'on' | 'rule' | 'outcome' | 'pointer'>;

const fail = (on: string, rule: string, pointer: string | null, rest: Rest): HoldoutFault => ({
  on,
  rule,
  outcome: 'fail',
  pointer,
  ...rest,
});
const warn = (on: string, rule: string, pointer: string | null, rest: Rest): HoldoutFault => ({
  on,
  rule,
  outcome: 'warn',
  pointer,
  ...rest,
});

const inPosts: readonly HoldoutFault[] = [
  fail('f-bookbinder-twitter', 'unsupported_figure', '/text', { swap: ['/text', 'eight places', 'six places'] }),
  fail('f-bookbinder-twitter', 'link', '/text', { swap: ['/text', 'https://folioandthread.example/taster #Bristol', '#Bristol'] }),
  fail('f-mattress-facebook', 'hashtag', '/text', { add: ['/text', '\n\n#DaytonRecycles'] }),
  fail('f-mattress-facebook', 'unsupported_figure', '/text', { swap: ['/text', 'more than 600 of them', 'more than 60 tons of them'] }),
  fail('f-typewriters-mastodon', 'hashtag', '/text', { swap: ['/text', ' #Analogue', ''] }),
  fail('f-typewriters-mastodon', 'refusal', '/text', {
    swap: ['/text', 'Our late opening is', 'Here is a friendly post for Mastodon with both hashtags:\n\nOur late opening is'],
  }),
  fail('f-records-threads', 'unsupported_figure', '/text', { swap: ['/text', '20 February', '27 February'] }),
  warn('f-records-threads', 'style', '/text', {
    add: ['/text', ' Unleash your inner collector and elevate your weekend to the next level.'],
  }),
  warn('f-knives-linkedin', 'hashtag', '/text', { add: ['/text', ' #ChefLife'] }),
  warn('f-knives-linkedin', 'markup', '/text', { swap: ['/text', '£3.50 a knife', '**£3.50 a knife**'] }),
  fail('f-tailor-youtube', 'term', '/text', {
    swap: ['/text', 'Needle & Nine', 'Needle and Nine'],
    voice: { terms: [{ term: 'Needle & Nine', use: 'keep', instead: 'Needle and Nine', language: null, note: null }] },
  }),
  fail('f-tailor-youtube', 'unsupported_figure', '/text', {
    add: ['/text', '\n\n00:00 What you need\n02:15 Marking the hem\n06:40 Sewing the edge back on'],
  }),
  warn('f-sauna-instagram', 'platform_limit', '/text', {
    swap: ['/text', 'Tageskarte: 19 €.', 'Die Tageskarte kostet 19 €, und der Steg ist zum Abkühlen gleich neben der Tür.'],
  }),
  fail('f-sauna-instagram', 'forbidden_word', '/text', {
    swap: ['/text', 'dann ab in den See', 'dann Wellness pur im See'],
    voice: { avoid: ['Wohlfühloase', 'Wellness'] },
  }),
  fail('f-brauerei-bluesky', 'unsupported_figure', '/text', { add: ['/text', ' Bis 15 Uhr geht das erste Bier aufs Haus.'] }),
  fail('f-brauerei-bluesky', 'disclaimer', null, {
    voice: { disclaimers: [{ text: 'Alkohol erst ab 16.', types: ['social_post'], platforms: [] }] },
  }),
  warn('f-planetarium-mastodon', 'markup', '/text', {
    swap: ['/text', 'https://planetarium-brest.example/nuit', '[Le programme](https://planetarium-brest.example/nuit)'],
  }),
  fail('f-planetarium-mastodon', 'unsupported_link', '/text', {
    also: ['link'],
    swap: ['/text', 'https://planetarium-brest.example/nuit', 'https://planetarium-brest.example/nuit-des-etoiles'],
  }),
  fail('f-guitarra-pinterest', 'language', '/text', {
    set: {
      '/text':
        'A guitarra clásica, made by hand in Granada: spruce top, cypress back and 150 hours of work on the bench of Rafael Montoro. ' +
        'With its scale of 650 millimetres, it is as much at home in a living room as it is on the stage.\n\n#guitarra',
    },
  }),
  warn('f-guitarra-pinterest', 'keyword', null, { swap: ['/text', 'Guitarra clásica hecha', 'Guitarras clásicas, hechas'] }),
];

const inEmails: readonly HoldoutFault[] = [
  fail('f-beehive-email', 'unsupported_figure', '/body', {
    swap: ['/body', 'Choose a name', '“My grandsons ask after our hive every week,” says Margaret T. from Henley.\n\nChoose a name'],
  }),
  fail('f-beehive-email', 'placeholder', '/body', { swap: ['/body', 'Hello,', 'Hello *|FNAME|*,'] }),
  fail('f-dental-email', 'unsupported_link', '/body', {
    swap: ['/body', 'hello@boiseriverdental.example', 'info@boiseriverdental.example'],
  }),
  fail('f-dental-email', 'refusal', '/body', {
    add: ['/body', '\n\n---\n\nNote: I kept the tone calm and left out a map, as you did not give me one. Let me know if I should add it.'],
  }),
  fail('f-buchladen-email', 'refusal', '/body', { add: ['/body', '\n\nMöchten Sie, dass ich den Ton noch etwas lockerer gestalte?'] }),
  fail('f-buchladen-email', 'unsupported_figure', '/body', { swap: ['/body', 'Um halb acht am Abend', 'Um halb sieben am Abend'] }),
  fail('f-savon-email', 'placeholder', '/body', { swap: ['/body', 'l’équipe de la savonnerie', '[Votre nom]'] }),
  fail('f-savon-email', 'required_part', '/preheader', { set: { '/preheader': '' } }),
  fail('f-almazara-email', 'unsupported_figure', '/body', { swap: ['/body', 'hasta finales de enero', 'hasta finales de febrero'] }),
  fail('f-almazara-email', 'placeholder', '/body', { swap: ['/body', 'cuesta 54 €', 'cuesta XX €'] }),
];

const inAds: readonly HoldoutFault[] = [
  fail('f-optician-google', 'editorial', '/variants/0/headlines/0', { add: ['/variants/0/headlines/0', '!'] }),
  fail('f-optician-google', 'platform_limit', '/variants/0/headlines/3', {
    set: { '/variants/0/headlines/3': 'Open Seven Days a Week in Bexley' },
  }),
  fail('f-rink-tiktok', 'duplicate', '/variants/1/primary_text', {
    set: { '/variants/1/primary_text': 'Grab your crew: every Friday at 7, roller disco with DJ Marisol. The skates are just six bucks.' },
  }),
  fail('f-rink-tiktok', 'platform_limit', '/variants/0/primary_text', {
    add: ['/variants/0/primary_text', ' See you under the mirror ball!'],
  }),
  fail('f-umzug-google', 'editorial', '/variants/0/descriptions/0', {
    swap: ['/variants/0/descriptions/0', 'Holen Sie jetzt Ihre Offerte zum Fixpreis ein.', 'Rufen Sie an: 052 555 01 90.'],
    brief: { facts: ['Offerte innert 24 Stunden', 'Ab CHF 690', 'Seit 1994', '30 Umzugskartons gratis', '22 Leute', 'Tel. 052 555 01 90'] },
  }),
  fail('f-umzug-google', 'unsupported_figure', '/variants/0/headlines/2', {
    swap: ['/variants/0/headlines/2', 'innert eines Tages', 'innert 2 Stunden'],
  }),
  fail('f-couvreur-google', 'keyword', null, { set: { '/variants/0/headlines/0': 'Votre toit réparé à Nantes' } }),
  fail('f-couvreur-google', 'unsupported_figure', '/variants/0/descriptions/1', {
    swap: ['/variants/0/descriptions/1', 'à 30 km autour', 'à 50 km autour'],
  }),
  fail('f-gimnasio-facebook', 'required_part', '/variants/0/primary_text', { set: { '/variants/0/primary_text': null } }),
  warn('f-gimnasio-facebook', 'keyword', '/variants/1', { set: { '/variants/1/headlines/0': 'Tu horario, con agujetas' } }),
];

const inPages: readonly HoldoutFault[] = [
  fail('f-climbing-landing', 'unsupported_figure', '/sections/1/body', {
    add: ['/sections/1/body', ' Voted Best Climbing Gym in North Carolina 2025.'],
  }),
  warn('f-climbing-landing', 'seo_length', '/meta_description', {
    add: ['/meta_description', ' Bring a water bottle and some patience, we have the rest, and you may cancel at any time.'],
  }),
  fail('f-chimney-blog', 'length', null, { brief: { length: 600 } }),
  fail('f-chimney-blog', 'truncation', '/conclusion', { swap: ['/conclusion', 'find you a morning that suits.', 'find you a'] }),
  fail('f-schreiner-landing', 'unsupported_figure', '/faq/0/answer', { swap: ['/faq/0/answer', 'Zehn Jahre', 'Fünfzehn Jahre'] }),
  fail('f-schreiner-landing', 'placeholder', '/sections/1/body', {
    swap: ['/sections/1/body', 'Maß und Gestell.', 'Maß und Gestell (Auswahl hier einfügen).'],
  }),
  fail('f-schwimm-blog', 'language', '/sections/0/body', {
    add: [
      '/sections/0/body',
      '\n\nKeep every session short and playful, and praise your child for each small step instead of pushing for quick results.',
    ],
  }),
  warn('f-schwimm-blog', 'style', '/conclusion', {
    swap: ['/conclusion', 'Bis dahin: viel Spaß in der Wanne!', 'Tauchen Sie ein in die faszinierende Welt des Schwimmens!'],
  }),
  fail('f-photographe-landing', 'unsupported_figure', '/faq/0/answer', {
    swap: ['/faq/0/answer', 'jusqu’à deux jours avant', 'jusqu’à trois jours avant'],
  }),
  warn('f-photographe-landing', 'seo_length', '/meta_title', { add: ['/meta_title', ', pour toutes les générations'] }),
  warn('f-hostal-landing', 'duplicate', '/sections/2/body', {
    add: ['/sections/2/body', ' La casa es de 1890 y tiene un patio con parra, donde se desayuna sin prisa.'],
  }),
  fail('f-hostal-landing', 'truncation', '/faq/0/answer', { swap: ['/faq/0/answer', 'antes de llegar.', 'antes de'] }),
];

/** Two faults for each clean text, each planted by itself. */
export const fourthFaults: readonly HoldoutFault[] = [...inPosts, ...inEmails, ...inAds, ...inPages];
