import type { CorpusText } from '../corpus-text.ts';

export const cleanFrenchShort: readonly CorpusText[] = [
  {
    id: 'fr-email-mutuelle',
    text: {
      type: 'email',
      language: 'fr',
      topic: 'Mutuelle Solane : la téléconsultation est incluse dès juillet',
      keywords: ['téléconsultation'],
      facts: [
        'Dès le 1er juillet 2027, sans surcoût',
        '7 j/7, de 7 h à minuit',
        'Réponse d’un médecin en moins de 20 minutes',
        '5 consultations par an et par personne',
      ],
      output: {
        subject: 'La téléconsultation incluse dès le 1er juillet',
        preheader: 'Un médecin en vidéo, tous les jours, sans surcoût',
        body: 'Bonjour,\n\nla fièvre monte souvent le dimanche. À partir du premier juillet, un médecin vous répond aussi ce jour-là.\n\nLa téléconsultation entre dans votre contrat, et votre cotisation ne bouge pas. Vous appelez entre sept heures du matin et minuit, et un médecin vous répond en moins de vingt minutes.\n\nChaque personne du contrat a droit à cinq consultations par an. Une famille de quatre en a donc vingt.\n\nPrenez soin de vous,\nla Mutuelle Solane',
        call_to_action: 'Activer mon accès',
      },
    },
  },
  {
    id: 'fr-li-recrut',
    text: {
      type: 'social_post',
      platform: 'linkedin',
      language: 'fr',
      topic: 'Recrutement d’un chef d’atelier en menuiserie à Nantes',
      keywords: ['chef d’atelier'],
      hashtags: ['Nantes', 'Menuiserie'],
      facts: ['CDI, 38 à 42 k€ brut', 'Équipe de 9', 'Semaine de 4 jours'],
      output: {
        text: 'Quatre jours d’atelier, puis un long week-end : à Nantes, notre équipe de neuf cherche son chef d’atelier. CDI, 38 000 à 42 000 € brut.\n\nUn nom en tête ?\n\n#Nantes #Menuiserie',
        hashtags: ['Nantes', 'Menuiserie'],
      },
    },
  },
  {
    id: 'fr-pin-deco',
    text: {
      type: 'social_post',
      platform: 'pinterest',
      language: 'fr',
      topic: 'Peindre un meuble en pin à la peinture à la caséine',
      keywords: ['meuble en pin', 'peinture à la caséine'],
      hashtags: [],
      link: 'https://atelier-ocre.example/caseine',
      facts: ['Un pot de 1 litre couvre 10 m²', 'Deux couches, 4 heures entre les deux', '26,90 € le litre'],
      output: {
        text: 'Un vieux meuble en pin retrouve une couleur mate et douce avec la peinture à la caséine. Poncez, dépoussiérez, puis passez deux couches à quatre heures d’intervalle. Un litre suffit pour dix mètres carrés, donc pour une commode et le chevet qui va avec.\n\nLes teintes : https://atelier-ocre.example/caseine',
        hashtags: [],
      },
    },
  },
  {
    id: 'fr-threads-librairie',
    text: {
      type: 'social_post',
      platform: 'threads',
      language: 'fr',
      topic: 'Rencontre avec l’autrice Nour Salem à la librairie La Marge',
      keywords: ['Nour Salem'],
      hashtags: ['Lyon'],
      facts: ['Jeudi 15 avril à 19 h', 'Entrée libre, 35 places', 'Son roman s’appelle « Mille et une clés »'],
      output: {
        text: 'Nour Salem vient jeudi 15 avril avec « Mille et une clés », et on a 35 places, pas une de plus. C’est à sept heures du soir, c’est gratuit. Vous lui demanderiez quoi, vous ?\n\n#Lyon',
        hashtags: ['Lyon'],
      },
    },
  },
  {
    id: 'fr-ad-plombier',
    text: {
      type: 'ad_copy',
      platform: 'google_search',
      language: 'fr',
      topic: 'Plombier à Lille, devis gratuit',
      product: 'Dépannage de plomberie',
      unique_selling_proposition: 'Devis gratuit et ferme avant toute intervention',
      keywords: ['plombier Lille'],
      variants: 1,
      facts: ['Intervention en 2 heures', 'Déplacement 49 € TTC', 'Garantie 2 ans', 'Du lundi au samedi'],
      output: {
        variants: [
          {
            primary_text: null,
            headlines: ['Plombier Lille, devis gratuit', 'Chez vous en deux heures', 'Travaux garantis deux ans', 'Déplacement à 49 € TTC'],
            descriptions: [
              'Une fuite ? Le devis est ferme avant le premier coup de clé. Demandez-le en ligne.',
              'Du lundi au samedi, un plombier chez vous en 2 h. Déplacement 49 euros TTC.',
            ],
          },
        ],
      },
    },
  },
  {
    id: 'fr-ad-savon',
    text: {
      type: 'ad_copy',
      platform: 'instagram',
      language: 'fr',
      topic: 'Savon surgras à froid, coffret de quatre',
      product: 'Coffret de quatre savons',
      unique_selling_proposition: 'Saponifiés à froid et affinés six semaines',
      keywords: ['savon'],
      variants: 2,
      facts: ['Coffret 22 €, livraison offerte', '4 x 100 g', '0 % huile de palme'],
      output: {
        variants: [
          {
            primary_text: 'Six semaines d’affinage, comme un bon fromage : ce savon prend son temps. Le coffret de quatre est à 22 €.',
            headlines: ['Quatre savons, saponifiés à froid'],
            descriptions: ['Livraison offerte'],
          },
          {
            primary_text: 'Sans huile de palme et sans hâte : un savon fait à froid, quatre fois cent grammes, dans une jolie boîte.',
            headlines: ['Un coffret à offrir ou à garder'],
            descriptions: ['22 €, livraison comprise'],
          },
        ],
      },
    },
  },
];
