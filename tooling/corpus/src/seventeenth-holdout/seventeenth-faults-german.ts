import type { HoldoutFault } from '../holdout/holdout-fault.ts';
import { forbids, requires } from '../holdout/voices.ts';

const figure = { rule: 'unsupported_figure', outcome: 'fail' } as const;

/** Figures, prices, dates and quotes that the brief does not have. */
const figures: readonly HoldoutFault[] = [
  {
    on: 's17-ebike-ad',
    ...figure,
    pointer: '/variants/0/descriptions/0',
    swap: ['/variants/0/descriptions/0', 'das sind 20 € am Tag', 'das sind 17 € am Tag'],
  },
  {
    on: 's17-zeit-ad',
    ...figure,
    pointer: '/variants/0/primary_text',
    swap: ['/variants/0/primary_text', 'mindestens zwei Stunden', 'mindestens sechs Stunden'],
  },
  { on: 's17-kuerbis-post', ...figure, pointer: '/text', swap: ['/text', 'statt 25 €', 'statt 32 €'] },
  { on: 's17-kuerbis-post', ...figure, pointer: '/text', swap: ['/text', 'von 9 bis 18 Uhr', 'von 9 bis 21 Uhr'] },
  { on: 's17-buecher-post', ...figure, pointer: '/text', swap: ['/text', 'dem 29. Mai', 'dem 26. Juni'] },
  { on: 's17-slam-post', ...figure, pointer: '/text', swap: ['/text', 'sind 48 Minuten', 'sind 64 Minuten'] },
  { on: 's17-strom-email', ...figure, pointer: '/body', swap: ['/body', 'bekommt 60 € gutgeschrieben', 'bekommt 90 € gutgeschrieben'] },
  { on: 's17-kurs-email', ...figure, pointer: '/body', swap: ['/body', 'Sie auf 192 €', 'Sie auf 212 €'] },
  { on: 's17-duenen-page', ...figure, pointer: '/sections/1/body', swap: ['/sections/1/body', '210 € pro Person', '185 € pro Person'] },
  { on: 's17-duenen-page', ...figure, pointer: '/faq/1/answer', swap: ['/faq/1/answer', '400 Meter', '150 Meter'] },
  {
    on: 's17-brunnen-page',
    ...figure,
    pointer: '/sections/0/body',
    swap: [
      '/sections/0/body',
      '„Meine Töchter gehen jetzt zur Schule statt zum Fluss“, sagt Amina Keita aus Sogola.',
      '„Ohne diese Pumpe wären wir längst in die Stadt gezogen“, sagt Moussa Traoré aus Sogola.',
    ],
  },
  { on: 's17-kraut-article', ...figure, pointer: '/sections/0/body', swap: ['/sections/0/body', 'Das sind 2 %', 'Das sind 5 %'] },
];

/** One of each other kind. */
const others: readonly HoldoutFault[] = [
  {
    on: 's17-ebike-ad',
    rule: 'duplicate',
    outcome: 'fail',
    pointer: '/variants/0/headlines/4',
    set: { '/variants/0/headlines/4': 'Mieten: E-Bike auf Usedom' },
  },
  {
    on: 's17-zeit-ad',
    rule: 'keyword',
    outcome: 'fail',
    pointer: null,
    set: { '/variants/0/headlines/0': 'Stempelio, nach fünf Arbeitstagen startklar' },
  },
  {
    on: 's17-kuerbis-post',
    rule: 'hashtag',
    outcome: 'warn',
    pointer: '/text',
    add: ['/text', ' #Herbstliebe #Landleben'],
  },
  {
    on: 's17-buecher-post',
    rule: 'markup',
    outcome: 'warn',
    pointer: '/text',
    swap: ['/text', 'ist von zehn bis fünfzehn Uhr Bücherflohmarkt', 'ist von zehn bis fünfzehn Uhr **Bücherflohmarkt**'],
  },
  {
    on: 's17-strom-email',
    rule: 'forbidden_word',
    outcome: 'fail',
    pointer: '/body',
    swap: ['/body', 'er kostet weniger, als viele denken', 'er ist ein echtes Schnäppchen'],
    voice: forbids('Schnäppchen'),
  },
  {
    on: 's17-strom-email',
    rule: 'truncation',
    outcome: 'fail',
    pointer: '/body',
    swap: ['/body', 'und nach etwa drei Wochen sind Sie bei uns.', 'und nach etwa drei Wochen sind'],
  },
  {
    on: 's17-kurs-email',
    rule: 'disclaimer',
    outcome: 'fail',
    pointer: null,
    voice: requires('Es gelten die Teilnahmebedingungen der Volkshochschule.'),
  },
  {
    on: 's17-kurs-email',
    rule: 'placeholder',
    outcome: 'fail',
    pointer: '/body',
    swap: ['/body', 'bis zum 22. Januar an', 'bis zum [Datum einfügen] an'],
  },
  {
    on: 's17-duenen-page',
    rule: 'language',
    outcome: 'fail',
    pointer: '/sections/2/body',
    set: {
      '/sections/2/body':
        'You pay a deposit when you book and the rest before you arrive. The house is ready in the afternoon of the first day, and ' +
        'on the last morning you simply leave the key on the kitchen table for us.',
    },
  },
  {
    on: 's17-brunnen-page',
    rule: 'seo_length',
    outcome: 'warn',
    pointer: '/meta_title',
    set: { '/meta_title': 'Brunnen bauen: Werden Sie jetzt Patin oder Pate für sauberes Wasser in einem Dorf' },
  },
  {
    on: 's17-kraut-article',
    rule: 'style',
    outcome: 'warn',
    pointer: '/introduction',
    swap: ['/introduction', 'So setzt du dein erstes Glas an.', 'Tauche ein in die faszinierende Welt der Gärung.'],
  },
];

export const germanFaults: readonly HoldoutFault[] = [...figures, ...others];
