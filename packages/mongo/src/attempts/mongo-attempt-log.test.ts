import type { Cost } from '@handbill/contract';
import type { AttemptEnd, AttemptSubject } from '@handbill/operations';
import { describe, expect, it } from 'vitest';
import { authorIn } from '../../testing/author-in.ts';
import { openStorage } from '../../testing/open-storage.ts';
import { sampleEnd, sampleSubject } from '../../testing/sample-call.ts';
import { generatingContent } from '../../testing/sample-content.ts';
import { MongoStorage } from '../storage/mongo-storage.ts';

// Longer than these times are ago: MongoDB removes what has expired.
const retention = 100 * 365 * 24 * 3_600_000;
const opened = openStorage({ attemptRetention: retention });
const now = new Date('2026-11-22T23:59:59.999Z');
const log = () => opened.storage.attemptLog;
const beginning = { attempt: 1, reason: 'first', model: 'gpt-5-mini', prompt_version: '1' } as const;
const callOf = (attempt: number) => ({ ...beginning, attempt });
const page = { limit: 100, offset: null, cursor: null };

const usd = (amount: number): Cost => ({ amount, currency: 'USD', source: 'reported', as_of: null });
const endWith = (more: Partial<AttemptEnd> = {}) => sampleEnd({ cost: usd(0.1), ...more });
const subjectIn = (workspaceId: string, fields: Partial<AttemptSubject> = {}) =>
  sampleSubject(workspaceId, { type: 'social_post', keyId: 'key_1', ...fields });
async function begun(workspaceId = opened.newWorkspace()) {
  const subject = subjectIn(workspaceId);
  await log().begin(subject, beginning, now);
  return subject;
}
const usageOf = async ({ workspaceId }: AttemptSubject, from = '2026-11-22', to = from) =>
  (await opened.storage.usage({ workspaceId }).list({ from, to, by: null, campaign_id: null, ...page })).data;
const attemptsOf = async ({ workspaceId, contentId: id }: AttemptSubject) =>
  (await opened.storage.attempts({ workspaceId }).list({ id, ...page })).data;
const stored = ({ contentId }: AttemptSubject) =>
  opened.db.collection<{ _id: string; expire_at: Date }>('attempts').findOne({ _id: `${contentId}_00001` });

describe('a call of a model', () => {
  it('has a number that no other call for the text has', async () => {
    const subject = subjectIn(opened.newWorkspace());
    const tries = await Promise.all(Array.from({ length: 8 }, () => log().begin(subject, beginning, now)));
    expect(tries.filter(Boolean)).toHaveLength(1);
    expect(await log().begin(subject, { ...beginning, attempt: 2, reason: 'retry' }, now)).toBe(true);
    expect(await attemptsOf(subject)).toMatchObject([
      { attempt: 2, reason: 'retry' },
      { attempt: 1, reason: 'first' },
    ]);
  });

  it('is counted once, on the day of its end, however often its end is stored', async () => {
    const subject = await begun();
    await Promise.all([log().end(subject, callOf(1), endWith(), now), log().end(subject, callOf(1), endWith(), now)]);
    await log().end(subject, callOf(1), endWith({ answer: 'other', cost: usd(5) }), now);
    expect(await attemptsOf(subject)).toEqual([{ ...beginning, ...endWith(), failing: [] }]);
    const row = { day: '2026-11-22', type: 'social_post', key_id: 'key_1', campaign_id: null, model: 'gpt-5-mini' };
    const figures = { input_tokens: 100, cached_input_tokens: 40, output_tokens: 7, usage_source: 'reported' };
    expect(await usageOf(subject)).toEqual([{ ...row, ...figures, cost: { amount: 0.1, currency: 'USD' } }]);
    expect(await usageOf(subject, '2026-11-23', '2026-12-31')).toEqual([]);
  });

  it('is kept for the retention after its end, and the usage for good', async () => {
    const subject = await begun();
    await log().end(subject, callOf(1), endWith(), now);
    expect((await stored(subject))?.expire_at).toEqual(new Date(now.getTime() + retention));
    const indexes = await opened.db.collection('attempts').indexes();
    expect(indexes).toContainEqual(expect.objectContaining({ key: { expire_at: 1 }, expireAfterSeconds: 0 }));
    expect(await opened.db.collection('usage').indexes()).not.toContainEqual(
      expect.objectContaining({ expireAfterSeconds: expect.anything() }),
    );
  });

  it('that is not on record is not counted, and its end says so', async () => {
    const subject = subjectIn(opened.newWorkspace());
    expect(await log().end(subject, callOf(1), endWith(), now)).toBe(false);
    expect(await usageOf(subject)).toEqual([]);
    await log().begin(subject, beginning, now);
    expect(await Promise.all([1, 2].map((attempt) => log().end(subject, callOf(attempt), endWith(), now)))).toEqual([true, false]);
    expect(await usageOf(subject)).toMatchObject([{ input_tokens: 100 }]);
  });

  it('that took nothing known is in no row, and one of unknown price in a row of its own', async () => {
    const subject = await begun();
    const nothing = { input_tokens: null, cached_input_tokens: null, output_tokens: null, cost: null };
    await log().end(subject, callOf(1), endWith(nothing), now);
    expect(await usageOf(subject)).toEqual([]);
    for (const [attempt, cost] of [null, usd(0.2), { ...usd(0.3), currency: 'EUR' }].entries()) {
      await log().begin(subject, { ...beginning, attempt: attempt + 2 }, now);
      await log().end(subject, callOf(attempt + 2), endWith({ cost }), now);
    }
    const costs = (await usageOf(subject)).map(({ cost, input_tokens }) => `${input_tokens} ${cost?.amount} ${cost?.currency}`);
    expect(new Set(costs)).toEqual(new Set(['100 undefined undefined', '100 0.3 EUR', '100 0.2 USD']));
  });
});

