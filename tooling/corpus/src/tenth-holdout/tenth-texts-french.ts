import type { CorpusText } from '../corpus-text.ts';

export const french: readonly CorpusText[] = [
  {
    id: 'tenth-fr-rempaillage',
    text: {
      type: 'blog_article',
      language: 'fr',
      topic: 'Faire rempailler une chaise',
      length: 160,
      keywords: ['rempaillage de chaises'],
      facts: [
        'À partir de 95 € par chaise',
        'Environ huit heures de travail par assise',
        'Délai de quatre à six semaines',
        'Paille de seigle ou de marais',
        'Une assise bien entretenue dure trente ans',
      ],
      link: 'https://www.atelier-paille-dor.example/devis',
      output: {
        title: 'Rempaillage de chaises : réparer plutôt que jeter',
        slug: 'rempaillage-de-chaises',
        meta_title: 'Rempaillage de chaises : prix, délai, choix de la paille',
        meta_description:
          'Le rempaillage de chaises expliqué simplement : quelle paille choisir, combien de temps prévoir et à quel prix s’attendre.',
        introduction:
          'Une assise qui s’affaisse ne condamne pas la chaise. Le rempaillage de chaises lui rend sa tenue, et souvent ' +
          'son charme, sans toucher au bois.',
        sections: [
          {
            heading: 'Seigle ou paille de marais ?',
            body:
              'La paille de seigle, dorée et brillante, convient aux modèles fins. Celle de marais, plus rustique, a des ' +
              'tons verts et bruns qui vont bien à une chaise de cuisine. Dans le doute, envoyez-nous une photo : le style ' +
              'du bois parle souvent de lui-même.',
          },
          {
            heading: 'Ce que demande une assise',
            body:
              'Il faut d’abord enlever l’ancienne paille et vérifier les barreaux. Ensuite, chaque brin est torsadé à la ' +
              'main, puis tendu du bord vers le centre. Comptez environ huit heures pour une assise, ce qui explique un ' +
              'tarif à partir de 95 € par chaise et un délai de quatre à six semaines.',
          },
        ],
        conclusion:
          'Bien entretenue, une assise tient trente ans. Éloignez-la du radiateur, passez un chiffon à peine humide et ' +
          '[demandez un devis](https://www.atelier-paille-dor.example/devis) avant que le dernier brin ne lâche.',
      },
    },
  },
  {
    id: 'tenth-fr-ombres',
    text: {
      type: 'email',
      language: 'fr',
      topic: 'Un spectacle d’ombres en février',
      formality: 'formal',
      facts: [
        '« La Lune en papier », du 12 au 15 février à 18 h 30',
        'Tarif plein 14 €, réduit 9 €',
        'À partir de 5 ans',
        'Durée : 50 minutes',
        'Atelier gratuit après la séance du samedi',
      ],
      link: 'https://www.theatre-du-drap.example/lune',
      output: {
        subject: 'Éteignez tout, la lune arrive',
        preheader: 'Un spectacle d’ombres à voir en famille au mois de février',
        body:
          'Bonjour,\n\nUne lampe, un drap, quelques silhouettes découpées : il n’en faut pas plus pour faire surgir une ' +
          'forêt. Du 12 au 15 février, notre compagnie joue « La Lune en papier » chaque soir à 18 h 30.\n\n' +
          'Le spectacle dure 50 minutes et s’adresse à tous, dès 5 ans. Les grands y trouveront leur compte : tout est ' +
          'fait en direct, sans vidéo, et l’on entend parfois les ciseaux.\n\n' +
          'Le samedi, restez après la séance. Un atelier gratuit vous apprend à donner vie à un simple bout de carton.\n\n' +
          'La place coûte 14 €, ou 9 € au tarif réduit.\n\nÀ très bientôt dans le noir,\nToute la compagnie',
        call_to_action: 'Réserver ma place',
      },
    },
  },
  {
    id: 'tenth-fr-ludotheque',
    text: {
      type: 'social_post',
      platform: 'tiktok',
      language: 'fr',
      topic: 'Emprunter des jeux à la ludothèque',
      hashtags: ['ludothèque', 'jeuxdesociété'],
      facts: ['3 jeux pour trois semaines', 'Adhésion : 20 € par an et par famille'],
      output: {
        text:
          'Pourquoi acheter un jeu quand on peut en essayer plein ? 3 jeux à la fois, trois semaines pour jouer, 20 € ' +
          'l’année pour toute la famille. Et si la boîte est trop grosse pour le métro, on vous prête aussi le sac. ' +
          '#ludothèque #jeuxdesociété',
        hashtags: ['ludothèque', 'jeuxdesociété'],
      },
    },
  },
  {
    id: 'tenth-fr-laverie',
    text: {
      type: 'social_post',
      platform: 'facebook',
      language: 'fr',
      topic: 'Ouverture d’une laverie solidaire',
      length: 70,
      facts: [
        'Ouverture le lundi 6 octobre',
        'Lavage 2,50 €, séchage 1 €',
        'Du lundi au samedi, de 9 h à 19 h',
        '18 rue des Tanneurs',
        'Aide aux démarches sur place',
      ],
      output: {
        text:
          'Bonne nouvelle pour les chaussettes du quartier : la laverie solidaire ouvre le lundi 6 octobre au 18, rue des ' +
          'Tanneurs.\n\nUn lavage coûte 2,50 €, le séchage 1 €. Il y a aussi du café, des livres et quelqu’un pour vous ' +
          'aider avec vos papiers pendant que le tambour tourne. C’est ouvert de 9 h à 19 h, tous les jours sauf le ' +
          'dimanche.\n\nQui vient étrenner les machines ?',
        hashtags: [],
      },
    },
  },
  {
    id: 'tenth-fr-ramonage',
    text: {
      type: 'ad_copy',
      platform: 'google_search',
      language: 'fr',
      topic: 'Ramonage de cheminées et de poêles',
      product: 'Ramonage',
      unique_selling_proposition: 'Le certificat est remis le jour même',
      variants: 1,
      keywords: ['ramonage'],
      facts: [
        '69 € TTC par conduit',
        'Certificat valable pour l’assurance',
        'Intervention en Isère sous 72 heures',
        'Trente ans de métier',
      ],
      output: {
        variants: [
          {
            primary_text: null,
            headlines: [
              'Ramonage en Isère',
              'Certificat le jour même',
              '69 € TTC par conduit',
              'Chez vous sous 72 heures',
              'Trente ans de métier',
              'Un conduit propre cet hiver',
              'Réservez votre ramonage',
            ],
            descriptions: [
              'Ramonage à 69 € TTC le conduit, certificat remis le jour même pour votre assurance.',
              'Un artisan d’Isère chez vous sous 72 heures, bâche au sol et sourire compris.',
              'Avant la première flambée, faites vérifier le conduit. Choisissez un créneau en ligne.',
            ],
          },
        ],
      },
    },
  },
  {
    id: 'tenth-fr-permis-fluvial',
    text: {
      type: 'landing_page',
      language: 'fr',
      topic: 'Stages de permis fluvial',
      keywords: ['permis fluvial'],
      facts: [
        'Formation en 2 jours',
        'Prix : 390 €',
        'Au plus 4 élèves par bateau',
        'Âge minimum : 16 ans',
        'Départs de Toulouse, d’avril à octobre',
        '94 % de réussite en 2024',
      ],
      link: 'https://www.peniche-ecole-garonne.example/stages',
      output: {
        headline: 'Votre permis fluvial en deux jours',
        subheadline: 'Pour celles et ceux qui rêvent de canaux et préfèrent apprendre sur l’eau',
        sections: [
          {
            heading: 'On apprend à la barre',
            body:
              'Ici, pas de salle sans fenêtre : la théorie se révise sur le pont, entre deux écluses. À quatre élèves au ' +
              'plus par bateau, chacun manœuvre, accoste et rate ses premiers nœuds sans public.',
          },
          {
            heading: 'Un stage court, un examen préparé',
            body:
              'La formation tient en deux jours et coûte 390 €. Le moniteur reprend avec vous ce qui fâche : feux, bouées, ' +
              'priorités. En 2024, 94 % de nos élèves ont réussi.',
          },
          {
            heading: 'Toulouse, côté canal',
            body:
              'Nous partons de Toulouse d’avril à octobre. Il suffit d’avoir 16 ans et des chaussures qui ne craignent pas ' +
              'l’eau ; le gilet, nous le prêtons.',
          },
        ],
        call_to_action: 'Choisir mes dates',
        faq: [
          {
            question: 'Faut-il savoir nager ?',
            answer:
              'C’est préférable, même si le gilet reste obligatoire sur le pont. Prévenez le moniteur si vous n’êtes pas à ' +
              'l’aise dans l’eau.',
          },
          {
            question: 'Et s’il pleut ?',
            answer: 'On navigue quand même, et les cirés sont fournis. Seul un orage ou un vent trop fort fait reporter la sortie.',
          },
          {
            question: 'Puis-je venir avec mon enfant ?',
            answer: 'Oui, comme élève, à partir de 16 ans. Pour des raisons d’assurance, nous n’embarquons pas d’accompagnateurs.',
          },
        ],
        meta_title: 'Permis fluvial à Toulouse : stage de deux jours',
        meta_description:
          'Passez le permis fluvial en deux jours au départ de Toulouse, à quatre élèves au plus par bateau. Tarif : 390 ' +
          '€, dates d’avril à octobre.',
      },
    },
  },
];
