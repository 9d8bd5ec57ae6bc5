import type { NamedOperation } from '@handbill/contract';
import { isRef, type ApiDocument, type Schema } from '@handbill/openapi';
import type { SampleInput } from '@handbill/contract/samples';

type PathItem = NonNullable<ApiDocument['paths']>[string];
type OperationObject = NonNullable<PathItem['get']>;
type Parameter = Exclude<NonNullable<OperationObject['parameters']>[number], { $ref: string }>;

export interface MediaType {
  readonly schema?: Schema;
  readonly examples?: Readonly<Record<string, { readonly summary?: string; readonly value?: unknown }>>;
}

export interface Response {
  readonly description: string;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly content?: Readonly<Record<string, MediaType>>;
  /** The answer with `Accept: text/event-stream`. */
  readonly 'x-event-stream'?: MediaType;
}

/** An operation with its part of the document. */
export interface DocumentedOperation {
  readonly named: NamedOperation;
  readonly object: OperationObject;
  readonly parameters: readonly Parameter[];
  readonly body: MediaType | undefined;
  readonly responses: readonly (readonly [status: string, response: Response])[];
}

export function documented(named: NamedOperation, { paths = {}, components = {} }: ApiDocument): DocumentedOperation {
  const { method, path } = named.operation;
  const object = paths[path]?.[method.toLowerCase() as 'get'];
  if (object === undefined) throw new Error(`The document has no ${method} ${path}`);
  const behind = (member: object, kind: Readonly<Record<string, unknown>> = {}): unknown =>
    isRef(member) ? kind[member.$ref.split('/').at(-1) ?? ''] : member;
  const { requestBody } = object;
  return {
    named,
    object,
    parameters: (object.parameters ?? []).map((member) => behind(member, components.parameters) as Parameter),
    body: requestBody === undefined || isRef(requestBody) ? undefined : requestBody.content['application/json'],
    responses: Object.entries(object.responses ?? {}).map(
      ([status, member]) => [status, behind(member, components.responses) as Response] as const,
    ),
  };
}
export interface Example {
  readonly name: string;
  readonly label: string;
  readonly value: unknown;
}

export const examplesOf = ({ examples = {} }: MediaType): Example[] =>
  Object.entries(examples).map(([name, { summary = name.replaceAll('_', ' '), value }]) => ({ name, label: summary, value }));

const firstExample = ({ schema = {} }: Parameter): string | number => {
  const [example] = isRef(schema) || !Array.isArray(schema.examples) ? [] : schema.examples;
  return typeof example === 'number' ? example : String(example ?? '');
};

/** The input of a sample: an example of the body and the path, and of a query what is required, else its first field with a default or an example. */
export function sampleInput({ parameters }: DocumentedOperation, body?: Example): SampleInput {
  const path = parameters.filter((one) => one.in === 'path').map((one) => [one.name, firstExample(one)]);
  const fields = parameters.filter((one) => one.in === 'query');
  const isShown = (value: unknown) => value !== undefined && typeof value !== 'boolean';
  const usual = fields.flatMap(({ name, schema = {} }) => ('default' in schema && isShown(schema.default) ? [[name, schema.default]] : []));
  const shown = fields.flatMap((one) => (firstExample(one) === '' ? [] : [[one.name, firstExample(one)]]));
  const required = fields.filter((one) => one.required === true).map((one) => [one.name, firstExample(one)]);
  return {
    path: Object.fromEntries(path),
    query: Object.fromEntries(required.length > 0 ? required : [...usual, ...shown].slice(0, 1)),
    body: body?.value as Record<string, unknown> | undefined,
  };
}