describe('a call whose process is gone', () => {
  it('is ended with the text so far, which is that of one call alone', async () => {
    const subject = await begun();
    await log().end(subject, callOf(1), endWith(), now);
    for (const attempt of [2, 3]) await log().begin(subject, { ...beginning, attempt }, now);
    await log().breakOff(subject, { attempt: 3, text: 'half of it' });
    const error = { kind: 'broken_off', status: null };
    expect(await attemptsOf(subject)).toMatchObject([
      { attempt: 3, answer: 'half of it', error },
      { attempt: 2, answer: null, error },
      { attempt: 1, answer: 'whole', error: null },
    ]);
    expect(await log().figures(subject)).toEqual({
      attempts: 3,
      input_tokens: 100,
      cached_input_tokens: 40,
      output_tokens: 7,
      cost: usd(0.1),
      duration_ms: 5,
    });
  });

  it('counts after all where the process lives and says what it took, in the record too, deleted or not', async () => {
    for (const isDeleted of [false, true]) {
      const workspaceId = opened.newWorkspace();
      const content = opened.storage.content(authorIn(workspaceId));
      const record = generatingContent();
      const lease = await content.begin(record);
      const subject = subjectIn(workspaceId, { contentId: record.id });
      await log().begin(subject, beginning, now);
      await log().breakOff(subject, null);
      await log().begin(subject, { ...beginning, attempt: 2 }, now);
      await log().end(subject, callOf(2), endWith(), now);
      await opened.storage.leases.finish(lease, { status: 'ready', generation: { ...record.generation, attempts: 2 } }, now);
      if (isDeleted) await content.delete(record.id, now);
      await log().end(subject, callOf(1), endWith({ answer: 'late', cost: usd(0.2) }), now);
      expect((await attemptsOf(subject)).map(({ answer, error }) => [answer, error])).toEqual([
        ['whole', null],
        ['late', null],
      ]);
      expect(await usageOf(subject)).toMatchObject([{ input_tokens: 200, cost: { amount: 0.3 } }]);
      if (isDeleted) await content.restore(record.id, new Date());
      expect((await content.get(record.id))?.generation).toMatchObject({
        attempts: 2,
        input_tokens: 200,
        output_tokens: 14,
        cost: usd(0.3),
      });
    }
  });
});

const uncountedOf = ({ workspaceId }: AttemptSubject) =>
  opened.db.collection('attempts').countDocuments({ workspace_id: workspaceId, uncounted: { $exists: true } });

