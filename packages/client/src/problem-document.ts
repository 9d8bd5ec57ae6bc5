import type { ProblemCode, problems } from '@handbill/contract';

/** What a code carries besides, read off its schemas by name: asking whether each one is a zod type costs an editor 80,000 instantiations. */
type MembersOf<Schemas> = {
  [Name in keyof Schemas]: Schemas[Name] extends { readonly _zod: { readonly output: infer Value } } ? Value : never;
};

/** What every problem of the server says, whatever its code. */
interface ProblemHead<Code extends ProblemCode> {
  /** Where the problem is explained, below the server's address. */
  type: `/problems/${Code}`;
  title: string;
  /** The HTTP status. */
  status: number;
  /** What happened this time. */
  detail: string;
  code: Code;
  /** Names the request in the server's logs. */
  request_id: string;
}

/** A problem that the server told of: RFC 9457, a union by `code`. */
export type ProblemDocument = { [Code in ProblemCode]: ProblemHead<Code> & MembersOf<(typeof problems)[Code]['members']> }[ProblemCode];
