import type { CorpusText } from '../corpus-text.ts';

/** Emails, pages and an article. */
export const longFrench: readonly CorpusText[] = [
  {
    id: 's17-festival-email',
    text: {
      type: 'email',
      language: 'fr',
      topic: 'Billets du festival Les Grandes Marées',
      keywords: ['pass trois jours'],
      formality: 'formal',
      facts: [
        'Du 9 au 11 juillet 2027',
        'Billet d’un jour 38 €, pass trois jours 96 € jusqu’au 31 mars, puis 108 €',
        '42 concerts sur 4 scènes',
        'Le camping coûte 12 € par personne pour tout le festival',
      ],
      output: {
        subject: 'Trois jours de musique pour 96 €',
        preheader: 'Le tarif de lancement dure jusqu’au 31 mars',
        body: [
          'Bonjour,',
          'du 9 au 11 juillet, la plage redevient une salle de concert : 42 concerts sur quatre scènes, les pieds dans le sable.',
          'Un billet d’un jour coûte 38 €. Le pass trois jours est à 96 € au lieu de 114 € pour trois billets, ' +
            'et vous gardez 18 € pour les crêpes.',
          'À partir du 1er avril, il passera à 108 €. Le camping s’ajoute pour 12 € par personne, quel que soit le nombre de nuits.',
        ].join('\n\n'),
        call_to_action: 'Prendre mon pass',
      },
    },
  },
  {
    id: 's17-devis-email',
    text: {
      type: 'email',
      language: 'fr',
      topic: 'Démonstration du logiciel de devis Chantio',
      keywords: ['logiciel de devis'],
      target_audience: 'Artisans du bâtiment',
      formality: 'formal',
      facts: [
        '24 € par mois et par entreprise, 30 jours d’essai',
        'Enquête auprès de 180 artisans : un devis prend 15 minutes au lieu de 60',
        '« Je fais mes devis sur le chantier, plus le dimanche », dit Karim Benali, plombier à Lens',
        'Démonstration le jeudi 11 mars 2027 à 18 h, en ligne, 45 minutes',
      ],
      output: {
        subject: 'Vos devis faits avant de quitter le chantier',
        preheader: 'Une démonstration en ligne, le jeudi 11 mars à 18 heures',
        body: [
          'Bonjour,',
          'combien de dimanches avez-vous passés à taper des prix ? « Je fais mes devis sur le chantier, plus le dimanche », ' +
            'dit Karim Benali, plombier à Lens. Il utilise Chantio, le logiciel de devis pour le bâtiment.',
          'Nous avons interrogé 180 artisans : un devis leur prend un quart d’heure au lieu d’une heure.',
          'Le jeudi 11 mars à 18 heures, nous vous montrons comment, en trois quarts d’heure et sans jargon. ' +
            'Vous pouvez ensuite essayer le logiciel pendant trente jours, puis il coûte 24 € par mois pour toute l’entreprise.',
        ].join('\n\n'),
        call_to_action: 'Réserver ma place',
      },
    },
  },
  {
    id: 's17-studio-page',
    text: {
      type: 'landing_page',
      language: 'fr',
      topic: 'Studios de la résidence étudiante Les Tilleuls',
      keywords: ['résidence étudiante'],
      formality: 'informal',
      facts: [
        'Studio meublé de 19 m² : 480 € par mois, charges et internet compris',
        'Dépôt de garantie : un mois de loyer',
        'Frais de dossier : 90 €',
        '120 studios, dont 30 encore libres pour septembre 2027',
        'Campus à 8 minutes à vélo',
        'Laverie : 3 € la machine',
      ],
      output: {
        headline: 'Ton studio près du campus, tout compris',
        subheadline: 'Une résidence étudiante où le loyer ne cache rien, pour la rentrée de septembre',
        sections: [
          {
            heading: 'Un loyer sans surprise',
            body:
              'Le studio meublé coûte 480 € par mois. Charges et internet sont compris, et sur une année cela fait 5 760 €. ' +
              'Il ne reste que la laverie, à 3 € la machine.',
          },
          {
            heading: 'Un vélo suffit',
            body:
              'Le campus est à huit minutes à vélo. Tu gares le tien dans un local fermé, au rez-de-chaussée, ' +
              'et tu dors un peu plus longtemps.',
          },
          {
            heading: 'Un quart des studios est libre',
            body:
              'La résidence étudiante Les Tilleuls compte 120 studios, et 30 restent à prendre pour septembre 2027. ' +
              'À l’entrée, tu verses un mois de loyer en garantie et 90 € de frais de dossier, soit 570 €.',
          },
        ],
        call_to_action: 'Envoyer mon dossier',
        faq: [
          {
            question: 'Internet est-il vraiment compris ?',
            answer: 'Oui, tout comme l’eau et le chauffage. Tu branches ton ordinateur le premier soir et c’est parti.',
          },
          {
            question: 'Quand le dépôt est-il rendu ?',
            answer: 'Après l’état des lieux de sortie, une fois que les clés sont rendues et que rien n’est abîmé.',
          },
          {
            question: 'Les studios sont-ils meublés ?',
            answer: 'Oui. Sur 19 m², tu trouves un lit, un bureau, une armoire et un coin cuisine avec ses plaques.',
          },
        ],
        meta_title: 'Résidence étudiante Les Tilleuls : studios meublés',
        meta_description:
          'Résidence étudiante à huit minutes du campus à vélo : studio meublé de 19 m² à 480 € par mois, charges et internet compris.',
      },
    },
  },
  {
    id: 's17-velo-page',
    text: {
      type: 'landing_page',
      language: 'fr',
      topic: 'Assurance vélo contre le vol et la casse',
      keywords: ['assurance vélo'],
      formality: 'formal',
      facts: [
        'À partir de 6,50 € par mois',
        'Remboursement en 10 jours ouvrés',
        'Franchise de 10 % de la valeur du vélo',
        'Vélos jusqu’à 4 000 €, achetés depuis moins de 3 ans',
        'Résiliable à tout moment après 12 mois',
        'Trois clients sur quatre déclarent leur sinistre en ligne',
      ],
      output: {
        headline: 'Votre vélo volé, pas votre budget',
        subheadline: 'Une assurance vélo contre le vol et la casse, pour le trajet du matin comme pour la sortie du dimanche',
        sections: [
          {
            heading: 'Ce qui est couvert',
            body:
              'L’assurance vélo couvre le vol, même hors de chez vous, et la casse après une chute. Le vélo peut valoir jusqu’à ' +
              'quatre mille euros et doit avoir moins de trois ans le jour où vous signez.',
          },
          {
            heading: 'Ce que cela coûte',
            body:
              'Le contrat commence à 6 € 50 par mois. En cas de vol, un dixième de la valeur du vélo reste à votre charge. ' +
              'Au bout d’un an, vous partez quand vous voulez.',
          },
          {
            heading: 'Et si cela arrive',
            body:
              'Déclarez le vol en ligne, comme 75 % de nos clients. Dès que le dossier est complet, ' +
              'vous êtes remboursé en dix jours ouvrés.',
          },
        ],
        call_to_action: 'Calculer mon tarif',
        faq: [
          {
            question: 'Mon vélo électrique est-il assuré ?',
            answer: 'Oui, tant que sa valeur ne dépasse pas 4 000 € et que vous avez gardé la facture.',
          },
          {
            question: 'Faut-il un antivol particulier ?',
            answer: 'Il faut attacher le cadre à un point fixe. Gardez aussi la preuve d’achat de votre antivol.',
          },
          {
            question: 'Puis-je résilier mon contrat ?',
            answer: 'Oui, à tout moment après les douze premiers mois, par un simple message depuis votre espace client.',
          },
        ],
        meta_title: 'Assurance vélo : vol et casse dès 6,50 € par mois',
        meta_description:
          'Une assurance vélo contre le vol et la casse, à partir de 6,50 € par mois. Vous êtes remboursé en dix jours ouvrés.',
      },
    },
  },
  {
    id: 's17-granules-article',
    text: {
      type: 'blog_article',
      language: 'fr',
      topic: 'Combien de granulés de bois pour un hiver',
      keywords: ['granulés de bois'],
      length: 190,
      formality: 'formal',
      facts: [
        'Un sac pèse 15 kg et coûte 6 €',
        'Une palette compte 65 sacs',
        'Une maison de 100 m² bien isolée brûle environ 2 palettes par hiver',
        'Le taux d’humidité doit rester sous 10 %',
        'La palette est livrée pour 35 €',
      ],
      output: {
        title: 'Granulés de bois : combien en faut-il pour un hiver ?',
        slug: 'granules-de-bois-hiver',
        meta_title: 'Granulés de bois : combien de sacs pour un hiver',
        meta_description:
          'Combien de granulés de bois commander pour un hiver, ce que coûte une palette et comment garder les sacs au sec chez vous.',
        introduction:
          'Commander trop tôt encombre le garage, commander trop tard coûte cher. Voici comment compter vos granulés de bois avant ' +
          'les premiers froids, avec un papier et un crayon.',
        sections: [
          {
            heading: 'Partir de la surface',
            body:
              'Une maison de 100 m² bien isolée brûle environ deux palettes par hiver. Chaque palette compte 65 sacs, il vous ' +
              'en faut donc 130 en tout. Si la maison est ancienne, regardez plutôt votre facture de l’an dernier.',
          },
          {
            heading: 'Calculer le prix',
            body:
              'Un sac de 15 kg coûte 6 €. Pour les 65 sacs d’une palette, comptez 390 €, et 35 € de plus si vous la faites livrer.\n\n' +
              'Comparez toujours le prix du sac livré. Une offre qui semble basse peut cacher un transport cher.',
          },
          {
            heading: 'Garder les sacs au sec',
            body:
              'Le bois doit contenir moins de 10 % d’eau. Posez les sacs sur une palette, loin du mur, et ne les ouvrez qu’au moment ' +
              'de remplir le poêle.',
          },
        ],
        conclusion:
          'Notez ce soir la surface que vous chauffez, puis demandez un prix livré. Vous saurez tout de suite combien de granulés ' +
          'de bois il vous faut, et où les mettre.',
      },
    },
  },
];
