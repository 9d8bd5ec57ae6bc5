import { setTimeout as wait } from 'node:timers/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { mongodAt } from '@handbill/embedded-mongo';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fakeModelServer, type FakeModelServer } from '@handbill/testing';
import { guidedReply } from '../../testing/guided-reply.ts';
import { keptLog } from '../../testing/kept-log.ts';
import { rest, type RestAnswer } from '../../testing/rest.ts';
import { serverWithOwnMongod, type ServerWithOwnMongod } from '../../testing/server-with-own-mongod.ts';
import { brief, modelKey, whole } from '../../testing/server-with-model.ts';
import type { Settings } from '../settings/settings.ts';
import { defaultTimings } from '../settings/timings.ts';

const kept = keptLog('info');
let own: ServerWithOwnMongod;
let pid: number;
let model: FakeModelServer;
let probe: MongoClient;

/** Stops mongod. A thread of it may go on for a moment: a text that ends in it would be stored. */
async function freeze(): Promise<void> {
  const ping = () =>
    probe
      .db('admin')
      .command({ ping: 1 })
      .then(
        () => true,
        () => false,
      );
  process.kill(pid, 'SIGSTOP');
  while (await Promise.race([ping(), wait(300, false)]));
}

beforeAll(async () => {
  model = await fakeModelServer();
  const settings: Partial<Settings> = { writer: 'openai', openai: { apiKey: modelKey, baseUrl: model.baseURL, model: 'gpt-5-mini' } };
  // Shorter times than the default, otherwise the same.
  own = await serverWithOwnMongod('heartbeatFrequencyMS=500&connectTimeoutMS=500&serverSelectionTimeoutMS=300', settings, {
    log: kept.log,
    timings: { ...defaultTimings, lease: 1_500, heartbeat: 300, sweep: 300 },
  });
  const mongod = await mongodAt(join(own.folder, 'mongodb'));
  if (mongod === null) throw new Error('The server has no mongod');
  ({ pid } = mongod);
  probe = await new MongoClient(own.mongo.uri).connect();
});

afterAll(async () => {
  process.kill(pid, 'SIGCONT');
  await probe.close();
  await own.stop();
  await model.close();
});

it('answers 503 while the database does not respond, with more requests in flight than connections, and recovers', async () => {
  const campaign = { name: 'Spring', campaign_type: 'sales' };
  const create = () => rest(own.server, 'POST /campaigns', { body: campaign });
  // Longer than it takes until the server hears of changed keys: from then on it need not look its own up.
  for (const until = performance.now() + 3_000; performance.now() < until; await wait(100)) expect((await create()).status).toBe(201);
  process.kill(pid, 'SIGSTOP');
  // At once: seconds later the key itself cannot be looked up. A thread of mongod may go on for a moment.
  const begun: RestAnswer[] = [];
  do begun.push(await create());
  while (begun.at(-1)?.status === 201);
  expect(begun.at(-1)?.body).toMatchObject({
    code: 'unavailable',
    detail: expect.stringMatching(/The record cmp_\w{26} may have been stored all the same\.$/),
  });
  await expect.poll(async () => (await rest(own.server, 'GET /campaigns')).status, { timeout: 10_000 }).toBe(503);
  const frozen = await Promise.all(Array.from({ length: 60 }, () => rest(own.server, 'GET /campaigns')));
  expect(new Set(frozen.map(({ status }) => status))).toEqual(new Set([503]));
  process.kill(pid, 'SIGCONT');
  await expect.poll(async () => (await create()).status, { timeout: 5_000 }).toBe(201);
});

it('says in the log what it was, and goes on with its own texts when the database does', { timeout: 150_000 }, async () => {
  const answers = Array.from({ length: 4 }, guidedReply);
  model.play(...answers.map(({ reply }) => reply));
  const begin = () => rest(own.server, 'POST /content/generate', { body: { ...brief, background: true } });
  const ids = (await Promise.all(answers.map(begin))).map(({ body }) => body.id);
  await Promise.all(answers.map((answer) => answer.called));
  await freeze();
  for (const answer of answers) {
    await answer.send(whole);
    await answer.finish();
  }
  const linesOf = (wanted: object) =>
    kept.lines().filter((line) => isDeepStrictEqual({ ...line, ...wanted }, line) && ids.includes(line['content_id']));
  const warned = () => linesOf({ level: 40, code: 'unavailable' }).reduce((sum, { suppressed = 0 }) => sum + 1 + Number(suppressed), 0);
  await expect.poll(warned, { timeout: 30_000 }).toBe(4);
  expect(linesOf({ level: 50 })).toEqual([]);
  process.kill(pid, 'SIGCONT');
  for (const id of ids) {
    const read = () => rest(own.server, `GET /content/${id}`);
    // Tries that began while it was frozen end after 20 s, and the next one is up to 10 s later.
    await expect.poll(async () => (await read()).body.status, { timeout: 60_000 }).toBe('ready');
    expect((await read()).body.generation.attempts).toBe(1);
  }
  expect(linesOf({ msg: 'Going on with a text that was handed back' })).toHaveLength(4);
  expect(model.requests).toHaveLength(4);
  expect([...linesOf({ msg: 'Taking over a text that its server has not renewed' }), ...linesOf({ code: 'internal' })]).toEqual([]);
});
