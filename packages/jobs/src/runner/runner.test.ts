import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Leases } from '../../../mongo/src/records/leases.ts';
import { OutgoingCalls } from '../../../mongo/src/records/outgoing-calls.ts';
import { openStorage } from '../../../mongo/testing/open-storage.ts';
import { InFlightTasks } from '../tasks/in-flight-tasks.ts';
import { Heartbeat } from './heartbeat.ts';
import { periodic, type JobKind } from './job-kind.ts';
import { Runner } from './runner.ts';
import { Slots } from './slots.ts';
import { webhookKind, type StoredDelivery, type StoredWebhook } from './webhook-kind.fixture.ts';

const ignore = () => undefined;
const quiet = { debug: ignore, info: ignore, warn: ignore, error: ignore };

/** A process that runs jobs, and its log. */
function started(kind: JobKind<unknown>) {
  const warned: { readonly message: string; readonly cause: unknown }[] = [];
  const log = { ...quiet, warn: ({ err: cause }: { err?: unknown }, message: string) => void warned.push({ message, cause }) };
  const inFlight = new InFlightTasks();
  const runner = new Runner(kind, { log, inFlight });
  onTestFinished(async () => {
    await runner.end();
    await inFlight.ended();
  });
  return { runner, warned };
}

/** Jobs that wait in memory: so many are claimed as the kind has slots. */
function errands(waiting: string[], more: Partial<JobKind<string>> = {}) {
  const [running, ended, asked] = [new Map<string, () => void>(), [] as string[], [] as string[]];
  const kind: JobKind<string> = {
    name: 'errands',
    interval: 60_000,
    async claim({ after }) {
      asked.push(after);
      return waiting.shift() ?? null;
    },
    workspaceOf: (job) => job.slice(0, 1),
    async run(job) {
      await new Promise<void>((end) => running.set(job, end));
      running.delete(job);
      ended.push(job);
    },
    ...more,
  };
  return { kind, waiting, running, ended, asked };
}

describe('a runner', () => {
  it('runs as many jobs at once as there are slots, the next one as soon as one is free, and says whose was last', async () => {
    const { kind, running, ended, asked } = errands(['a1', 'b1', 'c1', 'a2'], { slots: new Slots(2) });
    started(kind);
    await expect.poll(() => [...running.keys()]).toEqual(['a1', 'b1']);
    running.get('a1')?.();
    await expect.poll(() => [...running.keys()]).toEqual(['b1', 'c1']);
    running.get('b1')?.();
    running.get('c1')?.();
    await expect.poll(() => [...running.keys()]).toEqual(['a2']);
    running.get('a2')?.();
    await expect.poll(() => ended).toEqual(['a1', 'b1', 'c1', 'a2']);
    await expect.poll(() => asked.slice(0, 5)).toEqual(['', 'a', 'b', 'c', 'a']);
  });

  it('runs one at a time where a kind has no slots of its own', async () => {
    const { kind, running, ended } = errands(['a1', 'a2']);
    started(kind);
    await expect.poll(() => [...running.keys()]).toEqual(['a1']);
    await wait(50);
    running.get('a1')?.();
    await expect.poll(() => [...running.keys()]).toEqual(['a2']);
    running.get('a2')?.();
    await expect.poll(() => ended).toEqual(['a1', 'a2']);
  });

  it('looks when it is rung, once more where that is while it looks', async () => {
    const claiming = Promise.withResolvers<void>();
    const { kind, waiting, running } = errands([], { slots: new Slots(1) });
    let claims = 0;
    const { runner } = started({
      ...kind,
      async claim(look) {
        claims += 1;
        const job = await kind.claim(look);
        if (claims === 1) await claiming.promise;
        return job;
      },
    });
    await expect.poll(() => claims).toBe(1);
    waiting.push('a1');
    runner.ring();
    claiming.resolve();
    await expect.poll(() => [...running.keys()]).toEqual(['a1']);
    running.get('a1')?.();
  });

  it('logs a failure that lasts once, goes on, and tries sooner than at its next time', async () => {
    let tries = 0;
    const { warned } = started(
      periodic('what fails at first', 60_000, async () => {
        tries += 1;
        if (tries < 3) throw new Error('The database does not answer');
      }),
    );
    await expect.poll(() => tries).toBe(3);
    // It has succeeded: the next time is its own again.
    await wait(1_300);
    expect(tries).toBe(3);
    expect(warned.map(({ message }) => message)).toEqual(['Could not do what is due of what fails at first; trying again']);
  });

  it('gives back what it had claimed when it is ended, and waits for what runs', async () => {
    const [claiming, handedBack] = [Promise.withResolvers<void>(), [] as string[]];
    const { kind, running } = errands([]);
    const { runner } = started({
      ...kind,
      claim: async () => {
        await claiming.promise;
        return 'a1';
      },
      handBack: async (job: string) => void handedBack.push(job),
    });
    const ended = runner.end();
    claiming.resolve();
    await ended;
    expect([handedBack, running.size]).toEqual([['a1'], 0]);
  });
});

