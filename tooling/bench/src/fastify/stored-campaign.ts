import { allowedActions, Campaign, CreateCampaign, currencies, newId, type CreateCampaignInput } from '@handbill/contract';
import { campaign as schema } from './schemas.ts';

/** Fields with names that users choose, which are stored as JSON text. */
const textFields = ['target_audience', 'metadata', 'utm_by_channel', 'cadence'] as const;
type TextField = (typeof textFields)[number];

const { id: _, allowed_actions: __, budget: ___, coverage: ____, spent: _____, open_publications: ______, ...others } = Campaign.shape;
type Unchanged = Exclude<keyof typeof others, TextField>;
const isUnchanged = (name: string): name is Unchanged => !textFields.some((field) => field === name);
const unchangedNames = Object.keys(others).filter(isUnchanged);

/** A campaign as Handbill stores it. */
export interface StoredCampaign extends Pick<Campaign, Unchanged>, Readonly<Record<TextField, string | null>> {
  _id: string;
  workspace_id: string;
  budget_minor: number | bigint | null;
}

/** A campaign as it is sent. */
export interface SentCampaign {
  id: string;
  revision: number;
  [field: string]: unknown;
}

const scaleOf = (currency: string) => 10 ** (currencies.get(currency) ?? 2);

/** In the order of the contract. */
const blank: Readonly<Record<string, unknown>> = Object.fromEntries(Object.keys(schema.properties).map((name) => [name, null]));

export function sent(stored: StoredCampaign): SentCampaign {
  const { _id, revision, budget_minor, currency } = stored;
  const campaign: Record<string, unknown> = { ...blank };
  for (const name of unchangedNames) campaign[name] = stored[name];
  for (const name of textFields) campaign[name] = JSON.parse(stored[name] ?? 'null');
  campaign['allowed_actions'] = allowedActions(stored.status);
  campaign['budget'] = budget_minor === null ? null : Number(budget_minor) / scaleOf(currency);
  campaign['open_publications'] = 0;
  return Object.assign(campaign, { id: _id, revision });
}

/** The body of a create that passed its checks. */
export interface CreateBody extends Omit<CreateCampaignInput, 'starts_at' | 'ends_at'> {
  starts_at?: string | null;
  ends_at?: string | null;
}

const { budget: _______, ...unset } = CreateCampaign.parse({ name: 'unset', campaign_type: 'sales' });
const names = Object.keys(unset) as (keyof typeof unset)[];

/** In a body `null` is the same as leaving a field out. */
function filled(body: CreateBody): typeof unset {
  const fields: Record<string, unknown> = { ...unset };
  for (const name of names) fields[name] = body[name] ?? unset[name];
  return fields as typeof unset;
}

export function newCampaign(workspace_id: string, body: CreateBody): StoredCampaign {
  const now = new Date();
  const { budget = null, starts_at, ends_at } = body;
  const fields = filled(body);
  return {
    _id: newId('cmp', now),
    workspace_id,
    ...fields,
    starts_at: starts_at ? new Date(starts_at) : null,
    ends_at: ends_at ? new Date(ends_at) : null,
    source_campaign_id: null,
    revision: 1,
    created_at: now,
    updated_at: now,
    budget_minor: budget === null ? null : BigInt(Math.round(budget * scaleOf(fields.currency))),
    target_audience: fields.target_audience && JSON.stringify(fields.target_audience),
    metadata: JSON.stringify(fields.metadata),
    utm_by_channel: JSON.stringify(fields.utm_by_channel),
    cadence: JSON.stringify(fields.cadence),
  };
}
