import * as z from 'zod';
import { extensibleString } from '../fields/extensible-enum.ts';

/** The problem that ended a failed generation, as it was told to the one who asked. */
export const StoredProblem = z
  .looseObject({
    type: z.string().meta({ description: 'Where the problem is explained' }),
    title: z.string().meta({ description: 'The kind of problem, for people' }),
    status: z.int().meta({ description: 'The HTTP status that it was answered with' }),
    detail: z.string().meta({ description: 'What happened this time' }),
    code: extensibleString(['generation_failed', 'generation_timeout', 'internal']).meta({
      description: 'What kind of problem, for programs',
    }),
    request_id: z.string().meta({ description: 'Names the request in the logs' }),
  })
  .meta({ id: 'StoredProblem', description: 'The problem that ended a failed generation, as it was told to the one who asked' });
export type StoredProblem = z.infer<typeof StoredProblem>;
