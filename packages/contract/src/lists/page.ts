import * as z from 'zod';

export const Pagination = z
  .object({
    limit: z.int().describe('Maximum number of items on a page'),
    offset: z.int().nullable().describe('Number of items skipped; `null` on a page requested by cursor'),
    total: z.int().describe('Number of items that match; a lower bound when `total_is_exact` is false'),
    total_is_exact: z.boolean().describe('Always true up to 10,000'),
    has_more: z.boolean().describe('Whether another page follows'),
    omitted: z
      .int()
      .describe(
        'Number of items left out since a later version wrote them and this one cannot read them; they count in `limit` and `offset`. Usually 0',
      ),
    next_cursor: z.string().nullable().describe('The `cursor` of the next page; `null` on the last page'),
  })
  .meta({ id: 'Pagination', description: 'The position of a page in its list' });
export type Pagination = z.infer<typeof Pagination>;

/** A page of a list, newest first. */
export interface Page<T> {
  data: T[];
  pagination: Pagination;
}

export function pageOf<S extends z.ZodType>(item: S, id: string) {
  return z
    .object({ data: z.array(item).describe('The items of the page, newest first'), pagination: Pagination })
    .meta({ id, description: 'A page of a list' });
}

/** Whether answers of this schema are pages of a list. */
export const isPage = (output: z.ZodType): boolean => output instanceof z.ZodObject && 'pagination' in output.shape;
