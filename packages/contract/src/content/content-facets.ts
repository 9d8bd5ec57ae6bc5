import * as z from 'zod';

/** How much content is counted at most, the newest first. */
export const maxFaceted = 10_000;

const Facet = z
  .object({ value: z.string().describe('A value for the filter'), count: z.int().describe('Number of records with it') })
  .meta({ id: 'ContentFacet', description: 'A value of a filter, and the number of records with it' });

const facet = (of: string) => z.array(Facet).describe(`${of}: the 50 most frequent, most frequent first`);

export const ContentFacets = z
  .object({
    status: facet('Statuses'),
    type: facet('Kinds'),
    platform: facet('Platforms'),
    language: facet('Languages'),
    tags: facet('Tags'),
    is_exact: z.boolean().describe(`Whether all matching content was counted; \`false\`: only the newest ${maxFaceted}`),
  })
  .meta({ id: 'ContentFacets', description: 'The values of the matching content for each filter, with their frequency' });
export type ContentFacets = z.infer<typeof ContentFacets>;
