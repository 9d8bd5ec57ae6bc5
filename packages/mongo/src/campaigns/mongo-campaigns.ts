import { stepTargets, type Campaign, type CampaignQuery, type CampaignStep, type Page } from '@handbill/contract';
import type { CampaignStore } from '@handbill/router';
import type { Collection } from 'mongodb';
import type { Deletable } from '../deleted.ts';
import { createdBetween } from '../lists/created-between.ts';
import { filterIndexFor } from '../lists/filter-indexes.ts';
import { findPage } from '../lists/find-page.ts';
import { campaignFilter } from './campaign-filter.ts';
import { fromStored, toStored, type StoredCampaign } from './stored-campaign.ts';

const maxTimeMS = 5_000;

const read = (stored: StoredCampaign | null): Campaign | null => (stored === null ? null : fromStored(stored));

/** The campaigns of one workspace, in MongoDB. */
export class MongoCampaigns implements CampaignStore {
  readonly #workspaceId: string;
  readonly #campaigns: Collection<StoredCampaign>;
  readonly #deletable: Deletable<StoredCampaign>;

  constructor(workspaceId: string, campaigns: Collection<StoredCampaign>, deletable: Deletable<StoredCampaign>) {
    this.#workspaceId = workspaceId;
    this.#campaigns = campaigns;
    this.#deletable = deletable;
  }

  async insert(campaign: Campaign): Promise<void> {
    await this.#campaigns.insertOne(toStored(this.#workspaceId, campaign));
  }

  async get(_id: string): Promise<Campaign | null> {
    return read(await this.#campaigns.findOne({ _id, workspace_id: this.#workspaceId }, { maxTimeMS }));
  }

  list(query: CampaignQuery): Promise<Page<Campaign>> {
    const filter = campaignFilter(this.#workspaceId, query);
    return findPage({ collection: this.#campaigns, filter, ids: createdBetween('cmp', query), hint: filterIndexFor(filter), query, read: fromStored });
  }

  async transition(_id: string, step: CampaignStep, updated_at: Date): Promise<Campaign | null> {
    const { from, to } = stepTargets[step];
    const ready = { _id, workspace_id: this.#workspaceId, status: from.length === 1 ? from[0] : { $in: from } };
    const change = { $set: { status: to, updated_at }, $inc: { revision: 1 } };
    return read(await this.#campaigns.findOneAndUpdate(ready as object, change as object, { returnDocument: 'after', maxTimeMS }));
  }

  async replace(campaign: Campaign, revision: number): Promise<boolean> {
    const { _id, ...stored } = toStored(this.#workspaceId, campaign);
    const { matchedCount } = await this.#campaigns.replaceOne({ _id, workspace_id: this.#workspaceId, revision }, stored, { maxTimeMS });
    return matchedCount === 1;
  }

  delete(id: string, now: Date): Promise<boolean> {
    return this.#deletable.delete(this.#workspaceId, id, now);
  }

  async restore(id: string, now: Date): Promise<Campaign | null> {
    return read(await this.#deletable.restore(this.#workspaceId, id, now)) ?? this.get(id);
  }
}
