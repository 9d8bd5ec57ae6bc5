import { CampaignStatus, lifecycle, type Campaign, type CampaignQuery, type CampaignStep, type Page } from '@handbill/contract';
import type { Author, CampaignStore } from '@handbill/operations';
import type { Collection, Db, MongoClient } from 'mongodb';
import { recordFinder, type RecordKey } from '../database/batches/record-finder.ts';
import { withDeadline } from '../database/call-deadline.ts';
import { anyOf, anyStatusOf, createdBetween, filterIndexes } from '../database/lists/filter-indexes.ts';
import { findPage } from '../database/lists/find-page.ts';
import { textIndex, textSearch } from '../database/lists/text-search.ts';
import { RestorableChanges } from '../records/change.ts';
import { fromStored, toStored, type StoredCampaign } from './stored-campaign.ts';

export const campaignIndexes = [...filterIndexes(['campaign_type', 'channels', 'tags'], ['starts_at']), textIndex(['name', 'description'])];

/** Both ends exclude their instant. */
const startsBetween = ($gt: Date | null, $lt: Date | null): object =>
  $gt === null && $lt === null ? {} : { starts_at: { ...($gt !== null && { $gt }), ...($lt !== null && { $lt }) } };

/** What a query means in stored fields. */
const filterOf = (
  workspace_id: string,
  { status, campaign_type, channel, tag, starts_after, starts_before, q }: CampaignQuery,
): object => ({
  workspace_id,
  ...anyStatusOf(status, CampaignStatus.options),
  ...anyOf('campaign_type', campaign_type),
  ...anyOf('channels', channel),
  ...anyOf('tags', tag),
  ...startsBetween(starts_after, starts_before),
  ...(q !== null && { $text: textSearch(q) }),
});

const read = (stored: StoredCampaign | null): Campaign | null => (stored === null ? null : fromStored(stored));

const steps: Readonly<Record<CampaignStep, { readonly from: readonly CampaignStatus[]; readonly to: CampaignStatus }>> = lifecycle;

interface CampaignCollections {
  readonly campaigns: Collection<StoredCampaign>;
  readonly find: (key: RecordKey) => Promise<StoredCampaign | null>;
  readonly changes: RestorableChanges<StoredCampaign>;
}

/** The campaigns of one workspace, in MongoDB. */
class MongoCampaigns implements CampaignStore {
  readonly #by: Author;
  readonly #workspaceId: string;
  readonly #in: CampaignCollections;

  constructor(by: Author, collections: CampaignCollections) {
    this.#by = by;
    this.#workspaceId = by.workspaceId;
    this.#in = collections;
  }

  insert(campaign: Campaign): Promise<void> {
    const why = campaign.source_campaign_id === null ? 'campaign.created' : 'campaign.duplicated';
    return this.#in.changes.insert({ by: this.#by, why }, toStored(this.#workspaceId, campaign));
  }

  async get(_id: string): Promise<Campaign | null> {
    return read(await this.#in.find({ _id, workspace_id: this.#workspaceId }));
  }

  list(query: CampaignQuery): Promise<Page<Campaign>> {
    const filter = filterOf(this.#workspaceId, query);
    return findPage({ collection: this.#in.campaigns, filter, ids: createdBetween('cmp', query), query, read: fromStored });
  }

  /** One command: of two steps at once, one finds the status that the other left. */
  async transition(id: string, step: CampaignStep, updated_at: Date): Promise<Campaign | null> {
    const { from, to } = steps[step];
    const members = { status: to, updated_at };
    return read(
      await this.#in.changes.update({ by: this.#by, why: `campaign.${step}d`, id, from: { status: { $in: [...from] } }, members }),
    );
  }

  async replace(campaign: Campaign, revision: number): Promise<boolean> {
    const { _id: id, workspace_id: _, revision: __, ...members } = toStored(this.#workspaceId, campaign);
    return (await this.#in.changes.update({ by: this.#by, why: 'campaign.updated', id, from: { revision }, members })) !== null;
  }

  delete(id: string, at: Date): Promise<boolean> {
    return this.#in.changes.delete({ by: this.#by, why: 'campaign.deleted', id, at });
  }

  isDeleted(id: string): Promise<boolean> {
    return this.#in.changes.isDeleted(this.#workspaceId, id);
  }

  async restore(id: string, at: Date): Promise<Campaign | null> {
    return read(await this.#in.changes.restore({ by: this.#by, why: 'campaign.restored', id, at }));
  }
}
const BoundedCampaigns = withDeadline(MongoCampaigns);

/** The campaigns of each workspace. */
export function campaignStores(client: MongoClient, db: Db): (by: Author) => CampaignStore {
  const campaigns = db.collection<StoredCampaign>('campaigns');
  const changes = new RestorableChanges(client, campaigns, db.collection('campaigns_deleted'));
  const collections = { campaigns, find: recordFinder(campaigns), changes };
  return (by) => new BoundedCampaigns(by, collections);
}
