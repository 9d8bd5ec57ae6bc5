import { problems, type ProblemCode } from './problems.ts';

/** The headers that a problem's members are sent in as well, by the member's name. */
export const problemHeaderNames = { retry_after: 'Retry-After', content_id: 'Location', allow: 'Allow', current_revision: 'ETag' } as const;

type Members<C extends ProblemCode> = (typeof problems)[C]['members'];
type Parsed<Schema> = Schema extends { _zod: { output: infer T } } ? T : never;
type IsOptional<Schema> = undefined extends Parsed<Schema> ? true : false;

/** The members of a problem of this code besides the standard ones. */
export type ProblemMembers<C extends ProblemCode = ProblemCode> = {
  [N in keyof Members<C> as IsOptional<Members<C>[N]> extends true ? never : N]: Parsed<Members<C>[N]>;
} & {
  [N in keyof Members<C> as IsOptional<Members<C>[N]> extends true ? N : never]?: Exclude<Parsed<Members<C>[N]>, undefined>;
};

interface ProblemOptions {
  /** The occurrence, for a person; the code's explanation when left out. */
  readonly detail?: string;
  /** Logged, and never sent. */
  readonly cause?: unknown;
  /** Further headers of the answer. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** The members of a problem, which may be left out where none is required, and its options. */
export type ProblemRest<C extends ProblemCode> =
  object extends ProblemMembers<C>
    ? [members?: ProblemMembers<C>, options?: ProblemOptions]
    : [members: ProblemMembers<C>, options?: ProblemOptions];

/** The one error that an operation may end in: a code of the error table and the members of that code. */
export class Problem<C extends ProblemCode = ProblemCode> extends Error {
  readonly code: C;
  readonly members: ProblemMembers<C>;
  readonly headers: Readonly<Record<string, string>> | undefined;

  constructor(code: C, ...[members, options]: ProblemRest<C>) {
    super(options?.detail ?? problems[code].explanation, { cause: options?.cause });
    this.name = 'Problem';
    this.code = code;
    this.members = (members ?? {}) as ProblemMembers<C>;
    this.headers = options?.headers;
  }

  /** The same problem, with more in its answer's head. */
  withHeaders(headers: Readonly<Record<string, string>>): Problem<C> {
    const options = { detail: this.message, cause: this.cause, headers: { ...this.headers, ...headers } };
    return new Problem(this.code, ...([this.members, options] as unknown as ProblemRest<C>));
  }

  get status(): number {
    return problems[this.code].status;
  }
}

/** A problem as it is sent, over REST and tRPC alike: RFC 9457 with `code`, `request_id` and the members of the code. */
export type ProblemDocument = {
  [C in ProblemCode]: {
    /** Path of the page that explains it. */
    type: `/problems/${C}`;
    title: string;
    /** The HTTP status. */
    status: number;
    /** The occurrence, for a person. */
    detail: string;
    code: C;
    /** Identifies the request in the logs. */
    request_id: string;
  } & ProblemMembers<C>;
}[ProblemCode];

/** The document of a problem, for the request that it ended. */
export function problemDocument(problem: Problem, requestId: string): ProblemDocument {
  const { status, title } = problems[problem.code];
  const standard = { type: `/problems/${problem.code}`, title, status, detail: problem.message, code: problem.code, request_id: requestId };
  return { ...standard, ...problem.members } as ProblemDocument;
}
