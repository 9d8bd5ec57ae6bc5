import { describe, expect, it } from 'vitest';
import { authorIn } from '../../testing/author-in.ts';
import { openStorage } from '../../testing/open-storage.ts';
import { sampleCampaign } from '../../testing/sample-campaign.ts';

const opened = openStorage();
const day = 24 * 60 * 60 * 1000;
const at = (days: number) => new Date(Date.parse('2027-01-01T00:00:00Z') + days * day);

async function kept() {
  const campaigns = opened.storage.campaigns(authorIn(opened.newWorkspace()));
  const campaign = sampleCampaign({ status: 'active' });
  await campaigns.insert(campaign);
  const copies = async (): Promise<number[]> => {
    const one = { _id: campaign.id } as object;
    return Promise.all(['campaigns', 'campaigns_deleted'].map((name) => opened.db.collection(name).countDocuments(one)));
  };
  return { campaigns, campaign, copies };
}

describe('a deleted record', () => {
  it('is gone, and comes back in its old status as a new revision', async () => {
    const { campaigns, campaign } = await kept();
    expect(await campaigns.delete(campaign.id, at(0))).toBe(true);
    expect(await campaigns.get(campaign.id)).toBeNull();
    expect(await campaigns.delete(campaign.id, at(0))).toBe(false);
    expect(await campaigns.restore(campaign.id, at(1))).toEqual({ ...campaign, revision: 2, updated_at: at(1) });
    expect(await campaigns.get(campaign.id)).toMatchObject({ status: 'active', revision: 2 });
  });

  it('comes back up to 30 days later, even where the database is late with cleaning up', async () => {
    const { campaigns, campaign } = await kept();
    await campaigns.delete(campaign.id, at(0));
    expect(await campaigns.restore(campaign.id, at(30))).toBeNull();
    expect(await campaigns.restore(campaign.id, new Date(at(30).getTime() - 1))).not.toBeNull();
  });

  it('that is there is given as it is', async () => {
    const { campaigns, campaign } = await kept();
    expect(await campaigns.restore(campaign.id, at(0))).toEqual(campaign);
  });

  it('that never was is not brought back', async () => {
    const { campaigns } = await kept();
    expect(await campaigns.restore('cmp_nothing', at(0))).toBeNull();
  });
});

describe('deleting, restoring and changing at once', () => {
  it('deletes once', async () => {
    const { campaigns, campaign, copies } = await kept();
    const answers = await Promise.all(Array.from({ length: 12 }, () => campaigns.delete(campaign.id, at(0))));
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(await copies()).toEqual([0, 1]);
  });

  it('restores once, and tells everyone', async () => {
    const { campaigns, campaign, copies } = await kept();
    await campaigns.delete(campaign.id, at(0));
    const answers = await Promise.all(Array.from({ length: 12 }, () => campaigns.restore(campaign.id, at(1))));
    expect(new Set(answers.map((answer) => answer?.revision))).toEqual(new Set([2]));
    expect(await copies()).toEqual([1, 0]);
  });

  it('leaves one record in one place, with every change that was answered', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { campaigns, campaign, copies } = await kept();
      const [, paused] = await Promise.all([
        campaigns.delete(campaign.id, at(0)),
        campaigns.transition(campaign.id, 'pause', at(0)),
        campaigns.restore(campaign.id, at(0)),
        campaigns.delete(campaign.id, at(0)),
        campaigns.restore(campaign.id, at(0)),
      ]);
      expect((await copies()).toSorted((a, b) => a - b)).toEqual([0, 1]);
      expect(await campaigns.restore(campaign.id, at(0))).toMatchObject({ status: paused === null ? 'active' : 'paused' });
    }
  });
});
