import { isOperation, type Operation, type OperationTree } from './operation.ts';

/** An operation with the names that its place in the contract gives it. */
export interface NamedOperation {
  /** The tRPC procedure: `campaigns.pause` */
  readonly name: string;
  /** The REST operation: `campaigns_pause` */
  readonly operationId: string;
  readonly operation: Operation;
}

/** All operations of a tree, in its order. */
export function operations(tree: OperationTree, path: readonly string[] = []): NamedOperation[] {
  return Object.entries(tree).flatMap(([key, node]) => {
    const names = [...path, key];
    return isOperation(node) ? [{ name: names.join('.'), operationId: names.join('_'), operation: node }] : operations(node, names);
  });
}
