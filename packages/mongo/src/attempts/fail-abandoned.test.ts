import { newId } from '@handbill/contract';
import { beforeAll, expect, it } from 'vitest';
import { explained } from '../../testing/explained.ts';
import { sampleSubject } from '../../testing/sample-call.ts';
import { watchedDatabase } from '../../testing/watched-database.ts';
import { CapCounter } from '../caps/cap-counter.ts';
import { KeyFamilies } from '../caps/key-families.ts';
import { MongoAttemptLog } from './mongo-attempt-log.ts';
import type { StoredAttempt } from './stored-attempt.ts';

const count = 2_000;
const { client, db } = watchedDatabase();
const log = new MongoAttemptLog(db, 3_600_000, new CapCounter(db, new KeyFamilies(db)));
const attempts = db.collection<StoredAttempt>('attempts');
const workspaceId = newId('wsp', new Date());
const beginning = { attempt: 1, reason: 'repair', model: 'gpt-5-mini', prompt_version: '1' } as const;
const begin = async (begun_at?: Date) => {
  const subject = sampleSubject(workspaceId);
  await log.begin(subject, { ...beginning, ...(begun_at !== undefined && { begun_at }) }, new Date());
  return subject;
};
const stateOf = async ({ contentId: content_id }: { readonly contentId: string }) => (await attempts.findOne({ content_id }))?.state;

beforeAll(async () => {
  const sample = await begin(new Date('2026-01-01'));
  const stored = await attempts.findOne({ content_id: sample.contentId });
  if (stored === null) throw new Error('The sample was not stored');
  await attempts.deleteMany({});
  // Ended ones, and those that a lease watches over.
  const { begun_at: _, ...unmarked } = stored;
  const others = Array.from({ length: count }, (__, index): StoredAttempt => {
    const own = { _id: `cnt_${index}_00001`, content_id: `cnt_${index}` };
    return index % 2 === 0 ? { ...stored, ...own, state: 'ended' } : { ...unmarked, ...own };
  });
  await attempts.insertMany(others);
}, 60_000);

it('ends calls that are left, a hundred at once, by an index that holds no others', async () => {
  const left = await Promise.all(Array.from({ length: 101 }, (_, at) => begin(new Date(Date.UTC(2026, 10, 22, 10, 0, at)))));
  const young = await begin(new Date('2026-11-22T12:00:00Z'));
  const before = new Date('2026-11-22T11:00:00Z');
  const { answer, explained: plan } = await explained(client, () => log.failAbandoned(before));
  expect(answer).toBe(100);
  expect(plan.documents).toBeLessThanOrEqual(1);
  expect(plan.keys).toBeLessThanOrEqual(2);
  const [first, last] = [left[0] ?? young, left[100] ?? young];
  expect([await stateOf(first), await stateOf(last)]).toEqual(['broken_off', 'open']);
  expect(await log.failAbandoned(before)).toBe(1);
  expect([await stateOf(last), await stateOf(young)]).toEqual(['broken_off', 'open']);
  expect(await attempts.countDocuments({ state: 'open' })).toBe(count / 2 + 1);
  expect(await log.failAbandoned(before)).toBe(0);
});
