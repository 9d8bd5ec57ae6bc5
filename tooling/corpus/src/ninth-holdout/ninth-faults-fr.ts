import type { HoldoutFault } from '../holdout/holdout-fault.ts';

export const frenchFaults: readonly HoldoutFault[] = [
  {
    on: 'ninth-lombricomposteur',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/sections/3/body',
    swap: ['/sections/3/body', '15 mars 2027', '30 avril 2027'],
  },
  {
    on: 'ninth-lombricomposteur',
    rule: 'placeholder',
    outcome: 'fail',
    pointer: '/sections/2/body',
    swap: [
      '/sections/2/body',
      'C’est la question que tout le monde pose.',
      'C’est la question que tout le monde pose. [Insérer ici un témoignage d’habitant]',
    ],
  },
  {
    on: 'ninth-lombricomposteur',
    rule: 'refusal',
    outcome: 'fail',
    pointer: '/sections/1/body',
    add: ['/sections/1/body', '\n\nEn tant qu’intelligence artificielle, je ne peux pas vérifier les consignes de votre commune.'],
  },
  {
    on: 'ninth-lombricomposteur',
    rule: 'seo_length',
    outcome: 'warn',
    pointer: '/slug',
    set: { '/slug': 'lombricomposteur-en-appartement-mode-d-emploi-complet-pour-les-habitants-sans-jardin' },
  },
  {
    on: 'ninth-facture',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/sections/2/body',
    swap: ['/sections/2/body', '19 € hors taxes', '29 € hors taxes'],
  },
  {
    on: 'ninth-facture',
    rule: 'length',
    outcome: 'fail',
    pointer: null,
    brief: { length: 400 },
  },
  {
    on: 'ninth-facture',
    rule: 'style',
    outcome: 'warn',
    pointer: '/introduction',
    swap: [
      '/introduction',
      'Vous envoyez encore',
      'Dans un monde en constante évolution, la gestion ne s’arrête jamais. Vous envoyez encore',
    ],
  },
  {
    on: 'ninth-librairie',
    rule: 'language',
    outcome: 'fail',
    pointer: '/text',
    set: {
      '/text':
        'A question for everyone who reads: which book have you given away most often? At the shop we have been arguing since ' +
        'this morning, crime novels against poetry. We need reinforcements. 📚\n\n' +
        '#lecture',
    },
  },
  {
    on: 'ninth-galette',
    rule: 'keyword',
    outcome: 'fail',
    pointer: null,
    swap: ['/text', 'Une galette des rois maison', 'Une galette de l’Épiphanie maison'],
  },
  {
    on: 'ninth-galette',
    rule: 'keyword',
    outcome: 'warn',
    pointer: '/text',
    swap: [
      '/text',
      'Une galette des rois maison, dorée et feuilletée, avec une frangipane qui ne coule pas.',
      'La meilleure galette des rois, c’est une galette des rois maison, car cette galette des rois ne coule pas.',
    ],
  },
  {
    on: 'ninth-festival',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/body',
    swap: ['/body', 'quatre scènes', 'six scènes'],
  },
  {
    on: 'ninth-festival',
    rule: 'truncation',
    outcome: 'fail',
    pointer: '/body',
    swap: [
      '/body',
      'avec qui vous y allez.\n\nÀ très vite au bord de l’eau,\n\nL’équipe des Quais sonores',
      'avec qui vous y allez, puis à réserver dès maintenant le',
    ],
  },
  {
    on: 'ninth-festival',
    rule: 'markup',
    outcome: 'warn',
    pointer: '/subject',
    swap: ['/subject', 'Les Quais sonores', '**Les Quais sonores**'],
  },
  {
    on: 'ninth-veterinaire',
    rule: 'unsupported_link',
    outcome: 'fail',
    pointer: '/body',
    swap: ['/body', 'Dites-le-nous : nous', 'Écrivez-nous à contact@clinique-vieuxport.fr : nous'],
  },
  {
    on: 'ninth-piano',
    rule: 'editorial',
    outcome: 'fail',
    pointer: '/variants/0/descriptions/1',
    swap: ['/variants/0/descriptions/1', 'Essayez-le.', '04 72 00 18 36'],
    brief: {
      facts: [
        '39 € l’heure, moitié moins après crédit d’impôt (19,50 €)',
        'Premier cours offert',
        'Dès 6 ans',
        'Lyon et environs',
        'Téléphone : 04 72 00 18 36',
      ],
    },
  },
  {
    on: 'ninth-piano',
    rule: 'editorial',
    outcome: 'fail',
    pointer: '/variants/1/headlines/3',
    swap: ['/variants/1/headlines/3', 'Essai gratuit', 'Essai GRATUIT'],
  },
  {
    on: 'ninth-piano',
    rule: 'required_part',
    outcome: 'fail',
    pointer: '/variants',
    brief: { variants: 3 },
  },
  {
    on: 'ninth-liege',
    rule: 'unsupported_figure',
    outcome: 'fail',
    pointer: '/variants/0/descriptions/0',
    swap: ['/variants/0/descriptions/0', '30 jours', '100 jours'],
  },
  {
    on: 'ninth-seminaire',
    rule: 'keyword',
    outcome: 'fail',
    pointer: null,
    brief: { keywords: ['séminaire au vert', 'team building'] },
  },
];
