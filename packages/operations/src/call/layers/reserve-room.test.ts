import { contract, type Operation, type Scope } from '@handbill/contract';
import { expect, it } from 'vitest';
import { ByteBudget, maxOfWorkspace } from '../byte-budget.ts';
import { createCallerRequest } from '../caller-request.ts';
import type { ParsedInvocation } from '../invocation.ts';
import type { Services } from '../services.ts';
import { reserveRoom, roomOfBatch } from './reserve-room.ts';

it('reserves less for few records, and for short ones, and no less for what is asked for otherwise', () => {
  const of = (...inputs: readonly unknown[]) => roomOfBatch(inputs.map((input) => ({ operation: contract.content.list, input })));
  expect([{ limit: 1, view: 'summary' }, { limit: 100, view: 'summary' }, { limit: 2 }].map((input) => of(input))).toEqual([
    256_000, 2_000_000, 2_000_000,
  ]);
  for (const input of [undefined, {}, { limit: 'x' }, { limit: -1 }, { limit: 0 }, { limit: 1e9 }, [], null])
    expect(of(input)).toBe(4_000_000);
  const nine = Array.from({ length: 9 }, () => ({ limit: 1, view: 'summary' }));
  expect(of(...nine)).toBe(9 * 256_000);
});

it('lets calls on keys with admin begin though callers of their workspace take nothing of their answers', async () => {
  // Those who wait go on waiting.
  const rooms = new ByteBudget({ later: () => () => undefined });
  rooms.open('wsp_1').hold(maxOfWorkspace);
  const begun: string[] = [];
  const call = (operation: Operation, scope: Scope) => {
    const next = () => {
      begun.push(`${operation.route} ${scope}`);
      return Promise.resolve({ status: 200, value: undefined });
    };
    const principal = { workspace: { id: 'wsp_1' }, scopes: new Set([scope]) };
    const invocation = { request: createCallerRequest({ id: 'req_1' }), principal } as unknown as ParsedInvocation;
    void reserveRoom.for(operation, { rooms } as Partial<Services> as Services)?.(next)(invocation);
  };
  for (const scope of ['admin', 'keys:write'] as const)
    for (const operation of [contract.keys.list, contract.keys.delete, contract.me.get]) call(operation, scope);
  await new Promise((resolve) => setImmediate(resolve));
  expect(begun).toEqual(['GET /keys admin', 'DELETE /keys/{id} admin']);
});
