import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { runCli } from '@handbill/cli';
import { createClient } from '@handbill/client';
import { createListener } from '@handbill/http';
import { createJobs } from '@handbill/jobs';
import { createMcpDoor } from '@handbill/mcp';
import { createTexts } from '@handbill/text';
import { MongoStorage } from '@handbill/mongo';
import { createRestHandler, openApiDocument } from '@handbill/openapi';
import {
  admission,
  createEndpoints,
  createServices,
  EventStream,
  implementers,
  logProblem,
  Reply,
  unlimited as rooms,
} from '@handbill/operations';
import { createRouter } from '@handbill/router';
import { createTrpcHandler } from '@handbill/router/http';
import { testDatabase } from '@handbill/testing';
import { createTRPCClient, httpLink, httpSubscriptionLink, splitLink } from '@trpc/client';
import { EventSource } from 'eventsource';
import superjson from 'superjson';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { deriveTable } from '../../../../cli/src/table/derive-table.ts';
import { agent } from '../../../testing/agents.ts';
import { countdownOperations as tree } from '../../../testing/countdown-operations.ts';
import { keptLog } from '../../../testing/kept-log.ts';
import { readSettings } from '../../settings/settings.ts';
import { writerFor } from '../../start/writer-for.ts';

const at = new Date('2026-11-22T12:00:00.000Z');
/** The ends of the streams: how many were ended by their callers. */
const ended: string[] = [];

async function* ticks(from: number, signal: AbortSignal | undefined) {
  try {
    for (let left = from; left > 0; left -= 1) {
      if (signal?.aborted === true) return;
      yield { event: 'tick', id: String(left), data: { left, at } } as const;
      await nextTurn();
    }
  } finally {
    ended.push(signal?.aborted === true ? 'left' : 'whole');
  }
}

const implement = implementers(tree);
/** How often a query was run. */
let runs = 0;

const implementations = {
  countdowns: {
    peek: implement.countdowns.peek(async ({ call }) => {
      runs += 1;
      throw call.problem('not_found');
    }),
    watch: implement.countdowns.watch(async ({ call, input, lastEventId, signal }) => {
      if (input.from === 404) throw call.problem('not_found', {}, { detail: 'There is no such countdown.' });
      if (input.from === 429)
        throw call.problem('rate_limited', { retry_after: 5, violated_policies: ['key'] }, { detail: 'Ten countdowns a minute.' });
      const from = lastEventId === undefined ? input.from : Number(lastEventId) - 1;
      return new EventStream(
        (async function* () {
          yield* ticks(from, signal);
          if (input.from === 13) throw call.problem('rate_limited', { retry_after: 5, violated_policies: ['key'] });
          // The operation declares another event.
          if (input.from === 17) yield { event: 'tick', data: { left: 'many', at } } as never;
          yield { event: 'done', data: {} } as const;
        })(),
      );
    }),
    start: implement.countdowns.start(async ({ input, wants, signal }) => {
      if (wants === 'events') return new EventStream(ticks(input.from, signal));
      return input.from > 100 ? new Reply(202, { later: at }) : { left: input.from };
    }),
  },
};

const database = testDatabase();
const closing: (() => unknown)[] = [];
let url = '';
let key = '';
const kept = keptLog('debug');

beforeAll(async () => {
  const { log } = kept;
  const storage = await MongoStorage.open(database.uri, database.name);
  await storage.createFirstKey(new Date(), (secret) => Promise.resolve(void (key = secret)));
  const texts = createTexts();
  const writer = writerFor(readSettings({}), texts, log);
  const stopping = new AbortController().signal;
  const now = () => new Date();
  const jobs = createJobs({
    storage,
    writer,
    texts,
    log,
    logProblem: (problem, fields) => logProblem(log, problem, fields),
    now,
    stopping,
    rooms,
    concurrency: 1,
    heartbeat: 1_000,
    sweep: 60_000,
  });
  const services = createServices({ storage, writer, texts, log, now, jobs, stopping, rooms, version: '0.0.0' });
  const endpoints = createEndpoints(tree, implementations, services);
  const doors = [
    createRestHandler(endpoints, log, { lean: () => '{}' }),
    createTrpcHandler(createRouter(tree, endpoints), endpoints, log),
    createMcpDoor(endpoints, { admit: admission(services), log, names: { origins: [] }, version: '0.0.0', readOnly: false }),
  ];
  const server = createServer(createListener(doors, { logRequest: log.requests })).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  closing.push(
    () => server.closeAllConnections(),
    () => server.close(),
    () => storage.close(),
    () => texts.close(),
  );
});
afterAll(async () => {
  for (const close of closing) await close();
});

