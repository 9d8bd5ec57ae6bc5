import { newId } from '@handbill/contract';
import type { AttemptSubject, Cap } from '@handbill/operations';
import { expect, it, onTestFinished } from 'vitest';
import { openStorage } from '../../testing/open-storage.ts';
import type { StoredCap } from './stored-cap.ts';

const opened = openStorage();
const now = () => new Date();
const caps = () => opened.db.collection<StoredCap>('caps');

/** A text in a workspace with a cap, for which 100 tokens are reserved and a call was made that took 30. */
async function text(model = 'gpt-5-mini', workspaceId = opened.newWorkspace(), until = new Date(Date.now() + 60_000)) {
  const { caps: store, attemptLog } = opened.storage;
  const contentId = newId('cnt', now());
  const subject: AttemptSubject = { workspaceId, contentId, type: 'email', campaignId: null, keyId: 'key_1' };
  const cap: Cap = { id: workspaceId, scope: 'workspace', tokens: 1_000, usd: null };
  const most = { tokens: 100, usd: null };
  expect(await store.reserve({ workspaceId }, [cap], [{ id: contentId, contentId, most, until }], now())).toBeNull();
  const call = { attempt: 1, reason: 'first', model, prompt_version: '1', budget: { id: contentId, most } } as const;
  await attemptLog.begin(subject, call, now());
  const answer = { finish_reason: 'stop', answer: 'whole', reasoning: null, duration_ms: 5, error: null } as const;
  const figures = { input_tokens: 20, cached_input_tokens: null, output_tokens: 10, usage_source: 'reported', cost: null } as const;
  await attemptLog.end(subject, call, { ...answer, ...figures }, now());
  return { ...subject, id: contentId, cap, most };
}

const stateOf = async (workspace_id: string) => {
  const [cap] = await caps().find({ workspace_id }).toArray();
  return { spent: Number(cap?.spent.tokens), open: cap?.open.map(({ id }) => id) };
};

// Whoever read before it wrote was broken off by each reservation: what texts had taken stayed uncounted, and what they had reserved stayed reserved.
it('are counted while others reserve all the time', async () => {
  const ended = await text();
  const { workspaceId, cap, most } = ended;
  const over = new AbortController();
  const reserving = Array.from({ length: 4 }, async (_, index) => {
    const budget = { id: `other_${index}`, contentId: `other_${index}`, most, until: new Date(Date.now() + 60_000) };
    while (!over.signal.aborted) await opened.storage.caps.reserve({ workspaceId }, [cap], [budget], now());
  });
  await opened.storage.attemptLog.settle(ended).finally(() => over.abort());
  await Promise.all(reserving);
  expect(await stateOf(workspaceId)).toEqual({ spent: 30, open: expect.not.arrayContaining([ended.id]) });
}, 20_000);

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

it('hold in the next month what is still being written when one ends', async () => {
  const { caps: store, attemptLog } = opened.storage;
  const workspaceId = opened.newWorkspace();
  const cap: Cap = { id: workspaceId, scope: 'workspace', tokens: 150, usd: null };
  const reserve = (id: string, at: string) => {
    const budget = { id, contentId: id, most: { tokens: 100, usd: null }, until: new Date('2099-12-01T00:00:00Z') };
    return store.reserve({ workspaceId }, [cap], [budget], new Date(at));
  };
  expect(await reserve('cnt_one', '2099-10-31T23:59:59Z')).toBeNull();
  expect(await reserve('cnt_two', '2099-11-01T00:00:01Z')).toMatchObject({ spent: 0, reserved: 100, needed: 100 });
  await attemptLog.settle({ workspaceId, contentId: 'cnt_one', id: 'cnt_one' });
  expect(await reserve('cnt_two', '2099-11-01T00:00:02Z')).toBeNull();
});
