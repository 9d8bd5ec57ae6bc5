import { assertFound } from '../call.ts';
import { content } from '../implement.ts';

export const listAttempts = content.attempts(async ({ call, input }) => {
  assertFound(call, await call.content.get(input.id), 'content', input.id);
  return call.attempts.list(input);
});
