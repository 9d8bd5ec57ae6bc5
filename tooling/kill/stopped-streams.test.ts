import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { MainProcess } from '../../apps/server/testing/main-process.ts';
import { createClient } from '../../packages/client/src/index.ts';
import { createLive } from '../../packages/client/src/live.ts';
import { dataFolder } from '../../packages/embedded-mongo/testing/data-folder.ts';
import { testDatabase } from '../testing/src/index.ts';
import { numberedBrief, slowModel } from './slow-model.ts';

// Only in `npm run test:kill`: apps/server/src/stop and src/tests/streams hold the same in small.
const isAsked = process.env['MANY_KILLS'] === '1';
const [texts, feeds] = [100, 100];
/** A text takes longer than a stop waits for it. */
const duration = 40_000;
const grace = 20_000;

const { uri, name } = testDatabase();

/** A port that is free now: the next server listens where the first one did. */
async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return String(port);
}

it.runIf(isAsked)(
  `loses nothing of ${texts} texts and ${feeds} live feeds where their server is stopped`,
  { timeout: 400_000 },
  async () => {
    const model = await slowModel(duration);
    onTestFinished(() => model.server.close());
    const env = {
      MONGODB_URI: uri,
      MONGODB_DB: name,
      PORT: await freePort(),
      OPENAI_API_KEY: 'sk-x',
      OPENAI_BASE_URL: model.server.baseURL,
      HANDBILL_GENERATION_CONCURRENCY: '200',
      HANDBILL_STREAMS_PER_KEY: '1000',
    };
    const data = await dataFolder();
    const server = new MainProcess(data, env);
    await server.ready();
    const [{ url }, key] = [server, server.adminKey];
    const live = createLive({ url, key });
    const ending = new AbortController();
    const seen = Array.from({ length: feeds }, (): string[] => []);
    const following = seen.map(async (ids) => {
      const events = live.events({ signal: ending.signal });
      await events.opened;
      void (async () => {
        for await (const { id } of events) ids.push(id);
      })().catch(() => undefined);
    });
    await Promise.all(following);
    const written = Array.from({ length: texts }, (_, number) => live.generate(numberedBrief(number) as never));
    const client = createClient({ url, key });
    const generating = async () => (await client.content.list.query({ status: ['generating'], limit: 1 })).pagination.total;
    await expect.poll(generating, { timeout: 60_000, interval: 500 }).toBe(texts);

    const stopped = performance.now();
    expect(await server.end('SIGTERM')).toBe(0);
    const took = performance.now() - stopped;
    expect(took).toBeLessThan(grace + 10_000);
    const next = new MainProcess(data, env);
    await next.ready();
    const records = await Promise.all(written.map(({ result }) => result));
    expect(records.filter(({ status }) => status !== 'ready' && status !== 'needs_review')).toEqual([]);
    expect(new Set(records.map(({ id }) => id)).size).toBe(texts);
    const all = async () => (await client.events.list.query({ limit: 1_000 })).data.map(({ id }) => id);
    await expect.poll(() => Math.min(...seen.map((ids) => ids.length)), { timeout: 60_000, interval: 500 }).toBeGreaterThanOrEqual(texts);
    const feed = (await all()).slice(-texts);
    for (const ids of seen) expect(ids.slice(-texts)).toEqual(feed);
    ending.abort();
    const calls = [...model.asked.values()].map((asked) => asked.texts);
    console.log(
      `stopped in ${(took / 1_000).toFixed(1)} s with ${texts + feeds} streams; ${calls.filter((count) => count > 1).length} texts were asked for again by the next server`,
    );
    expect(await next.end('SIGTERM')).toBe(0);
  },
);
