import { Problem } from '@handbill/contract';
import { isBesideFloods, isOfKeys } from '../beside-floods.ts';
import type { AuthenticatedInvocation, CallLayer } from '../invocation.ts';

/** Counts calls, and refuses those of keys and workspaces that have made too many. */
export const limit: CallLayer<AuthenticatedInvocation> = {
  name: 'limit',
  for(operation, { rates }) {
    if (rates === undefined) return undefined;
    const ofKeys = isOfKeys(operation);
    return (next) => async (invocation) => {
      const { headers, violated, retryAfter } = await rates.take(invocation.principal, isBesideFloods(invocation.principal, ofKeys));
      invocation.observer?.limited(headers);
      if (violated.length === 0) return next(invocation);
      const detail = `Too many calls of this ${violated.join(' and ')}. Retry in ${retryAfter} s.`;
      throw new Problem('rate_limited', { retry_after: retryAfter, violated_policies: [...violated] }, { detail });
    };
  },
};
