import { operations, type NamedOperation, type OperationTree } from '@handbill/contract';
import type { Implementation, Implementations } from '../call/implement.ts';
import { compose } from '../call/layers/compose.ts';
import type { Invoke } from '../call/invocation.ts';
import type { Services } from '../call/services.ts';

/** An operation that can be called: the one way in for every door. */
export interface Endpoint extends NamedOperation {
  /** Makes a call. It ends in an outcome, or throws a `Problem` of the operation, which is logged by then, or `CallerLeft`. */
  readonly invoke: Invoke;
}

type Tree = { readonly [name: string]: Implementation | Tree };

const isImplementation = (node: unknown): node is Implementation => typeof node === 'object' && node !== null && 'handler' in node;

/** Joins a contract and its implementations. Throws where an operation has none, or another's: the start ends there. */
export function createEndpoints<C extends OperationTree>(
  contract: C,
  implementations: Implementations<C>,
  services: Services,
): readonly Endpoint[] {
  return operations(contract).map((named) => {
    const node = named.name
      .split('.')
      .reduce<Tree | Implementation | undefined>(
        (tree, name) => (isImplementation(tree) ? undefined : tree?.[name]),
        implementations as Tree,
      );
    if (!isImplementation(node)) throw new Error(`The operation ${named.name} has no implementation`);
    if (node.operation !== named.operation)
      throw new Error(`The operation ${named.name} is implemented by the handler of ${node.operation.route}`);
    return { ...named, invoke: compose(named.operation, node.handler, services) };
  });
}
