import type { OperationTree } from '../operation.ts';
import { operations } from '../operation.ts';
import type { ProblemCode } from './problems.ts';

/** What every call of an operation may end in besides the `errors` that it declares. */
export const anyCallProblems = ['invalid_request', 'unauthenticated', 'forbidden', 'internal', 'unavailable'] as const;

/** What a door refuses by itself where the request has a body. */
export const bodyProblems = ['malformed_json', 'payload_too_large', 'unsupported_media_type'] as const;

/** What a door refuses by itself, whatever the operation. */
const doorProblems = ['not_found', 'method_not_allowed', 'not_acceptable', 'request_timeout', 'headers_too_large'] as const;

/** The codes that can occur now. Others are kept for operations that are yet to come. */
export function possibleProblems(tree: OperationTree): ReadonlySet<ProblemCode> {
  return new Set([...anyCallProblems, ...bodyProblems, ...doorProblems, ...operations(tree).flatMap(({ operation }) => operation.errors)]);
}
