import { CreateBrandVoice, newId } from '@handbill/contract';
import { expect, it } from 'vitest';
import { authorIn } from '../../testing/author-in.ts';
import { openStorage } from '../../testing/open-storage.ts';
import { generatingContent } from '../../testing/sample-content.ts';

const opened = openStorage();
const now = new Date();
const many = Array.from({ length: 40 }, (_, index) => String(index));

it('gives a key to one of many requests that come at once, and tells the others', async () => {
  const workspaceId = opened.newWorkspace();
  for (const key of many) {
    const once = { workspaceId, operation: 'POST /campaigns', key, fingerprint: 'f' };
    const reserve = (token: string) => opened.storage.idempotency.reserve({ ...once, token }, { suffix: token, created_at: now });
    const kinds = (await Promise.all(many.map(reserve))).map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual([...many.slice(1).map(() => 'in_progress'), 'reserved']);
  }
});

it('keeps a brand voice once for many texts that are begun at once', async () => {
  const by = authorIn(opened.newWorkspace());
  const voice = { ...CreateBrandVoice.parse({ name: 'Plain' }), id: newId('brv', now), revision: 1, created_at: now, updated_at: now };
  await Promise.all(many.map(() => opened.storage.content(by).begin(generatingContent(), { voice })));
  expect(await opened.db.collection('brand_voices_used').countDocuments()).toBe(1);
});
