import type { CorpusText } from '../corpus-text.ts';

/** Texts in French, without a fault. */
export const frenchTexts: readonly CorpusText[] = [
  {
    id: 'viager-article',
    text: {
      type: 'blog_article',
      language: 'fr',
      topic: 'Rénover l’isolation d’une maison ancienne : par où commencer',
      tone: 'pédagogique',
      formality: 'formal',
      keywords: ['isolation', 'économies d’énergie'],
      length: 260,
      facts: [
        'La toiture représente 30 % des pertes de chaleur',
        'Nos chantiers durent en moyenne 12 jours',
        'Devis gratuit sous 48 heures',
        'Entreprise créée en 1998 à Angers',
        'Température de confort : 19 degrés',
      ],
      output: {
        title: 'Isolation d’une maison ancienne : par où commencer ?',
        slug: 'isolation-maison-ancienne-par-ou-commencer',
        meta_title: 'Isolation d’une maison ancienne : par où commencer',
        meta_description:
          'Toiture, murs, fenêtres : dans quel ordre isoler une maison ancienne pour faire des économies d’énergie sans l’abîmer.',
        introduction:
          'Une maison ancienne a du charme, des murs épais et, souvent, des courants d’air. Avant d’acheter quoi que ce soit, faites le tour de la vôtre un jour de grand vent. Une bougie et du ruban adhésif suffisent : là où la flamme bouge, collez un bout de ruban.',
        sections: [
          {
            heading: 'La toiture d’abord',
            body: 'L’air chaud monte. C’est par le toit qu’une maison perd le plus : 30 pour cent de sa chaleur. C’est aussi là que les travaux dérangent le moins, puisque personne n’habite dans les combles. Commencez donc par là, même si les fenêtres vous agacent davantage.',
          },
          {
            heading: 'Les murs, avec prudence',
            body: 'Un mur en tuffeau respire. Enfermez-le dans une matière étanche et l’humidité cherchera une autre sortie. Chaux, chanvre, fibre de bois : il existe des matériaux qui isolent sans étouffer. Demandez à voir un chantier terminé depuis quelques hivers.',
          },
          {
            heading: 'Les fenêtres à la fin',
            body: 'Des fenêtres neuves dans des murs froids, c’est un manteau sans boutons… On y gagne peu. Si vos menuiseries sont belles, un bon menuisier peut souvent les garder et changer seulement le verre.',
          },
          {
            heading: 'Combien de temps cela prend',
            body: 'Nos chantiers durent douze jours en moyenne. Vous pouvez rester chez vous : nous travaillons pièce par pièce, et nous balayons le soir. Le devis est gratuit, vous le recevez sous deux jours.\n\nNous faisons ce métier à Angers depuis 1998. Nous avons donc vu toutes les erreurs, y compris les nôtres.',
          },
        ],
        conclusion:
          'Visez 19 °C au salon, sans pull et sans regret. Les économies d’énergie viendront ensuite, mois après mois. Et gardez la bougie : elle resservira pour vérifier le travail.',
      },
    },
  },
  {
    id: 'avocat-page',
    text: {
      type: 'landing_page',
      language: 'fr',
      topic: 'Maître Lucie Ferrand, avocate en droit du travail à Nantes',
      tone: 'rassurant',
      formality: 'formal',
      keywords: ['licenciement', 'prud’hommes'],
      facts: [
        'Premier rendez-vous : 80 € TTC, 45 minutes',
        'Délai pour saisir les prud’hommes : 12 mois',
        'Rendez-vous en visio possible',
        'Cabinet ouvert du lundi au vendredi, 9 h – 18 h 30',
      ],
      output: {
        headline: 'Licenciement : faites le point avant de signer',
        subheadline: 'Une avocate à Nantes qui défend les salariés, et qui répond à vos questions sans détour',
        sections: [
          {
            heading: 'Ne signez rien aujourd’hui',
            body: 'On vous tend un stylo, on vous dit que c’est une formalité. Prenez les papiers, remerciez, rentrez chez vous. Un licenciement se relit à tête reposée.',
          },
          {
            heading: 'Un an pour agir',
            body: 'Vous disposez d’un délai de douze mois pour saisir les prud’hommes. C’est long et c’est court : les témoins oublient, les mails disparaissent. Plus tôt nous nous parlons, mieux c’est.',
          },
          {
            heading: 'Un premier rendez-vous clair',
            body: 'Il dure 45 minutes, au cabinet ou en visio, et coûte 80 euros TTC. Vous repartez avec un avis, pas avec un dossier de plus.',
          },
        ],
        call_to_action: 'Prendre rendez-vous',
        faq: [
          { question: 'Que dois-je apporter ?', answer: 'Votre contrat, vos bulletins de paie et la lettre que vous avez reçue.' },
          {
            question: 'Faut-il toujours aller au procès ?',
            answer: 'Non. Beaucoup d’affaires se terminent par un accord, parfois après une seule lettre.',
          },
          { question: 'Quels sont vos horaires ?', answer: 'Le cabinet vous accueille du lundi au vendredi, de 9h à 18h30.' },
        ],
        meta_title: 'Licenciement à Nantes : Maître Lucie Ferrand',
        meta_description:
          'Avocate en droit du travail à Nantes. Un premier rendez-vous pour comprendre votre licenciement et vos droits aux prud’hommes.',
      },
    },
  },
  {
    id: 'librairie-email',
    text: {
      type: 'email',
      language: 'fr',
      topic: 'Soirée de rentrée littéraire à la librairie Les Deux Quais',
      tone: 'complice',
      formality: 'informal',
      keywords: ['rentrée littéraire'],
      facts: [
        'Jeudi 11 septembre, 19 h 30',
        'Entrée libre, 40 places',
        'Invitée : Salomé Rivoire, autrice de « Le Sel des marges »',
        'Réservation au 02 55 50 14 14',
      ],
      output: {
        subject: 'Jeudi, on parle de livres (et il y a du vin)',
        preheader: 'La rentrée littéraire commence le 11 septembre à 19h30',
        body: 'Bonjour,\n\nils sont arrivés par cartons entiers, nous les avons lus à la plage, dans le train, dans la baignoire. La rentrée littéraire, c’est maintenant, et nous voulons t’en parler.\n\nViens jeudi 11 septembre à 19 h 30. Salomé Rivoire lira un extrait de « Le Sel des marges », puis chacun de nous défendra son livre préféré. Sans notes. Sans pitié.\n\nL’entrée est libre, mais il n’y a que quarante places. Pour réserver : 02.55.50.14.14.\n\nÀ jeudi !\nToute l’équipe des Deux Quais',
        call_to_action: 'Je réserve ma chaise',
      },
    },
  },
  {
    id: 'cosmetique-post',
    text: {
      type: 'social_post',
      platform: 'facebook',
      language: 'fr',
      topic: 'Portes ouvertes de la savonnerie L’Olivette',
      tone: 'convivial',
      hashtags: ['savon', 'Drôme'],
      facts: ['Samedi 4 et dimanche 5 octobre', 'Démonstrations à 11 h et à 15 h', 'Savons à partir de 4,50 €', '1 200 savons par jour'],
      output: {
        text: 'Venez voir comment on coupe 1200 savons en une journée (indice : avec une guitare, ou presque).\n\nLes 4 et 5 octobre, la savonnerie ouvre grand ses portes. Démonstrations à 11h et à 15h, puis chacun repart avec le morceau qu’il a coupé. Les autres coûtent à partir de 4,50 €.\n\nLes enfants sont les bienvenus, les chiens aussi, les deux adorent l’odeur.\n\n#savon #Drôme',
        hashtags: ['savon', 'Drôme'],
      },
    },
  },
  {
    id: 'comptable-post',
    text: {
      type: 'social_post',
      platform: 'linkedin',
      language: 'fr',
      topic: 'Facturation électronique : ce qui change pour les artisans',
      formality: 'formal',
      keywords: ['facturation électronique'],
      hashtags: ['artisanat'],
      facts: [
        'Obligation de réception au 1er septembre 2026',
        'Émission pour les petites entreprises : 1er septembre 2027',
        '« Mes clients ont peur du logiciel, pas de la loi », dit Karim Belaïd, expert-comptable',
      ],
      output: {
        text: '« Mes clients ont peur du logiciel, pas de la loi », dit Karim Belaïd, expert-comptable.\n\nLa facturation électronique arrive en deux temps. Dès le 1er septembre 2026, vous devrez pouvoir recevoir ces factures. Un an plus tard, le 1/9/2027, les petites entreprises devront aussi les émettre.\n\nCe que nous conseillons aux artisans : choisissez votre outil cet hiver, quand les chantiers dorment. Pas en août, quand tout le monde appellera en même temps.\n\n#artisanat',
        hashtags: ['artisanat'],
      },
    },
  },
  {
    id: 'velo-ad',
    text: {
      type: 'ad_copy',
      platform: 'google_search',
      language: 'fr',
      topic: 'Réparation de vélos à domicile, Lyon',
      product: 'Vélo Toubib',
      unique_selling_proposition: 'Réparation à domicile dès 39 €, déplacement compris',
      keywords: ['réparation vélo'],
      variants: 1,
      output: {
        variants: [
          {
            primary_text: null,
            headlines: ['Réparation vélo à Lyon', 'Vélo Toubib vient chez vous', 'Dès 39 €, trajet compris', 'Un pneu à plat ? On arrive'],
            descriptions: [
              'Choisissez un créneau, laissez le vélo dans la cour : nous le remettons en route.',
              'À partir de 39 euros, déplacement compris. Réservez en ligne, payez sur place.',
            ],
          },
        ],
      },
    },
  },
];
