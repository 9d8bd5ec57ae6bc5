import { UsageQuery } from '@handbill/contract';
import type { AttemptEnd, AttemptSubject } from '@handbill/operations';
import { MongoClient } from 'mongodb';
import { afterAll, describe, expect, it } from 'vitest';
import { openStorage } from '../../testing/open-storage.ts';
import { sampleEnd, sampleSubject } from '../../testing/sample-call.ts';
import { commandsDuring } from '../../testing/watched-database.ts';
import { MongoUsage } from './mongo-usage.ts';
import type { StoredUsage } from './stored-attempt.ts';
import { usageRow } from './usage-rows.ts';

// Longer than these days are ago: MongoDB removes what has expired.
const opened = openStorage({ attemptRetention: 100 * 365 * 24 * 3_600_000 });
const { db } = opened;
const client = new MongoClient(opened.uri, { monitorCommands: true, useBigInt64: true });
afterAll(() => client.close());
const october = { from: '2026-10-01', to: '2026-10-31' };
const usageIn = (workspaceId: string) => new MongoUsage({ workspaceId }, client.db(opened.name));
const query = (sent: Parameters<typeof UsageQuery.parse>[0]) => ({ ...UsageQuery.parse(sent), ...october });

const took = (cost: AttemptEnd['cost'] = null) =>
  ({ input_tokens: 100, cached_input_tokens: 40, output_tokens: 7, usage_source: 'reported', cost }) as const;
const usd = (amount: number) => ({ amount, currency: 'USD', source: 'reported', as_of: null }) as const;
const nothing = { input_tokens: null, cached_input_tokens: null, output_tokens: null, usage_source: null, cost: null } as const;

interface Call {
  readonly day?: number;
  readonly type?: AttemptSubject['type'];
  readonly model?: string;
  readonly campaignId?: string | null;
  readonly keyId?: string | null;
  readonly attempt?: number;
  readonly reason?: 'first' | 'retry' | 'review';
  readonly end?: Omit<AttemptEnd, 'finish_reason' | 'answer' | 'reasoning' | 'duration_ms' | 'error'>;
}

/** A call of a model that has ended and is not counted yet. */
async function ended(workspaceId: string, call: Call = {}): Promise<void> {
  const { day = 1, type = 'email', model = 'm', campaignId = null, keyId = 'key_1', end = took(usd(0.5)) } = call;
  const { attempt = 1, reason = 'first' } = call;
  const now = new Date(Date.UTC(2026, 9, day));
  const subject = sampleSubject(workspaceId, { type, campaignId, keyId });
  const beginning = { attempt, reason, model, prompt_version: '1' };
  await opened.storage.attemptLog.begin(subject, beginning, now);
  await opened.storage.attemptLog.end(subject, beginning, sampleEnd(end), now);
}

describe('sums of usage', () => {
  it('have the members that they are by, the newest day first, whether counted or not', async () => {
    const workspace = opened.newWorkspace();
    await ended(workspace, { day: 1 });
    await ended(workspace, { day: 2, model: 'n' });
    await opened.storage.attemptLog.countRemaining();
    await ended(workspace, { day: 2, type: 'ad_copy' });
    const sums = (await usageIn(workspace).list(query({ by: 'day' }))).data;
    const one = { input_tokens: 100, cached_input_tokens: 40, output_tokens: 7, usage_source: 'reported' };
    const two = { input_tokens: 200, cached_input_tokens: 80, output_tokens: 14, usage_source: 'reported' };
    expect(sums).toEqual([
      { day: '2026-10-02', ...two, cost: { amount: 1, currency: 'USD' }, texts: 2 },
      { day: '2026-10-01', ...one, cost: { amount: 0.5, currency: 'USD' }, texts: 1 },
    ]);
    const byTwo = (await usageIn(workspace).list(query({ by: ['model', 'type'] }))).data;
    expect(byTwo.map(({ type, model, texts, day }) => [type, model, texts, day])).toEqual([
      ['email', 'n', 1, undefined],
      ['email', 'm', 1, undefined],
      ['ad_copy', 'm', 1, undefined],
    ]);
  });

  it('have a row for each currency, and one for what has no price, under `null` where key or campaign is not known', async () => {
    const workspace = opened.newWorkspace();
    await ended(workspace, { keyId: null, end: took() });
    await ended(workspace, { campaignId: 'cmp_1' });
    await ended(workspace, { campaignId: 'cmp_1', end: took({ ...usd(0.25), currency: 'EUR' }) });
    const shown = async (by: 'campaign' | 'key') =>
      (await usageIn(workspace).list(query({ by }))).data.map(({ campaign_id, key_id, cost }) => [campaign_id, key_id, cost]);
    const [half, quarter] = [
      { amount: 0.5, currency: 'USD' },
      { amount: 0.25, currency: 'EUR' },
    ];
    expect(await shown('campaign')).toEqual([
      ['cmp_1', undefined, half],
      ['cmp_1', undefined, quarter],
      [null, undefined, null],
    ]);
    expect(await shown('key')).toEqual([
      [undefined, 'key_1', half],
      [undefined, 'key_1', quarter],
      [undefined, null, null],
    ]);
  });

  it('count each text once, when its first call has ended, whatever that took, and none that is only judged', async () => {
    const workspace = opened.newWorkspace();
    await ended(workspace, { end: nothing });
    await ended(workspace, { attempt: 2, reason: 'retry' });
    await ended(workspace, { reason: 'review' });
    const texts = async () =>
      (await usageIn(workspace).list(query({ by: 'day' }))).data.reduce((sum, one) => sum + (one.texts ?? Number.NaN), 0);
    expect(await texts()).toBe(1);
    // Who reads the rows is shown what took something.
    const rows = async () => usageIn(workspace).list(query({}));
    expect(await rows()).toMatchObject({ data: [{ cost: { amount: 1 } }], pagination: { total: 1 } });
    await opened.storage.attemptLog.countRemaining();
    expect(await texts()).toBe(1);
    expect((await rows()).data).toHaveLength(1);
  });

  it('do not know how many texts there were where rows of an earlier version are among them', async () => {
    const workspace = opened.newWorkspace();
    await ended(workspace, { day: 1 });
    await ended(workspace, { day: 2 });
    await opened.storage.attemptLog.countRemaining();
    await db.collection('usage').updateMany({ workspace_id: workspace, day: '2026-10-01' }, { $unset: { texts: '' } });
    const sums = async (by: 'day' | 'type') => (await usageIn(workspace).list(query({ by }))).data.map(({ texts }) => texts);
    expect([await sums('day'), await sums('type')]).toEqual([[1, null], [null]]);
  });

  it('go on by cursor and by offset, and are those of a campaign where one is asked for', async () => {
    const workspace = opened.newWorkspace();
    for (let day = 1; day <= 5; day += 1) await ended(workspace, { day, campaignId: day < 5 ? 'cmp_1' : 'cmp_2' });
    const days: (string | undefined)[] = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const page = await usageIn(workspace).list(query({ by: 'day', campaign_id: 'cmp_1', limit: 3, cursor }));
      expect(page.pagination.total).toBe(4);
      days.push(...page.data.map(({ day }) => day));
      cursor = page.pagination.next_cursor;
    }
    expect(days).toEqual(['2026-10-04', '2026-10-03', '2026-10-02', '2026-10-01']);
    const behind = await usageIn(workspace).list(query({ by: 'day', offset: 4 }));
    expect(behind.data).toMatchObject([{ day: '2026-10-01' }]);
    expect((await usageIn(workspace).list(query({ campaign_id: 'cmp_2' }))).data).toMatchObject([
      { day: '2026-10-05', campaign_id: 'cmp_2' },
    ]);
    const { next_cursor: cursor } = (await usageIn(workspace).list(query({ by: 'day', limit: 1 }))).pagination;
    await expect(usageIn(workspace).list(query({ by: 'type', limit: 1, cursor }))).rejects.toThrow('One field is faulty.');
  });
});

