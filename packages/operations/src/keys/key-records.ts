import { assertFound } from '../call/call.ts';
import { implement } from '../call/implement.ts';

export const list = implement.keys.list(({ call, input }) => call.workspaceKeys.list(input));

export const deleteKey = implement.keys.delete(async ({ call, input }) => {
  // An earlier attempt at the call may have revoked it: nothing is left of a revoked key to tell.
  const isRevoked = (await call.workspaceKeys.revoke(input.id, call.now())) || call.isRepeat;
  assertFound(call, isRevoked, 'key', input.id);
});
