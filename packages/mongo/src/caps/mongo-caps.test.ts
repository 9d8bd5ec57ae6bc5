import { isDeepStrictEqual } from 'node:util';
import { newId } from '@handbill/contract';
import type { AttemptSubject, Budget, Cap } from '@handbill/operations';
import { describe, expect, it, onTestFinished } from 'vitest';
import { authorIn } from '../../testing/author-in.ts';
import { openStorage } from '../../testing/open-storage.ts';
import { sampleEnd, sampleSubject } from '../../testing/sample-call.ts';
import { sampleKey } from '../../testing/sample-key.ts';
import type { MongoStorage } from '../storage/mongo-storage.ts';
import { CapEntries } from './cap-entries.ts';
import type { StoredCap } from './stored-cap.ts';

const opened = openStorage();
const now = () => new Date();
const soon = () => new Date(Date.now() + 60_000);
const caps = () => opened.db.collection<StoredCap>('caps');
const moved = () => opened.db.collection<{ _id: string; id: string; workspace_id: string }>('cap_reservations');
const most = { tokens: 100, usd: null };
const budgetOf = (id: string, more: Partial<Budget> = {}): Budget => ({ id, contentId: id, most, until: soon(), ...more });
const ofWorkspace = (id: string, tokens: number): Cap => ({ id, scope: 'workspace', tokens, usd: null });
const anyCap = 1_000_000_000;

const cappedWorkspace = (monthly_token_cap: number) => opened.storedWorkspace({ monthly_token_cap });

/** Makes a call that is paid from what is reserved for its text, and takes 30 tokens. */
async function call(
  subject: AttemptSubject,
  { attempt = 1, model = 'gpt-5-mini', isLost = false, output = 10, by = opened.storage, at = now() } = {},
): Promise<void> {
  const { attemptLog } = by;
  const begun = { attempt, reason: 'first', model, prompt_version: '1', budget: { id: subject.contentId, most } } as const;
  await attemptLog.begin(subject, begun, at);
  if (isLost) return attemptLog.breakOff(subject, null);
  await attemptLog.end(subject, begun, sampleEnd({ input_tokens: 20, cached_input_tokens: null, output_tokens: output }), at);
}

/** A text in a workspace with a cap, for which 100 tokens are reserved and a call was made that took 30. */
async function text(model = 'gpt-5-mini', workspaceId = opened.newWorkspace(), until = soon()) {
  const subject = sampleSubject(workspaceId);
  const cap = ofWorkspace(workspaceId, 1_000);
  expect(await opened.storage.caps.reserve({ workspaceId }, [cap], [budgetOf(subject.contentId, { until })], now())).toBeNull();
  await call(subject, { model });
  return { ...subject, id: subject.contentId, cap };
}

const stateOf = async (workspace_id: string) => {
  const [cap] = await caps().find({ workspace_id }).toArray();
  return { spent: Number(cap?.spent.tokens), open: cap?.open.map(({ id }) => id) };
};

/** The first of some caps as a caller is shown it. */
const shownOf = async (workspaceId: string, cap: Cap = ofWorkspace(workspaceId, anyCap)) => {
  const [row] = await opened.storage.caps.list(workspaceId, [cap], now());
  return { spent: row?.spent ?? Number.NaN, reserved: row?.reserved ?? Number.NaN };
};

