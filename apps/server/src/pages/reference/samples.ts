import { apiBase, type NamedOperation } from '@handbill/contract';
import { literal, type LiteralSyntax } from './literal.ts';

/** What an operation is called with in its samples. */
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
const python: LiteralSyntax = {
  null: 'None',
  true: 'True',
  false: 'False',
  hasBareNames: false,
  quote: '"',
  step: '    ',
  hasLastComma: true,
};
const typescript: LiteralSyntax = { ...json, hasBareNames: true, quote: "'", hasLastComma: true };

const addressOf = ({ operation }: NamedOperation, { path }: SampleInput) =>
  `${apiBase}${operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name] ?? '')))}`;

const usualMethod = (hasBody: boolean) => (hasBody ? 'POST' : 'GET');

function curl(named: NamedOperation, input: SampleInput): string {
  const { method } = named.operation;
  const { query, body } = input;
  const search = new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]));
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
const patience = ({ operation }: NamedOperation) => (operation.errors.includes('generation_timeout') ? 150 : 30);

function requests(named: NamedOperation, input: SampleInput): string {
  const { method, status, download } = named.operation;
  const answer = download === undefined ? 'answer.json()' : 'answer.text';
  const { query, body } = input;
  const options = [
    `f"{os.environ['HANDBILL_URL']}${addressOf(named, input)}"`,
    `headers={"Authorization": f"Bearer {os.environ['HANDBILL_KEY']}"}`,
    ...(Object.keys(query).length > 0 ? [`params=${literal(query, python, '    ')}`] : []),
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

function client({ name, operation }: NamedOperation, { path, query, body }: SampleInput): string {
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
  Record<SampleLanguage, { readonly label: string; readonly of: (named: NamedOperation, input: SampleInput) => string }>
> = {
  curl: { label: 'curl', of: curl },
  python: { label: 'Python', of: requests },
  typescript: { label: 'TypeScript', of: client },
};
