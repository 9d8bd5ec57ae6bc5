import { type OperationTree, operations } from '../operation.ts';
import type { ProblemCode } from './problems.ts';

/** Codes that every operation may raise besides the `errors` that it declares. */
export const anyCallProblems = ['invalid_request', 'unauthenticated', 'forbidden', 'internal', 'unavailable'] as const;

/** Codes with which a request with a body is refused before it reaches its operation. */
export const bodyProblems = ['malformed_json', 'payload_too_large', 'unsupported_media_type'] as const;

/** Codes with which any request is refused before it reaches an operation. */
const requestProblems = ['not_found', 'method_not_allowed', 'not_acceptable', 'request_timeout', 'headers_too_large'] as const;

/** The codes that can occur with these operations. The table also has codes for operations of later versions. */
export function possibleProblems(tree: OperationTree): ReadonlySet<ProblemCode> {
  return new Set([
    ...anyCallProblems,
    ...bodyProblems,
    ...requestProblems,
    ...operations(tree).flatMap(({ operation }) => operation.errors),
  ]);
}
