import { newId } from '@handbill/contract';
import { expect, it } from 'vitest';
import { authorIn } from '../../../mongo/testing/author-in.ts';
import { openStorage } from '../../../mongo/testing/open-storage.ts';
import { generatingContent } from '../../../mongo/testing/sample-content.ts';
import { Slots } from '../runner/slots.ts';
import type { GenerationServices } from './generation-services.ts';
import { textKind } from './text-kind.ts';

const opened = openStorage();
const { model } = generatingContent().generation;

/** The kind as a process has it whose leases are, or are not, up to date. */
function kind(isUpToDate = true) {
  const services = { storage: opened.storage, slots: new Slots(1), writer: { models: [{ name: model }] }, heldTexts: { isUpToDate } };
  // As much of a process as the claim asks of it.
  const row = textKind(services as unknown as GenerationServices, 60_000);
  return () => row.claim({ claimed: 0, after: '' });
}

async function texts(count: number, waits: boolean) {
  const workspace = opened.newWorkspace();
  const content = opened.storage.content(authorIn(workspace));
  for (let at = 0; at < count; at += 1) {
    const { contentId } = await content.begin({ ...generatingContent(), id: newId('cnt', new Date()) }, { waits });
    const over = { 'lease.until': new Date(0) };
    if (!waits) await opened.db.collection<{ _id: string }>('content').updateOne({ _id: contentId }, { $set: over });
  }
}

it('claims a text that waits and one whose process is gone in turn, and one of each workspace', async () => {
  await texts(2, true);
  await texts(2, true);
  await texts(3, false);
  const claim = kind();
  const claimed = [];
  for (let next = await claim(); next !== null; next = await claim()) claimed.push(next);
  expect(claimed.map(({ claims }) => (claims === 1 ? 'waited' : 'left'))).toEqual([
    'left',
    'waited',
    'left',
    'waited',
    'left',
    'waited',
    'waited',
  ]);
  const waited = claimed.filter(({ claims }) => claims === 1).map(({ lease }) => lease.workspaceId);
  expect(new Set(waited.slice(0, 2)).size).toBe(2);
});

it('takes over nothing while its own leases may have run out, but what waits', async () => {
  await texts(1, true);
  await texts(1, false);
  const claim = kind(false);
  expect(await claim()).toMatchObject({ claims: 1 });
  expect(await claim()).toBeNull();
});
