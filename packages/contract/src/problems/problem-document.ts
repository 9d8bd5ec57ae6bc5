import type { ProblemCode } from './problems.ts';
import { problems } from './problems.ts';
import type { Problem, ProblemMembers } from './problem.ts';

/** A problem as every door sends it: RFC 9457 with `code`, `request_id` and what the code carries. */
export type ProblemDocument = {
  [C in ProblemCode]: {
    /** Where the problem is explained. */
    type: `/problems/${C}`;
    title: string;
    /** The HTTP status. */
    status: number;
    /** What happened this time. */
    detail: string;
    code: C;
    /** Names the request in the logs. */
    request_id: string;
  } & ProblemMembers<C>;
}[ProblemCode];

/** Writes a problem down for the request that met it. */
export function problemDocument(problem: Problem, requestId: string): ProblemDocument {
  const { status, title } = problems[problem.code];
  const standard = { type: `/problems/${problem.code}`, title, status, detail: problem.message, code: problem.code, request_id: requestId };
  return { ...standard, ...problem.members } as ProblemDocument;
}
