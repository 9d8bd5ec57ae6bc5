import type * as z from 'zod';
import type { ProblemCode } from '../problems/problems.ts';
import type { AgentResource, AgentTool } from './agent-tool.ts';
import type { Scope } from './scope.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** A method and a path below `apiBase`, path parameters in braces. */
export type Route = `${Method} /${string}`;

/** Where all operations are in REST: the addresses of routes and of `location` follow it. */
export const apiBase = '/v1';

export type OperationKind = 'query' | 'mutation' | 'subscription';

/** Schemas by name: of answers by their status, of events by their name. */
type Schemas = Readonly<Record<PropertyKey, z.ZodType>>;

/** A header that is made from the answer. */
export interface AnswerHeader<Output> {
  readonly description: string;
  /** `undefined`: the answer goes without it. */
  readonly of: (answer: Output) => string | undefined;
}

interface Description<Path extends Route, In, Out, Code, Answers, Events, ParsedBy, Download> {
  readonly route: Path;
  readonly summary: string;
  /** Everything beyond the summary, in Markdown. */
  readonly description?: string;
  /** The scope that the key needs; `null`: any valid key. */
  readonly scope: Scope | null;
  /** A scope that suffices in place of `scope`: the handler knows for which records. */
  readonly orScope?: Scope;
  /** Scopes that it needs in addition. */
  readonly furtherScopes?: readonly Scope[];
  /** Whether it concerns the whole installation: only a key of the first workspace may call it. */
  readonly ofFirstWorkspace?: boolean;
  readonly input: In;
  /** Of a mutation: it has a body but changes nothing, so that it takes no `Idempotency-Key`. */
  readonly changesNothing?: boolean;
  /** The usual answer. */
  readonly output: Out;
  /** The usual answer's status, 200 when left out. */
  readonly status?: 200 | 201 | 202 | 204;
  /** Other answers by their status, such as 202 where the work goes on. */
  readonly answers?: Answers;
  /** The data of each event by its name, where the operation can answer with a stream of events. A subscription always does. */
  readonly events?: Events;
  /** Path of the new record, below `apiBase`, for `Location`; `{id}` is the answer's. */
  readonly location?: `/${string}`;
  readonly headers?: Readonly<Record<string, AnswerHeader<never>>>;
  /** The media types of a file that REST answers in place of JSON: a `Download`, or the events of a subscription, one per line. */
  readonly download?: Download;
  /** Fields of the answer, `a.b` in another one, that are shown once and never stored: `null` where the answer is repeated. */
  readonly secrets?: readonly string[];
  /** `handler`: whether an input is valid depends on the stored record, so the handler parses it. */
  readonly parsedBy?: ParsedBy;
  /** A request in REST's words, for the document and for tests. */
  readonly examples?: Readonly<Record<string, { readonly summary: string; readonly value: Readonly<Record<string, unknown>> }>>;
  /** How agents call it; left out: they do not, as for decisions of a person. */
  readonly tool?: AgentTool;
  /** Of a query whose fields are all in its path: agents may read it as a resource. */
  readonly resource?: AgentResource;
  /** Problems besides those that any call may meet. */
  readonly errors: readonly Code[];
}

/** An operation of the service, as data. Every door, the document and the client's types are derived from it. */
export interface Operation<
  Kind extends OperationKind = OperationKind,
  In extends z.ZodType = z.ZodType,
  Out extends z.ZodType = z.ZodType,
  Code extends ProblemCode = ProblemCode,
  Path extends Route = Route,
  Answers extends Schemas = Schemas,
  Events extends Schemas = Schemas,
  ParsedBy extends 'handler' | undefined = 'handler' | undefined,
  Download extends readonly string[] | undefined = readonly string[] | undefined,
> extends Description<Path, In, Out, Code, Answers, Events, ParsedBy, Download> {
  readonly kind: Kind;
  readonly method: Method;
  /** The route without its method: `/campaigns/{id}`. */
  readonly path: string;
  /** The names in the path's braces: these fields of the input are in the path, all others in the query or the body. */
  readonly pathParameters: readonly string[];
  /** Whether fields that are not in the path are in a JSON body; else they are in the query. */
  readonly hasBody: boolean;
}

/** No answers besides the usual one, or no events. */
// oxlint-disable-next-line typescript/no-generated-empty-object-type -- a type whose keys are none, for `keyof` to say so
type None = Readonly<Record<never, z.ZodType>>;

const define =
  <Kind extends OperationKind>(kind: Kind) =>
  <
    In extends z.ZodType,
    Out extends z.ZodType,
    Path extends Route,
    Code extends ProblemCode = never,
    Answers extends Schemas = None,
    Events extends Schemas = None,
    ParsedBy extends 'handler' | undefined = undefined,
    Download extends readonly string[] | undefined = undefined,
  >(
    description: Omit<Description<Path, In, Out, Code, Answers, Events, ParsedBy, Download>, 'headers' | 'errors'> & {
      readonly headers?: Readonly<Record<string, AnswerHeader<z.output<Out>>>>;
      readonly errors?: readonly Code[];
    },
  ): Operation<Kind, In, Out, Code, Path, Answers, Events, ParsedBy, Download> => {
    const [method, path] = description.route.split(' ') as [Method, string];
    const pathParameters = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
    const hasBody = method === 'POST' || method === 'PATCH';
    return { errors: [], ...description, kind, method, path, pathParameters, hasBody };
  };

/** An operation that changes nothing. */
export const query = define('query');
/** An operation that changes something. */
export const mutation = define('mutation');
/** An operation that answers with events for as long as the caller listens. In REST it shares its route with a query, told apart by `Accept`. */
export const subscription = define('subscription');

/** Whether an operation changes something. Sent again with its `Idempotency-Key`, it is not repeated. */
export const isChange = ({ kind, changesNothing = false }: Pick<Operation, 'kind' | 'changesNothing'>): boolean =>
  kind === 'mutation' && !changesNothing;

/** Whether no other operation has its route. A stream shares the route of a query, but for a file. */
export const hasOwnRoute = ({ kind, download }: Pick<Operation, 'kind' | 'download'>): boolean =>
  kind !== 'subscription' || download !== undefined;

/** Operations by name, grouped: the shape of the contract and of the client. */
export interface OperationTree {
  readonly [name: string]: Operation | OperationTree;
}

export function isOperation(node: Operation | OperationTree): node is Operation {
  return typeof node['kind'] === 'string';
}

/** An operation with its names, from its path in the contract. */
export interface NamedOperation {
  /** The tRPC procedure: `campaigns.pause` */
  readonly name: string;
  /** The REST operation: `campaigns_pause` */
  readonly operationId: string;
  readonly operation: Operation;
}

export function operations(tree: OperationTree, path: readonly string[] = []): NamedOperation[] {
  return Object.entries(tree).flatMap(([key, node]) => {
    const names = [...path, key];
    return isOperation(node) ? [{ name: names.join('.'), operationId: names.join('_'), operation: node }] : operations(node, names);
  });
}
