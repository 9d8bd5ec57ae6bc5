import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { json } from 'node:stream/consumers';
import { fakeModelServer, modelReplies as replies, testDatabase } from '@handbill/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MainProcess } from '../../testing/main-process.ts';
import { rest } from '../../testing/rest.ts';
import { brief, modelKey, whole } from '../../testing/server-with-model.ts';

interface Attribute {
  readonly key: string;
  readonly value: Readonly<Record<string, unknown>>;
}
interface Span {
  readonly name: string;
  readonly kind: number;
  readonly status: { readonly code: number };
  readonly attributes: readonly Attribute[];
}
interface Traces {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly { readonly spans: readonly Span[] }[];
  }[];
}

const model = await fakeModelServer();
const received: Traces[] = [];
/** A collector of traces. */
const collector = createServer((request, response) => {
  void json(request).then((body) => {
    received.push(body as Traces);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
});
let data = '';
/** What the start said of it. */
let told = '';
const database = testDatabase();

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'handbill-traces-'));
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
});
afterAll(async () => {
  await model.close();
  collector.close();
  await rm(data, { recursive: true, force: true });
});

const file = resolve(import.meta.dirname, '../../testing/loaded-packages.fixture.ts');

/** Has two texts written, the first of which takes two calls, and resolves to the packages that were loaded meanwhile. */
async function run(env: Readonly<Record<string, string>>): Promise<readonly string[]> {
  model.play(replies.error(503, 'Overloaded', { 'retry-after': '0' }), replies.streamed(whole));
  const server = new MainProcess(
    data,
    { MONGODB_URI: database.uri, MONGODB_DB: database.name, OPENAI_API_KEY: modelKey, OPENAI_BASE_URL: model.baseURL, ...env },
    { file },
  );
  await server.ready();
  told = server.summary('Tracing');
  for (let text = 0; text < 2; text += 1)
    expect((await rest(server, 'POST /content/generate', { body: brief })).body).toMatchObject({ status: 'ready' });
  expect(await server.end('SIGTERM')).toBe(0);
  expect(server.warnings).toEqual([]);
  return /^loaded: (.*)$/m.exec(server.out)?.[1]?.split(' ') ?? [];
}

const valueOf = ({ value }: Attribute): unknown => {
  const [inner] = Object.values(value);
  return typeof inner === 'object' && inner !== null && 'values' in inner
    ? (inner.values as Attribute['value'][]).flatMap(Object.values)
    : inner;
};
const membersOf = (attributes: readonly Attribute[]) => Object.fromEntries(attributes.map((one) => [one.key, valueOf(one)]));

it('loads nothing of OpenTelemetry where it is off', { timeout: 60_000 }, async () => {
  const loaded = await run({});
  // What it did load, or an empty list would pass.
  expect(loaded).toEqual(expect.arrayContaining(['mongodb', 'openai']));
  expect(loaded.filter((name) => name.startsWith('@opentelemetry/'))).toEqual([]);
  expect([received, told]).toEqual([[], '']);
});

it('sends a span for each call of a model, and no word of a brief or an answer', { timeout: 60_000 }, async () => {
  const { port } = collector.address() as AddressInfo;
  const loaded = await run({
    HANDBILL_TRACING: 'true',
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=staging',
  });
  expect(loaded).toContain('@opentelemetry/sdk-trace');
  expect(told).toBe(`a span for each call of a model to http://127.0.0.1:${port}/v1/traces`);
  const resources = received.flatMap(({ resourceSpans }) => resourceSpans);
  expect(membersOf(resources[0]?.resource.attributes ?? [])).toMatchObject({
    'service.name': 'handbill',
    'deployment.environment.name': 'staging',
  });
  const spans = resources.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
  const { hostname, port: modelPort } = new URL(model.baseURL);
  const common = {
    'gen_ai.operation.name': 'chat',
    'gen_ai.provider.name': 'openai',
    'gen_ai.request.model': 'gpt-5-mini',
    'gen_ai.request.stream': true,
    'gen_ai.output.type': 'json',
    'server.address': hostname,
    'server.port': Number(modelPort),
    'handbill.model': 'gpt-5-mini',
    'handbill.reason': 'first',
  };
  const answered = {
    ...common,
    'gen_ai.response.finish_reasons': ['stop'],
    'gen_ai.usage.input_tokens': 120,
    'gen_ai.usage.output_tokens': 80,
  };
  expect(spans.map(({ attributes }) => membersOf(attributes))).toEqual([
    { ...common, 'http.response.status_code': 503, 'error.type': '503' },
    answered,
    answered,
  ]);
  // 3 is a client's span, and the status 2 an error.
  expect(spans.map(({ name, kind, status: { code } }) => ({ name, kind, isError: code === 2 }))).toEqual([
    { name: 'chat gpt-5-mini', kind: 3, isError: true },
    { name: 'chat gpt-5-mini', kind: 3, isError: false },
    { name: 'chat gpt-5-mini', kind: 3, isError: false },
  ]);
  const sent = JSON.stringify(received);
  for (const secret of [modelKey, brief.topic, JSON.parse(whole).subject]) expect(sent).not.toContain(secret);
});

it('says at the start that the sandbox sends nothing', { timeout: 60_000 }, async () => {
  const server = new MainProcess(data, { MONGODB_URI: database.uri, MONGODB_DB: database.name, HANDBILL_TRACING: 'true' }, { file });
  await server.ready();
  expect(server.summary('Tracing')).toBe('nothing is sent: the sandbox calls no model');
  expect(await server.end('SIGTERM')).toBe(0);
});
