import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { json } from 'node:stream/consumers';
import { fakeModelServer, modelReplies as replies, testDatabase } from '@handbill/testing';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { MainProcess } from '../../testing/main-process.ts';
import { brief, modelKey, whole } from '../../testing/server-with-model.ts';

interface Attribute {
  readonly key: string;
  readonly value: Readonly<Record<string, unknown>>;
}
interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
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

interface Metrics {
  readonly resourceMetrics: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    // oxlint-disable-next-line typescript/no-explicit-any -- figures of every kind
    readonly scopeMetrics: readonly { readonly metrics: readonly Readonly<Record<string, any>>[] }[];
  }[];
}

const model = await fakeModelServer();
let received: Traces[] = [];
let figures: Metrics[] = [];
/** A collector of traces and figures. */
const collector = createServer((request, response) => {
  void json(request).then((body) => {
    if (request.url === '/v1/metrics') figures.push(body as Metrics);
    else received.push(body as Traces);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
});
let data = '';
/** The start's line about it. */
let startLine = '';
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

/** A caller's own span. */
const caller = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' };
const traceparent = `00-${caller.traceId}-${caller.spanId}-01`;

/** Of the address of a calendar. */
const calendarToken = 'Zq3'.padEnd(22, 'x');

/** Has two texts written, the first of which takes two calls, and resolves to the packages that were loaded meanwhile. */
async function run(env: Readonly<Record<string, string>>): Promise<readonly string[]> {
  received = [];
  figures = [];
  model.play(replies.error(503, 'Overloaded', { 'retry-after': '0' }), replies.streamed(whole));
  const server = new MainProcess(
    data,
    { MONGODB_URI: database.uri, MONGODB_DB: database.name, OPENAI_API_KEY: modelKey, OPENAI_BASE_URL: model.baseURL, ...env },
    { file },
  );
  await server.ready();
  startLine = server.summary('Tracing');
  for (const headers of [{ traceparent, 'x-request-id': modelKey }, {}])
    expect((await server.rest('POST /content/generate', { body: brief, headers })).body).toMatchObject({ status: 'ready' });
  expect((await fetch(`${server.url}/calendar/${calendarToken}.ics`)).status).toBe(404);
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
  // The modules that it did load, or an empty list would pass.
  expect(loaded).toEqual(expect.arrayContaining(['mongodb', 'openai']));
  expect(loaded.filter((name) => name.startsWith('@opentelemetry/'))).toEqual([]);
  expect([received, figures, startLine]).toEqual([[], [], '']);
});

const resources = () => received.flatMap(({ resourceSpans }) => resourceSpans);
const spans = () => resources().flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
/** Those of one trace, each of which is within another one of it or within its caller's. */
function wholeTrace(traceId: string): readonly Span[] {
  const own = spans().filter((span) => span.traceId === traceId);
  const ids = new Set([...own.map(({ spanId }) => spanId), caller.spanId]);
  expect(own.filter(({ parentSpanId = '' }) => parentSpanId !== '' && !ids.has(parentSpanId))).toEqual([]);
  return own;
}
const named = (all: readonly Span[], name: string) => all.filter((span) => span.name === name);

it('sends one trace for a call, from its caller to the model, and no word of a brief or an answer', { timeout: 60_000 }, async () => {
  const { port } = collector.address() as AddressInfo;
  const loaded = await run({
    HANDBILL_TRACING: 'true',
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=staging',
  });
  expect(loaded).toContain('@opentelemetry/sdk-trace');
  expect(startLine).toBe(`calls to http://127.0.0.1:${port}/v1/traces, figures to http://127.0.0.1:${port}/v1/metrics`);
  expect(membersOf(resources()[0]?.resource.attributes ?? [])).toMatchObject({
    'service.name': 'handbill',
    'deployment.environment.name': 'staging',
  });
  const trace = wholeTrace(caller.traceId);
  const [call] = named(trace, 'POST /content/generate');
  // 2 is a server's span.
  expect(call).toMatchObject({ kind: 2, parentSpanId: caller.spanId });
  expect(membersOf(call?.attributes ?? [])).toEqual({
    'handbill.operation': 'POST /content/generate',
    'handbill.door': 'rest',
    'handbill.request_id': '[redacted]',
    'http.response.status_code': 201,
  });
  const [handler] = named(trace, 'handler');
  const [writing] = named(trace, 'write text');
  const [stored] = named(trace, 'update content');
  expect([handler?.parentSpanId, writing?.parentSpanId, stored?.parentSpanId]).toEqual([call?.spanId, handler?.spanId, handler?.spanId]);
  expect(membersOf(writing?.attributes ?? [])).toMatchObject({ 'handbill.content_type': 'email', 'handbill.content_status': 'ready' });
  expect(membersOf(stored?.attributes ?? [])).toEqual({
    'db.system.name': 'mongodb',
    'db.namespace': database.name,
    'db.operation.name': 'update',
    'db.collection.name': 'content',
  });
  const chats = named(trace, 'chat gpt-5-mini');
  expect(chats.map(({ parentSpanId }) => parentSpanId)).toEqual([writing?.spanId, writing?.spanId]);
  const sentOn = model.requests.slice(-3).map(({ headers }) => headers['traceparent']);
  expect(sentOn.slice(0, 2)).toEqual(chats.map(({ spanId }) => `00-${caller.traceId}-${spanId}-01`));
  // A call without a caller's span has a trace of its own.
  const [other] = spans().filter(({ name, traceId }) => name === 'POST /content/generate' && traceId !== caller.traceId);
  const [otherChat] = named(wholeTrace(other?.traceId ?? ''), 'chat gpt-5-mini');
  expect(sentOn[2]).toBe(`00-${other?.traceId}-${otherChat?.spanId}-01`);
  expectChats([...chats, otherChat]);
  // Everything that is sent belongs to one of the two calls: work beside them is no part of them.
  expect(new Set(spans().map(({ traceId }) => traceId))).toEqual(new Set([caller.traceId, other?.traceId]));
  const sent = JSON.stringify(received);
  for (const secret of [modelKey, calendarToken, brief.topic, JSON.parse(whole).subject]) expect(sent).not.toContain(secret);
});

it('sends the figures of /metrics, too', () => {
  const { resource, scopeMetrics } = figures.at(-1)?.resourceMetrics[0] ?? {};
  expect(membersOf(resource?.attributes ?? [])).toMatchObject({ 'service.name': 'handbill' });
  const sent = Object.fromEntries((scopeMetrics?.[0]?.metrics ?? []).map(({ name, ...more }) => [String(name), more]));
  const pointsOf = (name: string, kind: string) => {
    const points = sent[name]?.[kind].dataPoints as Metrics['resourceMetrics'][0]['scopeMetrics'][0]['metrics'];
    return points.map(({ attributes, ...more }): (typeof points)[0] => ({ by: membersOf(attributes), ...more }));
  };
  const by = { operation: 'POST /content/generate', door: 'rest', status: '201' };
  expect(sent['handbill_calls_total']).toMatchObject({ sum: { isMonotonic: true, aggregationTemporality: 2 } });
  expect(pointsOf('handbill_calls_total', 'sum')).toMatchObject([{ by, asDouble: 2 }]);
  const [took] = pointsOf('handbill_call_duration_seconds', 'histogram');
  expect(took).toMatchObject({ by, count: 2 });
  const { bucketCounts: counts, explicitBounds: bounds } = took as { bucketCounts: number[]; explicitBounds: number[] };
  expect([counts.length, counts.reduce((sum, some) => sum + some, 0)]).toEqual([bounds.length + 1, 2]);
  expect(pointsOf('handbill_generation_tokens_total', 'sum')).toMatchObject([
    { by: { model: 'gpt-5-mini', kind: 'input' }, asDouble: 240 },
    { by: { model: 'gpt-5-mini', kind: 'output' }, asDouble: 160 },
  ]);
  expect(pointsOf('process_resident_memory_bytes', 'gauge')[0]?.['asDouble']).toBeGreaterThan(10_000_000);
  const units = Object.fromEntries(Object.entries(sent).map(([name, { unit }]) => [name, unit]));
  expect(units).toMatchObject({
    handbill_calls_total: '{call}',
    handbill_call_duration_seconds: 's',
    handbill_generation_tokens_total: '{token}',
    process_resident_memory_bytes: 'By',
  });
  expect(Object.entries(units).filter(([name, unit]) => /_seconds(_total)?$/.test(name) !== (unit === 's') || unit === '')).toEqual([]);
});

/** The calls of the model, the first of which fails. */
function expectChats(chats: readonly (Span | undefined)[]): void {
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
  expect(chats.map((chat) => membersOf(chat?.attributes ?? []))).toEqual([
    { ...common, 'http.response.status_code': 503, 'error.type': '503' },
    answered,
    answered,
  ]);
  // 3 is a client's span, and the status 2 an error.
  expect(chats.map((chat) => [chat?.kind, chat?.status.code === 2])).toEqual([
    [3, true],
    [3, false],
    [3, false],
  ]);
}

/** Takes all spans, and never answers. */
async function hangingCollector(): Promise<string> {
  const hanging = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(hanging, 'listening');
  onTestFinished(() => hanging.close().closeAllConnections());
  return `http://127.0.0.1:${(hanging.address() as AddressInfo).port}`;
}

it('has the sandbox in it, what is written after the answer, and refused calls; a collector that hangs holds up no stop', async () => {
  received = [];
  const { port } = collector.address() as AddressInfo;
  const env = {
    HANDBILL_TRACING: 'true',
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: await hangingCollector(),
  };
  const server = new MainProcess(data, { MONGODB_URI: database.uri, MONGODB_DB: database.name, ...env }, { file });
  await server.ready();
  const ordered = { body: { ...brief, background: true }, headers: { traceparent } };
  const accepted = await server.rest('POST /content/generate', ordered);
  expect(accepted.status).toBe(202);
  const { id } = accepted.body as { id: string };
  expect((await server.rest(`GET /content/${id}?wait=30`, { headers: { traceparent: 'no-trace' } })).body).toMatchObject({
    status: 'ready',
  });
  expect((await server.rest('GET /content/nowhere')).status).toBe(404);
  const stopped = performance.now();
  expect(await server.end('SIGTERM')).toBe(0);
  // 1.7 s where nothing else runs.
  expect(performance.now() - stopped).toBeLessThan(4_000);
  const trace = wholeTrace(caller.traceId);
  const [writing] = named(trace, 'write text');
  expect(named(trace, 'chat sandbox')).toMatchObject([{ parentSpanId: writing?.spanId }]);
  const [read, refused] = named(spans(), 'GET /content/{id}');
  expect([read?.parentSpanId ?? '', read?.traceId === caller.traceId]).toEqual(['', false]);
  expect(membersOf(refused?.attributes ?? [])).toMatchObject({ 'http.response.status_code': 404, 'handbill.problem': 'not_found' });
  expect(refused?.status.code).not.toBe(2);
  expect(JSON.stringify(received)).not.toContain(brief.topic);
});
