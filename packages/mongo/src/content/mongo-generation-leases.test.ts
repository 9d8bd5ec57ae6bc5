import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { openStorage } from '../../testing/open-storage.ts';
import { unwritten } from '../../testing/sample-content.ts';

const lasts = 150;
const opened = openStorage({ leaseLasts: lasts });
const later = new Date('2030-01-01T00:00:00Z');
const expired = () => sleep(lasts + 100);

async function begun() {
  const content = opened.storage.content(opened.newWorkspace());
  const record = unwritten();
  return { content, record, lease: await content.begin(record), leases: opened.storage.leases };
}

/** Takes what is left of other tests out of the way. */
async function claimOf(id: string) {
  for (;;) {
    const claim = await opened.storage.leases.claimAbandoned();
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
    expect(await leases.renew(lease, 'late')).toBe(false);
  });

  it('keeps the text so far, and says by the revision that it grew', async () => {
    const { content, record, lease, leases } = await begun();
    expect(await leases.renew(lease, '$$NOW')).toBe(true);
    expect(await leases.renew(lease, '$$NOW')).toBe(true);
    expect(await leases.renew(lease, null)).toBe(true);
    expect(await content.get(record.id)).toEqual({ ...record, text: '$$NOW', revision: 2 });
  });

  it('is not taken over while it is renewed', async () => {
    const { record, lease, leases } = await begun();
    for (let beat = 0; beat < 6; beat += 1) {
      await sleep(lasts / 3);
      expect(await leases.renew(lease, null)).toBe(true);
      expect(await claimOf(record.id)).toBeNull();
    }
  });

  it('can still be finished late by its holder while no one else has it', async () => {
    const { lease, leases } = await begun();
    await expired();
    expect(await leases.finish(lease, { status: 'ready' }, later)).not.toBeNull();
  });

  it('that was taken over shuts its first holder out', async () => {
    const { content, record, lease, leases } = await begun();
    await leases.renew(lease, 'half of it');
    await expired();
    const claim = await claimOf(record.id);
    expect(claim).toMatchObject({
      claims: 2,
      content: { id: record.id, text: 'half of it', status: 'generating' },
      lease: { workspaceId: lease.workspaceId },
    });
    expect(await leases.renew(lease, 'zombie')).toBe(false);
    expect(await leases.finish(lease, { text: 'zombie' }, later)).toBeNull();
    expect(await leases.finish(claim!.lease, { status: 'ready', text: 'whole' }, later)).toMatchObject({ text: 'whole' });
    expect(await content.get(record.id)).toMatchObject({ status: 'ready', text: 'whole' });
  });

  it('counts how often it was begun', async () => {
    const { record } = await begun();
    for (const claims of [2, 3, 4]) {
      await expired();
      expect(await claimOf(record.id)).toMatchObject({ claims });
    }
  });

  it('goes to one of many who look at once', async () => {
    const begins = await Promise.all(Array.from({ length: 8 }, begun));
    await expired();
    const claims = await Promise.all(Array.from({ length: 30 }, () => opened.storage.leases.claimAbandoned()));
    const taken = claims.flatMap((claim) => (claim === null ? [] : [claim.content.id]));
    expect(new Set(taken).size).toBe(taken.length);
    expect(taken).toEqual(expect.arrayContaining(begins.map(({ record }) => record.id)));
  });

  it('of a record that was deleted meanwhile writes nothing, and goes on when it is restored', async () => {
    const { content, record, lease, leases } = await begun();
    await content.delete(record.id, later);
    expect(await leases.renew(lease, 'x')).toBe(false);
    expect(await leases.finish(lease, { text: 'x' }, later)).toBeNull();
    await expired();
    expect(await claimOf(record.id)).toBeNull();
    await content.restore(record.id, later);
    expect(await claimOf(record.id)).toMatchObject({ claims: 2, content: { text: null } });
  });

  it('never shows in the record', async () => {
    const { content, record } = await begun();
    expect(await content.get(record.id)).toEqual(record);
  });
});
