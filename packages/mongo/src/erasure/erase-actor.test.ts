import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { authorIn } from '../../testing/author-in.ts';
import { openStorage } from '../../testing/open-storage.ts';
import { sampleCampaign } from '../../testing/sample-campaign.ts';
import { eraseActor } from './erase-actor.ts';

const opened = openStorage();

it('looks a second time: what was being stored in the first round is found by it', async () => {
  const by = authorIn(opened.newWorkspace(), { actor: 'ann' });
  const campaigns = opened.storage.campaigns(by);
  const [first, late] = [sampleCampaign(), sampleCampaign()];
  await campaigns.insert(first);
  const erasing = eraseActor(opened.db, 'ann');
  await expect.poll(() => opened.db.collection('campaigns').countDocuments({ 'outbox.actor': 'ann' })).toBe(0);
  await wait(200);
  await campaigns.insert(late);
  expect(Object.fromEntries(await erasing)).toEqual({ campaigns: 2 });
});
