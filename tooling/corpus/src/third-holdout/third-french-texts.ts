import type { CorpusText } from '../corpus-text.ts';
import { thirdFrenchPages } from './third-romance-pages.ts';

/** Clean French texts, two of them from Québec. */
export const thirdFrenchTexts: readonly CorpusText[] = [
  {
    id: 'third-fr-cobbler-email',
    text: {
      type: 'email',
      language: 'fr',
      topic: 'Réouverture de la Cordonnerie Lenoir, à Annonay, après travaux',
      facts: [
        'Réouverture le mardi 06/10/2026 à 9h00',
        'Ressemelage cuir : 48 € au lieu de 60 € jusqu’au 31 octobre, délai 72 heures',
        'Nouveau : clés minute et gravure de médailles',
        '27, rue des Tanneurs ; mardi–samedi 9h–12h et 14h–18h30',
        'Étienne Lenoir est cordonnier depuis 1998',
      ],
      keywords: ['ressemelage'],
      link: 'https://cordonnerie-lenoir.fr',
      length: 115,
      output: {
        subject: 'La cordonnerie rouvre, et le ressemelage est à 48 €',
        preheader: 'Rendez-vous dès le 6 octobre, rue des Tanneurs',
        body: [
          'Bonjour,',
          'Les travaux sont terminés : la cordonnerie rouvre le mardi 6 octobre, à neuf heures.',
          'Pour fêter cela, le **ressemelage cuir passe à 48 €** au lieu de 60, et ce jusqu’à la fin du mois d’octobre. ' +
            'Vos chaussures vous attendent trois jours plus tard.',
          'Autre nouveauté : nous faisons désormais les clés minute et la gravure de médailles.',
          'Vous vous demandez si une paire vaut la réparation ? Apportez-la : M. Lenoir, cordonnier depuis 1998, vous le dira franchement.',
          'À bientôt au 27, rue des Tanneurs, du mardi au samedi, de 9 h à midi et de 14 h à 18 h 30. Et mille mercis de votre patience.',
          'L’équipe de la Cordonnerie Lenoir',
        ].join('\n\n'),
        call_to_action: 'Préparer ma visite',
      },
    },
  },
  {
    id: 'third-fr-physio-email',
    text: {
      type: 'email',
      language: 'fr-CA',
      topic: 'Evening hours at Physiothérapie Rosemont, Montréal',
      target_audience: 'Patients who work office hours',
      facts: [
        'Evening appointments Mon–Thu until 9 p.m. from January 12, 2026',
        'First visit 50 minutes, $105; follow-ups 30 minutes, $82',
        'Receipts for insurers issued on the spot',
        '3 physiotherapists, 1 osteopath; 2 minutes on foot from Rosemont metro',
        'Cancellation free of charge up to 24 hours before; 514-555-0137',
      ],
      keywords: ['physiothérapie'],
      length: 115,
      output: {
        subject: 'Votre physiothérapie, maintenant aussi le soir',
        preheader: 'Du lundi au jeudi, jusqu’à 21 h, tout près du métro Rosemont',
        body: [
          'Bonjour,',
          'Sortir du bureau, souper et passer ensuite à la clinique? C’est maintenant possible : à partir du 12 janvier, nous recevons ' +
            'du lundi au jeudi jusqu’à 21 h.',
          'Vous trouverez ici trois physiothérapeutes et un ostéopathe, à deux minutes à pied du métro Rosemont. La première visite dure ' +
            '50 minutes et coûte 105 $; les suivantes, d’une demi-heure, sont à 82 $. Le reçu pour votre assureur vous est remis ' +
            'sur-le-champ.',
          'Un empêchement? Prévenez-nous au moins vingt-quatre heures d’avance, et l’annulation est gratuite.',
          'Pour prendre rendez-vous, composez le (514) 555-0137 ou utilisez le bouton ci-dessous.',
          'Au plaisir,\nL’équipe de Physiothérapie Rosemont',
        ].join('\n\n'),
        call_to_action: 'Choisir mon heure',
      },
    },
  },
  {
    id: 'third-fr-storage-ad',
    text: {
      type: 'ad_copy',
      platform: 'google_search',
      language: 'fr',
      topic: 'Location de box de stockage',
      product: 'Garde-meuble en box individuel',
      unique_selling_proposition: 'Sans engagement, accès jour et nuit',
      variants: 1,
      facts: [
        'Box de 1 à 25 m², à partir de 39 €/mois TTC',
        '1er mois à 50 %',
        'Accès 24 h/24, 7 j/7',
        'Préavis de 15 jours',
        'Lyon, Villeurbanne, Bron',
      ],
      keywords: ['garde-meuble Lyon'],
      output: {
        variants: [
          {
            primary_text: null,
            headlines: [
              'Garde-meuble Lyon',
              'Accès 24 h/24 et 7 j/7',
              'Dès 39 € TTC par mois',
              'Premier mois à moitié prix',
              'Sans engagement',
              'Box de 1 à 25 m²',
            ],
            descriptions: [
              'Entrez à toute heure dans votre box, à Lyon, Villeurbanne ou Bron. Réservez en ligne.',
              'Libre quand vous voulez : quinze jours de préavis, et c’est tout.',
              'Un canapé ou tout un appartement ? Prenez juste la taille qu’il vous faut.',
            ],
          },
        ],
      },
    },
  },
  {
    id: 'third-fr-rota-ad',
    text: {
      type: 'ad_copy',
      platform: 'linkedin',
      language: 'fr',
      topic: 'Rota software for restaurant managers',
      product: 'Planivo',
      unique_selling_proposition: 'Rotas that respect labour law by themselves',
      variants: 2,
      facts: [
        'A weekly rota takes 15 minutes instead of 3 hours',
        'Used by 420 restaurants in France and Belgium',
        '30-day free trial, no credit card; then 49 euros per month and site',
        'Samira Belkacem, Le Petit Zinc, Lille: "On a retrouvé nos dimanches."',
      ],
      keywords: ['planning'],
      output: {
        variants: [
          {
            primary_text:
              'Le planning de la semaine en un quart d’heure, au lieu de trois heures : Planivo connaît le droit du travail et vous ' +
              'prévient.',
            headlines: ['Votre planning de restaurant, sans tableur', 'Un mois d’essai, sans carte bancaire'],
            descriptions: ['« On a retrouvé nos dimanches. » Samira Belkacem, Le Petit Zinc, Lille'],
          },
          {
            primary_text:
              '420 restaurants de France et de Belgique font déjà leur planning avec Planivo. Le vôtre peut commencer dès aujourd’hui.',
            headlines: ['49 € par mois et par établissement', 'Trente jours pour vous faire un avis'],
            descriptions: ['Les horaires respectent la loi, vous gardez la main.'],
          },
        ],
      },
    },
  },
  {
    id: 'third-fr-sugar-shack-post',
    text: {
      type: 'social_post',
      platform: 'facebook',
      language: 'fr-CA',
      topic: 'La cabane à sucre Desrochers ouvre sa saison',
      tone: 'chaleureux',
      facts: [
        'Ouverture : samedi 28 février 2026, fermeture : 19 avril',
        'Repas à volonté 34,95 $, enfants de 5 à 11 ans 17,50 $, gratuit pour les moins de 5 ans',
        '2 services : 11 h 30 et 13 h 30',
        'Tire sur la neige incluse',
        'Réservations : 450 555-0182',
      ],
      keywords: ['tire sur la neige'],
      hashtags: ['cabaneasucre', 'tempsdessucres'],
      output: {
        text: [
          'Le temps des sucres commence! 🍁 La cabane Desrochers ouvre le samedi 28 février. On vous attend pour un repas à volonté avec, ' +
            'bien sûr, de la tire sur la neige.',
          'Deux services : onze heures et demie, et 13 h 30. C’est 34,95 $ pour les grands, 17,50 $ pour les 5 à 11 ans; les tout-petits ' +
            'mangent gratis. On ferme le 19 avril, alors appelez vite au (450) 555-0182.',
          '#cabaneasucre #tempsdessucres',
        ].join('\n\n'),
        hashtags: ['cabaneasucre', 'tempsdessucres'],
      },
    },
  },
  {
    id: 'third-fr-wallpaper-post',
    text: {
      type: 'social_post',
      platform: 'pinterest',
      language: 'fr',
      topic: 'Le papier peint « Jardin 1904 » de la Maison Delorme',
      facts: [
        'Motif d’archive de 1904, en vert sauge, brique et bleu nuit',
        'Rouleau 10 m × 53 cm, 64 €',
        'Lavable ; intissé : on encolle le mur',
        'Échantillon A4 : 2 €, déduits de la commande',
      ],
      link: 'https://maison-delorme.fr/jardin-1904',
      hashtags: ['papierpeint'],
      keywords: ['papier peint intissé', 'salon'],
      output: {
        text: [
          'Un papier peint intissé comme un herbier : « Jardin 1904 » reprend un motif d’archive plus que centenaire, en vert sauge, ' +
            'brique ou bleu nuit. Il va bien derrière un canapé, au salon, car il se lave, et la pose est simple : on encolle le mur, ' +
            'pas le lé. Le rouleau de 10 m sur 0,53 m coûte 64 €. Besoin de voir la couleur chez vous ? L’échantillon A4 est à deux ' +
            'euros, déduits de la commande.',
          'https://maison-delorme.fr/jardin-1904',
          '#papierpeint',
        ].join('\n\n'),
        hashtags: ['papierpeint'],
      },
    },
  },
  ...thirdFrenchPages,
];
