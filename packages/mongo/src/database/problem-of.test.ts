import { Problem } from '@handbill/contract';
import { testDatabase } from '@handbill/testing';
import { MongoClient, MongoNetworkError, MongoNetworkTimeoutError, MongoServerError } from 'mongodb';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { authorIn } from '../../testing/author-in.ts';
import { campaignQuery } from '../../testing/queries.ts';
import { sampleCampaign } from '../../testing/sample-campaign.ts';
import { generatingContent } from '../../testing/sample-content.ts';
import { tcpProxy } from '../../testing/tcp-proxy.ts';
import { MongoStorage } from '../storage/mongo-storage.ts';
import { diskFullLog, problemOf } from './problem-of.ts';

const { uri, name, db } = testDatabase();
const now = new Date();
// Other tests of this process look at all collections of the database.
afterAll(() => db.collection('slow').drop());

/** Stores whose way to the database can be broken, with one campaign. */
async function breakable() {
  const proxy = await tcpProxy(uri);
  const storage = await MongoStorage.open(proxy.uri, name);
  onTestFinished(async () => {
    proxy.restore();
    await storage.close();
    await proxy.close();
  });
  const campaigns = storage.campaigns(authorIn('wsp_1'));
  const campaign = sampleCampaign();
  await campaigns.insert(campaign);
  const calls = () => [
    campaigns.get(campaign.id),
    campaigns.list(campaignQuery()),
    campaigns.insert(sampleCampaign()),
    campaigns.transition(campaign.id, 'activate', now),
    campaigns.delete(campaign.id, now),
    storage.content(authorIn('wsp_1')).begin(generatingContent()),
    storage.leases.claimAbandoned({ upTo: null }),
    storage.leases.renew([{ lease: { ...authorIn('wsp_1'), contentId: 'cnt_1', token: 't' }, textSoFar: null }]),
    storage.keys.authenticate(`hbk_${'0'.repeat(26)}_${'a'.repeat(43)}`, now),
    storage.ping(),
  ];
  return { proxy, campaigns, campaign, calls };
}

/** The end of each call: its problem's code, or the error that is none. */
const endings = async (calls: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(calls)).map((end) =>
    end.status === 'rejected' ? ((end.reason instanceof Problem ? end.reason : problemOf(end.reason))?.code ?? end.reason) : end.value,
  );

const unavailable = Array.from({ length: 10 }, () => 'unavailable');

describe('the database, away', { timeout: 60_000 }, () => {
  it.each([
    // The driver's own bounds allow 16 s; without them it would wait for ever.
    ['frozen', 'freeze', 40_000],
    ['cut off', 'cut', 25_000],
  ] as const)('%s, leaves no call without an answer, and is used again once it is back', async (_, breakWay, atMost) => {
    const { proxy, calls, campaigns, campaign } = await breakable();
    proxy[breakWay]();
    const started = performance.now();
    expect(await endings(calls())).toEqual(unavailable);
    expect(performance.now() - started).toBeLessThan(atMost);
    proxy.restore();
    expect(await campaigns.get(campaign.id)).toMatchObject({ id: campaign.id });
  });

  it('with a call under way when the connection ends, answers or says so', async () => {
    const { proxy, calls } = await breakable();
    const under = calls();
    proxy.restore();
    for (const end of await endings(under)) expect(end).not.toBeInstanceOf(Error);
  });
});

describe('an error of the database', () => {
  const failure = (work: Promise<unknown>) =>
    work.then(
      () => undefined,
      (error: unknown) => error,
    );

  it('is unavailable when a command takes too long', async () => {
    await db.collection('slow').insertOne({});
    const error = await failure(db.collection('slow').find({ $where: 'sleep(2000) || true' }, { maxTimeMS: 30 }).toArray());
    expect(problemOf(error)).toMatchObject({ code: 'unavailable', members: { retry_after: 2 }, cause: error });
  });

  it('is unavailable when all connections are taken, or the server is stopping', async () => {
    await db.collection('slow').insertMany(Array.from({ length: 100 }, () => ({})));
    // Long enough to connect on a busy machine.
    const client = await MongoClient.connect(uri, { maxPoolSize: 1, waitQueueTimeoutMS: 2_000 });
    // 10 s, and it can be interrupted after each document.
    const slow = () => client.db(name).collection('slow').find({ $where: 'sleep(100) || true' }).toArray();
    const [first, second] = [failure(slow()), failure(slow())];
    expect(problemOf(await second)).toMatchObject({ code: 'unavailable' });
    await client.close();
    expect(problemOf(await first)).toMatchObject({ code: 'unavailable' });
    expect(problemOf(await failure(slow()))).toMatchObject({ code: 'unavailable' });
  });

  it.each([
    ['a lost race that was tried too often', new MongoServerError({ message: 'WriteConflict', code: 112 }), 'Too many changes of the same'],
    ['a transaction that was ended', new MongoServerError({ message: 'interrupted', code: 11_601 }), 'Too many changes of the same'],
    ['no primary', new MongoServerError({ message: 'not primary', code: 10_107 }), 'The database is stopping, or changes its primary.'],
    ['a command that takes too long', new MongoServerError({ message: 'time limit', code: 50 }), 'The database took too long.'],
    ['a plain error of a cut connection', new Error('This socket has been ended by the other party'), 'The database cannot be reached.'],
    ['a connection that breaks off', new MongoNetworkError('read ECONNRESET'), 'The database cannot be reached.'],
    ['one that does not answer', new MongoNetworkTimeoutError('timed out'), 'The database took too long.'],
  ])('is unavailable for %s, and says so', (_, error, message) => {
    expect(problemOf(error)).toMatchObject({ code: 'unavailable', message: expect.stringContaining(message) });
  });

  it.each([
    ['a defect of ours', new TypeError('x is not a function')],
    ['a document that is not valid', new MongoServerError({ message: 'Document failed validation', code: 121 })],
    ['an id that is taken', new MongoServerError({ message: 'duplicate key', code: 11_000 })],
    ['what is no error', 'x'],
  ])('is nothing that a caller can wait out for %s', (_, error) => {
    expect(problemOf(error)).toBeUndefined();
  });
});

const full = {
  'its own check': new MongoServerError({ message: 'available disk space is less than required minimum', code: 14_031 }),
  'the storage engine': new MongoServerError({ message: '28: No space left on device', code: 8 }),
  'a hosted quota': new MongoServerError({ message: 'you are over your space quota, using 513 MB of 512 MB', code: 8_000 }),
};

it.each(Object.entries(full))('a full disk, by %s, is unavailable and named in the log once, however many calls meet it', (_, error) => {
  const lines: string[] = [];
  const note = diskFullLog({ error: (__, line) => void lines.push(line) });
  for (let call = 0; call < 100; call += 1) note(error);
  expect(lines).toEqual([expect.stringContaining('The disk of the database is full')]);
  expect(problemOf(error)).toMatchObject({ code: 'unavailable' });
});

it('nothing else is taken for one', () => {
  const lines: string[] = [];
  const note = diskFullLog({ error: (_, line) => void lines.push(line) });
  for (const error of [new Error('No space left on device'), new MongoServerError({ message: 'not primary', code: 10_107 }), 'x'])
    note(error);
  expect(lines).toEqual([]);
});