describe('spending caps', () => {
  // A settlement that read before it wrote was broken off by each reservation: the spend of texts stayed uncounted, and their reservations stayed.
  it('are counted while others reserve all the time', { timeout: 20_000 }, async () => {
    const ended = await text();
    const { workspaceId, cap } = ended;
    const over = new AbortController();
    const reserving = Array.from({ length: 4 }, async (_, index) => {
      while (!over.signal.aborted) await opened.storage.caps.reserve({ workspaceId }, [cap], [budgetOf(`other_${index}`)], now());
    });
    await opened.storage.attemptLog.settle(ended).finally(() => over.abort());
    await Promise.all(reserving);
    expect(await stateOf(workspaceId)).toEqual({ spent: 30, open: expect.not.arrayContaining([ended.id]) });
  });

  it('are swept of what is reserved for one text though that of another one cannot be', async () => {
    const long = new Date(0);
    const stuck = await text('gpt-5-mini', opened.newWorkspace(), long);
    const free = await text('gpt-5-mini', opened.newWorkspace(), long);
    // No row of the usage may have it.
    const broken = { $set: { 'uncounted.day': 5 } };
    await opened.db.collection('attempts').updateOne({ content_id: stuck.contentId }, broken, { bypassDocumentValidation: true });
    onTestFinished(async () => void (await opened.db.collection('attempts').deleteMany({ content_id: stuck.contentId })));
    const sweep = () => opened.storage.attemptLog.settleRemaining(now()).catch((cause: unknown) => cause);
    const failures: unknown[] = [];
    const swept = async () => {
      failures.push(await sweep());
      return stateOf(free.workspaceId);
    };
    await expect.poll(swept, { timeout: 15_000 }).toEqual({ spent: 30, open: [] });
    expect(failures).toEqual(expect.arrayContaining([expect.any(Error)]));
    expect((await stateOf(stuck.workspaceId)).open).toEqual([stuck.id]);
  });

  it('reserve of all that hold, or of none', async () => {
    const workspaceId = opened.newWorkspace();
    const key: Cap = { id: newId('key', now()), scope: 'key', tokens: 1_000, usd: null };
    const both = [key, ofWorkspace(workspaceId, 150)];
    const reserve = (id: string) => opened.storage.caps.reserve({ workspaceId }, both, [budgetOf(id)], now());
    expect(await reserve('cnt_one')).toBeNull();
    expect(await reserve('cnt_two')).toMatchObject({ scope: 'workspace', reserved: 100, needed: 100 });
    expect(await shownOf(workspaceId, key)).toEqual({ spent: 0, reserved: 100 });
    // A server of version 74000481 looks so for all that a text may take, and made a failure of a text for which that was too little.
    const asBefore = { workspace_id: workspaceId, 'open.content_id': 'cnt_one', 'open.id': 'cnt_one' };
    expect(await caps().countDocuments(asBefore)).toBe(0);
    await opened.storage.attemptLog.settle({ workspaceId, contentId: 'cnt_one', id: 'cnt_one' });
    expect(await reserve('cnt_two')).toBeNull();
  });

  it('hold in dollars as in tokens, whichever is exhausted first', async () => {
    const workspaceId = opened.newWorkspace();
    const cap: Cap = { id: workspaceId, scope: 'workspace', tokens: 250, usd: 0.05 };
    const reserve = (id: string, tokens: number, usd: number) =>
      opened.storage.caps.reserve({ workspaceId }, [cap], [budgetOf(id, { most: { tokens, usd } })], now());
    expect(await reserve('cnt_one', 100, 0.03)).toBeNull();
    expect(await reserve('cnt_two', 100, 0.03)).toMatchObject({ unit: 'USD', limit: 0.05, reserved: 0.03, needed: 0.03 });
    expect(await reserve('cnt_two', 200, 0.02)).toMatchObject({ unit: 'tokens', limit: 250, reserved: 100, needed: 200 });
    expect(await reserve('cnt_two', 150, 0.02)).toBeNull();
  });

  it('count a call in its own month alone', async () => {
    const workspaceId = opened.newWorkspace();
    const times = ['2026-01-31', '2026-02-01', '2026-03-01'].map((day) => new Date(day));
    for (const at of times)
      expect(await opened.storage.caps.reserve({ workspaceId }, [ofWorkspace(workspaceId, 1_000)], [], at)).toBeNull();
    await Promise.all(times.slice(0, 2).map((at, index) => call(sampleSubject(workspaceId), { at, output: index })));
    await opened.storage.attemptLog.countRemaining();
    const found = await caps().find({ workspace_id: workspaceId }).toArray();
    const spent = Object.fromEntries(found.map((cap) => [cap.month, Number(cap.spent.tokens)]));
    expect(spent).toEqual({ '2026-01': 20, '2026-02': 21, '2026-03': 0 });
  });

  it('keep what calls took that are not counted yet when the next one is reserved, and what lost ones may have taken', async () => {
    const workspaceId = await cappedWorkspace(330);
    const subject = sampleSubject(workspaceId);
    const next = (tokens: number) =>
      opened.storage.caps.reserveNext(subject, budgetOf(subject.contentId, { most: { tokens, usd: null } }), now());
    expect(await next(100)).toBeNull();
    await call(subject, { attempt: 1, isLost: true });
    expect(await next(100)).toBeNull();
    expect(await shownOf(workspaceId)).toEqual({ spent: 0, reserved: 200 });
    await call(subject, { attempt: 2 });
    expect(await next(201)).toMatchObject({ limit: 330, spent: 0, reserved: 130, needed: 201 });
    expect(await next(200)).toBeNull();
    expect(await shownOf(workspaceId)).toEqual({ spent: 0, reserved: 330 });
    await opened.storage.attemptLog.settle({ ...subject, id: subject.contentId });
    expect(await shownOf(workspaceId)).toEqual({ spent: 30, reserved: 100 });
  });

  // It was raised to what a call might have taken that was counted a moment before: a cap was exceeded.
  it('are left no more reserved by the end of a text than there is', async () => {
    const { workspaceId, contentId, id } = await text();
    await opened.storage.attemptLog.countRemaining();
    await new CapEntries(opened.db).release({ workspaceId, contentId, id }, { tokens: 100n, usd: 0n });
    expect(await shownOf(workspaceId)).toEqual({ spent: 30, reserved: 70 });
  });

  it(
    'are never exceeded by what is spent and reserved, while calls are counted, and nothing stays reserved',
    { timeout: 30_000 },
    async () => {
      const workspaceId = await cappedWorkspace(1_500);
      const other = await opened.otherServer();
      const write = async (by: MongoStorage): Promise<boolean> => {
        const subject = sampleSubject(workspaceId);
        const { contentId } = subject;
        if ((await by.caps.reserve({ workspaceId }, [ofWorkspace(workspaceId, 1_500)], [budgetOf(contentId)], now())) !== null)
          return false;
        for (let attempt = 1; attempt <= 2; attempt += 1) {
          if (attempt > 1 && (await by.caps.reserveNext(subject, budgetOf(contentId), now())) !== null) break;
          await call(subject, { attempt, output: 75, by });
        }
        await by.attemptLog.settle({ ...subject, id: contentId });
        return true;
      };
      const exceeded: unknown[] = [];
      const over = new AbortController();
      const watching = (async () => {
        while (!over.signal.aborted) {
          const shown = await shownOf(workspaceId);
          if (shown.spent + shown.reserved > 1_500) exceeded.push(shown);
        }
      })();
      const workers = Array.from({ length: 20 }, async (_, index) => {
        for (let refused = 0; refused < 3;) if (!(await write(index % 2 === 0 ? opened.storage : other))) refused += 1;
      });
      await Promise.all(workers).finally(() => over.abort());
      await watching;
      expect(exceeded).toEqual([]);
      expect(await stateOf(workspaceId)).toEqual({ spent: expect.toSatisfy((spent: number) => spent > 1_300 && spent <= 1_500), open: [] });
    },
  );

  it('tell of each threshold once', async () => {
    const { attemptLog } = opened.storage;
    const workspaceId = await cappedWorkspace(250);
    // The fifth passes half of it.
    for (let round = 0; round < 6; round += 1) {
      const subject = sampleSubject(workspaceId);
      await opened.storage.caps.reserveNext(subject, budgetOf(subject.contentId), now());
      await call(subject);
      await attemptLog.settle({ ...subject, id: subject.contentId });
    }
    const waiting = await opened.db.collection('outbox').find({ workspace_id: workspaceId }).toArray();
    expect([await shownOf(workspaceId), waiting.length]).toEqual([{ spent: 180, reserved: 0 }, 1]);
    expect((await caps().findOne({ workspace_id: workspaceId }))?.told).toEqual(['tokens_50']);
  });

  it('that a maker is given later hold at once for what it has made', async () => {
    const workspaceId = await cappedWorkspace(1_000);
    const keys = opened.storage.workspaceKeys(authorIn(workspaceId));
    const [maker, child] = [sampleKey(), sampleKey()];
    await keys.create(maker);
    const secret = await keys.create(child, [maker.id]);
    const capsNow = async () => (await opened.storage.keys.authenticate(secret, now()))?.caps.map(({ scope, tokens }) => [scope, tokens]);
    expect(await capsNow()).toEqual([['workspace', 1_000]]);
    expect(await keys.replace({ ...maker, monthly_token_cap: 150, revision: 2 }, maker)).toBe(true);
    expect(await capsNow()).toEqual([
      ['key', 150],
      ['workspace', 1_000],
    ]);
    const subject = { ...sampleSubject(workspaceId), keyId: child.id };
    expect(await opened.storage.caps.of(subject)).toEqual(
      await opened.storage.keys.authenticate(secret, now()).then((found) => found?.caps),
    );
    const next = budgetOf(subject.contentId, { most: { tokens: 151, usd: null } });
    expect(await opened.storage.caps.reserveNext(subject, next, now())).toMatchObject({ scope: 'key', limit: 150, needed: 151 });
  });
});

