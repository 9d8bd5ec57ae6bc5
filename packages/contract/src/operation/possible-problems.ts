import { isChange, operations, type Operation, type OperationTree } from './operation.ts';
import type { ProblemCode } from '../problems/problems.ts';

/** Codes that every operation may raise besides the `errors` that it declares. */
export const anyCallProblems = ['invalid_request', 'unauthenticated', 'forbidden', 'rate_limited', 'internal', 'unavailable'] as const;

/** Codes with which a request with a body is refused before it reaches its operation. */
export const bodyProblems = ['malformed_json', 'payload_too_large', 'unsupported_media_type'] as const;

/** Codes that a change may raise when it is sent with an `Idempotency-Key`. */
export const repetitionProblems = ['idempotency_in_progress', 'idempotency_key_reused'] as const;

/** The codes that calls of an operation may end in once its input was read. */
export function problemsOf(operation: Operation): ReadonlySet<ProblemCode> {
  return new Set([...anyCallProblems, ...(isChange(operation) ? repetitionProblems : []), ...operation.errors]);
}

/** Codes with which any request is refused before it reaches an operation. */
const requestProblems = ['not_found', 'method_not_allowed', 'not_acceptable', 'request_timeout', 'headers_too_large'] as const;

/** Whether an operation changes one record that has a revision, so that a caller may say which one it expects. */
export const takesRevision = ({ errors }: Pick<Operation, 'errors'>): boolean => errors.includes('revision_mismatch');

/** The codes that can occur with these operations. The table also has codes for operations of later versions. */
export function possibleProblems(tree: OperationTree): ReadonlySet<ProblemCode> {
  return new Set([...bodyProblems, ...requestProblems, ...operations(tree).flatMap(({ operation }) => [...problemsOf(operation)])]);
}
