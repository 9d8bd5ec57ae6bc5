import { CreateCampaign, newId, type Campaign } from '@handbill/contract';
import { MongoStorage } from '@handbill/mongo';
import type { Db } from 'mongodb';
import { call, type ServerSetting } from './server-calls.ts';
import type { RunningSide } from './sides/side.ts';

export interface Seeded {
  readonly key: string;
  readonly workspaceId: string;
  /** Of running campaigns, oldest first. */
  readonly ids: readonly string[];
}

const count = 1_000;
const day = 86_400_000;

/** The body of a create. */
export const created = {
  name: 'Spring launch',
  campaign_type: 'sales',
  budget: 2_500.5,
  currency: 'EUR',
  channels: ['email', 'linkedin'],
  target_audience: { description: 'Owners of small bakeries', locations: ['Lisbon', 'Porto'], age_min: 25, loyalty_tier: 'gold' },
  starts_at: '2027-03-01T08:00:00Z',
  ends_at: '2027-04-01T08:00:00+02:00',
  description: 'Three weeks of fresh bread',
  tags: ['spring'],
  metadata: { crm_id: '0061' },
};

/** A running campaign as it is stored. */
function seededCampaign(index: number): Campaign {
  const created_at = new Date(Date.now() - day + index * 1_000);
  const fields = CreateCampaign.parse({ ...created, name: `Spring launch ${index}`, budget: created.budget + index, status: 'active' });
  const made = { allowed_actions: [], source_campaign_id: null, open_publications: 0, revision: 1, created_at, updated_at: created_at };
  return { ...fields, ...made, id: newId('cmp', created_at) };
}

/** Fills the workspace of a key with campaigns, through the store that serves them. */
export async function seed({ MONGODB_URI, MONGODB_DB }: ServerSetting['env'], key: string, side: RunningSide): Promise<Seeded> {
  const { workspace } = (await call(side, key, 'GET /me')).body;
  const storage = await MongoStorage.open(MONGODB_URI, MONGODB_DB);
  const campaigns = Array.from({ length: count }, (_, index) => seededCampaign(index));
  const store = storage.campaigns({ workspaceId: workspace.id, keyId: null, actor: null, requestId: null });
  for (const one of campaigns) await store.insert(one);
  await storage.close();
  return { key, workspaceId: workspace.id, ids: campaigns.map(({ id }) => id) };
}

/** Takes new campaigns away, and lets all seeded ones run as at first; `revision`: counted anew from there, which makes events that there are already. */
export async function reset(db: Db, { workspaceId, ids }: Seeded, revision?: 1): Promise<void> {
  const campaigns = db.collection<{ _id: string }>('campaigns');
  await campaigns.deleteMany({ workspace_id: workspaceId, _id: { $gt: ids.at(-1) ?? '' } });
  await campaigns.updateMany({ workspace_id: workspaceId }, { $set: { status: 'active', ...(revision && { revision }) } });
}