describe('a cap that is set when its month has begun', () => {
  /** A key, and one that it made, which has taken 30 tokens by now. */
  async function spendingFamily() {
    const workspaceId = await cappedWorkspace(1_000);
    const keys = opened.storage.workspaceKeys(authorIn(workspaceId));
    const [maker, child] = [sampleKey({ scopes: ['content:write', 'keys:write'] }), sampleKey()];
    await keys.create(maker);
    await keys.create(child, [maker.id]);
    await call({ ...sampleSubject(workspaceId), keyId: child.id });
    await opened.storage.attemptLog.countRemaining();
    return { workspaceId, cap: { id: maker.id, scope: 'key', tokens: 120, usd: null } as const };
  }

  it('begins with what the key and those that it made have spent, also where the server ended that began it', async () => {
    const { workspaceId, cap } = await spendingFamily();
    const reserve = (id: string) => opened.storage.caps.reserve({ workspaceId }, [cap], [budgetOf(id)], now());
    const which = { workspace_id: workspaceId, key_id: cap.id };
    expect(await shownOf(workspaceId, cap)).toEqual({ spent: 30, reserved: 0 });
    expect(await reserve('cnt_one')).toMatchObject({ limit: 120, spent: 30, needed: 100 });
    await caps().updateOne(which, { $set: { counted: false, 'spent.tokens': 0n } });
    expect(await shownOf(workspaceId, cap)).toEqual({ spent: 30, reserved: 0 });
    expect(await reserve('cnt_one')).toMatchObject({ spent: 30 });
    expect(await caps().findOne(which)).toMatchObject({ counted: true });
  });

  it('is counted once more a minute later, and not again', async () => {
    const { workspaceId, cap } = await spendingFamily();
    await opened.storage.caps.reserve({ workspaceId }, [cap], [], now());
    /** As where a sum was on its way to the usage when it was counted. */
    const countedFrom = async (spent: bigint, ms: number) => {
      await caps().updateOne({ workspace_id: workspaceId, key_id: cap.id }, { $set: { 'spent.tokens': spent } });
      await opened.storage.attemptLog.settleRemaining(new Date(Date.now() + ms));
      return (await shownOf(workspaceId, cap)).spent;
    };
    expect([await countedFrom(5n, 30_000), await countedFrom(5n, 61_000), await countedFrom(7n, 61_000)]).toEqual([5, 30, 7]);
  });
});

