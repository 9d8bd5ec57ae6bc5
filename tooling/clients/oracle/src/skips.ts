import type { NamedOperation } from '@handbill/contract';
import { z } from 'zod';

/** Why trpc-to-openapi can't serve an operation as the contract promises it; `undefined`: it can, and the operation is compared. */
export function skipReason({ operation }: NamedOperation): string | undefined {
  if (operation.input instanceof z.ZodDiscriminatedUnion) return 'its body is a union: trpc-to-openapi refuses to start with it';
  if (operation.status === 204) return 'its answer is 204 without a body: trpc-to-openapi always answers 200';
  if (operation.kind === 'subscription')
    return 'it answers with events, at the route of another operation: trpc-to-openapi refuses to start with it';
  return operation.download === undefined ? undefined : 'its answer is a file: trpc-to-openapi always answers JSON';
}
