import * as z from 'zod';

/** How much content is counted at most, the newest first. */
export const maxFaceted = 10_000;

const Facet = z
  .object({
    value: z.string().describe('What a filter of this name takes'),
    count: z.int().describe('How much content has it'),
  })
  .meta({ id: 'ContentFacet', description: 'A value of a filter, and how much content has it' });

const facet = (of: string) => z.array(Facet).describe(`${of}: the 50 most frequent, most frequent first`);

/** The values that content can be filtered by. */
export const ContentFacets = z
  .object({
    status: facet('Statuses'),
    type: facet('Kinds'),
    platform: facet('Platforms'),
    language: facet('Languages'),
    tags: facet('Tags'),
    is_exact: z.boolean().describe(`Whether all that the filters find was counted; \`false\`: the newest ${maxFaceted} alone`),
  })
  .meta({ id: 'ContentFacets', description: 'Which values the content has that the filters find, and how often' });
export type ContentFacets = z.infer<typeof ContentFacets>;
