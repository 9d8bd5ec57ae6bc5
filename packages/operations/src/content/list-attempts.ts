import { assertFound } from '../call/call.ts';
import { content } from '../call/implement.ts';

export const listAttempts = content.attempts(async ({ call, input }) => {
  assertFound(call, await call.content.get(input.id), 'content', input.id);
  return call.attempts.list(input);
});
