import { expect, it } from 'vitest';
import { authorIn } from '../../testing/author-in.ts';
import { openStorage } from '../../testing/open-storage.ts';
import { contentQuery } from '../../testing/queries.ts';
import { sampleContent } from '../../testing/sample-content.ts';
import { migrations } from './migrations.ts';

const opened = openStorage();

it('keeps the approval of a text that the last release approved, and makes the hashes that it did not know', async () => {
  const { storage, db } = opened;
  const texts = storage.content(authorIn(opened.newWorkspace()));
  const approved = { at: new Date('2026-11-01T08:00:00Z'), key_id: 'key_1' };
  const [signed, other] = [sampleContent('email', { approved }), sampleContent('email')];
  for (const one of [signed, other]) await texts.begin(one);
  const content = db.collection('content');
  await content.updateMany({}, { $unset: { approval: true, hash: true, authors: true } });
  const migration = migrations.find(({ id }) => id === '0003-approved-content-has-an-approval');
  // It may be interrupted and run again.
  for (const _ of [1, 2]) await migration?.up(db);
  const approval = { status: 'approved', ...approved, actor: null, note: null };
  expect(await texts.get(signed.id)).toMatchObject({ approved, approval, hash: signed.hash });
  expect(await texts.get(other.id)).toMatchObject({ approved: null, approval: { status: 'none', at: null }, hash: other.hash });
  const listed = async (status: 'approved' | 'none') => (await texts.list(contentQuery({ approval: status, view: 'summary' }))).data;
  expect(await listed('approved')).toMatchObject([{ id: signed.id, hash: signed.hash }]);
  expect(await listed('none')).toMatchObject([{ id: other.id, hash: other.hash }]);
  expect(await texts.authorsOf(signed.id)).toEqual([]);
  expect(await texts.authorsOf(other.id)).toEqual([{ key_id: 'key_1' }]);
});
