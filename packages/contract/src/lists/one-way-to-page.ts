import type * as z from 'zod';

/** Refuses `cursor` together with `offset`. */
export function oneWayToPage(query: { cursor?: unknown; offset?: unknown }, context: z.RefinementCtx): void {
  if ((query.cursor ?? null) === null || (query.offset ?? null) === null) return;
  context.addIssue({
    code: 'custom',
    params: { fault: 'conflict' },
    path: ['cursor'],
    message: 'can not go together with offset: send one of them',
  });
}
