import { Problem } from '@handbill/contract';
import { quoted } from '../input/quoted.ts';
import type { AuthenticatedInvocation, CallLayer } from '../invocation.ts';

/** Refuses who may not make this call. */
export const authorize: CallLayer<AuthenticatedInvocation> = {
  name: 'authorize',
  for({ scope, furtherScopes = [] }) {
    const needed = scope === null ? [] : [scope, ...furtherScopes];
    return (next) => async (invocation) => {
      const { principal, request } = invocation;
      const { actor } = principal.key;
      if (actor !== null && request.actor !== undefined && request.actor !== actor)
        throw new Problem('forbidden', {}, { detail: `The key acts on behalf of ${quoted(actor)} alone.` });
      const missing = needed.find((one) => !principal.scopes.has(one));
      if (missing !== undefined) throw new Problem('forbidden', { scope: missing }, { detail: `The key needs the scope ${missing}.` });
      return next(invocation);
    };
  },
};
