import type { CorpusText } from '../corpus-text.ts';

export const cleanFrench: readonly CorpusText[] = [
  {
    id: 'fr-blog-fromage',
    text: {
      type: 'blog_article',
      language: 'fr',
      topic: 'Composer un plateau de fromages pour huit personnes',
      keywords: ['plateau de fromages', 'comté'],
      link: 'https://cremerie-aubert.example/plateaux',
      facts: [
        'Compter 60 g de fromage par personne après un repas, 150 g s’il fait le repas',
        'Plateau tout prêt pour 8 personnes : 46 €',
        'Comté affiné 24 mois : 32,50 € le kilo',
        'Commande 48 h à l’avance, retrait du mardi au samedi, 8 h 30–19 h',
        'Louise Aubert, fromagère : « Un bon plateau se sort une heure avant le dessert, pas cinq minutes. »',
      ],
      length: 165,
      output: {
        title: 'Un plateau de fromages réussi pour huit personnes',
        slug: 'plateau-de-fromages-huit-personnes',
        meta_title: 'Plateau de fromages pour huit : le bon dosage',
        meta_description:
          'Combien de fromage par personne, dans quel ordre, à quelle température : comment composer un plateau de fromages pour huit convives.',
        introduction:
          'Un plateau de fromages ne se remplit pas au hasard. Voici combien en acheter pour huit personnes, dans quel ordre les poser et quand les sortir du frais.',
        sections: [
          {
            heading: 'Combien en prévoir',
            body: 'Après un repas, comptez 60 grammes par personne, soit 480 grammes pour huit. Si le fromage fait le repas, prévoyez 150 grammes chacun : cela donne 1,2 kilo.',
          },
          {
            heading: 'Du plus doux au plus fort',
            body: 'Posez les fromages comme les heures sur une horloge. Midi pour le chèvre frais, puis les pâtes molles, puis le comté, et le bleu pour finir. Chez nous, le comté a deux ans de cave et coûte 32,50 € le kilo.',
          },
          {
            heading: 'Le sortir à temps',
            body: '« Un bon plateau se sort une heure avant le dessert, pas cinq minutes », rappelle Louise Aubert, fromagère. Pas le temps ? Nous nous en chargeons pour 46 euros. Commandez deux jours avant et passez du mardi au samedi, de 8h30 à 19h.',
          },
        ],
        conclusion:
          'Choisissez votre pain en dernier, et [réservez votre plateau](https://cremerie-aubert.example/plateaux) avant le week-end.',
      },
    },
  },
  {
    id: 'fr-blog-velo',
    text: {
      type: 'blog_article',
      language: 'fr',
      topic: 'Louer un vélo cargo pour un déménagement en ville',
      keywords: ['vélo cargo'],
      formality: 'informal',
      facts: [
        'Location 25 € la demi-journée, 40 € la journée',
        'Charge utile 100 kg',
        'Autonomie 60 km',
        'Caution 500 €',
        'Dépôt ouvert 7 jours sur 7, de 9 h à 20 h',
      ],
      output: {
        title: 'Déménager en vélo cargo, mode d’emploi',
        slug: 'demenager-en-velo-cargo',
        meta_title: 'Déménager en vélo cargo, mode d’emploi',
        meta_description:
          'Que peut-on charger sur un vélo cargo, combien coûte la location et comment t’y prendre le jour du déménagement : le mode d’emploi.',
        introduction:
          'Pas besoin de camion pour un studio. Avec un vélo cargo, un ami et un peu de sangle, tu déménages en quelques trajets.',
        sections: [
          {
            heading: 'Ce que tu peux charger',
            body: 'Le vélo porte cent kilos. Des cartons, une table démontée, un matelas roulé : tout passe. Le canapé, lui, attendra un copain avec une remorque.',
          },
          {
            heading: 'Ce que ça coûte',
            body: 'La journée est à 40 euros, la demi-journée à 25. À deux, une journée vous revient à 20 euros chacun. La caution de 500 euros n’est pas débitée.',
          },
          {
            heading: 'Le jour J',
            body: 'Viens tôt : le dépôt ouvre à 9 heures, tous les jours, dimanche compris. La batterie tient 60 kilomètres, de quoi traverser la ville bien des fois. Attache bas, roule doucement, freine avant le virage.',
          },
        ],
        conclusion: 'Fais d’abord l’inventaire, pièce par pièce. Ensuite, réserve ton vélo et préviens les copains.',
      },
      instructions: 'Préciser que la caution n’est pas débitée.',
    },
  },
  {
    id: 'fr-land-bilan',
    text: {
      type: 'landing_page',
      language: 'fr',
      topic: 'Bilan de compétences à distance',
      keywords: ['bilan de compétences', 'CPF'],
      facts: [
        '24 heures sur 3 mois',
        '8 entretiens en visio de 1 h 30',
        '1 890 €, finançable par le CPF',
        'Organisme certifié Qualiopi',
        '9 participants sur 10 recommandent le bilan (enquête 2026, 140 réponses)',
      ],
      output: {
        headline: 'Changer de métier, ou mieux aimer le sien',
        subheadline: 'Un bilan de compétences à distance, en trois mois, avec une seule et même conseillère du début à la fin.',
        sections: [
          {
            heading: 'Huit rendez-vous, pas un de trop',
            body: 'Chaque entretien dure une heure et demie, en visio, soit douze heures à deux. Le reste du temps, vous enquêtez : vous appelez, vous testez, vous écrivez.',
          },
          {
            heading: 'Ce qu’en disent les autres',
            body: 'Dans notre enquête de 2026, 90 % des 140 personnes interrogées recommandent le bilan. Nous sommes certifiés Qualiopi.',
          },
          {
            heading: 'Un prix, un financement',
            body: 'Le bilan coûte 1 890 euros. Vous pouvez le payer avec votre CPF, en tout ou en partie.',
          },
        ],
        call_to_action: 'Prendre un premier rendez-vous',
        faq: [
          { question: 'Faut-il le dire à mon employeur ?', answer: 'Non, sauf si vous faites le bilan sur votre temps de travail.' },
          { question: 'Combien de temps dois-je prévoir ?', answer: 'Vingt-quatre heures en tout, réparties sur trois mois.' },
        ],
        meta_title: 'Bilan de compétences à distance, finançable CPF',
        meta_description:
          'Un bilan de compétences en visio : huit entretiens sur trois mois, une conseillère attitrée, 1 890 euros finançables par le CPF.',
      },
      instructions: 'La même conseillère suit la personne du début à la fin.',
    },
  },
  {
    id: 'fr-land-gite',
    text: {
      type: 'landing_page',
      language: 'fr',
      topic: 'Gîte du Moulin, au pied du Vercors',
      keywords: ['gîte', 'Vercors'],
      facts: [
        'Gîte pour 6 personnes, 3 chambres, 95 m²',
        'Semaine 720 € en basse saison, 980 € en juillet et août',
        'Arrivée samedi 16 h, départ samedi 10 h',
        'Gare de Die à 12 km',
        'Draps fournis, ménage 50 € en option',
      ],
      output: {
        headline: 'De la place pour six, et pas un bruit',
        subheadline: 'Le gîte du Moulin accueille familles et amis au pied du Vercors, d’un samedi à l’autre.',
        sections: [
          {
            heading: 'La maison',
            body: 'Trois chambres, une grande cuisine, 95 mètres carrés en tout. Les draps sont sur les lits quand vous arrivez.',
          },
          {
            heading: 'Le prix de la semaine',
            body: 'Comptez 720 euros hors saison et 980 en juillet-août. À six, la semaine revient à 120 euros par personne hors saison. Le ménage est en option, à 50 euros.',
          },
          { heading: 'Venir sans voiture', body: 'La gare de Die est à douze kilomètres. À vélo, c’est une belle mise en jambes.' },
        ],
        call_to_action: 'Voir les semaines libres',
        faq: [
          {
            question: 'À quelle heure peut-on arriver ?',
            answer: 'Le samedi à partir de seize heures. Le départ se fait le samedi suivant avant dix heures.',
          },
          { question: 'Faut-il apporter les draps ?', answer: 'Non, ils sont fournis. Pensez seulement à vos serviettes.' },
        ],
        meta_title: 'Gîte du Moulin, six personnes, au pied du Vercors',
        meta_description:
          'Un gîte de trois chambres au pied du Vercors, à 12 km de la gare de Die : 720 euros la semaine hors saison, draps fournis.',
      },
    },
  },
  {
    id: 'fr-email-theatre',
    text: {
      type: 'email',
      language: 'fr',
      topic: 'Ouverture des abonnements du Théâtre de la Criée-Basse',
      keywords: ['abonnement'],
      instructions: 'Commencer par « Bonjour *|PRENOM|*, ».',
      facts: [
        'Abonnement 4 spectacles : 68 €, soit 17 € la place au lieu de 24 €',
        'Ouverture mardi 8 juin 2027 à 10 h',
        '22 spectacles, de septembre à mai',
        'Moins de 26 ans : 40 €',
      ],
      output: {
        subject: 'Votre abonnement ouvre mardi à dix heures',
        preheader: 'Quatre spectacles au choix parmi vingt-deux, pour 68 euros',
        body: 'Bonjour *|PRENOM|*,\n\nde septembre à mai, vingt-deux spectacles passeront sur notre plateau. Lesquels verrez-vous ?\n\nLe mardi 8 juin, à 10h précises, les abonnements ouvrent. Vous choisissez quatre titres et payez 68 euros. La place vous revient à 17 euros au lieu de 24, soit 28 euros d’économie sur l’ensemble.\n\nVous connaissez quelqu’un de moins de 26 ans ? Pour lui, les quatre coûtent 40 euros.\n\nÀ bientôt dans la salle,\nle Théâtre de la Criée-Basse',
        call_to_action: 'Choisir mes spectacles',
      },
    },
  },
  {
    id: 'fr-email-jardin',
    text: {
      type: 'email',
      language: 'fr',
      topic: 'Panier de plants potagers, livraison au printemps',
      keywords: ['plants'],
      facts: [
        'Panier de 18 plants : 6 tomates, 6 salades, 4 courgettes, 2 basilics',
        '39 € livraison comprise',
        'Commande jusqu’au 25 avril, livraison entre le 5 et le 8 mai',
        'Jardin de 10 m² minimum',
      ],
      length: 74,
      output: {
        subject: 'Dix-huit plants pour un potager en mai',
        preheader: 'Tomates, salades, courgettes et basilic, livrés chez vous',
        body: 'Bonjour,\n\nvous avez dix mètres carrés et un arrosoir ? Nous avons le reste.\n\nNotre panier réunit dix-huit plants : six tomates, autant de salades, quatre courgettes et deux basilics. Il coûte 39 euros, livraison comprise.\n\nCommandez avant la fin du 25 avril. Nous livrons entre le 5 et le 8 mai, quand les nuits se font plus douces et que la terre se réchauffe enfin.\n\nBonne terre à tous,\nla pépinière',
        call_to_action: 'Commander mon panier',
      },
    },
  },
];
