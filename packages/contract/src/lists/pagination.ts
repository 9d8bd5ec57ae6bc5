import * as z from 'zod';

/** Where a page stands in its list. */
export const Pagination = z
  .object({
    limit: z.int().meta({ description: 'How many a page holds at most' }),
    offset: z.int().nullable().meta({ description: 'How many were left out before it; `null` in a page by cursor' }),
    total: z.int().meta({ description: 'How many the filter finds; a lower bound when `total_is_exact` is false' }),
    total_is_exact: z.boolean().meta({ description: 'Always true up to 10,000' }),
    has_more: z.boolean().meta({ description: 'Whether there is a page after this one' }),
    next_cursor: z.string().nullable().meta({ description: 'Send it as `cursor` for the next page; `null` on the last one' }),
  })
  .meta({ id: 'Pagination', description: 'Where a page stands in its list' });
export type Pagination = z.infer<typeof Pagination>;
