import * as z from 'zod';

export const Span = z
  .object({
    start: z.int().describe('Index of the first unit, from 0'),
    end: z.int().describe('Index after the last unit'),
  })
  .meta({ id: 'CheckSpan', description: 'A range of a text, in UTF-16 units' });
