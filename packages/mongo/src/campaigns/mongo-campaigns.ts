import { CampaignStatus, lifecycle, type Campaign, type CampaignQuery, type CampaignStep, type Page } from '@handbill/contract';
import type { CampaignStore } from '@handbill/operations';
import type { Collection } from 'mongodb';
import { maxTimeMS } from '../client-options.ts';
import { anyOf, anyStatusOf, createdBetween, filterIndexes } from '../lists/filter-indexes.ts';
import { findPage } from '../lists/find-page.ts';
import { textIndex, textSearch } from '../lists/text-search.ts';
import type { SoftDelete } from '../soft-delete.ts';
import { fromStored, toStored, type StoredCampaign } from './stored-campaign.ts';

export const campaignIndexes = [...filterIndexes(['campaign_type', 'channels', 'tags']), textIndex(['name', 'description'])];

/** What a query means in stored fields. */
const filterOf = (workspace_id: string, { status, campaign_type, channel, tag, q }: CampaignQuery): object => ({
  workspace_id,
  ...anyStatusOf(status, CampaignStatus.options),
  ...anyOf('campaign_type', campaign_type),
  ...anyOf('channels', channel),
  ...anyOf('tags', tag),
  ...(q !== null && { $text: textSearch(q) }),
});

const read = (stored: StoredCampaign | null): Campaign | null => (stored === null ? null : fromStored(stored));

/** The campaigns of one workspace, in MongoDB. */
export class MongoCampaigns implements CampaignStore {
  readonly #workspaceId: string;
  readonly #campaigns: Collection<StoredCampaign>;
  readonly #softDelete: SoftDelete<StoredCampaign>;

  constructor(workspaceId: string, campaigns: Collection<StoredCampaign>, softDelete: SoftDelete<StoredCampaign>) {
    this.#workspaceId = workspaceId;
    this.#campaigns = campaigns;
    this.#softDelete = softDelete;
  }

  async insert(campaign: Campaign): Promise<void> {
    await this.#campaigns.insertOne(toStored(this.#workspaceId, campaign), { maxTimeMS });
  }

  async get(_id: string): Promise<Campaign | null> {
    return read(await this.#campaigns.findOne({ _id, workspace_id: this.#workspaceId }, { maxTimeMS }));
  }

  list(query: CampaignQuery): Promise<Page<Campaign>> {
    const filter = filterOf(this.#workspaceId, query);
    return findPage({ collection: this.#campaigns, filter, ids: createdBetween('cmp', query), query, read: fromStored });
  }

  async transition(_id: string, step: CampaignStep, updated_at: Date): Promise<Campaign | null> {
    const { from, to: status } = lifecycle[step];
    const ready = { _id, workspace_id: this.#workspaceId, status: { $in: from } };
    const change = { $set: { status, updated_at }, $inc: { revision: 1 } };
    return read(await this.#campaigns.findOneAndUpdate(ready, change, { returnDocument: 'after', maxTimeMS }));
  }

  async replace(campaign: Campaign, revision: number): Promise<boolean> {
    const { _id, workspace_id, ...fields } = toStored(this.#workspaceId, campaign);
    // Field by field and each of them whole: what a server of a newer version has added beside them stays.
    const { matchedCount } = await this.#campaigns.updateOne({ _id, workspace_id, revision }, { $set: fields }, { maxTimeMS });
    return matchedCount === 1;
  }

  delete(id: string, now: Date): Promise<boolean> {
    return this.#softDelete.delete(this.#workspaceId, id, now);
  }

  async restore(id: string, now: Date): Promise<Campaign | null> {
    return read(await this.#softDelete.restore(this.#workspaceId, id, now));
  }
}
