import { contract, operations, type NamedOperation } from '@handbill/contract';
import { appRouter } from './app-router.ts';
import type { Bound } from './bind.ts';
import { boundOf } from './procedure.ts';

/** An operation by its names, with its behaviour. */
export type BoundOperation = NamedOperation & { readonly bound: Bound };

const at = (node: unknown, name: string): unknown => (node as Record<string, unknown> | undefined)?.[name];

/** Every operation of the contract with its behaviour; one without stops the start. */
export const boundOperations: readonly BoundOperation[] = operations(contract).map((named) => ({
  ...named,
  bound: boundOf(named.name.split('.').reduce(at, appRouter)),
}));