describe('sums', () => {
  it('are the same before a call is counted, while it is, and after', { timeout: 60_000 }, async () => {
    const workspaceId = opened.newWorkspace();
    const seen = new Set<number>();
    for (let round = 1; round <= 3; round += 1) {
      const subject = await begun(workspaceId);
      await log().end(subject, callOf(1), endWith(), now);
      expect(await uncountedOf(subject)).toBe(1);
      while ((await uncountedOf(subject)) > 0) seen.add((await usageOf(subject))[0]?.input_tokens ?? 0);
      // MongoDB may show that a call is counted a moment before the time that sums are read at.
      const counted = [{ input_tokens: 100 * round, cost: { amount: expect.closeTo(0.1 * round, 9) } }];
      await expect.poll(() => usageOf(subject), { timeout: 10_000 }).toMatchObject(counted);
    }
    expect(seen).toEqual(new Set([100, 200, 300]));
  });

  it('of a server that ended before it counted are counted by another', async () => {
    const subject = await begun();
    const server = await MongoStorage.open(opened.uri, opened.name);
    await server.attemptLog.end(subject, callOf(1), endWith(), now);
    await server.close();
    expect(await uncountedOf(subject)).toBe(1);
    await Promise.all([log().countRemaining(), log().countRemaining()]);
    expect(await uncountedOf(subject)).toBe(0);
    expect(await usageOf(subject)).toMatchObject([{ input_tokens: 100, output_tokens: 7 }]);
    expect(await attemptsOf(subject)).toEqual([{ ...beginning, ...endWith(), failing: [] }]);
  });

  it('of calls that are not counted are found by an index that holds nothing else', async () => {
    const attempts = opened.db.collection('attempts');
    const uncounted = { workspace_id: 'wsp_1', 'uncounted._id': { $gte: '2026-11-22', $lt: '2026-11-22~' } };
    const plan = JSON.stringify(await attempts.find(uncounted).explain('queryPlanner'));
    expect(plan).toContain('"indexName":"uncounted"');
    expect(plan).not.toContain('COLLSCAN');
    const left = JSON.stringify(await attempts.find({ 'uncounted._id': { $exists: true } }).explain('queryPlanner'));
    expect(left).not.toContain('COLLSCAN');
  });

  it('are exact, however many calls end at once, through several servers', { timeout: 60_000 }, async () => {
    const others = [await opened.otherServer(), await opened.otherServer()];
    const logs = [log(), ...others.map((one) => one.attemptLog)];
    const workspaceId = opened.newWorkspace();
    const calls = Array.from({ length: 150 }, (_, at) => ({
      subject: subjectIn(workspaceId),
      one: logs[at % 3] ?? log(),
      amount: 0.1 + at / 1e9,
    }));
    await Promise.all(
      calls.map(async ({ subject, one, amount }) => {
        await one.begin(subject, beginning, now);
        await one.end(subject, callOf(1), endWith({ cost: usd(amount), input_tokens: 2 ** 31 - 1 }), now);
      }),
    );
    // MongoDB may show a commit a moment before the time that reads go by.
    await expect
      .poll(() => usageOf(calls[0]?.subject ?? subjectIn(workspaceId)))
      .toMatchObject([{ input_tokens: 150 * (2 ** 31 - 1), output_tokens: 1_050, cost: { amount: 15.000011175, currency: 'USD' } }]);
  });

  it('of one call that cannot be stored do not keep the others out', async () => {
    const workspaceId = opened.newWorkspace();
    const [good, bad] = [await begun(workspaceId), await begun(workspaceId)];
    const first = log().end(await begun(workspaceId), callOf(1), endWith(), now);
    const both = await Promise.allSettled([
      log().end(good, callOf(1), endWith(), now),
      log().end(bad, callOf(1), endWith({ input_tokens: 'many' as unknown as number, cached_input_tokens: 1 }), now),
    ]);
    await first;
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(await usageOf(good)).toMatchObject([{ input_tokens: 200 }]);
  });
});

describe('costs that are computed anew', () => {
  const halved: Cost = { ...usd(0.05), source: 'settings', as_of: '2026-11-01' };
  const tableCost: Cost = { ...usd(0.1), source: 'table', as_of: '2026-11-01' };

  async function counted() {
    const workspaceId = opened.newWorkspace();
    const subject = await begun(workspaceId);
    await log().end(subject, callOf(1), endWith({ cost: tableCost, usage_source: 'estimate' }), now);
    await log().countRemaining();
    return subject;
  }
  const amountOf = async (subject: AttemptSubject) =>
    (await usageOf(subject)).map(({ cost, usage_source }) => [cost?.amount, usage_source]);

  // Each of two runs took what it had read from the day, and the day had the correction twice.
  it('are corrected once by two that do so at the same time, with their days', async () => {
    const subject = await counted();
    const [running, atOnce] = [new Set<object>(), [] as number[]];
    const recompute = async () => {
      const own = {};
      const priceOf = () => {
        atOnce.push(running.add(own).size);
        return Promise.resolve(halved);
      };
      return opened.storage.recomputeCosts('2026-11-22', priceOf).finally(() => running.delete(own));
    };
    const changed = await Promise.all([recompute(), recompute()]);
    expect(changed.filter((count) => count > 0)).toHaveLength(1);
    expect(new Set(atOnce)).toEqual(new Set([1]));
    expect(await amountOf(subject)).toEqual([[0.05, 'estimate']]);
    expect(await attemptsOf(subject)).toMatchObject([{ cost: halved }]);
  });

  it('stay where somebody else has corrected them meanwhile', async () => {
    const subject = await counted();
    const ours = { content_id: subject.contentId };
    const priceOf = async () => {
      await opened.db.collection('attempts').updateOne(ours, { $set: { 'cost.amount': 50_000_000n } });
      return halved;
    };
    expect(await opened.storage.recomputeCosts('2026-11-22', priceOf)).toBe(0);
    expect(await amountOf(subject)).toEqual([[0.1, 'estimate']]);
  });
});
