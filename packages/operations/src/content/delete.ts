import { assertFound } from '../call.ts';
import { content } from '../implement.ts';

export const deleteContent = content.delete(async ({ call, input }) => {
  assertFound(call, await call.content.delete(input.id, call.services.now()), 'content', input.id);
});
