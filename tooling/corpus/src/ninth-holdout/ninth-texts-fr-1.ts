import type { CorpusText } from '../corpus-text.ts';

export const frenchTexts: readonly CorpusText[] = [
  {
    id: 'ninth-lombricomposteur',
    text: {
      type: 'blog_article',
      topic: 'Composter sans jardin',
      language: 'fr',
      formality: 'formal',
      length: 300,
      keywords: ['lombricomposteur'],
      link: 'https://ville-verte.example/compost',
      facts: [
        'La Ville offre 600 lombricomposteurs aux habitants sans jardin',
        'Inscriptions jusqu’au 15 mars 2027',
        'Formation obligatoire de 90 minutes à la Maison du jardin',
        'Près d’un tiers du contenu de nos poubelles est compostable',
        'Première récolte après six mois',
      ],
      output: {
        title: 'Un lombricomposteur en appartement : mode d’emploi',
        slug: 'lombricomposteur-appartement-mode-emploi',
        meta_title: 'Lombricomposteur en appartement : le mode d’emploi',
        meta_description:
          'Pas de jardin ? Un lombricomposteur tient sous l’évier et ne sent rien. Ce qu’il faut savoir avant de vous ' +
          'inscrire à la distribution de la Ville.',
        introduction:
          'Habiter en étage et nourrir quand même la terre, c’est possible. Un lombricomposteur tient dans un coin de ' +
          'cuisine, ne fait pas de bruit et transforme vos épluchures en engrais. Voici comment il fonctionne, et comment en ' +
          'obtenir un gratuitement.',
        sections: [
          {
            heading: 'Pourquoi s’y mettre',
            body:
              'Ouvrez votre poubelle : près du tiers de ce qu’elle contient pourrait finir en compost. Épluchures, marc de ' +
              'café, coquilles d’œufs écrasées, autant de restes qui voyagent en camion pour être brûlés alors qu’ils ' +
              'feraient le bonheur d’un pot de basilic.',
          },
          {
            heading: 'Comment ça marche ?',
            body:
              'Le principe est simple : des vers mangent vos déchets, plateau après plateau. Vous les nourrissez par petites ' +
              'quantités, une poignée à la fois, et vous couvrez d’un peu de carton. Comptez six mois avant de récolter la ' +
              'première terre, sombre et légère, qui sent le sous-bois.\n\n' +
              'À éviter :\n\n' +
              '- la viande et le poisson, qui attirent les mouches ;\n' +
              '- les agrumes en grande quantité ;\n' +
              '- l’excès d’eau, car les vers respirent par la peau.',
          },
          {
            heading: 'Et les odeurs ?',
            body:
              'C’est la question que tout le monde pose. Un bac bien mené ne sent rien. S’il se met à sentir, c’est qu’il a ' +
              'trop mangé : arrêtez de le nourrir pendant quelques jours, ajoutez du carton, et tout rentre dans l’ordre.',
          },
          {
            heading: 'Comment obtenir le vôtre',
            body:
              'La Ville offre 600 lombricomposteurs aux habitants qui n’ont pas de jardin. Vous avez jusqu’au 15 mars 2027 ' +
              'pour vous inscrire [en ligne](https://ville-verte.example/compost). Une heure et demie de formation à la ' +
              'Maison du jardin est obligatoire ; vous en repartirez avec le bac, les vers et quelques bons conseils.',
          },
        ],
        conclusion:
          'Commencez dès ce soir par un petit test : mettez vos épluchures de côté dans un saladier. Vous serez surpris de le ' +
          'voir se remplir si vite, et vous saurez déjà si votre lombricomposteur aura de quoi manger.',
      },
    },
  },
  {
    id: 'ninth-facture',
    text: {
      type: 'blog_article',
      topic: 'Electronic invoicing for small businesses in France',
      language: 'fr',
      length: 250,
      keywords: ['facture électronique'],
      target_audience: 'Owners of small companies',
      tone: 'reassuring',
      facts: [
        'Since 1 September 2026 all companies must be able to receive e-invoices',
        'Small companies must issue them from 1 September 2027',
        'Factéa costs €19 a month before tax and can be cancelled at any time',
        'More than 4,000 clients',
        'Importing contacts takes 10 minutes',
      ],
      output: {
        title: 'Facture électronique : ce qui change pour les petites entreprises',
        slug: 'facture-electronique-petites-entreprises',
        meta_title: 'Facture électronique : le guide des petites entreprises',
        meta_description:
          'Depuis septembre 2026, chaque entreprise doit pouvoir recevoir une facture électronique. Les dates à retenir et ' +
          'les étapes pour s’y préparer.',
        introduction:
          'Vous envoyez encore vos factures en PDF, par courriel, entre deux rendez-vous ? Vous n’êtes pas seul. Mais la ' +
          'règle a changé, et mieux vaut prendre un peu d’avance que courir derrière.',
        sections: [
          {
            heading: 'Deux dates à retenir',
            body:
              'La première est déjà passée : depuis le 1er septembre 2026, toutes les entreprises doivent être en mesure de ' +
              'recevoir une facture électronique. La seconde arrive vite. À partir du 1er septembre 2027, les petites ' +
              'entreprises devront aussi en émettre. Un PDF joint à un message ne suffira plus : il faut un fichier ' +
              'structuré, transmis par une plateforme.',
          },
          {
            heading: 'Trois étapes pour s’y préparer',
            body:
              '1. **Faites le tri dans vos contacts.** Un numéro SIREN manquant, et la facture est rejetée.\n' +
              '2. **Choisissez votre plateforme.** Vérifiez qu’elle parle à votre logiciel de comptabilité.\n' +
              '3. **Testez à petite échelle.** Envoyez quelques factures à un client complice avant de basculer tout le monde.',
          },
          {
            heading: 'Ce que Factéa fait pour vous',
            body:
              'Plus de 4 000 clients nous confient déjà leurs factures. L’import de vos contacts prend dix minutes, et chaque ' +
              'envoi est suivi jusqu’au paiement. L’abonnement coûte 19 € hors taxes par mois. Vous pouvez partir quand vous ' +
              'le souhaitez, avec vos données.',
          },
          {
            heading: 'Et si vous attendez ?',
            body:
              'Rien ne vous y oblige aujourd’hui, c’est vrai. Mais à la fin de l’été, tout le monde voudra s’équiper au même ' +
              'moment, et votre comptable sera en vacances.',
          },
        ],
        conclusion:
          'Le plus simple est de commencer par une seule facture. Prenez la dernière que vous avez envoyée, refaites-la au ' +
          'bon format et regardez ce qui manque : votre liste de tâches est prête.',
      },
    },
  },
  {
    id: 'ninth-librairie',
    text: {
      type: 'social_post',
      platform: 'threads',
      topic: 'Demander aux lecteurs quel livre ils offrent le plus',
      language: 'fr',
      output: {
        text:
          'Question à celles et ceux qui lisent : quel livre avez-vous offert le plus souvent ? À la librairie, on se dispute ' +
          'depuis ce matin entre le polar et la poésie. On cherche des renforts. 📚\n\n' +
          '#lecture',
        hashtags: ['lecture'],
      },
    },
  },
  {
    id: 'ninth-galette',
    text: {
      type: 'social_post',
      platform: 'pinterest',
      topic: 'Recette de la galette des rois',
      language: 'fr',
      keywords: ['galette des rois'],
      length: 60,
      hashtags: [],
      link: 'https://miette.example/galette',
      facts: ['Pour 8 personnes', 'Cuisson : 35 min à 180 °C', '140 g de poudre d’amandes', '2 pâtes feuilletées'],
      output: {
        text:
          'Une galette des rois maison, dorée et feuilletée, avec une frangipane qui ne coule pas. Il vous faut 140 g de ' +
          'poudre d’amandes, deux pâtes feuilletées et un peu de patience pour dessiner les rayons. Enfournez 35 minutes à ' +
          '180 °C : elle régale huit gourmands, et la fève reste bien cachée. La recette pas à pas : ' +
          'https://miette.example/galette',
        hashtags: [],
      },
    },
  },
  {
    id: 'ninth-festival',
    text: {
      type: 'email',
      topic: 'Ouverture de la billetterie du festival Les Quais sonores',
      language: 'fr',
      formality: 'formal',
      length: 100,
      link: 'https://quais-sonores.example/pass',
      facts: [
        'Du 2 au 4 juillet 2027, sur les bords de la Loire',
        'Pass trois jours à 89 € jusqu’au 31 janvier, 109 € ensuite',
        '27 concerts sur quatre scènes',
        'Gratuit pour les moins de 12 ans',
        'Nouveau : un bal chaque soir',
        'Prêt de casques antibruit pour les enfants',
      ],
      output: {
        subject: 'Les Quais sonores : votre pass à 89 €',
        preheader: 'Le tarif réduit s’arrête le 31 janvier au soir',
        body:
          'Bonjour,\n\n' +
          'Le fleuve, les péniches, la lumière d’un soir d’été : du vendredi 2 au dimanche 4 juillet 2027, Les Quais sonores ' +
          'reviennent au bord de la Loire.\n\n' +
          'Au programme, vingt-sept concerts, quatre scènes et, pour la première fois, un bal chaque soir pour finir la nuit ' +
          'en dansant.\n\n' +
          'Jusqu’au 31 janvier, le pass trois jours coûte 89 €. Il passera ensuite à 109 €, alors ne tardez pas trop. Pour ' +
          'les moins de 12 ans, l’entrée est gratuite : venez en famille, nous prêtons les casques antibruit.\n\n' +
          'Il ne vous reste qu’à choisir avec qui vous y allez.\n\n' +
          'À très vite au bord de l’eau,\n\n' +
          'L’équipe des Quais sonores',
        call_to_action: 'Je prends mon pass',
      },
    },
  },
];
