import type { Document } from 'mongodb';
import { expect, it } from 'vitest';
import { testServer } from '../../../testing/test-server.ts';

const server = testServer();
const day = 86_400_000;

/** A text that was edited so often, each former state so many days before now and with so many bytes more; then it is edited once more. */
async function numbersKept(edits: number, ageOf: (revision: number) => number, bytes = 0): Promise<number[]> {
  const { body: made } = await server.rest('POST /content/generate', { body: { type: 'email', topic: 'Bread' } });
  const edit = () => server.rest(`PATCH /content/${made.id}`, { body: { title: 'Bread' } });
  await edit();
  const [content, states] = ['content', 'content_revisions'].map((name) => server.db.collection<{ _id: string } & Document>(name));
  const first = (await states?.findOne({ content_id: made.id })) ?? {};
  const text = 'x'.repeat(bytes);
  const older = Array.from({ length: edits }, (_, index) => index + 3).map((revision) => ({
    ...first,
    _id: `${made.id}-${String(revision).padStart(10, '0')}`,
    revision,
    created_at: new Date(Date.now() - ageOf(revision) * day),
    text,
  }));
  await states?.deleteMany({ content_id: made.id });
  for (let at = 0; at < older.length; at += 20) await states?.insertMany(older.slice(at, at + 20));
  // The tenth edit after the last one.
  await content?.updateOne({ _id: made.id }, { $set: { revision: Math.ceil((edits + 4) / 10) * 10 } });
  expect((await server.rest(`PATCH /content/${made.id}`, { body: { title: 'Rye' } })).status).toBe(200);
  const kept = await states?.find({ content_id: made.id }, { sort: { _id: -1 }, projection: { revision: 1 } }).toArray();
  return kept?.map(({ revision }) => Number(revision)) ?? [];
}

it('keeps the newest hundred former states, and all of the last 30 days', async () => {
  const old = await numbersKept(130, () => 31);
  expect([old.length, old[0], old.at(-1)]).toEqual([100, 140, 34]);
  expect(await numbersKept(130, () => 29)).toHaveLength(131);
  expect(await numbersKept(130, (revision) => (revision > 20 ? 29 : 31))).toHaveLength(113);
});

it('keeps no more than 50 MB of one text, the newest', async () => {
  const kept = await numbersKept(60, () => 1, 1_000_000);
  expect([kept.length, kept[0]]).toEqual([44, 70]);
});
