import * as z from 'zod';
import type { ProblemDocument } from '../problems/problem.ts';

/** The answer to a call that changes many records of a noun: one entry for each, in their order. */
export function bulkResult(noun: string, id: 'Content' | 'Publication', problem: z.ZodType<ProblemDocument, ProblemDocument>) {
  const answer = z
    .object({
      id: z.string().describe(`The ${noun}`),
      ok: z.boolean().describe('Whether the action succeeded'),
      problem: z.nullable(problem).describe('The problem of a failed action; else `null`'),
    })
    .meta({ id: `${id}BulkAnswer`, description: `The result for one ${noun}` });
  return z
    .object({ data: z.array(answer).describe(`One entry for each ${noun}, in their order`) })
    .meta({ id: `${id}BulkAnswers`, description: `The result for each ${noun}` });
}
