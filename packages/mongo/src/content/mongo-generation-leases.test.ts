import type { ClaimCount, Lease } from '@handbill/operations';
import { MongoClient } from 'mongodb';
import { describe, expect, it, onTestFinished } from 'vitest';
import { authorIn } from '../../testing/author-in.ts';
import { openStorage } from '../../testing/open-storage.ts';
import { generatingContent } from '../../testing/sample-content.ts';
import { MongoGenerationLeases } from './mongo-generation-leases.ts';

const opened = openStorage();
const later = new Date('2030-01-01T00:00:00Z');
/** Lets the time pass in which the leases of these records still hold. */
const expire = (...ids: string[]) =>
  opened.db.collection<{ _id: string }>('content').updateMany({ _id: { $in: ids } }, { $set: { 'lease.until': new Date(0) } });

async function begun() {
  const content = opened.storage.content(authorIn(opened.newWorkspace(), { actor: '$ann' }));
  const record = generatingContent();
  return { content, record, lease: await content.begin(record), leases: opened.storage.leases };
}

/** Whether the lease was still held. */
const renew = async (lease: Lease, textSoFar: string | null) => (await opened.storage.leases.renew([{ lease, textSoFar }])).length === 0;

/** Takes what is left of other tests out of the way. */
async function claimOf(id: string, claims: ClaimCount = { upTo: null }) {
  for (;;) {
    const claim = await opened.storage.leases.claimAbandoned(claims);
    if (claim === null || claim.content.id === id) return claim;
  }
}

