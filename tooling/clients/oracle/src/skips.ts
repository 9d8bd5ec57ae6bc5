import type { NamedOperation } from '@handbill/contract';
import { z } from 'zod';

/** Why an operation can't be compared. */
export interface Skip {
  readonly reason: string;
  readonly holds: (operation: NamedOperation) => boolean;
}

/** Parts of operations that trpc-to-openapi can't serve as the contract promises them. An operation for which none of these holds is compared. */
const skips: readonly Skip[] = [
  {
    reason: 'its body is a union: trpc-to-openapi refuses to start with it',
    holds: ({ operation }) => operation.input instanceof z.ZodDiscriminatedUnion,
  },
  {
    reason: 'its answer is 204 without a body: trpc-to-openapi always answers 200',
    holds: ({ operation }) => operation.status === 204,
  },
  {
    reason: 'it answers with events, at the route of another operation: trpc-to-openapi refuses to start with it',
    holds: ({ operation }) => operation.kind === 'subscription',
  },
  {
    reason: 'its answer is a file: trpc-to-openapi always answers JSON',
    holds: ({ operation }) => operation.download !== undefined,
  },
];

export const skipOf = (operation: NamedOperation): Skip | undefined => skips.find(({ holds }) => holds(operation));
