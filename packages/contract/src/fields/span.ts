import * as z from 'zod';

/** A place in a text. */
export const Span = z
  .object({
    start: z.int().describe('Where it begins, counted from 0'),
    end: z.int().describe('Where it ends'),
  })
  .meta({ id: 'CheckSpan', description: 'A place in a part, in UTF-16 units; `end` is not included' });
