import {
  allowedActions,
  Campaign,
  CampaignStatus,
  currencies,
  decimalsOf,
  EditedCampaign,
  lifecycle,
  stepBetween,
  type CampaignQuery,
  type CampaignStep,
  type Page,
} from '@handbill/contract';
import type { Author, CampaignCadence, CampaignStore, StepOptions } from '@handbill/operations';
import type { Db, Filter } from 'mongodb';
import { bsonSchema, unsetIn } from '../database/bson-schema.ts';
import { maxTimeMS } from '../database/client-options.ts';
import { boundedStores } from '../database/call-deadline.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { anyOf, anyStatusOf, anyTagOf, createdBetween, filterIndexes } from '../database/lists/filter-indexes.ts';
import { findPage } from '../database/lists/find-page.ts';
import { namesIn } from '../database/pick.ts';
import { searchWords, textSearch, wordsIndex } from '../database/lists/text-search.ts';
import { cancelOpenOf } from '../publications/cancel-open.ts';
import { HiddenPublications } from '../publications/hidden-publications.ts';
import { changedMembers } from '../records/changed-members.ts';
import type { EraseRecord } from '../records/restorable-changes.ts';
import { defineKept } from '../records/kept.ts';
import { asLiterals, previousOf, withoutOutbox, type NewEvent } from '../records/outbox.ts';
import { allRecords, RestorableRecords } from '../records/restorable-records.ts';
import * as z from 'zod';

const {
  id: campaignId,
  allowed_actions: _,
  budget: __,
  target_audience: ___,
  metadata: ____,
  utm,
  utm_by_channel: ________,
  cadence: _________,
  coverage: _____,
  spent: ______,
  open_publications: _______,
  ...unchanged
} = Campaign.shape;

/** A page of so few fits into an answer, however large they are. */
const fewCampaigns = 25;

/** Names that users choose are kept as JSON text: exact, and safe whatever they are. */
const StoredCampaign = z.object({
  _id: campaignId,
  workspace_id: z.string(),
  ...unchanged,
  budget_minor: z.bigint().nullable(),
  target_audience: z.string().nullable(),
  metadata: z.string(),
  utm: utm.optional(),
  utm_by_channel: z.string().optional(),
  cadence: z.string().optional(),
  /** Counted with its publications; missing: none. */
  open_publications: z.int().optional(),
  ...searchWords,
});
export type StoredCampaign = z.infer<typeof StoredCampaign>;

const unchangedNames = namesIn(unchanged);
type Unchanged = Pick<Campaign, keyof typeof unchanged>;

const unset = unsetIn(EditedCampaign.shape);

/** Adds the fields that are stored unchanged. One by one, since spreading an object of the driver takes twice as long. */
function withUnchanged<T extends object>(converted: T, source: Unchanged): T & Unchanged {
  const whole: Partial<Record<keyof Unchanged, unknown>> = converted;
  for (const name of unchangedNames) {
    const value = source[name];
    whole[name] = value === undefined ? unset[name] : value;
  }
  return whole as T & Unchanged;
}

export function toStored(workspace_id: string, campaign: Campaign): StoredCampaign {
  const { budget, currency, target_audience } = campaign;
  const converted = {
    _id: campaign.id,
    workspace_id,
    budget_minor: budget === null ? null : toMinorUnits(budget, currency),
    target_audience: target_audience === null ? null : JSON.stringify(target_audience),
    metadata: JSON.stringify(campaign.metadata),
    utm: campaign.utm,
    utm_by_channel: JSON.stringify(campaign.utm_by_channel),
    cadence: JSON.stringify(campaign.cadence),
  };
  return withUnchanged(converted, campaign);
}

/** Not parsed: MongoDB's validator has checked the document, and the operation's output is checked against the contract. */
export function fromStored(stored: StoredCampaign): Campaign {
  const { budget_minor, currency, target_audience } = stored;
  const converted = {
    id: stored._id,
    allowed_actions: [...allowedActions(stored.status)],
    budget: budget_minor === null ? null : toMajorUnits(budget_minor, currency),
    target_audience: target_audience === null ? null : JSON.parse(target_audience),
    metadata: JSON.parse(stored.metadata),
    utm: stored.utm ?? null,
    utm_by_channel: JSON.parse(stored.utm_by_channel ?? '{}'),
    cadence: JSON.parse(stored.cadence ?? '{}'),
    open_publications: stored.open_publications ?? 0,
  };
  return withUnchanged(converted, stored);
}

const decimalsIn = (currency: string) => currencies.get(currency) ?? 2;

/** Below this, a double holds every amount of minor units apart, and one division gives it back; above, only its decimal text does. */
const exactInDouble = 10 ** 15;

/** An amount as an exact integer of minor units, 12.5 EUR → 1250n, by the decimal form that a person reads. */
export function toMinorUnits(amount: number, currency: string): bigint {
  const scale = 10 ** decimalsIn(currency);
  const scaled = Math.round(amount * scale);
  if (scaled < exactInDouble && scaled / scale === amount) return BigInt(scaled);
  const fraction = decimalsOf(amount);
  const digits = BigInt(fraction === 0 ? amount : amount.toFixed(fraction).replace('.', ''));
  return digits * 10n ** BigInt(decimalsIn(currency) - fraction);
}

/** The number whose shortest form has just these minor units. */
export function toMajorUnits(minor: bigint, currency: string): number {
  const decimals = decimalsIn(currency);
  if (decimals === 0 || minor < exactInDouble) return Number(minor) / 10 ** decimals;
  const digits = minor.toString().padStart(decimals + 1, '0');
  return Number(`${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`);
}

