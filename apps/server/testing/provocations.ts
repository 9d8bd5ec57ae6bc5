import { contract, operations, takesRevision, type ProblemCode } from '@handbill/contract';
import { allCases } from '../../../packages/operations/testing/all-cases.ts';
import type { ForeignCall } from '../../../packages/operations/testing/foreign-calls.ts';
import type { ArrangingServer, Input, OperationCases } from '../../../packages/operations/testing/operation-cases.ts';
import type { TestServer } from './test-server.ts';

type Arrange = (server: TestServer) => Promise<Input>;

/** How an operation is called so that it succeeds, and how so that it ends in each problem that it declares. */
export interface Provocations {
  readonly succeeds: Arrange;
  readonly fails: Partial<Record<ProblemCode, Arrange>>;
}

const arranging = (server: TestServer): ArrangingServer => ({
  ask: async (route, body) => (await server.rest(route, body === undefined ? {} : { body })).body,
  stored: (name) => server.stored(name),
});

const byOperation = new Map(
  Object.entries(allCases).flatMap(([noun, cases]) =>
    Object.entries(cases).map(([name, ofOne]) => [`${noun}_${name}`, { fails: {}, ...ofOne } as OperationCases] as const),
  ),
);
const conditional = new Set(operations(contract).flatMap(({ operationId, operation }) => (takesRevision(operation) ? [operationId] : [])));

function provocationsOf(operationId: string, { succeeds, fails }: OperationCases): Provocations {
  const arrange =
    (own: OperationCases['succeeds'], more: Input = {}): Arrange =>
    async (server) => ({ ...(await own(arranging(server))), ...more });
  return {
    succeeds: arrange(succeeds),
    fails: {
      ...Object.fromEntries(Object.entries(fails).map(([code, own]) => [code, arrange(own)])),
      // Another writer has changed the record that would be changed otherwise.
      ...(conditional.has(operationId) && { revision_mismatch: arrange(succeeds, { if_revision: 99 }) }),
    },
  };
}

/** One entry for each operation, from the cases beside its handler. */
export const provocations: Readonly<Record<string, Provocations>> = Object.fromEntries(
  [...byOperation].map(([id, cases]) => [id, provocationsOf(id, cases)]),
);

/** Calls of each operation with another workspace's records. */
export const foreignCalls: Readonly<Record<string, readonly ForeignCall[]>> = Object.fromEntries(
  [...byOperation].map(([id, { foreign }]) => [id, foreign]),
);
