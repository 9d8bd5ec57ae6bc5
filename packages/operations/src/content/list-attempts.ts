import { assertFound } from '../call/call.ts';
import { implement } from '../call/implement.ts';

export const listAttempts = implement.content.attempts(async ({ call, input }) => {
  assertFound(call, await call.content.get(input.id), 'content', input.id);
  return call.attempts.list(input);
});
