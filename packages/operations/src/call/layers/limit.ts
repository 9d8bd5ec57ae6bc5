import { Problem } from '@handbill/contract';
import type { AuthenticatedInvocation, CallLayer } from '../invocation.ts';

/** Counts calls, and refuses those of keys and workspaces that have made too many. */
export const limit: CallLayer<AuthenticatedInvocation> = {
  name: 'limit',
  for({ path }, { rates }) {
    if (rates === undefined) return undefined;
    const isOfKeys = path.split('/').includes('keys');
    return (next) => async (invocation) => {
      const { headers, violated, retryAfter } = await rates.take(invocation.principal, isOfKeys);
      invocation.observer?.limited(headers);
      if (violated.length === 0) return next(invocation);
      const detail = `Too many calls of this ${violated.join(' and ')}. Retry in ${retryAfter} s.`;
      throw new Problem('rate_limited', { retry_after: retryAfter, violated_policies: [...violated] }, { detail });
    };
  },
};