describe('a lease', () => {
  it('lets its holder finish, once', async () => {
    const { content, record, lease, leases } = await begun();
    const finished = await leases.finish(lease, { status: 'ready', text: '$done {{a.b}}' }, later);
    expect(finished).toEqual({ ...record, status: 'ready', text: '$done {{a.b}}', revision: 2, updated_at: later });
    expect(await content.get(record.id)).toEqual(finished);
    expect(await leases.finish(lease, { status: 'failed' }, later)).toBeNull();
    expect(await renew(lease, 'late')).toBe(false);
  });

  it('keeps the text so far, and says by the revision that it grew', async () => {
    const { content, record, lease } = await begun();
    expect(await renew(lease, '$$NOW')).toBe(true);
    expect(await renew(lease, '$$NOW')).toBe(true);
    expect(await renew(lease, null)).toBe(true);
    expect(await content.get(record.id)).toEqual({ ...record, text: '$$NOW', revision: 2 });
  });

  it('is not taken over while it is renewed', async () => {
    const { record, lease } = await begun();
    expect(await claimOf(record.id)).toBeNull();
    await expire(record.id);
    expect(await renew(lease, null)).toBe(true);
    expect(await claimOf(record.id)).toBeNull();
  });

  it('is renewed with the text so far while nothing comes to a disk, and given back only where that is kept', async () => {
    const { content, record, lease } = await begun();
    // No majority ever says that it has a write.
    const client = await MongoClient.connect(opened.uri, { writeConcern: { w: 2, wtimeoutMS: 50 }, useBigInt64: true });
    onTestFinished(() => client.close());
    const stalled = new MongoGenerationLeases(client.db(opened.name), 30_000);
    await expire(record.id);
    expect(await stalled.renew([{ lease, textSoFar: 'half of it' }])).toEqual([]);
    expect(await claimOf(record.id)).toBeNull();
    expect(await content.get(record.id)).toMatchObject({ text: 'half of it' });
    await expect(stalled.release([{ lease, textSoFar: null }])).rejects.toThrow(/data-bearing nodes/);
  });

  it('can still be finished late by its holder while no one else has it', async () => {
    const { record, lease, leases } = await begun();
    await expire(record.id);
    expect(await leases.finish(lease, { status: 'ready' }, later)).not.toBeNull();
  });

  it('that was taken over shuts its first holder out', async () => {
    const { content, record, lease, leases } = await begun();
    await renew(lease, 'half of it');
    await expire(record.id);
    const claim = await claimOf(record.id);
    expect(claim).toMatchObject({
      claims: 2,
      content: { id: record.id, text: 'half of it', status: 'generating' },
      lease: { workspaceId: lease.workspaceId, keyId: 'key_1', actor: '$ann', requestId: 'req_1' },
    });
    expect(await renew(lease, 'zombie')).toBe(false);
    expect(await leases.finish(lease, { text: 'zombie' }, later)).toBeNull();
    expect(await leases.finish(claim!.lease, { status: 'ready', text: 'whole' }, later)).toMatchObject({ text: 'whole' });
    expect(await content.get(record.id)).toMatchObject({ status: 'ready', text: 'whole' });
  });

  it('of a record that was deleted meanwhile writes nothing, and goes on when it is restored', async () => {
    const { content, record, lease, leases } = await begun();
    await expire(record.id);
    await content.delete(record.id, later);
    expect(await renew(lease, 'x')).toBe(false);
    expect(await leases.finish(lease, { text: 'x' }, later)).toBeNull();
    expect(await claimOf(record.id)).toBeNull();
    await content.restore(record.id, later);
    expect(await claimOf(record.id)).toMatchObject({ claims: 2, content: { text: null } });
  });

  it('never shows in the record', async () => {
    const { content, record } = await begun();
    expect(await content.get(record.id)).toEqual(record);
  });

  it('of a text that waits is held by nobody, until the text is claimed: that is the first time that it is begun', async () => {
    const workspace = opened.newWorkspace();
    const content = opened.storage.content(authorIn(workspace));
    const { leases } = opened.storage;
    const waits = await content.begin(generatingContent(), { waits: true });
    expect(await claimOf(waits.contentId)).toBeNull();
    const model = generatingContent().generation.model;
    const after = workspace.slice(0, -1);
    const claim = await leases.claimWaiting([model], after);
    expect(claim).toMatchObject({ claims: 1, wasHandedBack: false, lease: { contentId: waits.contentId } });
    expect(await leases.claimWaiting([model], after)).not.toMatchObject({ lease: { workspaceId: workspace } });
    await leases.release([{ lease: claim!.lease, textSoFar: null }]);
    expect(await leases.claimWaiting([model], after)).toMatchObject({
      claims: 1,
      wasHandedBack: true,
      lease: { contentId: waits.contentId },
    });
    await expire(waits.contentId);
    expect(await claimOf(waits.contentId)).toMatchObject({ claims: 2, wasHandedBack: false });
  });

  it('of a text that waits ends with its cancellation', async () => {
    const content = opened.storage.content(authorIn(opened.newWorkspace()));
    const { contentId } = await content.begin(generatingContent(), { waits: true });
    await content.cancel(contentId, later);
    expect(await opened.db.collection<{ _id: string }>('content').findOne({ _id: contentId })).not.toHaveProperty('lease');
  });

  it('of a text whose model nobody knows is claimed when it has waited for a minute', async () => {
    const { leases } = opened.storage;
    const content = opened.storage.content(authorIn(opened.newWorkspace()));
    const record = { ...generatingContent(), created_at: new Date(Date.now() - 61_000) };
    const { contentId } = await content.begin({ ...record, generation: { ...record.generation, model: 'gone' } }, { waits: true });
    expect(await leases.claimUnknown(['gone'])).toBeNull();
    expect(await leases.claimUnknown(['another'])).toMatchObject({ claims: 1, lease: { contentId } });
  });

  it('of texts that wait are counted', async () => {
    const { leases } = opened.storage;
    const workspace = opened.newWorkspace();
    const before = await leases.countWaiting();
    for (let count = 0; count < 3; count += 1)
      await opened.storage.content(authorIn(workspace)).begin(generatingContent(), { waits: true });
    expect(await leases.countWaiting()).toBe(before + 3);
    expect([await leases.isFull(workspace, 2), await leases.isFull(workspace, 3)]).toEqual([true, false]);
  });

  it('of a text that waits is claimed by the workspace’s turn, the oldest first, where its model is known', async () => {
    const { leases } = opened.storage;
    const [one, another] = [opened.newWorkspace(), opened.newWorkspace()].toSorted();
    const waits = async (workspace: string | undefined, model = 'mine') => {
      const record = generatingContent();
      const content = opened.storage.content(authorIn(workspace ?? ''));
      return (await content.begin({ ...record, generation: { ...record.generation, model } }, { waits: true })).contentId;
    };
    const [a1, b1, a2, unknown] = [await waits(one), await waits(another), await waits(one), await waits(one, 'another’s')];
    const next = async (after: string) => {
      const claim = await leases.claimWaiting(['mine'], after);
      return claim && { id: claim.content.id, of: claim.lease.workspaceId, claims: claim.claims };
    };
    expect(await next('')).toEqual({ id: a1, of: one, claims: 1 });
    expect(await next(one ?? '')).toEqual({ id: b1, of: another, claims: 1 });
    expect(await next(another ?? '')).toEqual({ id: a2, of: one, claims: 1 });
    expect(await next(one ?? '')).toBeNull();
    expect(await opened.storage.content(authorIn(one ?? '')).get(unknown)).toMatchObject({ queue_position: 1 });
  });

  it('that was given back is not taken back by a renewal that was still on its way', async () => {
    const { record, lease, leases } = await begun();
    const { model } = record.generation;
    await leases.release([{ lease, textSoFar: 'half of it' }]);
    expect(await renew(lease, 'half of it, and more')).toBe(false);
    const claim = await leases.claimWaiting([model], lease.workspaceId.slice(0, -1));
    expect(claim).toMatchObject({ claims: 1, wasHandedBack: true, content: { id: record.id, text: 'half of it' } });
  });

  it('is claimed by how often it was begun', async () => {
    const { record } = await begun();
    await expire(record.id);
    expect(await claimOf(record.id, { upTo: 2 })).toMatchObject({ claims: 2 });
    await expire(record.id);
    expect(await claimOf(record.id, { upTo: 2 })).toBeNull();
    expect(await claimOf(record.id)).toMatchObject({ claims: 3 });
  });

  it('is renewed together with others, each with its own text, and only the lost ones are named', async () => {
    const [gone, grown, same] = [await begun(), await begun(), await begun()];
    const others = await Promise.all(Array.from({ length: 700 }, begun));
    await gone.leases.finish(gone.lease, { status: 'ready' }, later);
    const renewals = [gone, ...others, grown, same].map(({ lease }) => ({ lease, textSoFar: lease === grown.lease ? 'half of it' : null }));
    expect(await opened.storage.leases.renew(renewals)).toEqual([gone.lease]);
    expect(await grown.content.get(grown.record.id)).toEqual({ ...grown.record, text: 'half of it', revision: 2 });
    expect(await same.content.get(same.record.id)).toEqual(same.record);
  });
});
