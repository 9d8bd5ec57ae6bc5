import type { CorpusText } from '../corpus-text.ts';

export const frenchTexts: readonly CorpusText[] = [
  {
    id: 'thirteenth-fr-parquet',
    text: {
      type: 'blog_article',
      language: 'fr',
      topic: 'Entretenir un parquet huilé',
      length: 200,
      formality: 'formal',
      keywords: ['parquet huilé'],
      facts: [
        'Une nouvelle couche d’huile tous les 12 mois dans les pièces de passage',
        'Un litre couvre 25 m²',
        'Huile naturelle : 39 € le litre',
        'Séchage : 8 heures',
        'Magasin ouvert du mardi au samedi, de 9 h à 18 h 30',
      ],
      link: 'https://www.atelier-duchene.example/huiles',
      output: {
        title: 'Parquet huilé : l’entretenir sans y passer ses dimanches',
        slug: 'entretenir-parquet-huile',
        meta_title: 'Entretenir un parquet huilé : les bons gestes',
        meta_description:
          'Balai, savon, huile : comment garder un parquet huilé en bon état, combien de produit prévoir et combien de temps attendre.',
        introduction:
          'Un parquet huilé vit avec la maison. Il prend des marques, puis il les perd, à condition de recevoir un peu de soin. Voici ce que nous conseillons à nos clients.',
        sections: [
          {
            heading: 'Au quotidien, le balai suffit',
            body: 'Le sable raye le bois plus que les pas. Passez le balai souvent et posez un bon tapis à l’entrée. Pour laver, prenez un savon doux et un chiffon bien essoré. L’eau qui reste dans les joints fait gonfler les lames.',
          },
          {
            heading: 'Une couche d’huile par an',
            body: 'Dans le couloir ou la cuisine, remettez de l’huile une fois par an. Dans une chambre, vous pouvez attendre davantage. Avec un litre, vous couvrez 25 mètres carrés. Étalez peu de produit, frottez, puis retirez tout ce que le bois n’a pas bu. Comptez ensuite huit heures de séchage avant de remettre les meubles.',
          },
          {
            heading: 'Choisir la bonne huile',
            body: 'Notre huile naturelle coûte 39 euros le litre. Elle ne jaunit pas et se répare par endroits. Apportez une photo de votre sol : au magasin, nous vous recevons du mardi au samedi, de 9 h à 18 h 30.',
          },
        ],
        conclusion:
          'Regardez d’abord les zones où l’on marche le plus. Si l’eau n’y perle plus, il est temps de [choisir votre huile](https://www.atelier-duchene.example/huiles).',
      },
    },
  },
  {
    id: 'thirteenth-fr-gite',
    text: {
      type: 'landing_page',
      language: 'fr',
      topic: 'Chambres d’hôtes La Pierre Bleue, dans le Cantal',
      formality: 'formal',
      keywords: ['chambres d’hôtes', 'Cantal'],
      facts: [
        'Cinq chambres',
        '92 € la nuit pour deux, petit déjeuner compris',
        'Table d’hôtes le soir : 28 € par personne',
        'Arrivée à partir de 17 h, départ avant 11 h',
        'Ouvert du 3 avril au 2 novembre',
        'À 12 km de Salers',
      ],
      link: 'https://www.lapierrebleue.example/reserver',
      output: {
        headline: 'Vos chambres d’hôtes au cœur du Cantal',
        subheadline: 'Cinq chambres calmes pour ceux qui marchent le jour et veulent bien dormir la nuit',
        sections: [
          {
            heading: 'Une ferme de pierre et de silence',
            body: 'La maison se trouve à 12 kilomètres de Salers, au bout d’un chemin. Le matin, on entend les vaches, puis la cafetière. Chaque chambre a sa salle d’eau et une fenêtre sur les monts.',
          },
          {
            heading: 'Le soir, une seule table',
            body: 'Nous cuisinons ce que donnent le jardin et les voisins. Le repas coûte 28 euros par personne. Dites-le-nous le matin, nous mettrons votre couvert.',
          },
          {
            heading: 'Prix et horaires',
            body: '- La nuit pour deux : 92 €, petit déjeuner compris\n- Arrivée dès 17 heures\n- Départ avant onze heures',
          },
        ],
        call_to_action: 'Réserver une chambre',
        faq: [
          { question: 'Quand êtes-vous ouverts ?', answer: 'La maison vous reçoit du 3 avril au 2 novembre, tous les jours.' },
          { question: 'Le petit déjeuner est-il compris ?', answer: 'Oui, il est compris dans le prix de la nuit.' },
        ],
        meta_title: 'Chambres d’hôtes dans le Cantal | La Pierre Bleue',
        meta_description: 'Cinq chambres d’hôtes à 12 km de Salers, dans le Cantal. La nuit pour deux à 92 €, petit déjeuner compris.',
      },
    },
  },
  {
    id: 'thirteenth-fr-caviste',
    text: {
      type: 'email',
      language: 'fr',
      topic: 'Dégustation de vins de Loire chez le caviste Au Bon Bouchon',
      formality: 'formal',
      keywords: ['dégustation'],
      facts: [
        'Vendredi 9 octobre 2026, de 18 h 30 à 21 h',
        'Six vins de Loire, trois vignerons présents',
        '15 € par personne, remboursés dès 90 € d’achat',
        'Vingt places, réservation avant le 6 octobre',
      ],
      link: 'https://www.aubonbouchon.example/loire',
      output: {
        subject: 'Une soirée de Loire, le 9 octobre',
        preheader: 'Six vins, trois vignerons et une bonne planche',
        body: 'Bonjour,\n\nle vendredi 9 octobre, trois vignerons de Loire posent leurs bouteilles sur notre comptoir. Vous goûterez six vins, du blanc le plus vif au rouge de garde, et vous pourrez poser vos questions à ceux qui les font.\n\nLa dégustation commence à 18 h 30 et se termine à 21 heures. L’entrée est à 15 euros par personne. Si vous repartez avec 90 euros de bouteilles ou davantage, nous vous les remboursons.\n\nIl n’y a que 20 places. Réservez avant le 6 octobre et venez à pied, c’est plus sage.\n\nÀ bientôt,\nl’équipe du Bon Bouchon',
        call_to_action: 'Réserver ma place',
      },
    },
  },
  {
    id: 'thirteenth-fr-ceramique',
    text: {
      type: 'ad_copy',
      language: 'fr',
      platform: 'instagram',
      topic: 'Ateliers de céramique du samedi',
      product: 'Atelier de céramique',
      unique_selling_proposition: 'Vous repartez avec deux pièces cuites et émaillées',
      variants: 2,
      formality: 'informal',
      facts: ['Le samedi de 14 h à 17 h, soit trois heures', '58 € tout compris', 'Huit places au plus', 'Aucune expérience demandée'],
      output: {
        variants: [
          {
            primary_text: 'Trois heures, de la terre, un tour. Tu repars avec deux pièces cuites et émaillées.',
            headlines: ['Ton atelier de céramique du samedi'],
            descriptions: ['58 € tout compris'],
          },
          {
            primary_text: 'Un bol un peu tordu, mais fait par toi. Le samedi après-midi, on t’apprend à tourner.',
            headlines: ['Une tasse tournée de tes mains'],
            descriptions: ['Huit places, pas une de plus'],
          },
        ],
      },
    },
  },
  {
    id: 'thirteenth-fr-demenagement',
    text: {
      type: 'ad_copy',
      language: 'fr',
      platform: 'google_search',
      topic: 'Déménagement à Nantes',
      product: 'Déménagement de studio et deux-pièces',
      unique_selling_proposition: 'Un prix fixe, donné le jour même',
      variants: 2,
      formality: 'formal',
      keywords: ['déménagement'],
      facts: ['À partir de 290 €', 'Devis le jour même', 'Cartons prêtés gratuitement', 'Du lundi au samedi', 'Assurance jusqu’à 20 000 €'],
      output: {
        variants: [
          {
            primary_text: null,
            headlines: ['Déménagement à Nantes', 'Dès 290 €, prix fixe', 'Devis le jour même'],
            descriptions: [
              'Nous prêtons les cartons et nous portons tout. Demandez votre prix dès maintenant.',
              'Vos meubles sont assurés jusqu’à 20 000 euros, du premier carton au dernier.',
            ],
          },
          {
            primary_text: null,
            headlines: ['Votre déménagement sans stress', 'Cartons prêtés gratuitement', 'Du lundi au samedi'],
            descriptions: [
              'Le prix annoncé est celui que vous payez. Décrivez-nous votre logement en ligne.',
              'Studio ou deux-pièces : une équipe de la région, un camion et des bras solides.',
            ],
          },
        ],
      },
    },
  },
  {
    id: 'thirteenth-fr-librairie',
    text: {
      type: 'social_post',
      language: 'fr',
      platform: 'facebook',
      topic: 'L’heure du conte à la librairie Les Marges',
      formality: 'formal',
      keywords: ['heure du conte'],
      facts: ['Chaque mercredi à 16 h 30', 'Pour les enfants de 4 à 7 ans', 'Durée : 45 minutes', 'Gratuit, sans inscription'],
      hashtags: ['lecture'],
      output: {
        text: 'Mercredi, 16 h 30 : les coussins sont sortis et le grand livre est ouvert. L’heure du conte revient chaque semaine à la librairie, pour les enfants entre 4 et 7 ans.\n\nCela dure trois quarts d’heure, c’est gratuit et il n’y a rien à réserver. Les parents peuvent rester, ou lire en paix au rayon d’à côté.\n\nQuelle histoire aimeriez-vous entendre ?\n\n#lecture',
        hashtags: ['lecture'],
      },
    },
  },
  {
    id: 'thirteenth-fr-fleuriste',
    text: {
      type: 'social_post',
      language: 'fr',
      platform: 'instagram',
      topic: 'Pivoines de la semaine',
      formality: 'informal',
      facts: ['Botte de 10 pivoines : 19 €', 'Jusqu’à samedi'],
      hashtags: ['pivoines', 'fleurs'],
      output: {
        text: 'Les pivoines sont là. La botte de dix : 19 euros, et seulement jusqu’à samedi. Tu passes ?\n\n#pivoines #fleurs',
        hashtags: ['pivoines', 'fleurs'],
      },
    },
  },
  {
    id: 'thirteenth-fr-boulangerie',
    text: {
      type: 'social_post',
      language: 'fr',
      platform: 'threads',
      topic: 'La fournée du soir',
      formality: 'formal',
      facts: ['Baguette chaude à 17 h 30, du lundi au vendredi', '1,30 €'],
      hashtags: [],
      link: 'https://www.fournil-saintjean.example/horaires',
      output: {
        text: 'On nous l’a demandé tout l’hiver, alors c’est dit : du lundi au vendredi, une fournée sort aussi à cinq heures et demie du soir. La baguette est chaude et coûte 1,30 €. Qui arrive à la maison avec le quignon entier ?\n\nhttps://www.fournil-saintjean.example/horaires',
        hashtags: [],
      },
    },
  },
];
