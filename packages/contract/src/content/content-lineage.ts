import * as z from 'zod';
import { ContentItem } from './content-item.ts';

/** How many ancestors, and how many descendants, a lineage names at most. */
export const maxLineage = 100;

/** The source of a record of content, and the records made from it. */
export const ContentLineage = z
  .object({
    ancestors: z.array(ContentItem).describe('The content that it was made from, then what that was made from, and so on'),
    descendants: z.array(ContentItem).describe('What was made from it, then what was made from that; oldest first in each generation'),
    has_more: z.boolean().describe(`Whether there are more than are listed: ${maxLineage} of each at most`),
  })
  .meta({ id: 'ContentLineage', description: 'Where content comes from, and what was made from it: summaries, without what was deleted' });
export type ContentLineage = z.infer<typeof ContentLineage>;
