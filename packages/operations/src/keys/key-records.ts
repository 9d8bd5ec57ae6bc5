import { assertFound } from '../call/call.ts';
import { keys } from '../call/implement.ts';

export const list = keys.list(({ call, input }) => call.keys.list(input));

export const deleteKey = keys.delete(async ({ call, input }) => {
  // An earlier try of the call may have revoked it: nothing is left of a revoked key to tell.
  const isRevoked = (await call.keys.revoke(input.id)) || call.isRepeat;
  assertFound(call, isRevoked, 'key', input.id);
});
