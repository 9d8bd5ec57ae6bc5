import type * as z from 'zod';
import type { ProblemCode } from './problems/problems.ts';
import type { Scope } from './scope.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** A method and a path below `/v1`, path parameters in braces. */
export type Route = `${Method} /${string}`;

/** A header that is made from the answer. */
export interface AnswerHeader<Output> {
  readonly description: string;
  /** `undefined`: the answer goes without it. */
  readonly of: (answer: Output) => string | undefined;
}

interface Description<In extends z.ZodType, Out extends z.ZodType> {
  readonly route: Route;
  /** A line for lists of operations. */
  readonly summary: string;
  /** What goes beyond the summary, in Markdown. */
  readonly description?: string;
  /** What the key must be allowed; `null`: any valid key. */
  readonly scope: Scope | null;
  readonly input: In;
  readonly output: Out;
  /** 200 when left out. */
  readonly status?: 200 | 201 | 204;
  /** Path of what was made, below `/v1`, for `Location`; `{id}` is the answer's. */
  readonly location?: `/${string}`;
  readonly headers?: Readonly<Record<string, AnswerHeader<z.output<Out>>>>;
  /** `handler`: what is valid depends on what is stored, so the handler parses the input itself. */
  readonly parsedBy?: 'handler';
  /** A request in REST's words, for the document and for tests. */
  readonly examples?: Readonly<Record<string, { readonly summary: string; readonly value: Readonly<Record<string, unknown>> }>>;
  /** Problems besides those that any call may meet. */
  readonly errors: readonly ProblemCode[];
}

export interface Operation<
  Kind extends 'query' | 'mutation' = 'query' | 'mutation',
  In extends z.ZodType = z.ZodType,
  Out extends z.ZodType = z.ZodType,
> extends Omit<Description<In, Out>, 'headers'> {
  readonly kind: Kind;
  readonly headers?: Readonly<Record<string, AnswerHeader<never>>>;
}

/** An operation that changes nothing. */
export function query<In extends z.ZodType, Out extends z.ZodType>(description: Description<In, Out>): Operation<'query', In, Out> {
  return { kind: 'query', ...description };
}

/** An operation that changes something. */
export function mutation<In extends z.ZodType, Out extends z.ZodType>(description: Description<In, Out>): Operation<'mutation', In, Out> {
  return { kind: 'mutation', ...description };
}

/** Operations by name, grouped: the shape of the contract and of the client. */
export interface OperationTree {
  readonly [name: string]: Operation | OperationTree;
}

export function isOperation(node: Operation | OperationTree): node is Operation {
  return typeof node['kind'] === 'string';
}
