import * as z from 'zod';
import type { ProblemDocument } from '../problems/problem.ts';

/** The answer to a call that changes many records of a noun: one entry for each, in their order. */
export const bulkResult = (noun: string, id: 'Content' | 'Publication', problem: z.ZodType<ProblemDocument, ProblemDocument>) =>
  z
    .object({
      data: z
        .array(
          z
            .object({
              id: z.string().describe(`The ${noun}`),
              ok: z.boolean().describe('Whether it is now as it was to be'),
              problem: z.nullable(problem).describe('Why not; `null` where it is'),
            })
            .meta({ id: `${id}BulkAnswer`, description: `What became of one ${noun}` }),
        )
        .describe(`One entry for each ${noun}, in their order`),
    })
    .meta({ id: `${id}BulkResult`, description: `What became of each ${noun}` });
