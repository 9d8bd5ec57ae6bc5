import { expect, it } from 'vitest';
import { authorIn } from '../../testing/author-in.ts';
import { openStorage } from '../../testing/open-storage.ts';
import { sampleContent } from '../../testing/sample-content.ts';
import { samplePlacement } from '../../testing/sample-placement.ts';
import { retellInstants } from './retell-instants.ts';

const opened = openStorage();
const [wrong, right] = [new Date('2027-03-29T07:00:00Z'), new Date('2027-03-29T08:00:00Z')];

it('tells the instant of a local time anew where the zone data are newer, and keeps an instant that was sent', async () => {
  const by = authorIn(opened.newWorkspace());
  const text = sampleContent();
  await opened.storage.content(by).begin(text);
  const of = (fields: Parameters<typeof samplePlacement>[0]) => {
    const one = samplePlacement({ content_id: text.id, ...fields });
    return { ...one, planned_for: one.planned_for && { ...one.planned_for, at: wrong } };
  };
  const [local, instant, out] = [of({}), of({ fixed: 'at' }), of({ status: 'published' })];
  const publications = opened.storage.publications(by);
  expect(await publications.insertAll([local, instant, out])).toBe(true);
  const stored = opened.db.collection('publications');
  await stored.updateMany({ zone_data: { $exists: true } }, { $set: { zone_data: '2019a' } });
  await retellInstants(opened.db, new Date());
  const at = async (id: string) => (await publications.get(id))?.planned_for?.at;
  expect([await at(local.id), await at(instant.id), await at(out.id)]).toEqual([right, wrong, wrong]);
  expect((await publications.get(local.id))?.revision).toBe(2);
  expect(await stored.countDocuments({ zone_data: '2019a' })).toBe(0);
  const updated = await stored.findOne({ _id: local.id as never });
  expect(updated?.['outbox']).toMatchObject([{ type: 'publication.created' }, { type: 'publication.updated', actor: 'system:time_zones' }]);
});
