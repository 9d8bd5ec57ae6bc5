import type { HoldoutFault } from '../holdout/holdout-fault.ts';
import { forbids, prefers } from '../holdout/voices.ts';

export const frenchFaults: readonly HoldoutFault[] = [
  {
    on: 'twelfth-fr-assurance',
    rule: 'truncation',
    outcome: 'fail',
    pointer: '/body',
    swap: ['/body', ' et un budget qui respire.\n\nBien à vous,\nl’équipe Nidéo', ' et un'],
  },
  { on: 'twelfth-fr-garage', rule: 'required_part', outcome: 'fail', pointer: '/sections/1/heading', set: { '/sections/1/heading': '' } },
  { on: 'twelfth-fr-musee', rule: 'length', outcome: 'fail', pointer: null, brief: { length: 300 } },
  { on: 'twelfth-fr-salle', rule: 'keyword', outcome: 'fail', pointer: null, brief: { keywords: ['salle de sport', 'coach personnel'] } },
  {
    on: 'twelfth-fr-fournil',
    rule: 'hashtag',
    outcome: 'fail',
    pointer: '/text',
    brief: { hashtags: ['boulangerie', 'levain', 'fournil', 'artisanat'] },
  },
  { on: 'twelfth-fr-tapis', rule: 'hashtag', outcome: 'fail', pointer: '/text', add: ['/text', '\n\n#deco'] },
  {
    on: 'twelfth-fr-eolien',
    rule: 'link',
    outcome: 'fail',
    pointer: '/text',
    swap: ['/text', 'https://ventdouest.example/postes', 'Le lien est en commentaire.'],
  },
  {
    on: 'twelfth-fr-librairie',
    rule: 'refusal',
    outcome: 'fail',
    pointer: '/text',
    swap: ['/text', 'Question sérieuse :', 'Voici une proposition de publication pour Threads :\n\nQuestion sérieuse :'],
  },
  { on: 'twelfth-fr-eolien', rule: 'placeholder', outcome: 'fail', pointer: '/text', swap: ['/text', 'Saint-Nazaire', '[Ville]'] },
  {
    on: 'twelfth-fr-garage',
    rule: 'placeholder',
    outcome: 'fail',
    pointer: '/sections/2/body',
    swap: [
      '/sections/2/body',
      'Jusqu’au 15 décembre, il coûte 39 € au lieu de 52 €, soit un quart de moins.',
      '[... suite de l’article ...]',
    ],
  },
  {
    on: 'twelfth-fr-bistrot',
    rule: 'forbidden_word',
    outcome: 'fail',
    pointer: '/variants/0/headlines/0',
    swap: ['/variants/0/headlines/0', 'Le menu du midi à 19 €', 'Le menu du midi pas cher'],
    voice: forbids('pas cher', 'bon plan'),
  },
  {
    on: 'twelfth-fr-salle',
    rule: 'term',
    outcome: 'fail',
    pointer: '/sections/2/body',
    swap: ['/sections/2/body', 'La séance d’essai est pour nous.', 'Le cours d’essai est pour nous.'],
    voice: prefers('séance d’essai', 'cours d’essai'),
  },
  {
    on: 'twelfth-fr-garage',
    rule: 'language',
    outcome: 'fail',
    pointer: '/sections/0/body',
    swap: [
      '/sections/0/body',
      'Pas de place au sous-sol ? Nous gardons vos pneus d’été pour 45 € la saison.',
      'No room in the basement? We will look after your summer tyres for 45 € per season.',
    ],
  },
  {
    on: 'twelfth-fr-toits',
    rule: 'language',
    outcome: 'fail',
    pointer: '/body',
    swap: ['/body', 'Mille mercis de ne pas détourner le regard.', 'Thank you so much for not looking away when others do.'],
  },
  {
    on: 'twelfth-fr-musee',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/sections/1/body',
    swap: ['/sections/1/body', 'Pendant une heure et demie', 'Pendant deux heures'],
  },
  {
    on: 'twelfth-fr-toits',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/body',
    swap: ['/body', 'les deux tiers de votre don', 'les trois quarts de votre don'],
  },
  { on: 'twelfth-fr-fournil', rule: 'unsupported_figure', outcome: 'fail', pointer: '/text', swap: ['/text', 'en 1998', 'en 1989'] },
  {
    on: 'twelfth-fr-musee',
    rule: 'unsupported_link',
    outcome: 'fail',
    pointer: '/conclusion',
    swap: ['/conclusion', 'https://www.musee-dentelle.example/familles', 'https://www.musee-dentelle.example/billetterie'],
  },
  {
    on: 'twelfth-fr-immo',
    rule: 'editorial',
    outcome: 'fail',
    pointer: '/variants/1/descriptions/1',
    swap: [
      '/variants/1/descriptions/1',
      'Nos agents connaissent chaque rue, chaque école et chaque marché de la ville.',
      'Nos agents connaissent chaque rue de la ville. Appelez-nous au 02 40 55 12 34.',
    ],
    brief: { facts: ['Estimation gratuite sous 48 h', 'Agence à Nantes depuis 1987', '320 ventes en 2025', 'Téléphone : 02 40 55 12 34'] },
  },
  {
    on: 'twelfth-fr-immo',
    rule: 'keyword',
    outcome: 'warn',
    pointer: null,
    swap: ['/variants/1/headlines/0', 'Votre estimation immobilière', 'Votre bien à son juste prix'],
  },
  { on: 'twelfth-fr-garage', rule: 'keyword', outcome: 'warn', pointer: null, brief: { keywords: ['pneu hiver', 'contrôle hiver'] } },
  {
    on: 'twelfth-fr-garage',
    rule: 'duplicate',
    outcome: 'warn',
    pointer: '/sections/2/heading',
    set: { '/sections/2/heading': 'Les pneus d’abord' },
  },
  { on: 'twelfth-fr-toits', rule: 'markup', outcome: 'warn', pointer: '/body', swap: ['/body', '**sept jours**', '<b>sept jours</b>'] },
  {
    on: 'twelfth-fr-salle',
    rule: 'seo_length',
    outcome: 'warn',
    pointer: '/meta_description',
    swap: [
      '/meta_description',
      'Une salle de sport à 29 € par mois, sans engagement, ouverte 7 j/7 de 6 h à 23 h. La séance d’essai est offerte : viens essayer.',
      'Une salle de sport à 29 € par mois, sans engagement.',
    ],
  },
  {
    on: 'twelfth-fr-musee',
    rule: 'style',
    outcome: 'warn',
    pointer: '/introduction',
    swap: [
      '/introduction',
      'Un musée en famille, est-ce une idée folle ? Pas chez nous.',
      'Plongez au cœur d’un univers fascinant et vivez une expérience inoubliable. Un musée en famille, est-ce une idée folle ? Pas ' +
        'chez nous.',
    ],
  },
  {
    on: 'twelfth-fr-assurance',
    rule: 'readability',
    outcome: 'warn',
    pointer: null,
    set: {
      '/body':
        'Bonjour,\n\nL’obtention immédiate de l’attestation réglementairement exigée par votre propriétaire constitue habituellement ' +
        'une préoccupation administrative considérable, particulièrement lorsque l’emménagement nécessite simultanément de multiples ' +
        'formalités contractuelles. Notre **assurance habitation** spécifiquement conçue pour les étudiants garantit l’indemnisation ' +
        'des dommages occasionnés par les infiltrations accidentelles et la disparition frauduleuse de votre bicyclette, conformément ' +
        'aux dispositions conventionnelles applicables.\n\nLa souscription, intégralement dématérialisée, s’effectue moyennant une ' +
        'cotisation mensuelle de 4,90 €, accompagnée d’une franchise contractuelle de 75 €. L’établissement automatique de votre ' +
        'attestation intervient immédiatement postérieurement à la finalisation de l’enregistrement. Toute souscription matérialisée ' +
        'antérieurement à l’expiration de la période promotionnelle, le 30 septembre, s’accompagne d’une exonération intégrale ' +
        'correspondant au premier mois d’engagement. Notre organisation privilégie systématiquement la simplification des procédures ' +
        'administratives préalables à votre installation.\n\nCordialement,\nl’organisation Nidéo',
    },
  },
];
