import * as z from 'zod';

/** How a workspace is kept. A unique index lets only one be the `first`. */
export const StoredWorkspace = z.object({
  _id: z.string(),
  name: z.string(),
  first: z.literal(true).optional(),
  created_at: z.date(),
});
export type StoredWorkspace = z.infer<typeof StoredWorkspace>;
