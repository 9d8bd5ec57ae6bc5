import type { Campaign, CreateCampaignInput } from '@handbill/contract';
import { MongoStorage } from '@handbill/mongo';
import { sampleCampaign } from './sample-campaign.ts';
import { seedContent } from './seed-content.ts';

export interface Seeded {
  readonly key: string;
  readonly workspaceId: string;
  /** Of running campaigns, oldest first. */
  readonly ids: readonly string[];
  /** Of finished articles. */
  readonly contentIds: readonly string[];
}

const count = 1_000;
const hour = 3_600_000;

/** A running campaign as it is stored. */
export function seededCampaign(index: number): Campaign {
  const input: CreateCampaignInput = {
    name: `Spring launch ${index}`,
    campaign_type: 'sales',
    status: 'active',
    budget: 2_500.5 + index,
    currency: 'EUR',
    channels: ['email', 'linkedin'],
    target_audience: { description: 'Owners of small bakeries', locations: ['Lisbon', 'Porto'], age_min: 25, loyalty_tier: 'gold' },
    starts_at: '2027-03-01T08:00:00Z',
    ends_at: '2027-04-01T08:00:00Z',
    description: 'Three weeks of fresh bread',
    tags: ['spring'],
    metadata: { crm_id: String(index) },
  };
  return sampleCampaign(input, new Date(Date.now() - hour * 24 + index * 1_000));
}

/** Fills a workspace with campaigns, through the store that serves them. */
export async function seed(uri: string, database: string, key: string, workspaceId: string): Promise<Seeded> {
  const storage = await MongoStorage.open(uri, database);
  const campaigns = Array.from({ length: count }, (_, index) => seededCampaign(index));
  const store = storage.campaigns(workspaceId);
  for (const one of campaigns) await store.insert(one);
  const contentIds = await seedContent(storage, workspaceId);
  await storage.close();
  return { key, workspaceId, ids: campaigns.map(({ id }) => id), contentIds };
}