const headers = () => ({ authorization: `Bearer ${key}` });
const rest = (method: string, path: string, { body, ...more }: Record<string, unknown> = {}) =>
  fetch(`${url}/v1${path}`, {
    method,
    headers: { ...headers(), ...(body !== undefined && { 'content-type': 'application/json' }), ...(more as Record<string, string>) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

/** The events of a whole stream: their names, ids and data. */
const eventsIn = (text: string) =>
  text
    .split('\n\n')
    .filter((block) => block.includes('data: '))
    .map((block) => {
      const fields = Object.fromEntries(block.split('\n').map((line) => line.split(/: (.*)/, 2)));
      return { event: fields['event'], id: fields['id'], data: JSON.parse(fields['data']) };
    });

const events = { accept: 'text/event-stream' };
const tickEvent = (left: number) => ({ event: 'tick', id: String(left), data: { left, at: at.toISOString() } });
const done = { event: 'done', id: undefined, data: {} };

describe('a subscription through REST', () => {
  it('is a stream of its events, uncompressed and not cacheable', async () => {
    const response = await rest('GET', '/countdowns?from=3', { ...events, 'accept-encoding': 'gzip' });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
    expect(Object.fromEntries(response.headers)).toMatchObject({ 'cache-control': 'no-store', 'x-accel-buffering': 'no', vary: 'Accept' });
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(eventsIn(await response.text())).toEqual([tickEvent(3), tickEvent(2), tickEvent(1), done]);
  });

  it('goes on from the last event that the caller has', async () => {
    const response = await rest('GET', '/countdowns?from=3', { ...events, 'last-event-id': '3' });
    expect(eventsIn(await response.text())).toEqual([tickEvent(2), tickEvent(1), done]);
  });

  it('is refused as a plain problem before it begins', async () => {
    const faulty = await rest('GET', '/countdowns?from=none', events);
    expect([faulty.status, faulty.headers.get('content-type')]).toEqual([400, 'application/problem+json']);
    expect(await (await rest('GET', '/countdowns?from=404', events)).json()).toMatchObject({ code: 'not_found', status: 404 });
    expect((await fetch(`${url}/v1/countdowns?from=3`, { headers: events })).status).toBe(401);
    expect((await rest('GET', '/countdowns?from=3', { accept: 'application/json' })).status).toBe(406);
  });

  it('ends in a problem that comes up on its way', async () => {
    const events13 = eventsIn(await (await rest('GET', '/countdowns?from=13', events)).text());
    expect(events13.at(-1)).toMatchObject({
      event: 'problem',
      data: { code: 'rate_limited', retry_after: 5, request_id: expect.any(String) },
    });
    const events17 = eventsIn(await (await rest('GET', '/countdowns?from=17', events)).text());
    expect(events17.at(-1)).toMatchObject({ event: 'problem', data: { code: 'internal' } });
    expect(kept.lines().findLast(({ level }) => level === 50)).toMatchObject({ code: 'internal', operation: 'GET /countdowns' });
  });

  it('is over for the handler when the caller leaves', async () => {
    const { length } = ended;
    const leaving = new AbortController();
    const response = await fetch(`${url}/v1/countdowns?from=1000000`, { headers: { ...headers(), ...events }, signal: leaving.signal });
    await response.body?.getReader().read();
    leaving.abort();
    await expect.poll(() => ended.slice(length)).toEqual(['left']);
  });
});

describe('the log', () => {
  const lineOf = async (id: string) => {
    await expect.poll(() => kept.requests().filter((line) => line['request_id'] === id)).toHaveLength(1);
    return kept.requests().find((line) => line['request_id'] === id);
  };

  it('has a line for a stream when it ends, and says where a problem ended it', async () => {
    const stream = { operation: 'GET /countdowns', status: 200, msg: 'Answered', key_name: expect.any(String) };
    await (await rest('GET', '/countdowns?from=3', { ...events, 'x-request-id': 'whole' })).text();
    expect(await lineOf('whole')).toMatchObject({ ...stream, level: 30 });
    await (await rest('GET', '/countdowns?from=13', { ...events, 'x-request-id': 'broken' })).text();
    expect(await lineOf('broken')).toMatchObject({ ...stream, problem: 'rate_limited' });
  });

  it('has a line for a stream that its caller leaves', async () => {
    const leaving = new AbortController();
    const sent = { ...headers(), ...events, 'x-request-id': 'left' };
    const response = await fetch(`${url}/v1/countdowns?from=1000000`, { headers: sent, signal: leaving.signal });
    await response.body?.getReader().read();
    leaving.abort();
    expect(await lineOf('left')).toMatchObject({ status: 200, msg: 'The connection was closed before the answer was whole' });
  });

  it('says at info that a caller is limited, and why', async () => {
    expect((await rest('GET', '/countdowns?from=429', { ...events, 'x-request-id': 'limited' })).status).toBe(429);
    const limited = { level: 30, status: 429, problem: 'rate_limited', reason: 'Ten countdowns a minute.' };
    expect(await lineOf('limited')).toMatchObject(limited);
  });
});

describe('a mutation through REST', () => {
  it('answers with the status that its handler chose', async () => {
    const usual = await rest('POST', '/countdowns', { body: { from: 5 } });
    expect([usual.status, await usual.json()]).toEqual([201, { left: 5 }]);
    const other = await rest('POST', '/countdowns', { body: { from: 500 } });
    expect([other.status, await other.json()]).toEqual([202, { later: at.toISOString() }]);
  });

  it('answers with events on request', async () => {
    const response = await rest('POST', '/countdowns', { body: { from: 2 }, ...events });
    expect([response.status, eventsIn(await response.text())]).toEqual([201, [tickEvent(2), tickEvent(1)]]);
  });
});

describe('through tRPC', () => {
  const router = () => createRouter(tree, []);
  const client = () =>
    createTRPCClient<ReturnType<typeof router>>({
      links: [
        splitLink({
          condition: ({ type }) => type === 'subscription',
          true: httpSubscriptionLink({
            url: `${url}/trpc`,
            transformer: superjson,
            EventSource,
            eventSourceOptions: () => ({
              fetch: (input: string | URL, init: RequestInit) =>
                fetch(input, { ...init, headers: { ...Object.fromEntries(new Headers(init.headers)), ...headers() } }),
            }),
          }),
          false: httpLink({ url: `${url}/trpc`, transformer: superjson, headers }),
        }),
      ],
    });

  /** The events of a subscription until one of this name, or the error that it ends in. */
  const watched = (from: number, last: string) =>
    new Promise<unknown[]>((resolve) => {
      const seen: unknown[] = [];
      const subscribed = client().countdowns.watch.subscribe(
        { from },
        {
          onData: (item: unknown) => {
            const { data, event } = item as { data?: { event: string }; event?: string };
            seen.push(data ?? item);
            if ((data?.event ?? event) !== last) return;
            subscribed.unsubscribe();
            resolve(seen);
          },
          onError: (error) => {
            subscribed.unsubscribe();
            resolve([...seen, error.data?.problem.code]);
          },
        },
      );
    });

  it('a subscription is a stream of its events, with real dates', async () => {
    expect(await watched(2, 'done')).toEqual([{ event: 'tick', left: 2, at }, { event: 'tick', left: 1, at }, { event: 'done' }]);
  });

  it('a subscription that is refused says why', async () => {
    expect(await watched(404, 'done')).toEqual(['not_found']);
  });

  it('a query that fails runs once, alone and in a batch', async () => {
    const input = { json: { from: 1 } };
    const alone = `peek?input=${encodeURIComponent(JSON.stringify(input))}`;
    const batch = `peek,countdowns.peek?batch=1&input=${encodeURIComponent(JSON.stringify({ 0: input, 1: input }))}`;
    for (const [path, times] of [
      [alone, 1],
      [batch, 2],
    ] as const) {
      runs = 0;
      expect((await fetch(`${url}/trpc/countdowns.${path}`, { headers: headers() })).status).toBe(404);
      expect(runs).toBe(times);
    }
  });

  it('a mutation answers with either of its answers', async () => {
    expect(await client().countdowns.start.mutate({ from: 5 })).toEqual({ left: 5 });
    expect(await client().countdowns.start.mutate({ from: 500 })).toEqual({ later: at });
  });
});

interface Hooks {
  readonly countdowns: { readonly start: { mutationOptions(): { mutationFn(input: object): Promise<unknown> } } };
}

describe('an operation that is added to the table', () => {
  it('is in the document', () => {
    const { peek } = tree.countdowns;
    expect(openApiDocument({ countdowns: { peek } }).paths?.['/peek']).toMatchObject({
      get: { operationId: 'countdowns_peek', summary: 'Look' },
    });
  });

  it('is a command of the command line, with its fields as flags', async () => {
    const printed: string[] = [];
    const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text)) > 0);
    onTestFinished(() => write.mockRestore());
    vi.stubEnv('HANDBILL_KEY', key);
    onTestFinished(() => void vi.unstubAllEnvs());
    const options = { version: '0.0.0', table: deriveTable(tree) };
    expect(await runCli(['countdowns', 'start', '--from', '5', '--server', url, '--json'], options)).toBe(0);
    expect(printed.map((line) => JSON.parse(line) as unknown)).toEqual([{ left: 5 }]);
  });

  it('has options for hooks of React', async () => {
    // React's types, which know other elements than those of browsers, stay out of this program.
    const file = '../../../../../packages/react/src/options/with-options.ts';
    const { withOptions } = (await import(file)) as { readonly withOptions: (client: unknown) => Hooks };
    const hooks = withOptions(createClient({ url, key }));
    expect(await hooks.countdowns.start.mutationOptions().mutationFn({ from: 7 })).toEqual({ left: 7 });
  });
});

describe('an operation with an entry for agents', () => {
  it('is a tool with no other file, and one without is none', async () => {
    const one = await agent({ url, adminKey: key });
    expect(await one.tools()).toMatchObject([
      {
        name: 'start_countdown',
        description: 'Begin to count down.',
        inputSchema: { type: 'object', properties: { from: { type: 'integer', minimum: 1 } }, required: ['from'], examples: [{ from: 3 }] },
        annotations: { readOnlyHint: false },
      },
    ]);
    expect(await one.call('start_countdown', { from: 3 })).toMatchObject({ isError: false, data: { left: 3 } });
    expect(await one.call('start_countdown', { from: 300 })).toMatchObject({ data: { untrusted: { later: at.toISOString() } } });
    expect(await one.call('start_countdown', { from: 0 })).toMatchObject({ isError: true, text: expect.stringContaining('/from') });
  });
});
