import { expect, it } from 'vitest';
import { authorIn } from '../../../testing/author-in.ts';
import { openStorage } from '../../../testing/open-storage.ts';
import { campaignQuery } from '../../../testing/queries.ts';
import { sampleCampaign } from '../../../testing/sample-campaign.ts';

const opened = openStorage();
const indexed = () => opened.db.collection('campaigns');

it('a list is found where its index was dropped by another, or has a double', async () => {
  const campaigns = opened.storage.campaigns(authorIn(opened.newWorkspace()));
  const [older, newer] = [sampleCampaign({ created_at: new Date('2027-01-01') }), sampleCampaign({ created_at: new Date('2027-01-02') })];
  await campaigns.insert(older);
  await campaigns.insert(newer);
  const list = () => campaigns.list(campaignQuery({ status: ['draft'], limit: 1 }));
  const expected = await list();
  expect(expected).toMatchObject({ data: [{ id: newer.id }], pagination: { total: 2, total_is_exact: true } });

  await indexed().createIndex({ workspace_id: 1, status: 1, _id: -1 }, { name: 'by_hand', sparse: true });
  expect(await list()).toEqual(expected);
  await indexed().dropIndex('workspace_status');
  await indexed().dropIndex('by_hand');
  expect(await list()).toEqual(expected);
});
