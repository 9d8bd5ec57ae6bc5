import { newId, PublicationQuery } from '@handbill/contract';
import type { Placement, PlacementQuery } from '@handbill/operations';
import { beforeAll, describe, expect, it } from 'vitest';
import { authorIn } from '../../testing/author-in.ts';
import { explained } from '../../testing/explained.ts';
import { samplePlacement } from '../../testing/sample-placement.ts';
import { watchedDatabase } from '../../testing/watched-database.ts';
import { publicationStores } from './mongo-publications.ts';
import { toStored, type StoredPublication } from './stored-publication.ts';

const count = 20_000;
const { client, db } = watchedDatabase();
const [mine, another] = [newId('wsp', new Date()), newId('wsp', new Date())];
const [campaign_id, content_id] = [newId('cmp', new Date()), newId('cnt', new Date())];
const start = Date.parse('2027-01-01T00:00:00Z');
const hour = 3_600_000;
const store = publicationStores(db)(authorIn(mine));

/** One in a hundred is rare in each respect. */
function placementAt(index: number): Placement {
  const created_at = new Date(start + index * 1_000);
  const isRare = index % 100 === 0;
  const at = new Date(start + (index % 8_760) * hour);
  const planned_for = { local: at.toISOString().slice(0, 16), time_zone: 'UTC', at };
  const fields = {
    id: newId('pub', created_at),
    created_at,
    planned_for,
    status: index % 50 === 0 ? ('on_hold' as const) : ('planned' as const),
  };
  return samplePlacement({ ...fields, ...(isRare && { campaign_id, content_id, channel: 'rare' }) });
}

beforeAll(async () => {
  const stored = Array.from({ length: count }, (_, index) => toStored(index % 2 === 0 ? mine : another, placementAt(index)));
  for (let done = 0; done < count; done += 5_000)
    await db.collection<StoredPublication>('publications').insertMany(stored.slice(done, done + 5_000));
}, 120_000);

const queryOf = (fields: Partial<PlacementQuery>): PlacementQuery => {
  const { from: _, to: __, time_zone: ___, ...query } = PublicationQuery.parse({});
  return { ...query, planned: { from: null, before: null }, ...fields };
};
const day = { from: new Date(start + 24 * hour), before: new Date(start + 48 * hour) };

describe('a list of publications', () => {
  it.each<[string, Partial<PlacementQuery>]>([
    ['nothing', {}],
    ['campaign', { campaign_id }],
    ['text', { content_id }],
    ['channel', { channel: ['rare'] }],
    ['status', { status: ['on_hold'] }],
    ['status and campaign', { status: ['on_hold'], campaign_id }],
  ])('by %s looks at what it shows alone', async (_, fields) => {
    const { explained: plan, answer } = await explained(client, () => store.list(queryOf(fields)), 'publications');
    expect(answer.data.length).toBe(20);
    expect(plan.stages).not.toContain('COLLSCAN');
    expect(plan.stages).not.toContain('SORT');
    expect(plan.documents).toBeLessThanOrEqual(22);
  });

  it('by days looks at those of the days', async () => {
    const { explained: plan } = await explained(client, () => store.list(queryOf({ planned: day, limit: 100 })), 'publications');
    expect(plan.stages).toContain('IXSCAN');
    expect(plan.documents).toBeLessThanOrEqual(60);
  });
});

describe('a calendar', () => {
  it.each<[string, object]>([
    ['nothing', {}],
    ['campaign', { campaign_id }],
    ['channel', { channel: ['rare'] }],
    ['status', { status: ['planned'] }],
  ])('by %s reads the publications of its page alone, in the order of an index', async (_, fields) => {
    const month = { from: new Date(start), before: new Date(start + 31 * 24 * hour) };
    const query = { ...month, campaign_id: null, channel: null, status: null, limit: 5, cursor: null, ...fields };
    const { explained: plan, answer } = await explained(client, () => store.planned(query), 'publications');
    expect(answer.data.length).toBe(5);
    expect(plan.stages).not.toContain('COLLSCAN');
    expect(plan.stages).not.toContain('SORT');
    expect(plan.documents).toBeLessThanOrEqual(6);
  });
});
