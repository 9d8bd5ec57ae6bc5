import { Problem } from '@handbill/contract';
import type { Principal, Services } from '@handbill/operations';

/** Whose key it is, or whose link. Refusals are counted by the caller's address, as those of all calls without a good key are. */
export async function authenticateCaller(
  { storage, refused, now }: Services,
  address: string | undefined,
  by: string | (() => Promise<Principal>),
): Promise<Principal> {
  const byKey = async (secret: string): Promise<Principal> => {
    const principal = await storage.keys.authenticate(secret, now());
    if (principal !== null && principal.behind === null) return principal;
    const known = storage.keys.refusedKey(secret, now());
    if (known !== undefined) storage.refusedCalls.count({ ...known, operation: null, code: 'unauthenticated' }, now());
    throw new Problem('unauthenticated', { reason: 'key' }, { detail: 'The key is unknown, expired or revoked.' });
  };
  try {
    return await (typeof by === 'string' ? byKey(by) : by());
  } catch (cause) {
    const isRefused = cause instanceof Problem && cause.code === 'unauthenticated' && address !== undefined;
    throw (isRefused && refused?.count(address)) || cause;
  }
}
