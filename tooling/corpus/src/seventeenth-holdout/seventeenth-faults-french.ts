import type { HoldoutFault } from '../holdout/holdout-fault.ts';
import { forbids, requires } from '../holdout/voices.ts';

const figure = { rule: 'unsupported_figure', outcome: 'fail' } as const;

/** Figures, prices, dates and quotes that the brief does not have. */
const figures: readonly HoldoutFault[] = [
  {
    on: 's17-poterie-ad',
    ...figure,
    pointer: '/variants/0/descriptions/0',
    swap: ['/variants/0/descriptions/0', 'soit 30 € la séance', 'soit 25 € la séance'],
  },
  { on: 's17-poterie-ad', ...figure, pointer: '/variants/0/headlines/3', set: { '/variants/0/headlines/3': 'Début le 14 février' } },
  {
    on: 's17-panier-ad',
    ...figure,
    pointer: '/variants/0/primary_text',
    swap: ['/variants/0/primary_text', 'soit 4 € le kilo', 'soit 3 € le kilo'],
  },
  { on: 's17-navette-post', ...figure, pointer: '/text', swap: ['/text', 'coûte 16 €', 'coûte 13 €'] },
  { on: 's17-confiture-post', ...figure, pointer: '/text', swap: ['/text', 'une demi-heure de cuisson', 'deux heures de cuisson'] },
  { on: 's17-festival-email', ...figure, pointer: '/body', swap: ['/body', 'vous gardez 18 €', 'vous gardez 28 €'] },
  {
    on: 's17-devis-email',
    ...figure,
    pointer: '/body',
    swap: [
      '/body',
      '« Je fais mes devis sur le chantier, plus le dimanche », dit Karim Benali, plombier à Lens. Il utilise',
      '« J’ai signé deux fois plus de chantiers cette année », dit Sophie Lemaire, peintre à Arras. Elle utilise',
    ],
  },
  { on: 's17-devis-email', ...figure, pointer: '/body', swap: ['/body', 'un quart d’heure au lieu', 'cinq minutes au lieu'] },
  { on: 's17-studio-page', ...figure, pointer: '/sections/0/body', swap: ['/sections/0/body', '5 760 €', '5 360 €'] },
  { on: 's17-velo-page', ...figure, pointer: '/sections/2/body', swap: ['/sections/2/body', '75 % de nos clients', '95 % de nos clients'] },
  { on: 's17-granules-article', ...figure, pointer: '/sections/1/body', swap: ['/sections/1/body', 'comptez 390 €', 'comptez 290 €'] },
];

/** One of each other kind. */
const others: readonly HoldoutFault[] = [
  {
    on: 's17-panier-ad',
    rule: 'editorial',
    outcome: 'fail',
    pointer: '/variants/1/primary_text',
    swap: ['/variants/1/primary_text', 'Tout pousse à moins de 40 km.', 'Vous êtes en surpoids ?'],
  },
  {
    on: 's17-panier-ad',
    rule: 'platform_limit',
    outcome: 'warn',
    pointer: '/variants/0/headlines/0',
    set: { '/variants/0/headlines/0': 'Des légumes de saison cueillis la veille par nos maraîchers' },
  },
  {
    on: 's17-navette-post',
    rule: 'link',
    outcome: 'fail',
    pointer: '/text',
    swap: ['/text', 'Horaires et places : https://example.fr/navette', 'Les places se réservent en ligne.'],
  },
  {
    on: 's17-confiture-post',
    rule: 'style',
    outcome: 'warn',
    pointer: '/text',
    swap: ['/text', 'À garder au frais une fois ouverte', 'À garder au au frais une fois ouverte'],
  },
  {
    on: 's17-festival-email',
    rule: 'required_part',
    outcome: 'fail',
    pointer: '/call_to_action',
    set: { '/call_to_action': '' },
  },
  {
    on: 's17-devis-email',
    rule: 'forbidden_word',
    outcome: 'fail',
    pointer: '/body',
    swap: ['/body', 'sans jargon', 'sans prise de tête'],
    voice: forbids('prise de tête'),
  },
  {
    on: 's17-studio-page',
    rule: 'disclaimer',
    outcome: 'fail',
    pointer: null,
    voice: requires('Photos non contractuelles.'),
  },
  {
    on: 's17-velo-page',
    rule: 'unsupported_link',
    outcome: 'fail',
    pointer: '/faq/2/answer',
    add: ['/faq/2/answer', ' Les détails sont sur www.assurance-roue-libre.fr/resilier.'],
  },
  {
    on: 's17-granules-article',
    rule: 'truncation',
    outcome: 'fail',
    pointer: '/sections/2/body',
    swap: ['/sections/2/body', 'et ne les ouvrez qu’au moment de remplir le poêle.', 'et ne les ouvrez qu’au moment de'],
  },
  {
    on: 's17-granules-article',
    rule: 'refusal',
    outcome: 'fail',
    pointer: '/introduction',
    swap: ['/introduction', 'Commander trop tôt encombre', 'Bien sûr ! Voici votre article : commander trop tôt encombre'],
  },
];

export const frenchFaults: readonly HoldoutFault[] = [...figures, ...others];