export const keptCampaigns = defineKept({
  name: 'campaigns',
  schema: bsonSchema(StoredCampaign),
  indexes: [...filterIndexes(['campaign_type', 'channels', 'tags'], ['starts_at']), wordsIndex],
  formerIndexes: ['workspace_text'],
  searched: ['name', 'description'],
  outbox: true,
  exported: fromStored,
  events: { of: 'campaign', read: fromStored },
  trash: { name: 'campaigns_deleted', indexes: [] },
});

/** Both ends exclude their instant. */
const startsBetween = ($gt: Date | null, $lt: Date | null): object =>
  $gt === null && $lt === null ? {} : { starts_at: { ...($gt !== null && { $gt }), ...($lt !== null && { $lt }) } };

const filterOf = (
  workspace_id: string,
  { status, campaign_type, channel, tag, starts_after, starts_before, q }: CampaignQuery,
): object => ({
  workspace_id,
  ...anyStatusOf(status, CampaignStatus.options),
  ...anyOf('campaign_type', campaign_type),
  ...anyOf('channels', channel),
  ...anyTagOf(tag),
  ...startsBetween(starts_after, starts_before),
  ...(q !== null && textSearch(q)),
});

const steps: Readonly<Record<CampaignStep, { readonly from: readonly CampaignStatus[]; readonly to: CampaignStatus }>> = lifecycle;

/** One that begins as active was created and activated; a copy was duplicated, however it begins. */
function eventsOfNew({ source_campaign_id, status }: Campaign): NewEvent[] {
  if (source_campaign_id !== null) return [{ type: 'campaign.duplicated', previous: null }];
  const created: NewEvent = { type: 'campaign.created', previous: null };
  return status === 'active' ? [created, { type: 'campaign.activated', previous: { status: 'draft' } }] : [created];
}

/** An edit that walks a step as well is two events, the step the second. */
function eventsOfEdit(before: StoredCampaign, after: StoredCampaign): NewEvent[] {
  const { status, ...previous } = changedMembers(before, after);
  const step = status === undefined ? undefined : stepBetween(before.status, after.status);
  const updated: NewEvent[] = Object.keys(previous).length > 0 ? [{ type: 'campaign.updated', previous: asLiterals(previous) }] : [];
  return step === undefined ? updated : [...updated, { type: lifecycle[step].event, previous: asLiterals({ status }) }];
}

class MongoCampaigns extends RestorableRecords<StoredCampaign, Campaign> implements CampaignStore {
  insert(campaign: Campaign): Promise<void> {
    const why = campaign.source_campaign_id === null ? 'campaign.created' : 'campaign.duplicated';
    const change = { by: this.by, why, at: campaign.created_at, events: eventsOfNew(campaign) } as const;
    return this.all.changes.insert(change, toStored(this.workspaceId, campaign));
  }

  list(query: CampaignQuery): Promise<Page<Campaign>> {
    const filter = filterOf(this.workspaceId, query);
    return findPage({
      collection: query.deleted ? this.all.changes.trash : this.all.records,
      filter,
      ids: createdBetween('cmp', query),
      query,
      projection: withoutOutbox,
      // A hundred of the largest would be 12 MB.
      mayBeLarge: query.limit > fewCampaigns,
      read: fromStored,
    });
  }

  async withCadence(_id: string | null): Promise<readonly CampaignCadence[]> {
    const which = {
      workspace_id: this.workspaceId,
      status: 'active' as const,
      cadence: { $nin: [null, '{}'] },
      ...(_id !== null && { _id }),
    };
    const projection = { cadence: 1, starts_at: 1, ends_at: 1 } as const;
    const found = await this.all.records.find(which as Filter<StoredCampaign>, { projection, maxTimeMS }).toArray();
    return found.map(({ _id: id, cadence = '{}', starts_at, ends_at }) => ({ id, cadence: JSON.parse(cadence), starts_at, ends_at }));
  }

  /** One command, or one transaction: of two steps at once, one finds the status that the other left. */
  async transition(id: string, step: CampaignStep, at: Date, { expected, cancelOpen = false }: StepOptions = {}): Promise<Campaign | null> {
    const { from, to } = steps[step];
    const why = lifecycle[step].event;
    const change = { by: this.by, at, why, events: [{ type: why, previous: previousOf('status') }], id, expected } as const;
    const update = { ...change, from: { status: { $in: [...from] } }, members: { status: to, updated_at: at } };
    if (!cancelOpen) {
      const stepped = await this.all.changes.update(update);
      return stepped && fromStored(stepped);
    }
    return inTransaction(this.all.records.db.client, async (session) => {
      const stepped = await this.all.changes.update({ ...update, session });
      if (stepped === null) return null;
      await cancelOpenOf(this.all.records.db, { by: this.by, at, campaignId: id }, session);
      return fromStored({ ...stepped, open_publications: 0 });
    });
  }

  async replace(campaign: Campaign, current: Campaign): Promise<boolean> {
    const members = toStored(this.workspaceId, campaign);
    const before = toStored(this.workspaceId, current);
    const change = { by: this.by, at: campaign.updated_at, why: 'campaign.updated', events: eventsOfEdit(before, members) } as const;
    return (await this.all.changes.update({ ...change, id: campaign.id, from: { revision: current.revision }, members })) !== null;
  }
}

export function campaignStores(db: Db, erase: EraseRecord): (by: Author) => CampaignStore {
  const dependents = [new HiddenPublications(db, 'campaign_id')];
  const all = allRecords(db, keptCampaigns, { noun: 'campaign', fromStored, erase, dependents });
  return boundedStores(MongoCampaigns, all);
}
