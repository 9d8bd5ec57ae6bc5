import { Problem, type Scope } from '@handbill/contract';
import type { Principal } from '../ports/storage.ts';

/** Whether a key may do what a scope opens. Where a workspace wants no approval, whoever writes a text also approves it. */
export const hasScope = ({ scopes, workspaceSettings }: Principal, scope: Scope): boolean =>
  scopes.has(scope) || (scope === 'content:approve' && workspaceSettings.approval === 'off' && scopes.has('content:write'));

/** Throws where a key may not do what a scope opens. */
export function assertScope(principal: Principal, scope: Scope): void {
  if (!hasScope(principal, scope)) throw new Problem('forbidden', { scope }, { detail: `The key needs the scope ${scope}.` });
}