describe('a webhook, sketched as a kind of job', () => {
  const opened = openStorage();

  it('takes at most 120 lines and one file', () => {
    expect(readFileSync(join(import.meta.dirname, 'webhook-kind.fixture.ts'), 'utf8').split('\n').length).toBeLessThanOrEqual(120);
  });

  it('is sent each event once and in order by one of several servers, again where it was refused, and each call is on record', async () => {
    const webhooks = opened.db.collection<StoredWebhook>('webhooks_sketched');
    const deliveries = opened.db.collection<StoredDelivery>('deliveries_sketched');
    onTestFinished(async () => {
      await webhooks.drop();
      await deliveries.drop();
    });
    const received = new Map<string, number[]>();
    const receiver = createServer((request, response) => void receive(request, response)).listen(0, '127.0.0.1');
    const receive = async (request: IncomingMessage, response: ServerResponse) => {
      const { sequence } = (await json(request)) as { sequence: number };
      const own = received.get(request.url ?? '') ?? [];
      received.set(request.url ?? '', [...own, sequence]);
      // Each third is refused the first time.
      response.writeHead(sequence % 3 === 0 && own.at(-1) !== sequence ? 503 : 204).end();
    };
    await once(receiver, 'listening');
    onTestFinished(() => receiver.close().closeAllConnections());
    const { port } = receiver.address() as AddressInfo;
    const lease = { token: 'nobody', until: new Date(0), claims: 0 };
    const all = ['wsp_a', 'wsp_b', 'wsp_c'];
    await webhooks.insertMany(
      all.map((id) => ({
        _id: `whk_${id}`,
        workspace_id: id,
        url: `http://127.0.0.1:${port}/${id}`,
        sent: 0,
        failures: 0,
        lease: { ...lease },
      })),
    );
    for (let server = 0; server < 3; server += 1) {
      const kind = webhookKind({
        leases: new Leases<StoredWebhook>(webhooks, 30_000),
        calls: new OutgoingCalls(deliveries),
        eventsAfter: async (_, after) => (after < 7 ? [{ sequence: after + 1 }] : []),
        heartbeat: new Heartbeat(quiet, 1_000),
        log: quiet,
        watch: () => () => undefined,
      });
      started({ ...kind, interval: 50 });
    }
    await expect.poll(() => [...received.keys()].toSorted()).toEqual(all.map((id) => `/${id}`));
    for (const id of all) await expect.poll(() => received.get(`/${id}`)).toEqual([1, 2, 3, 3, 4, 5, 6, 6, 7]);
    await expect.poll(() => deliveries.countDocuments({ state: 'ended' })).toBe(27);
    expect(await deliveries.countDocuments({ status: 503 })).toBe(6);
  });
});
