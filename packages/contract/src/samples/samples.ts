import { apiBase, type Operation, type NamedOperation } from '../operation/operation.ts';
import { literal, type LiteralSyntax } from './literal.ts';

/** The operations that samples are made from, as data: by name, without streams. */
export const sampledCalls = (all: readonly NamedOperation[]): Record<string, SampledCall['operation']> =>
  Object.fromEntries(
    all
      .filter(({ operation }) => operation.kind !== 'subscription')
      .map(({ name, operation: { kind, method, path, status, download, errors } }) => {
        const decisive = errors.filter((code) => patientErrors.includes(code));
        return [name, { kind, method, path, ...(status && { status }), ...(download && { download }), errors: decisive }];
      }),
  );

/** As much of an operation as its samples need. */
export interface SampledCall {
  readonly name: string;
  readonly operation: Pick<Operation, 'kind' | 'method' | 'path' | 'status' | 'download'> & { readonly errors: readonly string[] };
}

/** The input of an operation in its samples. */
export interface SampleInput {
  readonly path: Readonly<Record<string, string | number>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: Readonly<Record<string, unknown>> | undefined;
}

type SampleLanguage = 'curl' | 'python' | 'typescript';

const json: LiteralSyntax = {
  null: 'null',
  true: 'true',
  false: 'false',
  hasBareNames: false,
  quote: '"',
  step: '  ',
  hasLastComma: false,
};
const python: LiteralSyntax = { ...json, null: 'None', true: 'True', false: 'False', step: '    ', hasLastComma: true };
const typescript: LiteralSyntax = { ...json, hasBareNames: true, quote: "'", hasLastComma: true };

const addressOf = ({ operation }: SampledCall, { path }: SampleInput) =>
  `${apiBase}${operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name] ?? '')))}`;

const usualMethod = (hasBody: boolean) => (hasBody ? 'POST' : 'GET');

function curl(named: SampledCall, input: SampleInput): string {
  const { method } = named.operation;
  const { query, body } = input;
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => [value].flat().map((each): [string, string] => [name, String(each)])),
  );
  return [
    `curl "$HANDBILL_URL${addressOf(named, input)}${search.size > 0 ? `?${search.toString()}` : ''}"`,
    ...(method === usualMethod(body !== undefined) ? [] : [`-X ${method}`]),
    '-H "Authorization: Bearer $HANDBILL_KEY"',
    ...(body === undefined
      ? []
      : ["-H 'Content-Type: application/json'", `-d '${literal(body, json, '  ').replaceAll("'", String.raw`'\''`)}'`]),
  ].join(' \\\n  ');
}

/** Seconds that a caller should wait: longer than the server's own time-outs by default. */
const patience = ({ operation }: SampledCall) => (operation.errors.some((code) => patientErrors.includes(code)) ? 150 : 30);

/** Errors of the calls that have a text written. */
const patientErrors: readonly string[] = ['generation_timeout'];

/** Python would write `False` into an address. */
const inAddress = (query: SampleInput['query']) =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, typeof value === 'boolean' ? String(value) : value]));

function requests(named: SampledCall, input: SampleInput): string {
  const { method, status, download } = named.operation;
  const answer = download === undefined ? 'answer.json()' : 'answer.text';
  const { query, body } = input;
  const options = [
    `f"{os.environ['HANDBILL_URL']}${addressOf(named, input)}"`,
    `headers={"Authorization": f"Bearer {os.environ['HANDBILL_KEY']}"}`,
    ...(Object.keys(query).length > 0 ? [`params=${literal(inAddress(query), python, '    ')}`] : []),
    ...(body === undefined ? [] : [`json=${literal(body, python, '    ')}`]),
    `timeout=${patience(named)}`,
  ];
  return `import os
import requests

answer = requests.${method.toLowerCase()}(
    ${options.join(',\n    ')},
)
answer.raise_for_status()
print(${status === 204 ? 'answer.status_code' : answer})`;
}

function client({ name, operation }: SampledCall, { path, query, body }: SampleInput): string {
  const input = { ...path, ...query, ...body };
  const argument = Object.keys(input).length > 0 ? literal(input, typescript) : '';
  const call = `await client.${name}.${operation.kind === 'query' ? 'query' : 'mutate'}(${argument})`;
  return `import { createClient } from '@handbill/client';

const { HANDBILL_URL = 'http://127.0.0.1:3000', HANDBILL_KEY = '' } = process.env;
const client = createClient({ url: HANDBILL_URL, key: HANDBILL_KEY });

${operation.status === 204 ? `${call};` : `const answer = ${call};\nconsole.log(answer);`}`;
}

/** How an operation is called, by language: each a whole program. */
export const samples: Readonly<
  Record<SampleLanguage, { readonly label: string; readonly of: (named: SampledCall, input: SampleInput) => string }>
> = {
  curl: { label: 'curl', of: curl },
  python: { label: 'Python', of: requests },
  typescript: { label: 'TypeScript', of: client },
};

/** The input of the client's call as REST has it: in the path, and in the query or the body. */
export function sampleInputOf({ operation }: SampledCall, input: Readonly<Record<string, unknown>>): SampleInput {
  const isInPath = (name: string) => operation.path.includes(`{${name}}`);
  const given = Object.entries(input).filter(([, value]) => value != null);
  const path = Object.fromEntries(given.filter(([name]) => isInPath(name)).map(([name, value]) => [name, String(value)]));
  const rest = Object.fromEntries(Object.entries(input).filter(([name, value]) => value !== undefined && !isInPath(name)));
  if (operation.method === 'POST' || operation.method === 'PATCH')
    return { path, query: {}, body: Object.keys(rest).length > 0 || operation.method === 'PATCH' ? rest : undefined };
  return { path, query: Object.fromEntries(given.filter(([name]) => !isInPath(name))), body: undefined };
}
