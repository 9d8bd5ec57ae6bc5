import * as z from 'zod';

/** The problem that ended a failed generation, as it was told to the one who asked. */
export const StoredProblem = z
  .looseObject({ type: z.string(), title: z.string(), status: z.int(), detail: z.string(), code: z.string(), request_id: z.string() })
  .meta({ id: 'StoredProblem' });
export type StoredProblem = z.infer<typeof StoredProblem>;
