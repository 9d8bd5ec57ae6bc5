import type { CorpusText } from '../corpus-text.ts';

export const cleanMore: readonly CorpusText[] = [
  {
    id: 'fr-ad-gourde',
    text: {
      type: 'ad_copy',
      platform: 'tiktok',
      language: 'fr',
      topic: 'Gourde pliable pour la randonnée',
      product: 'Gourde pliable',
      unique_selling_proposition: 'Vide, elle tient dans la poche',
      keywords: ['gourde'],
      variants: 2,
      facts: ['500 ml', '14,90 €', '86 g'],
      output: {
        variants: [
          {
            primary_text: 'Un demi-litre d’eau à l’aller, pliée dans la poche au retour : la gourde à 14,90 €.',
            headlines: [],
            descriptions: [],
          },
          { primary_text: '86 grammes. Cette gourde pèse moins que ta pomme, et elle se plie.', headlines: [], descriptions: [] },
        ],
      },
      instructions: 'Comparer son poids à celui d’une pomme.',
    },
  },
];
