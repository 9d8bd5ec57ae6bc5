import * as z from 'zod';

/** Where a piece of content stands. */
export const ContentStatus = z
  .enum(['generating', 'ready', 'needs_review', 'failed', 'cancelled'])
  .meta({ id: 'ContentStatus', description: 'Where a piece of content stands; `ready` when no check failed' });
export type ContentStatus = z.infer<typeof ContentStatus>;