it('what is reserved for a text that may have ended is looked at by one of several servers, wherever it lies', async () => {
  const [entries, long] = [new CapEntries(opened.db), new Date(0)];
  for (const count of [1, 70]) {
    const { workspaceId } = await text('gpt-5-mini', opened.newWorkspace(), long);
    const cap = ofWorkspace(workspaceId, anyCap);
    const budgets = Array.from({ length: count }, (_, index) => budgetOf(`cnt_${index}`, { until: long }));
    await opened.storage.caps.reserve({ workspaceId }, [cap], budgets, now());
    expect(await moved().countDocuments({ workspace_id: workspaceId })).toBe(count > 1 ? 71 : 0);
    const one = { workspaceId, contentId: 'cnt_0', id: 'cnt_0' };
    const isDue = async () => (await entries.overdue(now(), 1_000)).some((due) => isDeepStrictEqual(due, one));
    expect(await isDue()).toBe(true);
    const asked = await Promise.all([1, 2, 3].map(() => entries.postpone(one, now())));
    expect(asked.filter(Boolean)).toHaveLength(1);
    expect(await isDue()).toBe(false);
  }
});

/** Only for a figure: `OPEN_RESERVATIONS=10000 vitest run packages/mongo/src/caps`. */
const many = Number(process.env['OPEN_RESERVATIONS'] ?? 80);

