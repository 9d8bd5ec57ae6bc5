import { contract, type Operation, type Scope } from '@handbill/contract';
import { expect, it } from 'vitest';
import { ByteBudget, mostOfWorkspace } from '../byte-budget.ts';
import { CallerRequest } from '../caller-request.ts';
import type { ParsedInvocation } from '../invocation.ts';
import type { Services } from '../services.ts';
import { reserveRoom } from './reserve-room.ts';

it('lets calls on keys with admin begin though callers of their workspace take nothing of their answers', async () => {
  // Those who wait go on waiting.
  const rooms = new ByteBudget({ later: () => () => undefined });
  rooms.open('wsp_1').hold(mostOfWorkspace);
  const begun: string[] = [];
  const call = (operation: Operation, scope: Scope) => {
    const next = () => {
      begun.push(`${operation.route} ${scope}`);
      return Promise.resolve({ status: 200, value: undefined });
    };
    const principal = { workspace: { id: 'wsp_1' }, scopes: new Set([scope]) };
    const invocation = { request: new CallerRequest({ id: 'req_1' }), principal } as unknown as ParsedInvocation;
    void reserveRoom.for(operation, { rooms } as Partial<Services> as Services)?.(next)(invocation);
  };
  for (const scope of ['admin', 'keys:write'] as const)
    for (const operation of [contract.keys.list, contract.keys.delete, contract.me.get]) call(operation, scope);
  await new Promise((resolve) => setImmediate(resolve));
  expect(begun).toEqual(['GET /keys admin', 'DELETE /keys/{id} admin']);
});
