import { implement } from '../call/implement.ts';

/** A key is told of its own caps and its workspace's, not of those of the keys that made it. */
export const listCaps = implement.usage.caps(async ({ call: { principal, services } }) => {
  const { workspace, key, scopes, caps } = principal;
  const own = caps.filter(({ id }) => id === key.id || id === workspace.id);
  return { data: [...(await services.storage.caps.list(workspace.id, scopes.has('admin') ? 'all' : own, services.now()))] };
});
