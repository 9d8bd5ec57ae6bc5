import type { CorpusText } from '../corpus-text.ts';

export const frenchLong: readonly CorpusText[] = [
  {
    id: 'twelfth-fr-musee',
    text: {
      type: 'blog_article',
      language: 'fr',
      topic: 'Visiter le musée de la Dentelle en famille',
      formality: 'formal',
      length: 220,
      keywords: ['musée en famille', 'atelier dentelle'],
      facts: [
        'Entrée gratuite pour les moins de 12 ans, 7 € pour les adultes',
        'Atelier dentelle le mercredi et le samedi à 14 h 30, durée 1 h 30',
        'Le parcours compte 9 salles',
        'Ouvert du mardi au dimanche de 10 h à 18 h',
      ],
      link: 'https://www.musee-dentelle.example/familles',
      output: {
        title: 'Un musée en famille, sans « c’est quand qu’on part ? »',
        slug: 'visiter-un-musee-en-famille',
        meta_title: 'Musée en famille : réussir la visite avec des enfants',
        meta_description: 'Un musée en famille, ça se prépare un peu : nos conseils pour la visite, l’atelier dentelle et la pause goûter.',
        introduction:
          'Un musée en famille, est-ce une idée folle ? Pas chez nous. Avec un peu de préparation et beaucoup de curiosité, la dentelle ' +
          'tient les enfants en haleine mieux qu’un écran. Voici comment passer un bel après-midi, sans courir ni gronder.',
        sections: [
          {
            heading: 'Choisir le bon moment',
            body:
              'Le musée ouvre du mardi au dimanche, de 10 heures à 18 heures. Le matin, les salles sont calmes et les gardiens ont le ' +
              'temps de raconter. Et si votre petite tribu fatigue, ne visez pas les neuf salles d’un coup : mieux vaut en savourer une ' +
              'que de les traverser toutes au pas de course.',
          },
          {
            heading: 'Mettre la main à la pâte',
            body:
              'Regarder, c’est bien. Essayer, c’est mieux. L’**atelier dentelle** a lieu deux fois par semaine, le mercredi et le ' +
              'samedi à 14 h 30. Pendant une heure et demie, petits et grands croisent les fuseaux, se trompent, recommencent et ' +
              'repartent fiers de leur ouvrage.\n\nÀ prévoir :\n\n- un élastique pour les cheveux longs\n- des lunettes pour les ' +
              'papis\n- un brin de patience',
          },
          {
            heading: 'Côté budget',
            body:
              'Les enfants de moins de douze ans ne paient rien, les adultes 7 €. Deux parents et leurs petits passent donc la journée ' +
              'au musée pour 14 €, goûter non compris.',
          },
        ],
        conclusion:
          'Alors, mercredi ou samedi ? [Réservez votre visite en un clin d’œil](https://www.musee-dentelle.example/familles) et glissez ' +
          'un goûter dans le sac : le jardin n’attend que vous.',
      },
    },
  },
  {
    id: 'twelfth-fr-salle',
    text: {
      type: 'landing_page',
      language: 'fr',
      topic: 'La salle de sport Élan à Paris',
      formality: 'informal',
      keywords: ['salle de sport'],
      length: 120,
      facts: [
        '29 € par mois, sans engagement',
        'Ouvert 7 jours sur 7 de 6 h à 23 h',
        'Plus de 40 cours par semaine',
        'Séance d’essai offerte',
        'Satisfait ou remboursé pendant 30 jours',
        'À côté du métro Jourdain',
      ],
      link: 'https://elan-paris.example/essai',
      output: {
        headline: 'La salle de sport qui te laisse respirer',
        subheadline: 'Pour toi qui veux bouger sans signer à vie, à deux pas du métro Jourdain',
        sections: [
          {
            heading: 'Pas d’engagement, pas de blabla',
            body:
              '29 € par mois, un point c’est tout. Tu restes parce que ça te plaît, pas parce qu’une clause te retient. Et si ça ne te ' +
              'plaît pas, tu as un mois pour changer d’avis et te faire rembourser.',
          },
          {
            heading: 'Ouvert quand tu l’es aussi',
            body:
              'Nous t’attendons **tous les jours de 6 h à 23 h**. Avant le bureau, entre midi et deux, après le coucher des enfants : ' +
              'il y a toujours un tapis libre quelque part.',
          },
          {
            heading: 'Quarante cours, zéro jugement',
            body:
              'Yoga, boxe, renfo, mobilité : plus de quarante cours par semaine, du plus doux au plus costaud. Tu hésites ? Viens voir, ' +
              'transpire un peu et décide ensuite. La séance d’essai est pour nous.',
          },
        ],
        call_to_action: 'Réserver ma séance d’essai',
        faq: [
          {
            question: 'Faut-il être sportif pour venir ?',
            answer: 'Non. On commence tous quelque part, et ici personne ne compte tes pompes.',
          },
          { question: 'Puis-je partir quand je veux ?', answer: 'Oui, l’abonnement est sans engagement. Tu nous écris, et c’est réglé.' },
          { question: 'Que dois-je apporter ?', answer: 'Une serviette, une gourde et des baskets propres. Le reste est sur place.' },
        ],
        meta_title: 'Salle de sport sans engagement à Jourdain | Élan',
        meta_description:
          'Une salle de sport à 29 € par mois, sans engagement, ouverte 7 j/7 de 6 h à 23 h. La séance d’essai est offerte : viens ' +
          'essayer.',
      },
    },
  },
  {
    id: 'twelfth-fr-garage',
    text: {
      type: 'blog_article',
      language: 'fr',
      topic: 'Préparer sa voiture pour l’hiver',
      formality: 'formal',
      length: 200,
      keywords: ['pneus hiver', 'contrôle hiver'],
      facts: [
        'Contrôle hiver : 39 € au lieu de 52 € jusqu’au 15 décembre',
        'Le contrôle dure 40 minutes et compte 15 points',
        'Pneus hiver conseillés au-dessous de 7 °C',
        'Stockage des pneus d’été : 45 € la saison',
      ],
      output: {
        title: 'Pneus hiver et batterie : votre voiture prête avant le gel',
        slug: 'pneus-hiver-voiture-prete',
        meta_title: 'Pneus hiver : quand les monter et que vérifier d’autre',
        meta_description:
          'Pneus hiver, batterie, balais d’essuie-glace : ce qu’il faut vérifier avant le froid, et ce que comprend notre contrôle hiver.',
        introduction:
          'Le premier gel arrive toujours un lundi matin, quand vous êtes déjà en retard. Autant prendre les devants. Pneus hiver, ' +
          'batterie, liquides : voici ce qu’il faut regarder avant que la buée ne s’installe.',
        sections: [
          {
            heading: 'Les pneus d’abord',
            body:
              'Pourquoi changer de gomme ? Parce qu’au-dessous de 7 °C, un pneu d’été durcit et glisse. Les pneus hiver, eux, restent ' +
              'souples et mordent la route mouillée. Pas de place au sous-sol ? Nous gardons vos pneus d’été pour 45 € la saison.',
          },
          {
            heading: 'Ce que vous pouvez vérifier vous-même',
            body:
              'Pas besoin d’être mécanicien :\n\n- **La batterie.** Si le démarreur traîne, elle fatigue.\n- **Les balais.** Des traces ' +
              'sur le pare-brise ? Ils ont fait leur temps.\n- **Les phares.** Un coup de chiffon, et l’on y voit déjà mieux.\n\nLe ' +
              'tour est vite fait, et il vous évite bien des sueurs froides.',
          },
          {
            heading: 'Ce dont nous nous chargeons',
            body:
              'Notre **contrôle hiver** passe en revue quinze points en quarante minutes, le temps d’un café et de quelques pages de ' +
              'votre roman. Jusqu’au 15 décembre, il coûte 39 € au lieu de 52 €, soit un quart de moins.',
          },
        ],
        conclusion:
          'Un rendez-vous, un café, et l’hiver peut venir. Appelez l’atelier ou passez nous voir : nous préférons vous rencontrer ici ' +
          'qu’au bord de la route.',
      },
    },
  },
];