/** Rows as so many texts leave them that share nothing, and as many of another workspace and another month. */
async function manyRows(workspace: string, count: number): Promise<void> {
  const rows: StoredUsage[] = [];
  for (let text = 0; text < count; text += 1)
    for (const [workspaceId, month] of [
      [workspace, 9],
      [workspace, 8],
      ['wsp_another', 9],
    ] as const) {
      const subject = sampleSubject(workspaceId, { campaignId: `cmp_${text % 1_000}`, keyId: `key_${text % 7}` });
      const now = new Date(Date.UTC(2026, month, 1 + (text % 30)));
      const row = usageRow({ subject, model: 'm', isOfNewText: true, end: took(usd(0.001)), now });
      if (row !== null) rows.push({ ...row, _id: `${row._id}_w${text}` });
    }
  await db.collection<StoredUsage>('usage').insertMany(rows, { ordered: false });
}

/** Explains the one search among the commands that some work sends. */
async function explained<T>(work: () => Promise<T>): Promise<{ answer: T; keys: number; documents: number }> {
  const { answer, commands } = await commandsDuring(client, work);
  const sent = commands.filter(({ command }) => 'aggregate' in command);
  expect(sent).toHaveLength(1);
  const { aggregate, pipeline, hint } = sent[0]?.command ?? {};
  const plan = await db.command({ explain: { aggregate, pipeline, hint, cursor: {} }, verbosity: 'executionStats' });
  const stats = plan['stages'][0].$cursor.executionStats;
  return { answer, keys: Number(stats.totalKeysExamined), documents: Number(stats.totalDocsExamined) };
}

describe('a month of usage', () => {
  const workspace = opened.newWorkspace();
  // As many rows as 100,000 texts leave that share nothing with nine in ten others.
  const count = 10_000;

  it('is summed by one search, which reads its own rows alone', { timeout: 60_000 }, async () => {
    await manyRows(workspace, count);
    const { answer, keys, documents } = await explained(() => usageIn(workspace).list(query({ by: ['day', 'key'], limit: 1_000 })));
    expect(answer.data).toHaveLength(30 * 7);
    expect(answer.data.reduce((sum, { texts }) => sum + (texts ?? 0), 0)).toBe(count);
    expect(documents).toBe(count);
    expect(keys).toBeLessThanOrEqual(count + 1);
  });

  it('is that of a campaign from the rows of this campaign alone', async () => {
    const campaign = { by: 'day', campaign_id: 'cmp_7' } as const;
    const { answer, documents } = await explained(() => usageIn(workspace).list(query(campaign)));
    expect(answer.data.reduce((sum, { texts }) => sum + (texts ?? 0), 0)).toBe(count / 1_000);
    expect(documents).toBe(count / 1_000);
  });

  it('has what a page of campaigns cost from the rows of these campaigns alone, by one search', async () => {
    const ids = Array.from({ length: 20 }, (_, at) => `cmp_${at}`);
    const { answer, documents } = await explained(() => usageIn(workspace).spentBy(ids));
    expect(answer.get('cmp_3')).toEqual([{ amount: 0.02, currency: 'USD' }]);
    expect(answer.size).toBe(20);
    expect(documents).toBe(2 * 20 * (count / 1_000));
  });
});
