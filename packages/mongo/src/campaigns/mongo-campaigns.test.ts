import { campaignSteps, CampaignStatus, lifecycle } from '@handbill/contract';
import { describe, expect, it } from 'vitest';
import { authorIn } from '../../testing/author-in.ts';
import { openStorage } from '../../testing/open-storage.ts';
import { sampleCampaign } from '../../testing/sample-campaign.ts';

const opened = openStorage();
const now = new Date('2027-01-02T03:04:05.678Z');
const campaignsOf = (workspaceId = opened.newWorkspace()) => opened.storage.campaigns(authorIn(workspaceId));

describe('a kept campaign', () => {
  const target_audience = JSON.parse(
    '{"__proto__": {"x": 1}, "$where": "1", "a.b": {"": null}, "n": 1e21, "text": "\\u0000 \\ud83e\\udd56"}',
  );
  const metadata = JSON.parse('{"__proto__": "kept", "$inc": "x.y"}');
  const unset = { budget: null, target_audience: null, starts_at: null, description: null, message: null };

  it.each([
    ['whatever its owner named things', { budget: 999_999_999_999, target_audience, metadata }],
    ['unset where it was unset', { ...unset, channels: [], tags: [], metadata: {} }],
  ])('comes back as it was, %s', async (_, fields) => {
    const campaigns = campaignsOf();
    const campaign = sampleCampaign(fields);
    await campaigns.insert(campaign);
    expect(await campaigns.get(campaign.id)).toEqual(campaign);
  });

  it('is not there for another workspace, in any way', async () => {
    const [campaigns, others] = [campaignsOf(), campaignsOf()];
    const campaign = sampleCampaign();
    await campaigns.insert(campaign);
    expect(await others.get(campaign.id)).toBeNull();
    expect(await others.transition(campaign.id, 'activate', now)).toBeNull();
    expect(await others.replace(campaign, campaign)).toBe(false);
    expect(await others.delete(campaign.id, now)).toBe(false);
    expect(await others.restore(campaign.id, now)).toBeNull();
    await campaigns.delete(campaign.id, now);
    expect(await others.restore(campaign.id, now)).toBeNull();
    expect(await campaigns.restore(campaign.id, now)).not.toBeNull();
  });
});

describe('a step of the lifecycle', () => {
  it.each(CampaignStatus.options)('from %s goes where the table says, and nowhere else', async (status) => {
    const campaigns = campaignsOf();
    for (const step of campaignSteps) {
      const campaign = sampleCampaign({ status });
      await campaigns.insert(campaign);
      const { from, to } = lifecycle[step];
      const target = from.some((one) => one === status) ? to : undefined;
      const moved = await campaigns.transition(campaign.id, step, now);
      expect(moved?.status).toBe(target);
      const after = target === undefined ? {} : { status: target, allowed_actions: moved?.allowed_actions, revision: 2, updated_at: now };
      expect(await campaigns.get(campaign.id)).toEqual({ ...campaign, ...after });
    }
  });

  it('is taken by one of many at once', async () => {
    const campaigns = campaignsOf();
    const campaign = sampleCampaign({ status: 'active' });
    await campaigns.insert(campaign);
    const answers = await Promise.all(Array.from({ length: 20 }, () => campaigns.transition(campaign.id, 'pause', now)));
    expect(answers.filter((answer) => answer !== null)).toHaveLength(1);
    expect(await campaigns.get(campaign.id)).toMatchObject({ status: 'paused', revision: 2 });
  });
});

describe('an edit', () => {
  it('is written on the revision that it was made from, once', async () => {
    const campaigns = campaignsOf();
    const campaign = sampleCampaign();
    await campaigns.insert(campaign);
    const edits = Array.from({ length: 10 }, (_, index) => ({ ...campaign, name: `Edit ${index}`, revision: 2 }));
    const won = await Promise.all(edits.map((edit) => campaigns.replace(edit, campaign)));
    expect(won.filter(Boolean)).toHaveLength(1);
    expect(await campaigns.get(campaign.id)).toEqual(edits[won.indexOf(true)]);
  });

  it('leaves alone what a newer version keeps beside it', async () => {
    const campaigns = campaignsOf();
    const campaign = sampleCampaign();
    await campaigns.insert(campaign);
    const stored = opened.db.collection<{ _id: string }>('campaigns');
    await stored.updateOne({ _id: campaign.id }, { $set: { auto_start: true } });
    expect(await campaigns.replace({ ...campaign, name: 'Later', revision: 2 }, campaign)).toBe(true);
    expect(await stored.findOne({ _id: campaign.id })).toMatchObject({ name: 'Later', auto_start: true });
  });
});
