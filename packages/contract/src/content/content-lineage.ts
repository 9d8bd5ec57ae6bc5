import * as z from 'zod';
import { ContentItem } from './content-item.ts';

/** How many ancestors, and how many descendants, a lineage names at most. */
export const maxLineage = 100;

export const ContentLineage = z
  .object({
    ancestors: z.array(ContentItem).describe('The source of the content, then the source of that, and so on'),
    descendants: z
      .array(ContentItem)
      .describe('The content made from it, then the content made from that, and so on; oldest first in each generation'),
    has_more: z.boolean().describe(`Whether there are more than listed: ${maxLineage} of each at most`),
  })
  .meta({ id: 'ContentLineage', description: 'The sources of content, and the content made from it: summaries, without deleted content' });
export type ContentLineage = z.infer<typeof ContentLineage>;
