import { Problem } from '@handbill/contract';
import type { Principal } from '../../ports/storage.ts';
import type { AuthenticatedInvocation, CallLayer, CallObserver } from '../invocation.ts';
import { isBesideFloods, isOfKeys, type RateLimiter } from '../rate-limiter.ts';

/** Counts a call, or throws where its key or workspace has made too many. `ofKeys`: it concerns keys. */
export async function countCall(rates: RateLimiter, principal: Principal, ofKeys: boolean, observer?: CallObserver): Promise<void> {
  const { headers, violated, retryAfter } = await rates.take(principal, isBesideFloods(principal, ofKeys));
  observer?.limited(headers);
  if (violated.length === 0) return;
  const detail = `Too many calls of this ${violated.join(' and ')}. Retry in ${retryAfter} s.`;
  throw new Problem('rate_limited', { retry_after: retryAfter, violated_policies: [...violated] }, { detail });
}

/** Counts calls, and refuses those of keys and workspaces that have made too many. */
export const limit: CallLayer<AuthenticatedInvocation> = {
  name: 'limit',
  for(operation, { rates }) {
    if (rates === undefined) return undefined;
    const ofKeys = isOfKeys(operation);
    return (next) => async (invocation) => {
      await countCall(rates, invocation.principal, ofKeys, invocation.observer);
      return next(invocation);
    };
  },
};
