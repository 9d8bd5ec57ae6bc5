import { contract, type Operation, type Scope } from '@handbill/contract';
import { expect, it } from 'vitest';
import { createCallerRequest } from '../caller-request.ts';
import type { AuthenticatedInvocation } from '../invocation.ts';
import type { Services } from '../services.ts';
import { authorize } from './authorize.ts';

interface Caller {
  readonly scopes?: readonly Scope[];
  readonly actor?: string | null;
  readonly isOfFirstWorkspace?: boolean;
}

/** The problem that a call ends in; `undefined`: it may be made. */
async function refusal(
  operation: Operation,
  { scopes = [], actor = null, isOfFirstWorkspace = false }: Caller,
  of?: string,
): Promise<unknown> {
  const next = () => Promise.resolve({ status: 200, value: undefined });
  const principal = { key: { actor }, scopes: new Set(scopes), isOfFirstWorkspace };
  const invocation = { request: createCallerRequest({ id: 'req_1', actor: of }), principal } as unknown as AuthenticatedInvocation;
  return authorize
    .for(
      operation,
      {} as Services,
    )?.(next)(invocation)
    .then(
      () => undefined,
      ({ code, members }) => [code, members.scope],
    );
}

it('a key needs the scope of the call', async () => {
  const { get } = contract.campaigns;
  expect(await refusal(get, { scopes: ['campaigns:read'] })).toBeUndefined();
  expect(await refusal(get, { scopes: ['campaigns:write'] })).toEqual(['forbidden', 'campaigns:read']);
  expect(await refusal(contract.me.get, {})).toBeUndefined();
});

it('a key that acts for a person acts for nobody else', async () => {
  const { get } = contract.me;
  expect(await refusal(get, { actor: 'ann' }, 'ann')).toBeUndefined();
  expect(await refusal(get, { actor: 'ann' })).toBeUndefined();
  expect(await refusal(get, { actor: 'ann' }, 'bob')).toEqual(['forbidden', undefined]);
  expect(await refusal(get, {}, 'bob')).toBeUndefined();
});

it('workspaces are for keys of the first one', async () => {
  const { create } = contract.workspaces;
  expect(await refusal(create, { scopes: ['admin'], isOfFirstWorkspace: true })).toBeUndefined();
  expect(await refusal(create, { scopes: ['admin'] })).toEqual(['forbidden', 'admin']);
});
