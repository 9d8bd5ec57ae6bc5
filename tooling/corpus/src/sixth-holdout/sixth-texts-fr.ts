import type { CorpusText } from '../corpus-text.ts';

export const frenchTexts: readonly CorpusText[] = [
  {
    id: 'x-fr-velo-article',
    text: {
      type: 'blog_article',
      language: 'fr',
      topic: 'Un séjour à vélo en Bretagne avec l’agence Roues Libres',
      target_audience: 'Couples et familles qui pédalent de temps en temps',
      keywords: ['séjour à vélo', 'Côte d’Émeraude'],
      facts: [
        'Séjour « Côte d’Émeraude à vélo » : 5 jours, 4 nuits, 640 € par personne, petits déjeuners compris',
        '165 km en tout, 30 à 40 km par jour, de Saint-Malo au cap Fréhel, retour par Dinan',
        'Bagages transportés d’hôtel en hôtel',
        'Location d’un vélo électrique : 28 € par jour',
        'Départs tous les lundis du 3 mai au 27 septembre 2027',
        'Acompte de 30 % à la réservation',
        'Enfants à partir de 12 ans',
        'Le fort La Latte a été bâti au XIVe siècle',
      ],
      link: 'https://www.roueslibres-bretagne.fr/emeraude',
      output: {
        title: 'Un séjour à vélo sur la Côte d’Émeraude, étape par étape',
        slug: 'sejour-a-velo-cote-d-emeraude',
        meta_title: 'Séjour à vélo sur la Côte d’Émeraude en cinq jours',
        meta_description:
          'Étapes, prix et conseils pour un séjour à vélo de cinq jours sur la Côte d’Émeraude, bagages transportés, départ chaque lundi.',
        introduction:
          'Cinq jours, une mer qui change de couleur à chaque virage et aucune valise à porter : voilà l’idée de notre séjour à vélo en ' +
          'Bretagne. Vous pédalez à votre rythme, nous nous occupons du reste.',
        sections: [
          {
            heading: 'Des étapes tranquilles',
            body:
              'Le parcours compte 165 kilomètres en tout, soit 30 à 40 kilomètres par jour. C’est assez pour sentir ses jambes le soir, ' +
              'et assez peu pour s’arrêter manger des huîtres. La route part de Saint-Malo, longe la Côte d’Émeraude jusqu’au cap Fréhel ' +
              'et revient par Dinan.',
          },
          {
            heading: 'Trois arrêts que nous aimons',
            body:
              '- **Le fort La Latte**, bâti au XIVe siècle sur un rocher au-dessus des vagues.\n' +
              '- **Le marché de Dinan**, pour le beurre salé et les galettes.\n' +
              '- **La plage de Lancieux**, très calme le matin, quand la marée se retire.\n\n' +
              'Prévoyez une serviette et un vêtement de pluie : on se sert souvent des deux dans la même journée.',
          },
          {
            heading: 'Ce que comprend le prix',
            body:
              'Le séjour coûte 640 € par personne. Il comprend quatre nuits à l’hôtel, les petits déjeuners et le transport des bagages ' +
              'd’une étape à l’autre. Vous pouvez venir avec votre vélo ou louer un modèle électrique pour 28 € par jour. À la ' +
              'réservation, nous demandons un acompte de 30 %.',
          },
          {
            heading: 'Quand partir, et avec qui',
            body:
              'Les départs ont lieu chaque lundi, du 3 mai au 27 septembre 2027. En mai et en juin, les routes sont vides et les genêts ' +
              'en fleur ; en septembre, l’eau est encore douce. Les enfants sont les bienvenus à partir de 12 ans, pourvu qu’ils aiment ' +
              'la pluie autant que les crêpes.',
          },
        ],
        conclusion:
          'Choisissez votre lundi, gonflez vos pneus et prévenez vos collègues. Les dates et le formulaire se trouvent sur ' +
          '[la page du séjour](https://www.roueslibres-bretagne.fr/emeraude).',
      },
    },
  },
  {
    id: 'x-fr-theatre-email',
    text: {
      type: 'email',
      language: 'fr',
      topic: 'L’abonnement Découverte du Théâtre des Carmes, à Angers',
      keywords: ['abonnement', 'spectacles'],
      facts: [
        'Saison du 15 janvier au 11 juin 2027, neuf spectacles : conte, danse, un Molière',
        'Abonnement Découverte : 4 spectacles pour 60 €, 36 € pour les moins de 26 ans',
        'Échange gratuit du billet jusqu’à 48 h avant',
        'Billetterie : 8 rue des Carmes, du mardi au samedi de 14 h à 18 h 30, tél. 02.41.00.17.45',
      ],
      link: 'https://www.theatre-des-carmes.fr/abonnement',
      output: {
        subject: 'Quatre spectacles, un abonnement à 60 €',
        preheader: 'La saison commence le 15 janvier : choisissez vos soirées',
        body:
          'Bonjour,\n\n' +
          'Les soirées d’hiver sont longues, et nos fauteuils sont confortables. Du 15 janvier au 11 juin 2027, le Théâtre des Carmes ' +
          'vous propose neuf spectacles, du conte à la danse, avec un Molière au milieu.\n\n' +
          'Avec l’abonnement Découverte, vous en choisissez quatre pour 60 €. Les moins de 26 ans paient 36 €. Un empêchement ? Vous ' +
          'échangez votre billet sans frais jusqu’à 48 heures avant la représentation.\n\n' +
          'Pour vous abonner, cliquez sur le bouton ci-dessous ou passez à la billetterie, au 8 rue des Carmes, du mardi au samedi entre ' +
          '14 h et 18 h 30. Vous pouvez aussi nous appeler au 02 41 00 17 45 : nous aimons parler des pièces presque autant que les ' +
          'jouer.\n\n' +
          'À bientôt dans la salle,\nL’équipe du Théâtre des Carmes',
        call_to_action: 'Choisir mes spectacles',
      },
    },
  },
  {
    id: 'x-fr-isolation-landing',
    text: {
      type: 'landing_page',
      language: 'fr',
      topic: 'Isolation des combles par l’entreprise Duval à Rennes',
      formality: 'formal',
      keywords: ['isolation des combles', 'diagnostic gratuit'],
      facts: [
        'À partir de 24 € le m², pose comprise',
        'Un chantier de 80 m² prend une journée ; 30 cm de ouate de cellulose soufflée',
        'Jusqu’à 25 % d’économies sur le chauffage',
        'Entreprise fondée à Rennes en 1998, label RGE, garantie décennale',
        'Diagnostic gratuit sous 7 jours, devis sans engagement',
        'Mme Le Goff, Cesson-Sévigné : « Le salon est resté tiède toute la nuit. »',
      ],
      link: 'https://www.duval-isolation.fr/diagnostic',
      output: {
        headline: 'L’isolation des combles, faite en une journée',
        subheadline: 'Pour les maisons de Rennes et des environs qui perdent leur chaleur par le toit',
        sections: [
          {
            heading: 'Là où part votre chaleur',
            body:
              'L’air chaud monte, et un toit mal isolé le laisse filer. Une isolation des combles bien posée permet d’économiser jusqu’à ' +
              '25 % sur le chauffage. « Le salon est resté tiède toute la nuit », raconte Mme Le Goff, de Cesson-Sévigné.',
          },
          {
            heading: 'Comment se passe le chantier',
            body:
              'Nous soufflons 30 centimètres de ouate de cellulose entre les solives. Pour une surface de 80 m², le travail prend une ' +
              'journée. Nous protégeons les sols, nous nettoyons derrière nous, et vous retrouvez votre maison le soir même.',
          },
          {
            heading: 'Une entreprise de Rennes',
            body:
              'Notre entreprise travaille à Rennes depuis 1998. Elle a le label RGE, et ses travaux sont couverts par la garantie ' +
              'décennale.',
          },
          {
            heading: 'Un prix clair',
            body:
              'Vous payez à partir de 24 € le mètre carré, pose comprise. Le diagnostic gratuit a lieu dans les sept jours qui suivent ' +
              'votre demande, et le devis ne vous engage à rien.',
          },
        ],
        call_to_action: 'Demander mon diagnostic',
        faq: [
          {
            question: 'Faut-il vider le grenier ?',
            answer: 'Seulement la partie à isoler. Nos équipes vous aident à déplacer les cartons le matin.',
          },
          {
            question: 'Ai-je droit à une aide ?',
            answer: 'Cela dépend de vos revenus et de la maison. Nous vérifions avec vous et préparons le dossier.',
          },
          {
            question: 'La ouate craint-elle l’humidité ?',
            answer: 'Elle laisse passer la vapeur d’eau et sèche vite. Nous contrôlons tout de même la toiture avant de commencer.',
          },
        ],
        meta_title: 'Isolation des combles à Rennes en une journée',
        meta_description:
          'Isolation des combles à Rennes dès 24 € le m², par une entreprise RGE. Diagnostic gratuit sous sept jours, devis ' +
          'sans engagement.',
      },
    },
  },
  {
    id: 'x-fr-brunch-instagram',
    text: {
      type: 'social_post',
      platform: 'instagram',
      language: 'fr',
      topic: 'Le brunch de Chez Odette, à Lyon',
      tone: 'gourmand',
      keywords: ['brunch'],
      facts: ['Le dimanche de 10:00 à 14:00', '26 € par personne, café à volonté'],
      hashtags: ['brunchlyon', 'dimanche'],
      output: {
        text: 'Dimanche, on se lève tard. Brunch chez Odette de 10 h à 14 h : 26 €, café à volonté ☕\n\n#brunchlyon #dimanche',
        hashtags: ['brunchlyon', 'dimanche'],
      },
    },
  },
  {
    id: 'x-fr-fromage-tiktok',
    text: {
      type: 'social_post',
      platform: 'tiktok',
      language: 'fr',
      topic: 'Les plateaux de la fromagerie Perrin, à Annecy',
      keywords: ['raclette'],
      facts: ['Compter 200 g par personne', 'Plateau pour 4 personnes : 38 €', 'Ouvert du mardi au dimanche, 8 h 30 à 19 h'],
      hashtags: ['fromage', 'annecy'],
      output: {
        text:
          'La bonne dose de raclette ? 200 grammes par personne, pas moins 🧀 Notre plateau pour quatre est à 38 €, tout prêt, à la ' +
          'fromagerie Perrin d’Annecy. On ouvre du mardi au dimanche, dès 8 h 30.\n\n#fromage #annecy',
        hashtags: ['fromage', 'annecy'],
      },
    },
  },
  {
    id: 'x-fr-mutuelle-instagram-ad',
    text: {
      type: 'ad_copy',
      platform: 'instagram',
      language: 'fr',
      topic: 'La mutuelle Alva pour les indépendants',
      product: 'Mutuelle Alva',
      unique_selling_proposition: 'Pas de délai de carence',
      variants: 1,
      keywords: ['mutuelle'],
      facts: ['À partir de 31 € par mois', 'Soins remboursés en 48 heures', 'Sans délai de carence'],
      link: 'https://www.mutuelle-alva.fr',
      output: {
        variants: [
          {
            primary_text: 'Une mutuelle faite pour les indépendants : dès 31 € par mois, soins remboursés en 48 h, sans délai de carence.',
            headlines: ['La mutuelle des indépendants', 'Remboursements en deux jours'],
            descriptions: ['Dès 31 € par mois'],
          },
        ],
      },
    },
  },
];
