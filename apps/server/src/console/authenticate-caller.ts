import { Problem } from '@handbill/contract';
import type { Principal, Services } from '@handbill/operations';

type Caller = Pick<Services, 'storage' | 'refused'> & { readonly now: Services['now'] };

/** Whose key it is. A session signs nobody in: it would last longer than 12 h. */
async function principalOf({ storage }: Caller, secret: string, now: Date): Promise<Principal> {
  const principal = await storage.keys.authenticate(secret, now);
  if (principal !== null && principal.behind === null) return principal;
  const known = storage.keys.refusedKey(secret, now);
  if (known !== undefined) storage.refusedCalls.count({ ...known, operation: null, code: 'unauthenticated' }, now);
  throw new Problem('unauthenticated', { reason: 'key' }, { detail: 'The key is unknown, expired or revoked.' });
}

/**
 * Whose key it is, or whose link, which `by` opens. Refusals are counted by the caller's address, as those of all calls without a good key are.
 */
export async function authenticateCaller(
  services: Caller,
  address: string | undefined,
  by: string | (() => Promise<Principal>),
): Promise<Principal> {
  try {
    return await (typeof by === 'string' ? principalOf(services, by, services.now()) : by());
  } catch (cause) {
    const isRefused = cause instanceof Problem && cause.code === 'unauthenticated' && address !== undefined;
    throw (isRefused && services.refused?.count(address)) || cause;
  }
}
