import { allowedActions, Campaign, currencies } from '@handbill/contract';

/** A campaign as it is sent. */
export interface SentCampaign {
  id: string;
  revision: number;
  [field: string]: unknown;
}

const { id: _, allowed_actions: __, budget: ___, target_audience: ____, metadata: _____, ...unchanged } = Campaign.shape;
const unchangedNames = Object.keys(unchanged) as (keyof typeof unchanged)[];

/** A campaign as Handbill stores it. */
export interface StoredCampaign extends Pick<Campaign, keyof typeof unchanged> {
  _id: string;
  workspace_id: string;
  budget_minor: number | bigint | null;
  target_audience: string | null;
  metadata: string;
}

const scaleOf = (currency: string) => 10 ** (currencies.get(currency) ?? 2);

export const toMinor = (amount: number, currency: string): bigint => BigInt(Math.round(amount * scaleOf(currency)));

/** In the order of the contract. */
const blank: Readonly<Record<string, unknown>> = Object.fromEntries(Object.keys(Campaign.shape).map((name) => [name, null]));

export function sent(stored: StoredCampaign): SentCampaign {
  const { _id, revision, budget_minor, currency, target_audience, metadata } = stored;
  const campaign: Record<string, unknown> = { ...blank };
  for (const name of unchangedNames) campaign[name] = stored[name];
  campaign['allowed_actions'] = allowedActions(stored.status);
  campaign['budget'] = budget_minor === null ? null : Number(budget_minor) / scaleOf(currency);
  campaign['target_audience'] = target_audience === null ? null : JSON.parse(target_audience);
  campaign['metadata'] = JSON.parse(metadata);
  return Object.assign(campaign, { id: _id, revision });
}
