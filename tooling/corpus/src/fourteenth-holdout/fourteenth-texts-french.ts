import type { CorpusText } from '../corpus-text.ts';

export const french: readonly CorpusText[] = [
  {
    id: 'fourteenth-fr-librairie',
    text: {
      type: 'social_post',
      platform: 'facebook',
      language: 'fr',
      formality: 'formal',
      topic: 'Rencontre avec Camille Dorval à la librairie',
      hashtags: ['RencontreLitteraire'],
      facts: [
        'Jeudi 8 octobre 2026 à 19 h',
        'Camille Dorval présente son roman « Les Eaux lentes », paru au printemps',
        'Entrée libre, 40 places assises',
        'Réservation au comptoir ou par courriel : bonjour@lalisiere.example',
      ],
      output: {
        text: 'Jeudi 8 octobre, à sept heures du soir, Camille Dorval vient nous parler de son roman « Les Eaux lentes ». Elle lira, vous poserez vos questions, et il y aura des dédicaces.\n\nL’entrée est libre, mais nous n’avons que quarante chaises. Pour en garder une, passez au comptoir ou écrivez à bonjour@lalisiere.example.\n\n#RencontreLitteraire',
        hashtags: ['RencontreLitteraire'],
      },
    },
  },
  {
    id: 'fourteenth-fr-velo',
    text: {
      type: 'ad_copy',
      platform: 'google_search',
      language: 'fr',
      formality: 'formal',
      topic: 'Location de vélos électriques à Annecy',
      product: 'Location de vélo électrique',
      unique_selling_proposition: 'Le vélo est livré à votre hôtel',
      variants: 1,
      keywords: ['vélo électrique'],
      facts: [
        'Journée : 42 €',
        'Livraison à l’hôtel offerte dès 2 jours de location',
        'Annulation gratuite jusqu’à 24 heures avant',
        'Autonomie de 90 km',
        'Casque, antivol et carte compris',
      ],
      output: {
        variants: [
          {
            primary_text: null,
            headlines: [
              'Louez un vélo électrique',
              '42 € la journée',
              'Livré à votre hôtel',
              'Jusqu’à 90 km d’autonomie',
              'Le tour du lac sans effort',
            ],
            descriptions: [
              'Votre vélo électrique vous attend devant l’hôtel : livraison offerte dès deux jours.',
              'Annulation gratuite jusqu’à la veille. Casque, antivol et carte du lac compris.',
              'Choisissez votre taille en ligne et partez pour la journée à 42 €.',
            ],
          },
        ],
      },
    },
  },
  {
    id: 'fourteenth-fr-amap',
    text: {
      type: 'email',
      language: 'fr',
      formality: 'informal',
      topic: 'Les inscriptions pour les paniers d’hiver sont ouvertes',
      keywords: ['paniers d’hiver'],
      facts: [
        'Paniers d’hiver, de novembre à mars',
        'Petit panier : 14 € par semaine ; grand panier : 22 € par semaine',
        'Retrait le mercredi de 17 h 30 à 19 h, ferme des Tilleuls',
        'Inscription avant le 20 octobre',
        '85 paniers en tout',
      ],
      link: 'https://www.amap-tilleuls.example/hiver',
      output: {
        subject: 'Les paniers d’hiver arrivent',
        preheader: 'Poireaux, courges et pommes, de novembre à mars',
        body: 'Bonjour,\n\nLes tomates tirent leur révérence, les courges attendent leur tour. Tu peux dès maintenant t’inscrire pour les paniers d’hiver, de novembre à mars.\n\nLe petit panier coûte 14 € par semaine, le grand 22 €, soit 8 € de plus. Tu viens le chercher le mercredi à la ferme des Tilleuls, entre 17 h 30 et 19 h.\n\nIl y a 85 paniers, pas un de plus : nos champs ne sont pas élastiques. Inscris-toi avant le 20 octobre, et pense à apporter ton sac.\n\nÀ bientôt à la ferme',
        call_to_action: 'Réserver mon panier',
      },
    },
  },
  {
    id: 'fourteenth-fr-musee',
    text: {
      type: 'social_post',
      platform: 'threads',
      language: 'fr',
      formality: 'informal',
      topic: 'Nocturne au musée de la Mine',
      hashtags: [],
      facts: [
        'Nocturne le vendredi 13 novembre 2026, de 20 h à minuit',
        'Visite à la lampe frontale',
        'Tarif unique : 5 €',
        'Température de 12 degrés dans les galeries',
      ],
      output: {
        text: 'Un vendredi 13, de nuit, dans une mine, avec une lampe sur le front. Oui, on a vérifié le calendrier, et oui, on l’a fait exprès. De 20 h à minuit, 5 € pour tout le monde. Prends un pull : il fait 12 degrés en bas. Tu descends avec qui ?',
        hashtags: [],
      },
    },
  },
  {
    id: 'fourteenth-fr-sang',
    text: {
      type: 'social_post',
      platform: 'twitter',
      language: 'fr',
      topic: 'Collecte de sang à Vierzon',
      hashtags: ['DonDeSang'],
      facts: [
        'Mardi 3 mars 2026, de 14 h à 19 h, salle des fêtes de Vierzon',
        'Un don dure environ 45 minutes',
        'Un don peut sauver jusqu’à trois vies',
      ],
      link: 'https://dondusang-vierzon.example/rdv',
      output: {
        text: 'Trois quarts d’heure, un bras, un goûter : mardi 3 mars, on donne son sang à la salle des fêtes de Vierzon, de 14 h à 19 h. Rendez-vous par ici : https://dondusang-vierzon.example/rdv #DonDeSang',
        hashtags: ['DonDeSang'],
      },
    },
  },
  {
    id: 'fourteenth-fr-atelier',
    text: {
      type: 'ad_copy',
      platform: 'instagram',
      language: 'fr',
      formality: 'informal',
      topic: 'Ateliers de cuisine thaïe',
      product: 'Atelier de cuisine thaïe',
      unique_selling_proposition: 'On cuisine, puis on dîne ensemble',
      variants: 2,
      facts: [
        'Trois plats en 2 h 30',
        '68 € par personne, boissons comprises',
        'Groupes de 10 personnes au plus',
        'Tabliers et recettes fournis',
      ],
      output: {
        variants: [
          {
            primary_text: 'Trois plats thaïs, deux heures et demie, et tout le monde à table à la fin. On s’occupe de la vaisselle.',
            headlines: ['Cuisine, goûte, repars heureux', '68 €, boissons comprises'],
            descriptions: ['Dix personnes au maximum'],
          },
          {
            primary_text: 'Le pad thaï du quartier te plaît ? Apprends à faire le tien, en petit groupe, puis partage-le à table.',
            headlines: ['Ton atelier de cuisine thaïe', 'À table avec ceux qui cuisinent'],
            descriptions: ['Tabliers et recettes fournis'],
          },
        ],
      },
    },
  },
  {
    id: 'fourteenth-fr-mediatheque',
    text: {
      type: 'email',
      language: 'fr',
      formality: 'formal',
      topic: 'La médiathèque supprime les pénalités de retard',
      length: 100,
      source_text:
        'À partir du 1er septembre, la médiathèque de Saint-Brice supprime les pénalités de retard. Les dettes antérieures, 6 200 euros au total, sont effacées. La durée du prêt reste de trois semaines et peut être prolongée deux fois. « Un livre rendu en retard vaut mieux qu’un livre jamais rendu », explique la directrice, Hélène Marchal.',
      output: {
        subject: 'Vos retards ne coûtent plus rien',
        preheader: 'La médiathèque efface aussi les anciennes pénalités',
        body: 'Chère lectrice, cher lecteur,\n\nÀ partir du 1er septembre, vous ne payez plus rien quand un livre revient trop tard. Nous effaçons aussi tout ce qui était dû jusque-là, soit 6 200 € pour l’ensemble de nos abonnés.\n\n« Un livre rendu en retard vaut mieux qu’un livre jamais rendu », dit notre directrice, Hélène Marchal.\n\nLe reste ne change pas : vous gardez vos livres 21 jours, et vous pouvez prolonger le prêt deux fois. Pensez seulement à ceux qui attendent leur tour.\n\nVous avez encore un vieux roman sous le lit ? Rapportez-le sans crainte, personne ne vous grondera.',
        call_to_action: 'Voir mes prêts en cours',
      },
    },
  },
  {
    id: 'fourteenth-fr-menuisier',
    text: {
      type: 'landing_page',
      language: 'fr',
      formality: 'formal',
      topic: 'Bibliothèques sur mesure',
      keywords: ['bibliothèque sur mesure'],
      facts: [
        'Atelier fondé en 1998 à Tours',
        'Prix à partir de 690 € le mètre, pose comprise',
        'Délai de huit semaines',
        'Bois français, à moins de 200 km de l’atelier',
        'Garantie de dix ans, devis gratuit',
        'Le déplacement pour les mesures est gratuit à Tours et alentour',
      ],
      output: {
        headline: 'La bibliothèque qui va à vos murs',
        subheadline: 'Une bibliothèque sur mesure en bois massif, dessinée avec vous et posée par ceux qui l’ont faite',
        sections: [
          {
            heading: 'Un meuble pour votre mur',
            body: 'Les vieux murs penchent, les plafonds aussi. Nous prenons les mesures chez vous, nous dessinons, vous corrigez. Votre bibliothèque sur mesure épouse la pente du toit et laisse leur place aux prises.',
          },
          {
            heading: 'Du bois d’ici',
            body: 'Notre atelier travaille à Tours depuis 1998. Le chêne et le frêne viennent de forêts françaises, à moins de 200 km. Chaque meuble est garanti dix ans.',
          },
          {
            heading: 'Un prix clair',
            body: 'Comptez à partir de 690 € le mètre, pose comprise. Entre votre accord et le dernier coup de chiffon, il se passe huit semaines.',
          },
        ],
        call_to_action: 'Demander un devis',
        faq: [
          { question: 'Faut-il payer le déplacement ?', answer: 'Non, à Tours et dans les environs, la prise de mesures est gratuite.' },
          {
            question: 'Puis-je peindre le meuble moi-même ?',
            answer: 'Oui. Nous le livrons alors poncé et prêt à recevoir votre couleur.',
          },
        ],
        meta_title: 'Bibliothèque sur mesure en bois massif à Tours',
        meta_description:
          'Une bibliothèque sur mesure en chêne ou en frêne, dessinée avec vous, posée en huit semaines et garantie dix ans. Devis gratuit.',
      },
    },
  },
  {
    id: 'fourteenth-fr-rando',
    text: {
      type: 'blog_article',
      language: 'fr',
      formality: 'informal',
      topic: 'Première randonnée avec une nuit en refuge',
      length: 180,
      keywords: ['nuit en refuge'],
      facts: [
        'Une nuit au refuge du Vallon coûte 24 €, 52 € en demi-pension',
        'Le dîner est servi à 19 h',
        'Montée de trois heures, 720 m de dénivelé',
        'Le refuge est ouvert du 13 juin au 27 septembre',
        'Réservation au moins une semaine à l’avance',
      ],
      link: 'https://www.refuge-vallon.example/reserver',
      output: {
        title: 'Ta première nuit en refuge : comment bien la préparer',
        slug: 'premiere-nuit-en-refuge',
        meta_title: 'Première nuit en refuge : comment la préparer',
        meta_description:
          'Que mettre dans ton sac, quand partir et combien prévoir : nos conseils pour une première nuit en refuge, sans mauvaise surprise.',
        introduction:
          'Une nuit en refuge change une balade en voyage. Tu arrives fatigué, tu manges chaud, et le matin la montagne est à toi. Voici ce qu’il faut savoir avant de partir.',
        sections: [
          {
            heading: 'Choisis une montée facile',
            body: 'Pour commencer, le refuge du Vallon est parfait : trois heures de marche et 720 mètres de dénivelé. Pars en début d’après-midi, mais pas trop tard. Le dîner est à sept heures, et le gardien n’aime pas réchauffer la soupe.',
          },
          {
            heading: 'Allège ton sac',
            body: 'Les couvertures sont là-haut. Il te faut un drap de sac, une lampe, une veste chaude et des bouchons d’oreilles. Laisse le reste chez toi : tu sentiras chaque objet inutile dans les lacets.',
          },
          {
            heading: 'Réserve à temps',
            body: 'Le refuge est ouvert du 13 juin au 27 septembre. Appelle ou écris au moins sept jours avant. La nuit coûte 24 €, ou 52 € avec le dîner et le petit déjeuner.',
          },
        ],
        conclusion:
          'Regarde la météo, préviens quelqu’un de ton trajet, puis [réserve ta place](https://www.refuge-vallon.example/reserver). La suite se fait à pied.',
      },
    },
  },
];