describe('many reservations', () => {
  const reserve = (workspaceId: string, id: string, at = now()) =>
    opened.storage.caps.reserve({ workspaceId }, [ofWorkspace(workspaceId, anyCap)], [budgetOf(id)], at);
  const release = (workspaceId: string, id: string) => opened.storage.attemptLog.settle({ workspaceId, contentId: id, id });
  const count = (workspace_id: string) => moved().countDocuments({ workspace_id });
  /** How long one more takes, in the middle of thirty. */
  async function duration(workspaceId: string): Promise<number> {
    const times: number[] = [];
    for (let round = 0; round < 30; round += 1) {
      const start = performance.now();
      await reserve(workspaceId, `round_${round}`);
      times.push(performance.now() - start);
      await release(workspaceId, `round_${round}`);
    }
    return times.toSorted((a, b) => a - b)[15] ?? 0;
  }

  it('lie in documents of their own, but for the newest, and one more costs the same', { timeout: 300_000 }, async () => {
    const workspaceId = opened.newWorkspace();
    const first = many > 1_000 ? await duration(workspaceId) : 0;
    const ids = Array.from({ length: many }, (_, index) => `cnt_${index}`);
    for (let at = 0; at < many; at += 10) await Promise.all(ids.slice(at, at + 10).map((id) => reserve(workspaceId, id)));
    const [cap] = await caps().find({ workspace_id: workspaceId }).toArray();
    expect(cap?.open.length).toBeLessThanOrEqual(65);
    expect((await count(workspaceId)) + (cap?.open.length ?? 0)).toBe(many + 1);
    expect(await shownOf(workspaceId)).toEqual({ spent: 0, reserved: 100 * many });
    const last = many > 1_000 ? await duration(workspaceId) : 0;
    if (many > 1_000) console.log({ open: many, first_ms: first, last_ms: last });
    expect(last).toBeLessThanOrEqual(1.5 * first);

    // One that is there is replaced, and what is counted or set free is taken out, wherever it lies.
    await reserve(workspaceId, 'cnt_0');
    expect(await shownOf(workspaceId)).toEqual({ spent: 0, reserved: 100 * many });
    await call({ ...sampleSubject(workspaceId), contentId: 'cnt_1' });
    await opened.storage.attemptLog.countRemaining();
    expect(await shownOf(workspaceId)).toEqual({ spent: 30, reserved: 100 * many - 30 });
    await Promise.all(ids.slice(0, 80).map((id) => release(workspaceId, id)));
    expect(await shownOf(workspaceId)).toEqual({ spent: 30, reserved: 100 * (many - 80) });
    expect(await count(workspaceId)).toBeLessThanOrEqual(many - 80);
  });

  it('of version 74000481 are all in the cap: the next one moves them out, and each is settled as before', async () => {
    const { workspaceId, id, contentId } = await text();
    const old = Array.from({ length: 70 }, (_, index) => {
      return { id: `old_${index}`, content_id: `old_${index}`, tokens: 10n, usd: 0n, until: new Date(0) };
    });
    await caps().updateOne({ workspace_id: workspaceId }, { $push: { open: { $each: old } } });
    await reserve(workspaceId, 'cnt_next');
    expect(await count(workspaceId)).toBe(72);
    await opened.storage.attemptLog.settle({ workspaceId, contentId, id });
    const swept = async () => {
      await opened.storage.attemptLog.settleRemaining(now());
      return shownOf(workspaceId);
    };
    await expect.poll(swept).toEqual({ spent: 30, reserved: 100 });
    expect((await moved().find({ workspace_id: workspaceId }).toArray()).map((entry) => entry.id)).toEqual(['cnt_next']);
  });

  it('hold in the next month, wherever they lie, for what is still being written when one ends', async () => {
    const workspaceId = opened.newWorkspace();
    const cap = ofWorkspace(workspaceId, 10_050);
    const at = (time: string) => (id: string) =>
      opened.storage.caps.reserve({ workspaceId }, [cap], [budgetOf(id, { until: new Date('2099-12-01') })], new Date(time));
    const [inOctober, inNovember] = [at('2099-10-31T23:59:59Z'), at('2099-11-01T00:00:01Z')];
    for (let index = 0; index < 100; index += 1) expect(await inOctober(`cnt_${index}`)).toBeNull();
    expect(await inNovember('cnt_next')).toMatchObject({ spent: 0, reserved: 10_000, needed: 100 });
    await release(workspaceId, 'cnt_0');
    expect(await inNovember('cnt_next')).toBeNull();
    expect(await inNovember('cnt_other')).toMatchObject({ reserved: 10_000 });
  });
});
