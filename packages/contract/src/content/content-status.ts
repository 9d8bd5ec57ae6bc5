import * as z from 'zod';

/** Where a piece of content stands. */
export const ContentStatus = z.enum(['generating', 'ready', 'needs_review', 'failed', 'cancelled']).meta({ id: 'ContentStatus' });
export type ContentStatus = z.infer<typeof ContentStatus>;
