import { problems, type ProblemCode } from './problems.ts';

type Members<C extends ProblemCode> = (typeof problems)[C]['members'];
type Held<Schema> = Schema extends { _zod: { output: infer T } } ? T : never;
type MayLack<Schema> = undefined extends Held<Schema> ? true : false;

/** What a problem of this code carries besides the standard members. */
export type ProblemMembers<C extends ProblemCode = ProblemCode> = {
  [N in keyof Members<C> as MayLack<Members<C>[N]> extends true ? never : N]: Held<Members<C>[N]>;
} & {
  [N in keyof Members<C> as MayLack<Members<C>[N]> extends true ? N : never]?: Exclude<Held<Members<C>[N]>, undefined>;
};

export interface ProblemOptions {
  /** What happened this time, for a person; the code's explanation when left out. */
  readonly detail?: string;
  /** What is logged and never shown. */
  readonly cause?: unknown;
}

/** The one error that leaves an operation: a code of the error table and what that code carries. */
export class Problem<C extends ProblemCode = ProblemCode> extends Error {
  readonly code: C;
  readonly members: ProblemMembers<C>;

  constructor(
    code: C,
    ...[members, options]: object extends ProblemMembers<C>
      ? [members?: ProblemMembers<C>, options?: ProblemOptions]
      : [members: ProblemMembers<C>, options?: ProblemOptions]
  ) {
    super(options?.detail ?? problems[code].explanation, { cause: options?.cause });
    this.name = 'Problem';
    this.code = code;
    this.members = (members ?? {}) as ProblemMembers<C>;
  }

  get status(): number {
    return problems[this.code].status;
  }
}
