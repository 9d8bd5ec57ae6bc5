import type { CorpusText } from '../corpus-text.ts';

export const cleanFr: readonly CorpusText[] = [
  {
    id: 's18-fr-repair',
    text: {
      type: 'social_post',
      language: 'fr',
      platform: 'mastodon',
      topic: 'Atelier de réparation de l’association Les Mains Têtues à Besançon',
      facts: [
        'Samedi 26 septembre 2026, de 14 h à 18 h, 12 rue des Tisserands',
        'Petit électroménager, lampes, vêtements',
        'Entrée libre, adhésion facultative de 5 €',
      ],
      keywords: ['atelier de réparation'],
      hashtags: ['Besançon', 'Réparer'],
      output: {
        text: [
          'Votre grille-pain fait la tête ? Apportez-le samedi 26 septembre, de 14 h à 18 h, au 12 rue des Tisserands.',
          'À l’atelier de réparation des Mains Têtues, nos bénévoles s’occupent avec vous du petit électroménager, des lampes et des ' +
            'vêtements. L’entrée est libre, et l’adhésion à 5 € reste facultative.',
          '#Besançon #Réparer',
        ].join('\n\n'),
        hashtags: ['Besançon', 'Réparer'],
      },
    },
  },
  {
    id: 's18-fr-fromage',
    text: {
      type: 'social_post',
      language: 'fr',
      platform: 'facebook',
      topic: 'Dégustation à la fromagerie Aux Trois Tommes',
      facts: [
        'Vendredi 11 décembre à 19 h',
        'Six fromages de Savoie et trois vins, 28 € par personne',
        'Sur réservation au comptoir, 16 places',
      ],
      keywords: ['fromages de Savoie'],
      hashtags: [],
      output: {
        text: [
          'Et si on parlait fromage autour d’une vraie table ? Le vendredi 11 décembre à 19 h, on pousse les ' +
            'vitrines et on sort les verres.',
          'Au programme : six fromages de Savoie, trois vins et beaucoup d’histoires d’alpage. C’est 28 € par personne, soit 56 € à deux.',
          'Il y a 16 places, pas une de plus. Réservez la vôtre en passant au comptoir !',
        ].join('\n\n'),
        hashtags: [],
      },
    },
  },
  {
    id: 's18-fr-velo',
    text: {
      type: 'social_post',
      language: 'fr',
      platform: 'twitter',
      topic: 'Location de vélos cargo chez Roule Ma Poule à Nantes',
      facts: ['35 € la journée, 60 € le week-end', 'Jusqu’à trois enfants à bord', 'Casques prêtés'],
      link: 'https://roulemapoule.example/cargo',
      hashtags: ['Nantes'],
      output: {
        text:
          'Trois enfants, un pique-nique, zéro bouchon : louez un vélo cargo pour 35 € la journée ou 60 € le week-end. ' +
          'On vous prête les casques. https://roulemapoule.example/cargo #Nantes',
        hashtags: ['Nantes'],
      },
    },
  },
  {
    id: 's18-fr-piscine',
    text: {
      type: 'email',
      language: 'fr',
      topic: 'Hivernage des piscines par Bleu Bassin',
      facts: [
        'Forfait hivernage 240 €, produits compris',
        'Intervention de deux heures environ',
        'Rendez-vous du 5 octobre au 20 novembre',
        '15 % de remise pour toute réservation avant le 15 septembre',
      ],
      keywords: ['hivernage'],
      instructions: 'Vouvoyer.',
      link: 'https://bleubassin.example/hivernage',
      length: 90,
      output: {
        subject: 'Votre piscine est-elle prête pour l’hiver ?',
        preheader: '15 % de remise en réservant avant le 15 septembre',
        body: [
          'Bonjour,',
          'Une piscine bien fermée à l’automne, ce sont des journées de nettoyage en moins au printemps. Nos techniciens s’occupent de ' +
            'l’hivernage de votre bassin en deux heures environ.',
          'Ils traitent l’eau, purgent les canalisations et posent la couverture. Le forfait coûte 240 €, produits compris. Si vous ' +
            'réservez avant le 15 septembre, vous profitez de 15 % de remise et ne payez que 204 €.',
          'Les rendez-vous ont lieu du 5 octobre au 20 novembre. Choisissez la date qui vous arrange, nous faisons le reste.',
          'À bientôt,\nToute l’équipe de Bleu Bassin.',
        ].join('\n\n'),
        call_to_action: 'Réserver mon hivernage',
      },
    },
  },
  {
    id: 's18-fr-theatre',
    text: {
      type: 'email',
      language: 'fr',
      topic: 'Inscriptions aux cours de théâtre de la Compagnie du Balcon',
      facts: [
        'Cours adultes le mardi de 20 h à 22 h à partir du 22 septembre 2026',
        '30 séances, 390 € par an, payable en trois fois',
        'Cours d’essai gratuit le 15 septembre',
        'Léa Morvan, metteuse en scène : « On ne vient pas pour être bon, on vient pour jouer. »',
      ],
      keywords: ['cours de théâtre'],
      instructions: 'Commencer par {{prenom}}, tutoyer.',
      link: 'https://compagniedubalcon.example/inscription',
      output: {
        subject: 'Monte sur scène dès septembre',
        preheader: 'Un cours d’essai gratuit le 15 septembre',
        body: [
          'Bonjour {{prenom}},',
          'tu as toujours dit « un jour, je ferai du théâtre » ? Ce jour tombe un mardi. Nos cours de théâtre pour adultes reprennent ' +
            'le 22 septembre, de 20 h à 22 h.',
          '« On ne vient pas pour être bon, on vient pour jouer », dit Léa Morvan, notre metteuse en scène. Les débutants sont donc ' +
            'les bienvenus.',
          'L’année compte 30 séances et coûte 390 €, que tu peux régler en trois fois. Pour te faire une idée, viens au cours ' +
            'd’essai gratuit du 15 septembre.',
          'À très vite,\nLa Compagnie du Balcon.',
        ].join('\n\n'),
        call_to_action: 'Je m’inscris',
      },
    },
  },
  {
    id: 's18-fr-serrure',
    text: {
      type: 'ad_copy',
      language: 'fr',
      platform: 'google_search',
      topic: 'Serrurier à Lille',
      product: 'Dépannage serrurerie',
      unique_selling_proposition: 'Prix annoncé avant le déplacement',
      facts: ['Ouverture de porte claquée 89 €', 'Sur place en 30 minutes', 'Devis gratuit', '7 jours sur 7 de 7 h à 23 h'],
      keywords: ['serrurier Lille'],
      variants: 1,
      output: {
        variants: [
          {
            primary_text: null,
            headlines: [
              'Serrurier Lille à prix annoncé',
              'Porte claquée : 89 €',
              'Sur place en 30 minutes',
              'Devis gratuit et clair',
              'Ouvert 7 jours sur 7',
            ],
            descriptions: [
              'Votre serrurier Lille vous dit le prix avant de partir. Demandez votre devis gratuit.',
              'Porte claquée, clé cassée ? Nous intervenons tous les jours, de 7 h à 23 h.',
            ],
          },
        ],
      },
    },
  },
  {
    id: 's18-fr-spa',
    text: {
      type: 'ad_copy',
      language: 'fr',
      platform: 'instagram',
      topic: 'Bons cadeaux de la savonnerie Lavande & Cie',
      product: 'Coffret de savons',
      unique_selling_proposition: 'Savons saponifiés à froid, emballés sans plastique',
      facts: ['Coffret de quatre savons, 24 €', 'Livraison offerte dès 35 €', 'Fabriqué à Forcalquier'],
      keywords: ['savons'],
      variants: 2,
      output: {
        variants: [
          {
            primary_text: 'Quatre savons, un ruban, aucun plastique : le coffret qui sent bon avant même d’être ouvert.',
            headlines: ['Le coffret à 24 €', 'Des savons faits à Forcalquier'],
            descriptions: ['Livraison offerte dès 35 €'],
          },
          {
            primary_text: 'Saponifiés à froid, nos savons gardent toute leur douceur. Un cadeau simple, dont on se sert chaque jour.',
            headlines: ['Quatre savons à offrir', 'Un cadeau venu de Forcalquier'],
            descriptions: ['Emballé sans plastique'],
          },
        ],
      },
    },
  },
  {
    id: 's18-fr-paie',
    text: {
      type: 'ad_copy',
      language: 'fr',
      platform: 'twitter',
      topic: 'Logiciel de planning pour restaurants',
      product: 'Brigade, le planning des restaurants',
      unique_selling_proposition: 'Planning fait en dix minutes, conforme à la convention collective',
      facts: ['29 € par mois et par établissement', 'Essai gratuit de 14 jours', 'Sans carte bancaire'],
      variants: 2,
      output: {
        variants: [
          {
            primary_text:
              'Le planning du dimanche soir, c’est fini. Avec Brigade, il est prêt en dix minutes et respecte la convention collective.',
            headlines: ['Essayez Brigade pendant 14 jours'],
            descriptions: [],
          },
          {
            primary_text: 'Un extra malade, une salle pleine ? Refaites le planning d’un geste. 29 € par mois et par établissement.',
            headlines: ['Essai gratuit, sans carte bancaire'],
            descriptions: [],
          },
        ],
      },
    },
  },
];
