import type { CorpusText } from '../corpus-text.ts';

/** French pages and articles. */
export const cleanFrLong: readonly CorpusText[] = [
  {
    id: 's19-fr-excel',
    text: {
      type: 'landing_page',
      language: 'fr',
      topic: 'Formation Excel pour contrôleurs de gestion',
      keywords: ['formation Excel'],
      facts: [
        '3 jours, 21 heures au total, 1 260 € HT',
        'Groupes de 6 personnes au plus, à Nantes ou à distance',
        'Prochaine session du 10 au 12 juin 2026',
        'Sur 150 participants interrogés, 138 la recommandent',
        'Inscription possible jusqu’à 10 jours avant le début',
        'Formateur issu de la comptabilité, travail sur les fichiers des participants, supports fournis ; on loue la taille des groupes',
      ],
      output: {
        headline: 'Vos tableaux de bord, sans nuit blanche',
        subheadline: 'Une formation Excel pour les contrôleurs de gestion qui clôturent chaque mois',
        sections: [
          {
            heading: 'Trois jours sur vos propres fichiers',
            body:
              'Vous venez avec vos fichiers et repartez avec un modèle qui marche. La formation compte 21 heures sur trois jours, ' +
              'soit sept heures par jour, avec un formateur qui a lui-même clôturé des comptes.',
          },
          {
            heading: 'Un prix clair',
            body: 'Les 21 heures coûtent 1 260 € hors taxes, ce qui revient à 60 € par heure. Les supports de cours restent à vous.',
          },
          {
            heading: 'Ce qu’en disent les participants',
            body: 'Sur 150 personnes interrogées, 138 recommandent la session, c’est-à-dire 92 %. Beaucoup citent la taille des groupes.',
          },
        ],
        call_to_action: 'Réserver ma place',
        faq: [
          { question: 'Quand a lieu la prochaine session ?', answer: 'Elle se tient du 10 au 12 juin 2026, à Nantes et à distance.' },
          { question: 'Combien serons-nous ?', answer: 'Six personnes au maximum, pour que chacun puisse poser ses questions.' },
          {
            question: 'Jusqu’à quand puis-je m’inscrire ?',
            answer: 'Jusqu’à dix jours avant le début, s’il reste une place dans le groupe.',
          },
        ],
        meta_title: 'Formation Excel pour contrôleurs de gestion, 3 jours',
        meta_description:
          'Une formation Excel de 21 heures en petit groupe, à Nantes ou à distance. Prochaine session du 10 au ' +
          '12 juin, sur vos propres fichiers.',
      },
    },
  },
  {
    id: 's19-fr-the',
    text: {
      type: 'blog_article',
      language: 'fr',
      topic: 'Comment infuser le thé vert',
      keywords: ['thé vert'],
      length: 170,
      facts: [
        'Eau entre 70 et 80 °C, infusion de 3 minutes',
        '2,5 g de feuilles par tasse',
        'Sachet de 100 g de Sencha à 16 €',
        'Les feuilles se réutilisent une fois',
        'Dégustation gratuite le samedi à partir de 15 h, rue des Carmes',
      ],
      output: {
        title: 'Infuser le thé vert sans amertume',
        slug: 'infuser-the-vert',
        meta_title: 'Infuser le thé vert : température, durée, dosage',
        meta_description:
          'Un thé vert doux tient à trois choses : la température de l’eau, la durée et le dosage. Voici ' +
          'comment faire, sans thermomètre ni balance.',
        introduction:
          'Si votre thé vert est amer, le coupable est presque toujours l’eau trop chaude. Quelques minutes de patience ' +
          'suffisent pour retrouver un goût doux et végétal.',
        sections: [
          {
            heading: 'La bonne température',
            body:
              'L’eau doit être entre 70 et 80 degrés. Sans thermomètre, versez-la bouillante dans un bol froid, puis dans la théière : ' +
              'chaque passage la refroidit. Quand vous pouvez tenir le bol en main, elle est prête.',
          },
          {
            heading: 'La durée et le dosage',
            body:
              'Comptez 2,5 grammes de feuilles par tasse, une cuillère à café bien pleine. Laissez infuser trois minutes, pas davantage, ' +
              'et retirez les feuilles aussitôt. Gardez-les : elles donnent une deuxième tasse, plus légère.',
          },
          {
            heading: 'Ce que coûte une tasse',
            body:
              'Notre Sencha se vend 16 € le sachet de 100 grammes. À 2,5 grammes la tasse, cela fait quarante ' +
              'tasses, soit 40 centimes chacune. ' +
              'Et si vous réutilisez les feuilles, chaque tasse revient deux fois moins cher.',
          },
        ],
        conclusion:
          'Vous hésitez entre deux récoltes ? Venez les goûter rue des Carmes, le samedi après-midi dès 15 ' +
          'heures. La dégustation ne coûte rien.',
      },
    },
  },
];
