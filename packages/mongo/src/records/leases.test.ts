import { describe, expect, it, onTestFinished } from 'vitest';
import { openStorage } from '../../testing/open-storage.ts';
import { due, leaseIndex, Leases, type Leased } from './leases.ts';

const opened = openStorage();
const over = { until: new Date(0), token: 'nobody', claims: 0 };

/** Errands in a collection of their own. */
async function errands(count: number, duration = 30_000) {
  const collection = opened.db.collection<Leased>(`errands_${opened.newWorkspace()}`);
  onTestFinished(async () => void (await collection.drop()));
  await collection.createIndex(leaseIndex.key, leaseIndex);
  const ids = Array.from({ length: count }, (_, at) => `err_${at}`);
  if (count > 0) await collection.insertMany(ids.map((_id) => ({ _id, workspace_id: 'wsp_1', lease: { ...over } })));
  const leases = new Leases<Leased>(collection, duration);
  const claim = async () => {
    const claimed = await leases.claim(due);
    return claimed && { ...claimed, held: { _id: claimed.stored._id, workspace_id: 'wsp_1', token: claimed.token } };
  };
  return { collection, leases, claim };
}

describe('the leases of a collection', () => {
  it('go to one of many who look at once', async () => {
    const { claim } = await errands(5);
    const claimed = await Promise.all(Array.from({ length: 20 }, claim));
    const ids = claimed.flatMap((one) => one?.stored._id ?? []);
    expect(ids.toSorted()).toEqual(['err_0', 'err_1', 'err_2', 'err_3', 'err_4']);
  });

  it('say that they are lost, once another process has the record', async () => {
    const { collection, leases, claim } = await errands(2);
    const [first, second] = [await claim(), await claim()];
    await collection.updateOne({ _id: first!.held._id }, { $set: { 'lease.until': new Date(0) } });
    const taken = await claim();
    expect(taken).toMatchObject({ stored: { _id: first!.held._id, lease: { claims: 2 } }, wasReleased: false });
    expect(await leases.renew([first!.held, second!.held])).toEqual([first!.held]);
    expect(await leases.putOff(first!.held, 0)).toBe(false);
    expect(await leases.putOff(taken!.held, 0)).toBe(true);
  });

  it('are given back at once, as if not begun, and are not taken back by a renewal that was on its way', async () => {
    const { leases, claim } = await errands(1);
    const first = await claim();
    expect(await claim()).toBeNull();
    await leases.release([first!.held]);
    expect(await leases.renew([first!.held])).toEqual([first!.held]);
    expect(await claim()).toMatchObject({ stored: { lease: { claims: 1 } }, wasReleased: true });
  });

  it('are put off for a time, and remember how often the work was begun', async () => {
    const { leases, claim } = await errands(1);
    const first = await claim();
    expect(await leases.putOff(first!.held, 300)).toBe(true);
    expect(await leases.renew([first!.held])).toEqual([first!.held]);
    expect(await claim()).toBeNull();
    await expect.poll(claim).toMatchObject({ stored: { lease: { claims: 2 } } });
  });

  it('end by the clock of the database where nobody renews them', async () => {
    const { claim } = await errands(1, 200);
    expect(await claim()).not.toBeNull();
    expect(await claim()).toBeNull();
    await expect.poll(claim).toMatchObject({ stored: { lease: { claims: 2 } } });
  });
});
