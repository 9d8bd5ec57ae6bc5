import type { CorpusText } from '../corpus-text.ts';

export const frenchShort: readonly CorpusText[] = [
  {
    id: 'twelfth-fr-assurance',
    text: {
      type: 'email',
      language: 'fr',
      topic: 'Assurance habitation pour étudiants',
      formality: 'formal',
      keywords: ['assurance habitation'],
      facts: [
        'Assurance habitation étudiante à partir de 4,90 € par mois',
        'Attestation disponible immédiatement en ligne',
        'Premier mois offert pour toute souscription jusqu’au 30 septembre',
        'Franchise de 75 €',
        'Couvre le vol de vélo et les dégâts des eaux',
      ],
      link: 'https://nideo.example/etudiants',
      output: {
        subject: 'Votre assurance habitation en un clin d’œil',
        preheader: 'Et le premier mois est offert jusqu’à fin septembre',
        body:
          'Bonjour,\n\nLe bail est signé, les cartons sont presque faits, il ne manque qu’un papier\u202f: l’attestation que le ' +
          'propriétaire réclame à cor et à cri. Bonne nouvelle, vous l’aurez tout de suite.\n\nNotre **assurance habitation** pour ' +
          'étudiants couvre votre studio, votre vélo et les fuites du voisin du dessus. Elle coûte à partir de 4,90\u202f€ par mois, ' +
          'avec une franchise de 75\u202f€. L’attestation se télécharge dès la fin de la souscription.\n\nEt pour fêter la rentrée, le ' +
          'premier mois est pour nous si vous signez au plus tard le 30 septembre. De quoi faire d’une pierre deux coups\u202f: un ' +
          'propriétaire rassuré et un budget qui respire.\n\nBien à vous,\nl’équipe Nidéo',
        call_to_action: 'Obtenir mon attestation',
      },
    },
  },
  {
    id: 'twelfth-fr-toits',
    text: {
      type: 'email',
      language: 'fr',
      topic: 'Appel aux dons d’hiver de Toits Ouverts',
      formality: 'formal',
      length: 95,
      facts: [
        '50 € financent une semaine d’hébergement pour une famille',
        '66 % du don sont déductibles de l’impôt : un don de 50 € revient à 17 €',
        'L’hiver dernier, 218 familles ont été logées',
      ],
      link: 'https://toitsouverts.example/don',
      output: {
        subject: 'Une famille au chaud pour 17 €',
        preheader: 'Votre don de 50 € offre une semaine sous un toit',
        body:
          'Bonjour,\n\nQuand le thermomètre plonge, tout le monde n’a pas de porte à fermer derrière soi. L’hiver dernier, plus de deux ' +
          'cents familles ont dormi au chaud grâce à des personnes comme vous.\n\nConcrètement, que change votre geste\u00a0? Avec ' +
          '50\u00a0€, une famille est logée pendant **sept jours**. Le temps de se poser, de laver le linge, d’appeler l’école. Et ' +
          'comme les deux tiers de votre don se déduisent de l’impôt, il ne vous coûte en réalité que 17\u00a0€.\n\nMille mercis de ne ' +
          'pas détourner le regard.\n\nChaleureusement,\nl’équipe de Toits Ouverts',
        call_to_action: 'Offrir une semaine',
      },
    },
  },
  {
    id: 'twelfth-fr-immo',
    text: {
      type: 'ad_copy',
      language: 'fr',
      platform: 'google_search',
      topic: 'Estimation de biens à Nantes',
      product: 'Estimation immobilière',
      unique_selling_proposition: 'Une estimation faite par un agent du quartier, pas par un algorithme',
      variants: 2,
      formality: 'formal',
      keywords: ['estimation immobilière'],
      facts: ['Estimation gratuite sous 48 h', 'Agence à Nantes depuis 1987', '320 ventes en 2025'],
      link: 'https://quai-immo.example/estimer',
      output: {
        variants: [
          {
            primary_text: null,
            headlines: ['Estimation immobilière Nantes', 'Gratuite et sous 48 h', 'Un agent, pas un algorithme'],
            descriptions: [
              'Un agent de votre quartier passe voir votre bien et vous dit ce qu’il vaut vraiment.',
              'Vendre, attendre, louer ? Demandez votre estimation et décidez en toute tranquillité.',
            ],
          },
          {
            primary_text: null,
            headlines: ['Votre estimation immobilière', 'À Nantes depuis 1987', '320 ventes en 2025'],
            descriptions: [
              'Combien vaut votre maison ? Réponse d’un vrai voisin en deux jours, sans frais.',
              'Nos agents connaissent chaque rue, chaque école et chaque marché de la ville.',
            ],
          },
        ],
      },
    },
  },
  {
    id: 'twelfth-fr-tapis',
    text: {
      type: 'social_post',
      language: 'fr',
      platform: 'pinterest',
      topic: 'Un tapis berbère au salon',
      keywords: ['tapis berbère'],
      hashtags: [],
      formality: 'formal',
      facts: ['Laine vierge, tissé à la main au Maroc', 'Format 160 × 230 cm'],
      output: {
        text:
          'Un salon clair, un canapé couleur sable et un tapis berbère qui réchauffe toute la pièce. Tissé à la main au Maroc en laine ' +
          'vierge, il mesure 1,60 m sur 2,30 m : assez grand pour une table basse et de longues soirées par terre. Une idée à garder ' +
          'pour un séjour lumineux, une chambre d’amis ou un coin lecture. Posez-le en biais, ajoutez une plante, et le tour est joué.',
        hashtags: [],
      },
    },
  },
  {
    id: 'twelfth-fr-librairie',
    text: {
      type: 'social_post',
      language: 'fr',
      platform: 'threads',
      topic: 'Nuit de la lecture à la librairie',
      hashtags: ['NuitDeLaLecture'],
      facts: ['Nuit de la lecture le vendredi 23 janvier 2026, de 19 h à minuit', 'Soupe offerte'],
      output: {
        text:
          'Question sérieuse : on a le droit de lire en pyjama dans une librairie ? Chez nous oui, le 23 janvier, de 19 h à minuit. On ' +
          'fournit la soupe, vous apportez le plaid. Et le roman que vous n’osez avouer à personne, aussi. #NuitDeLaLecture',
        hashtags: ['NuitDeLaLecture'],
      },
    },
  },
  {
    id: 'twelfth-fr-eolien',
    text: {
      type: 'social_post',
      language: 'fr',
      platform: 'linkedin',
      topic: 'Techniciens éoliens recherchés',
      hashtags: ['emploi', 'éolien'],
      formality: 'formal',
      facts: ['8 postes de techniciens éoliens à Saint-Nazaire', 'Formation de 10 semaines payée', 'Aucun diplôme exigé'],
      link: 'https://ventdouest.example/postes',
      output: {
        text:
          'Le vertige ? Passez votre chemin. Sinon : huit postes de techniciens éoliens à Saint-Nazaire, dix semaines de formation ' +
          'payée, aucun diplôme exigé. https://ventdouest.example/postes\n\n#emploi #éolien',
        hashtags: ['emploi', 'éolien'],
      },
    },
  },
  {
    id: 'twelfth-fr-bistrot',
    text: {
      type: 'ad_copy',
      language: 'fr',
      platform: 'facebook',
      topic: 'Le menu du midi du Bistrot des Halles',
      product: 'Menu du midi',
      unique_selling_proposition: 'Un vrai repas fait maison en 45 minutes',
      variants: 2,
      formality: 'formal',
      facts: ['Entrée, plat et dessert : 19 €', 'Du lundi au vendredi, de 12 h à 14 h 30'],
      link: 'https://bistrotdeshalles.example/midi',
      output: {
        variants: [
          {
            primary_text: 'La pause déjeuner mérite mieux qu’un sandwich : entrée, plat et dessert maison, servis en trois quarts d’heure.',
            headlines: ['Le menu du midi à 19 €', 'Un vrai repas, même pressé'],
            descriptions: ['Du lundi au vendredi'],
          },
          {
            primary_text:
              'Midi sonne, la cocotte fume. Poussez la porte : ici tout est cuisiné sur place, et la réunion peut bien attendre un peu.',
            headlines: ['Trois plats faits maison'],
            descriptions: ['De midi à 14 h 30'],
          },
        ],
      },
    },
  },
  {
    id: 'twelfth-fr-fournil',
    text: {
      type: 'social_post',
      language: 'fr',
      platform: 'tiktok',
      topic: 'Une nuit au fournil',
      hashtags: ['boulangerie', 'levain', 'fournil'],
      formality: 'informal',
      facts: ['Le four s’allume à 4 h', 'Levain de 1998', 'La pâte repose 24 heures'],
      output: {
        text:
          '4 h du matin, le four s’allume. 🥖 Notre levain est né en 1998, la pâte dort un jour entier, et toi tu arrives juste pour la ' +
          'croûte. Tu la grignotes dans la rue, toi aussi ?\n\n#boulangerie #levain #fournil',
        hashtags: ['boulangerie', 'levain', 'fournil'],
      },
    },
  },
];
