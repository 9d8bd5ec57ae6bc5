import type { CorpusText } from '../corpus-text.ts';

export const cleanFrLong: readonly CorpusText[] = [
  {
    id: 's18-fr-compost',
    text: {
      type: 'blog_article',
      language: 'fr',
      topic: 'Débuter un lombricomposteur en appartement, pour le blog de la jardinerie Terre & Toits',
      facts: [
        '500 g de vers pour commencer',
        'Température idéale entre 15 et 25 °C',
        'Premier compost après quatre mois environ',
        'Lombricomposteur à trois plateaux : 89 €',
      ],
      keywords: ['lombricomposteur'],
      length: 150,
      output: {
        title: 'Un lombricomposteur en appartement : par où commencer',
        slug: 'lombricomposteur-appartement-debuter',
        meta_title: 'Lombricomposteur en appartement : bien débuter',
        meta_description:
          'Lombricomposteur en appartement : où le placer, combien de vers prévoir, que leur donner et quand ' +
          'récolter votre premier compost.',
        introduction:
          'Pas de jardin, mais des épluchures tous les jours ? Un lombricomposteur les transforme en terreau, sans odeur et sans ' +
          'effort, dans un coin de la cuisine.',
        sections: [
          {
            heading: 'Choisir le bon endroit',
            body:
              'Les vers aiment la même température que vous : entre 15 et 25 °C. Un cellier ou le dessous de l’évier conviennent très ' +
              'bien. Évitez le balcon en plein soleil et la proximité du lave-linge, dont les vibrations les dérangent.',
          },
          {
            heading: 'Installer les habitants',
            body:
              'Comptez 500 g de vers pour commencer. Déposez-les sur un lit de carton humide, couvrez, puis laissez-les tranquilles ' +
              'quelques jours avant le premier repas.',
          },
          {
            heading: 'Nourrir sans excès',
            body:
              'Donnez de petites quantités : épluchures, marc de café, coquilles d’œufs écrasées. La viande, l’ail et les agrumes ' +
              'n’ont pas leur place ici. Si ça sent, c’est qu’il y en a trop.',
          },
        ],
        conclusion:
          'Au bout de quatre mois environ, vous récolterez votre premier compost. Notre modèle à trois plateaux vous attend en magasin ' +
          'pour 89 €.',
      },
    },
  },
  {
    id: 's18-fr-gite',
    text: {
      type: 'landing_page',
      language: 'fr',
      topic: 'Séminaires d’équipe au Domaine de Chantegrive, en Sologne',
      facts: [
        'Trois salles, de 8 à 60 personnes',
        'Forfait journée 68 € par personne, salle, déjeuner et pauses compris',
        '22 chambres sur place',
        'À 1 h 40 de Paris',
        'Option posée sans frais pendant 10 jours',
      ],
      keywords: ['séminaire en Sologne'],
      link: 'https://chantegrive.example/seminaires',
      output: {
        headline: 'Sortez votre équipe du bureau, pas de ses idées',
        subheadline: 'Un séminaire en Sologne à 1 h 40 de Paris, pour les équipes de 8 à 60 personnes',
        sections: [
          {
            heading: 'Trois salles, et la forêt devant',
            body:
              'Nos trois salles donnent sur les arbres. Vous y trouvez la lumière du jour, du silence et tout ce qu’il faut pour ' +
              'projeter, écrire et débattre.',
          },
          {
            heading: 'Un prix qui comprend le repas',
            body:
              'Le forfait journée coûte 68 € par personne. Il comprend la salle, le déjeuner et les pauses, sans ' +
              'supplément en fin de séjour.',
          },
          {
            heading: 'Restez dormir',
            body: 'Avec 22 chambres sur place, votre séminaire en Sologne peut durer plus d’une journée. Le dernier café se prend près du feu.',
          },
        ],
        call_to_action: 'Demander une date',
        faq: [
          {
            question: 'Peut-on réserver une date sans s’engager ?',
            answer: 'Oui. Nous posons une option sans frais et vous avez dix jours pour la confirmer.',
          },
          {
            question: 'Combien de personnes pouvez-vous accueillir ?',
            answer: 'Nos salles conviennent à des groupes de 8 à 60 personnes, en journée comme en séjour.',
          },
          {
            question: 'Que comprend le forfait journée ?',
            answer: 'La salle, le déjeuner et les pauses, pour 68 € par personne.',
          },
        ],
        meta_title: 'Séminaire en Sologne | Domaine de Chantegrive',
        meta_description:
          'Organisez votre séminaire en Sologne, à 1 h 40 de Paris : trois salles, 22 chambres et un forfait ' +
          'journée à 68 €, déjeuner compris.',
      },
    },
  },
];
