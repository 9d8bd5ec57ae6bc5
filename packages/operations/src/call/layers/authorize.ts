import { Problem, type Scope } from '@handbill/contract';
import type { Principal } from '../../ports/storage.ts';
import { quoted } from '../input/quoted.ts';
import type { AuthenticatedInvocation, CallLayer } from '../invocation.ts';

/** Whether a key has a scope. Where a workspace wants no approval, the writer of a text also approves it. */
export const hasScope = ({ scopes, workspaceSettings }: Principal, scope: Scope): boolean =>
  scopes.has(scope) || (scope === 'content:approve' && workspaceSettings.approval === 'off' && scopes.has('content:write'));

/** Throws where a key lacks a scope. */
export function assertScope(principal: Principal, scope: Scope): void {
  if (!hasScope(principal, scope)) throw new Problem('forbidden', { scope }, { detail: `The key needs the scope ${scope}.` });
}

/** Refuses who may not make this call. */
export const authorize: CallLayer<AuthenticatedInvocation> = {
  name: 'authorize',
  for({ scope, orScope, furtherScopes = [], ofFirstWorkspace = false }) {
    return (next) => async (invocation) => {
      const { principal, request } = invocation;
      const { actor } = principal.key;
      if (actor !== null && request.actor !== undefined && request.actor !== actor)
        throw new Problem('forbidden', {}, { detail: `The key acts on behalf of ${quoted(actor)} alone.` });
      const isOpened = scope === null || (orScope !== undefined && hasScope(principal, orScope));
      for (const needed of isOpened ? furtherScopes : [scope, ...furtherScopes]) assertScope(principal, needed);
      if (ofFirstWorkspace && scope !== null && !principal.isOfFirstWorkspace)
        throw new Problem('forbidden', { scope }, { detail: 'The key has to belong to the first workspace.' });
      return next(invocation);
    };
  },
};
