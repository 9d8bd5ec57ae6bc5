import type { HoldoutFault } from '../holdout/holdout-fault.ts';
import { line } from './fifth-other-prose.ts';
import { avoiding, disclaiming } from './fifth-other-voices.ts';

const inArticle: readonly HoldoutFault[] = [
  {
    on: 'w-fr-article-compost',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/introduction',
    swap: ['/introduction', 'Depuis le début de 2024', 'Depuis le début de 2022'],
  },
  {
    on: 'w-fr-article-compost',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/sections/2/body',
    add: ['/sections/2/body', ' Selon une étude récente, 83 % des foyers équipés ne sentent plus rien.'],
  },
  {
    on: 'w-fr-article-compost',
    rule: 'language',
    outcome: 'fail',
    pointer: '/sections/1/body',
    add: [
      '/sections/1/body',
      line(
        '\n\nKeep the bin away from direct sunlight, and do not worry if some worms climb up the walls at first.',
        'They are only getting used to their new home.',
      ),
    ],
  },
  {
    on: 'w-fr-article-compost',
    rule: 'duplicate',
    outcome: 'warn',
    pointer: '/sections/3/body',
    add: ['/sections/3/body', ' Évitez aussi la viande, le poisson et les agrumes, que les vers boudent.'],
  },
  {
    on: 'w-fr-article-compost',
    rule: 'seo_length',
    outcome: 'warn',
    pointer: '/meta_description',
    set: { '/meta_description': 'Tout sur le lombricomposteur et vos déchets organiques.' },
  },
];

const inEmails: readonly HoldoutFault[] = [
  {
    on: 'w-fr-email-wine',
    rule: 'disclaimer',
    outcome: 'fail',
    pointer: null,
    swap: [
      '/body',
      '*L’abus d’alcool est dangereux pour la santé. À consommer avec modération.*',
      'Merci de votre fidélité, et au plaisir de vous servir.',
    ],
    voice: disclaiming('L’abus d’alcool est dangereux pour la santé. À consommer avec modération.'),
  },
  {
    on: 'w-fr-email-wine',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/body',
    swap: ['/body', 'Le 18 novembre à 19 heures', 'Le 18 novembre à 20 heures'],
  },
  {
    on: 'w-fr-email-climbing',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/body',
    swap: ['/body', 'au lieu de 42 €, sans engagement.', 'au lieu de 42 €, soit 40 % de remise, sans engagement.'],
  },
  {
    on: 'w-fr-email-climbing',
    rule: 'placeholder',
    outcome: 'fail',
    pointer: '/body',
    swap: ['/body', 'On te garde une corde.', 'On te garde une corde.\n\n[Votre nom]'],
  },
  { on: 'w-fr-email-climbing', rule: 'forbidden_word', outcome: 'fail', pointer: '/subject', voice: avoiding('prix doux') },
  {
    on: 'w-fr-email-climbing',
    rule: 'style',
    outcome: 'warn',
    pointer: '/body',
    swap: ['/body', 'Viens les détendre en hauteur.', 'Viens les détendre en en hauteur.'],
  },
];

const inPage: readonly HoldoutFault[] = [
  {
    on: 'w-fr-page-firstaid',
    rule: 'refusal',
    outcome: 'fail',
    pointer: '/sections/3/body',
    add: ['/sections/3/body', '\n\nDites-moi si vous souhaitez que j’adapte le ton ou la longueur de ce texte.'],
  },
  {
    on: 'w-fr-page-firstaid',
    rule: 'truncation',
    outcome: 'fail',
    pointer: '/sections/0/body',
    swap: ['/sections/0/body', 'Un recyclage de sept heures le prolonge ensuite.', 'Un recyclage de sept heures le'],
  },
];

const inPosts: readonly HoldoutFault[] = [
  {
    on: 'w-fr-post-galette',
    rule: 'keyword',
    outcome: 'fail',
    pointer: null,
    swap: ['/text', 'Une galette des rois pour six', 'Une couronne briochée pour six'],
  },
  {
    on: 'w-fr-post-owls',
    rule: 'keyword',
    outcome: 'warn',
    pointer: null,
    swap: ['/text', 'écouter les chouettes', 'écouter la chouette'],
  },
  {
    on: 'w-fr-post-paint',
    rule: 'link',
    outcome: 'fail',
    pointer: '/text',
    swap: ['/text', 'https://atelier-brume.example.com/craie', 'Le lien est dans la bio.'],
  },
  { on: 'w-fr-post-paint', rule: 'hashtag', outcome: 'warn', pointer: '/text', add: ['/text', ' #vintage'] },
];

const inAds: readonly HoldoutFault[] = [
  {
    on: 'w-fr-ad-vegetables',
    rule: 'required_part',
    outcome: 'fail',
    pointer: '/variants/0/primary_text',
    set: { '/variants/0/primary_text': null },
  },
  {
    on: 'w-fr-ad-vegetables',
    rule: 'editorial',
    outcome: 'fail',
    pointer: '/variants/1/primary_text',
    swap: ['/variants/1/primary_text', 'Neuf variétés en moyenne, seize euros : avec', 'Vous êtes en surpoids ? Avec'],
  },
  {
    on: 'w-fr-ad-vegetables',
    rule: 'duplicate',
    outcome: 'fail',
    pointer: '/variants/1/primary_text',
    set: {
      '/variants/1/primary_text': line(
        'Récolté le matin, cuisiné le soir :',
        'le panier de légumes de la ferme vous attend le mardi ou le vendredi.',
      ),
    },
  },
  {
    on: 'w-fr-ad-vegetables',
    rule: 'platform_limit',
    outcome: 'warn',
    pointer: '/variants/0/headlines/1',
    set: { '/variants/0/headlines/1': 'Tout près de chez vous, dans un point de retrait à Rennes' },
  },
  {
    on: 'w-fr-ad-pottery',
    rule: 'platform_limit',
    outcome: 'fail',
    pointer: '/variants/0/primary_text',
    swap: [
      '/variants/0/primary_text',
      'Deux heures, de la terre plein les mains :',
      'Deux heures sans téléphone, de la terre plein les mains et le sourire jusqu’aux oreilles :',
    ],
  },
];

export const frenchFaults: readonly HoldoutFault[] = [...inArticle, ...inEmails, ...inPage, ...inPosts, ...inAds];
