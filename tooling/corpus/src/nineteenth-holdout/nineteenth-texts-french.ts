import type { CorpusText } from '../corpus-text.ts';

/** French emails, posts and ads. */
export const cleanFr: readonly CorpusText[] = [
  {
    id: 's19-fr-paniers',
    text: {
      type: 'email',
      language: 'fr',
      topic: 'Abonnement aux paniers de légumes du Clos Marceau',
      keywords: ['panier de légumes'],
      facts: [
        'Panier de 5 kg à 14,50 €, retrait chaque jeudi de 17 h à 19 h 30',
        'Sept à neuf variétés selon la saison',
        'Engagement de 4 semaines, première livraison le 9 avril',
        'La ferme, lieu de retrait, est à 12 km de Tours',
      ],
      output: {
        subject: 'Votre panier de légumes, chaque jeudi',
        preheader: 'Cueilli le matin, à vous le soir, dès le 9 avril',
        body: [
          'Bonjour,',
          'les premiers radis sortent de terre, et les inscriptions sont ouvertes. Chaque jeudi, nous préparons pour vous ' +
            'un panier de légumes de cinq kilos, avec sept à neuf variétés selon la saison.',
          'Le panier coûte 14,50 €. Vous vous engagez pour quatre semaines, soit 58 € au total, et vous décidez ensuite si vous continuez.',
          'Le retrait se fait à la ferme, à douze kilomètres de Tours, entre 17 h et 19 h 30. Premier rendez-vous : le jeudi 9 avril.',
          'À bientôt au bord des champs,\nL’équipe du Clos Marceau.',
        ].join('\n\n'),
        call_to_action: 'Réserver mon panier',
      },
    },
  },
  {
    id: 's19-fr-controle',
    text: {
      type: 'ad_copy',
      language: 'fr',
      platform: 'google_search',
      topic: 'Contrôle technique à Lyon',
      product: 'Contrôle technique automobile',
      unique_selling_proposition: 'Rendez-vous en ligne et passage en 45 minutes, café compris',
      variants: 1,
      keywords: ['contrôle technique Lyon'],
      facts: [
        '69 € en heures creuses au lieu de 84 €',
        'Contre-visite offerte',
        'Du lundi au samedi, de 8 h à 18 h',
        'Parking de 20 places',
      ],
      output: {
        variants: [
          {
            primary_text: null,
            headlines: [
              'Contrôle Technique Lyon',
              'Passage en 45 minutes',
              '69 € en heures creuses',
              'Contre-visite offerte',
              'Le café vous attend',
              'Rendez-vous en ligne',
              'Ouvert du lundi au samedi',
              'Garez-vous sur place',
            ],
            descriptions: [
              'Contrôle technique Lyon : réservez en ligne et repartez au bout de 45 minutes.',
              'En heures creuses, payez 69 € au lieu de 84 € et économisez 15 €.',
              'Une réparation à faire ? La contre-visite ne vous coûte rien. Prenez rendez-vous.',
            ],
          },
        ],
      },
    },
  },
  {
    id: 's19-fr-epargne',
    text: {
      type: 'email',
      language: 'fr',
      topic: 'Compte à terme de la Caisse des Deux Rives',
      keywords: ['compte à terme'],
      facts: [
        'Taux annuel brut de 3 % pendant 12 mois',
        'Versement unique à partir de 1 000 €, au plus 50 000 €',
        'Souscription du 1er au 31 mars 2026',
        'Exemple : pour 10 000 € placés',
        'Les fonds sont disponibles à tout moment, sans intérêts pour le mois en cours',
      ],
      output: {
        subject: 'Un taux fixe pour l’année qui vient',
        preheader: 'À souscrire jusqu’à la fin du mois de mars',
        body: [
          'Bonjour,',
          'de l’argent dort sur votre compte courant ? Notre compte à terme le rémunère à 3 % brut pendant un an, ' +
            'et ce taux ne bouge pas.',
          'Un exemple : pour 10 000 € placés à 3 %, vous recevez 300 € d’intérêts bruts au bout de douze mois.',
          'Vous versez une seule fois, à partir de 1 000 € et jusqu’à 50 000 €. En cas de besoin, vous retirez votre argent ' +
            'quand vous voulez ; seuls les intérêts du mois en cours sont perdus.',
          'La souscription est ouverte du 1er au 31 mars. Votre conseillère vous répond volontiers.',
          'Bien cordialement,\nLa Caisse des Deux Rives',
        ].join('\n\n'),
        call_to_action: 'Ouvrir mon compte',
      },
    },
  },
  {
    id: 's19-fr-noel',
    text: {
      type: 'social_post',
      language: 'fr',
      platform: 'facebook',
      topic: 'Marché de Noël de Saint-Aubin',
      keywords: ['marché de Noël'],
      hashtags: [],
      facts: [
        'Du 5 au 20 décembre 2026',
        '35 exposants, place de l’Église',
        'Tous les jours de 11 h à 20 h, nocturne le samedi jusqu’à 22 h',
        'Vin chaud à 3 €',
      ],
      output: {
        text: [
          'Ça sent déjà la cannelle sur la place de l’Église. Notre marché de Noël ouvre ses portes le 5 ' +
            'décembre et reste là jusqu’au 20. 🎄',
          'Trente-cinq exposants vous attendent chaque jour de onze heures à vingt heures. Le samedi, on traîne un peu plus : ' +
            'les chalets ferment à dix heures du soir, et le vin chaud est à trois euros.',
          'Vous venez plutôt en famille ou entre amis ?',
        ].join('\n\n'),
        hashtags: [],
      },
    },
  },
  {
    id: 's19-fr-haies',
    text: {
      type: 'social_post',
      language: 'fr',
      platform: 'bluesky',
      topic: 'Chantier de plantation de haies',
      keywords: ['haies'],
      hashtags: ['biodiversité'],
      facts: ['Samedi 28 novembre 2026, 9 h 30, ferme du Tilleul à Bécherel', '600 plants, 15 espèces', 'Repas partagé à midi et demi'],
      link: 'https://racines.example/chantier',
      output: {
        text:
          'Samedi 28 novembre, on replante des haies à Bécherel. 600 plants, des bottes, une bêche si vous en avez une. ' +
          'Début à neuf heures et demie, repas partagé à 12 h 30.\n\nhttps://racines.example/chantier #biodiversité',
        hashtags: ['biodiversité'],
      },
    },
  },
  {
    id: 's19-fr-salle',
    text: {
      type: 'ad_copy',
      language: 'fr',
      platform: 'facebook',
      topic: 'Location de salle pour les fêtes',
      product: 'La Grange aux Hirondelles, salle de réception',
      unique_selling_proposition: 'Vous apportez votre traiteur, sans droit de bouchon',
      variants: 2,
      keywords: ['salle de réception'],
      facts: ['120 invités assis', '1 450 € du vendredi au dimanche', '10 chambres sur place', 'Visites le mercredi de 14 h à 18 h'],
      output: {
        variants: [
          {
            primary_text: 'Votre traiteur, vos bouteilles, votre playlist. La salle de réception est à vous du vendredi au dimanche.',
            headlines: ['Un week-end entier pour la fête', '1 450 €, du vendredi au dimanche'],
            descriptions: ['Dix chambres sur place', 'Sans droit de bouchon'],
          },
          {
            primary_text: 'Une grange, un grand pré, et personne pour éteindre la musique. Visitez notre salle de réception un mercredi.',
            headlines: ['Cent vingt invités à table', 'Choisissez votre traiteur'],
            descriptions: ['Visites de 14 h à 18 h'],
          },
        ],
      },
    },
  },
  {
    id: 's19-fr-couture',
    text: {
      type: 'social_post',
      language: 'fr',
      platform: 'pinterest',
      topic: 'Tuto : coudre un tote bag doublé',
      keywords: ['tote bag', 'couture débutant'],
      hashtags: [],
      facts: ['Deux coupons de 50 × 90 cm', 'Anses de 65 cm', 'Environ 2 heures de travail', 'Patron gratuit à télécharger'],
      link: 'https://filetmaille.example/tote-bag',
      output: {
        text:
          'Un tote bag doublé à coudre en deux heures environ. Il vous faut deux coupons de tissu de 50 sur 90 centimètres, ' +
          'deux anses de 65 centimètres et une machine toute simple. Idéal comme projet couture débutant : que des lignes droites. ' +
          'Le patron est gratuit : https://filetmaille.example/tote-bag',
        hashtags: [],
      },
    },
  },
];
