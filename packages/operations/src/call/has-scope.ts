import { Problem, type Scope } from '@handbill/contract';
import type { Principal } from '../ports/storage.ts';

/** Whether a key has a scope. Where a workspace wants no approval, the writer of a text also approves it. */
export const hasScope = ({ scopes, workspaceSettings }: Principal, scope: Scope): boolean =>
  scopes.has(scope) || (scope === 'content:approve' && workspaceSettings.approval === 'off' && scopes.has('content:write'));

/** Throws where a key lacks a scope. */
export function assertScope(principal: Principal, scope: Scope): void {
  if (!hasScope(principal, scope)) throw new Problem('forbidden', { scope }, { detail: `The key needs the scope ${scope}.` });
}
