import { contract, isOperation, type Contract, type Operation, type OperationTree } from '@handbill/contract';
import type { Handler } from './call.ts';

/** An operation with its behaviour. */
export interface Implementation<Op extends Operation = Operation> {
  readonly operation: Op;
  readonly handler: Handler<Op>;
}

/** The behaviour of every operation of a contract, by its names: no more and no fewer. Operations differ by their routes, so none fits another's place. */
export type Implementations<C> = { readonly [N in keyof C]: C[N] extends Operation ? Implementation<C[N]> : Implementations<C[N]> };

/** A function for each operation of a contract that takes its handler. */
export type Implementers<C> = {
  readonly [N in keyof C]: C[N] extends Operation ? (handler: Handler<C[N]>) => Implementation<C[N]> : Implementers<C[N]>;
};

/** Prepares a contract to be implemented. */
export function implementers<C extends OperationTree>(tree: C): Implementers<C> {
  const entries = Object.entries(tree).map(([name, node]) => [
    name,
    isOperation(node) ? (handler: Handler<Operation>) => ({ operation: node, handler }) : implementers(node),
  ]);
  return Object.fromEntries(entries) as Implementers<C>;
}

/** `implement.campaigns.pause(({ call, input }) => …)`. */
export const implement: Implementers<Contract> = implementers(contract);
