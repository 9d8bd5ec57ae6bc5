import { allowedActions, Campaign, currencies, decimalsOf, EditedCampaign } from '@handbill/contract';
import * as z from 'zod';

const { id: campaignId, allowed_actions: _, budget: __, target_audience: ___, metadata: ____, ...unchanged } = Campaign.shape;

/** How a campaign is stored. What users name freely is kept as JSON text: exact, and safe whatever the names. */
export const StoredCampaign = z.object({
  _id: campaignId,
  workspace_id: z.string(),
  ...unchanged,
  budget_minor: z.bigint().nullable(),
  target_audience: z.string().nullable(),
  metadata: z.string(),
});
export type StoredCampaign = z.infer<typeof StoredCampaign>;

const unchangedNames = Object.keys(unchanged) as (keyof typeof unchanged)[];
type Unchanged = Pick<Campaign, keyof typeof unchanged>;

/** What a field holds in a record that an older version stored without it. */
const unset: Readonly<Record<string, unknown>> = Object.fromEntries(
  Object.entries(EditedCampaign.shape).map(([name, field]) => [name, field.safeParse(undefined).data]),
);

/** Adds the fields that are stored as they are. One by one, since spreading what the driver made takes twice as long. */
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
  };
  return withUnchanged(converted, campaign);
}

/** Not parsed: MongoDB's validator has checked what is stored, and the operation's output is checked against the contract. */
export function fromStored(stored: StoredCampaign): Campaign {
  const { budget_minor, currency, target_audience } = stored;
  const converted = {
    id: stored._id,
    allowed_actions: [...allowedActions(stored.status)],
    budget: budget_minor === null ? null : toMajorUnits(budget_minor, currency),
    target_audience: target_audience === null ? null : JSON.parse(target_audience),
    metadata: JSON.parse(stored.metadata),
  };
  return withUnchanged(converted, stored);
}

const decimalsIn = (currency: string) => currencies.get(currency) ?? 2;

/** Below this, a double holds every amount of minor units apart, and one division gives it back; above, only its decimal text does. */
const exactInDouble = 10 ** 15;

/**
 * An amount in major units as an exact integer of minor ones: 12.5 EUR → 1250n. Converts the decimal form that a person reads, not the
 * double's binary fraction. Amounts with more decimals than the currency has are refused before they come here.
 */
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
