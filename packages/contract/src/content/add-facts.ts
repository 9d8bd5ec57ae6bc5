import * as z from 'zod';
import { ContentRef } from './content.ts';
import { factsField, maxFacts } from './definition/brief-fields.ts';

/** What the text of a record may state besides. */
export const AddFacts = z
  .strictObject({
    ...ContentRef.shape,
    facts: factsField.min(1).meta({
      description: `Figures, prices, names and quotes that the text may state. With those that the brief has at most ${maxFacts}; one that it has is not added`,
      examples: [['The course costs 90 €']],
    }),
  })
  .meta({ id: 'AddFacts', description: 'What a text may state besides' });

export const addFactsExamples = { price: { summary: 'A price that is right', value: { facts: ['The course costs 90 €'] } } };
