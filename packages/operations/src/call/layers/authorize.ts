import { Problem } from '@handbill/contract';
import type { AuthenticatedInvocation, CallLayer } from '../invocation.ts';

/** Refuses who may not make this call. */
export const authorize: CallLayer<AuthenticatedInvocation> = {
  name: 'authorize',
  for({ scope, furtherScopes = [], ofFirstWorkspace = false }) {
    if (scope === null) return undefined;
    const needed = [scope, ...furtherScopes];
    return (next) => async (invocation) => {
      const missing = needed.find((one) => !invocation.principal.scopes.has(one));
      if (missing !== undefined) throw new Problem('forbidden', { scope: missing }, { detail: `The key needs the scope ${missing}.` });
      if (ofFirstWorkspace && !invocation.principal.isOfFirstWorkspace)
        throw new Problem('forbidden', { scope }, { detail: 'The key has to belong to the first workspace.' });
      return next(invocation);
    };
  },
};
