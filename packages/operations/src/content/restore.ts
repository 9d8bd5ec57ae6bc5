import { assertFound } from '../call.ts';
import { content } from '../implement.ts';

export const restore = content.restore(async ({ call, input }) =>
  assertFound(call, await call.content.restore(input.id, call.services.now()), 'deleted content', input.id),
);
