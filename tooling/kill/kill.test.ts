import { setTimeout as sleep } from 'node:timers/promises';
import { testDatabase } from '../testing/src/index.ts';
import { expect, it, onTestFinished } from 'vitest';
import { textParts, type Attempt } from '../../packages/contract/src/index.ts';
import { rest } from '../../apps/server/testing/rest.ts';
import { dataFolder } from '../../packages/embedded-mongo/testing/data-folder.ts';
import { followText, ways } from './follow-text.ts';
import { KilledServers, untilDone } from './killed-servers.ts';
import { slowModel } from './slow-model.ts';
import { attemptsSum, call, capSum, get, settled, usageSum } from './spending.ts';

// `npm run test:kill` is the long form.
const { texts, kills, duration, pause } =
  process.env['MANY_KILLS'] === '1'
    ? { texts: 200, kills: 40, duration: 1_200, pause: 1_500 }
    : { texts: 12, kills: 2, duration: 800, pause: 1_000 };

const isWhole = ({ error }: Attempt): boolean => error === null;

const database = testDatabase();
const { db } = database;

it(`finishes ${texts} texts while two servers are killed ${kills} times and every stream is cut`, { timeout: 900_000 }, async () => {
  const model = await slowModel(duration);
  onTestFinished(() => model.server.close());
  const servers = new KilledServers(await dataFolder(), database, {
    OPENAI_API_KEY: 'sk-x',
    OPENAI_BASE_URL: model.server.baseURL,
    HANDBILL_GENERATION_CONCURRENCY: '2',
  });
  await servers.start();
  const by = { key: servers.adminKey, id: 'cap' };
  const { workspace } = await get(servers, by.key, '/me');
  await call(servers, `PATCH /workspaces/${workspace.id}`, { ...by, body: { monthly_token_cap: 10_000_000 } });
  const over = AbortSignal.timeout(800_000);
  const following = Promise.all(
    Array.from({ length: texts }, (_, number) => followText(servers, number, ways[number % 3] ?? 'plain', over)),
  );
  while (servers.kills < kills) {
    await sleep(pause * (0.5 + Math.random()));
    await servers.kill();
  }
  const followed = await following;

  expect(
    followed
      .filter(({ record }) => !['ready', 'needs_review'].includes(record.status))
      .map(({ record: { id, status, error } }) => ({ id, status, error })),
  ).toEqual([]);
  for (const { record, parts, answered } of followed) {
    expect(parts).toEqual(Object.fromEntries(textParts(record.output)));
    expect(answered ?? { status: 201, id: record.id }).toEqual({ status: 201, id: record.id });
  }
  // No text twice, and nothing left behind.
  expect(new Set(followed.map(({ record }) => record.id)).size).toBe(texts);
  expect(await db.collection('content').countDocuments()).toBe(texts);
  expect(await db.collection('content').countDocuments({ lease: { $exists: true } })).toBe(0);
  const paid = { texts: 0, parts: 0 };
  let broken = 0;
  for (const [number, { record }] of followed.entries()) {
    const attempts = await untilDone(async () => {
      const { status, body } = await rest(servers.any(), `GET /content/${record.id}/attempts?limit=100`);
      return status === 200 ? (body.data as Attempt[]).filter(({ reason }) => reason !== 'mended').toReversed() : undefined;
    }, over);
    const asked = model.asked.get(number) ?? { texts: 0, parts: 0, maxAtOnce: 0 };
    const firstOfParts = attempts.findIndex(({ reason }) => reason === 'repair');
    const ofTexts = firstOfParts === -1 ? attempts : attempts.slice(0, firstOfParts);
    const ofParts = attempts.slice(ofTexts.length);
    // Each call is on record, but for one that is stored and whose server is killed before it sends it.
    expect(asked.texts).toBeLessThanOrEqual(ofTexts.length);
    expect(asked.parts).toBeLessThanOrEqual(ofParts.length);
    // An answer that came whole is not asked for again.
    expect(ofTexts.filter(isWhole)).toHaveLength(1);
    expect(ofParts.filter(isWhole).length).toBeLessThanOrEqual(2);
    expect(asked.maxAtOnce).toBe(1);
    paid.texts += asked.texts;
    paid.parts += asked.parts;
    broken += attempts.length - attempts.filter(isWhole).length;
  }
  const cuts = followed.reduce((sum, one) => sum + one.cuts, 0);
  console.log(
    `${texts} texts, ${servers.kills} kills, ${cuts} cuts, ${paid.texts} calls for texts and ${paid.parts} for parts, ${broken} broken off`,
  );
  // The paid sum is the same wherever it is counted, and the possible spend of lost calls is still reserved.
  await settled(database);
  const { spent, reserved } = await attemptsSum(database);
  expect(await usageSum(servers)).toEqual(spent);
  const inTokens = { spent: { tokens: spent.tokens }, reserved: { tokens: reserved.tokens } };
  await expect.poll(() => capSum(servers, servers.adminKey)).toMatchObject(inTokens);
  await servers.stop();
});
