import { amountOf, billionthsOf, type SpendingCap, type SpendThreshold } from '@handbill/contract';
import type { Cap, Spend } from '@handbill/operations';
import * as z from 'zod';
import { bsonSchema } from '../database/bson-schema.ts';
import { defineKept } from '../records/kept.ts';

/** Tokens, and billionths of a US dollar. */
const StoredSpend = z.object({ tokens: z.bigint(), usd: z.bigint() });
export type StoredSpend = z.infer<typeof StoredSpend>;

export const nothing: StoredSpend = { tokens: 0n, usd: 0n };

/** A reservation for a text: for its next call, and for calls whose figures nobody knows yet. */
const CapEntry = StoredSpend.extend({ id: z.string(), content_id: z.string(), until: z.date() });
export type CapEntry = z.infer<typeof CapEntry>;

const prefix = 'next_';
/** The name of a text in an entry. Version 74000481 takes one with the text's own id for all that the text may ever take. */
export const storedContentId = (contentId: string): string => `${prefix}${contentId}`;
export const contentIdOf = (stored: string): string => (stored.startsWith(prefix) ? stored.slice(prefix.length) : stored);

/** The spent and reserved sums of a key or a workspace in a month, from the first text on. */
const StoredCap = z.object({
  _id: z.string(),
  workspace_id: z.string(),
  key_id: z.string().nullable(),
  month: z.string(),
  spent: StoredSpend,
  /** The newest entries, and under the cap's own id the sum of those in documents of their own. */
  open: z.array(CapEntry),
  limits: z.object({ tokens: z.bigint().nullable(), usd: z.bigint().nullable() }),
  /** The thresholds whose events were recorded. */
  told: z.array(z.string()),
  /** Whether `spent` includes all earlier calls. */
  counted: z.boolean(),
  /** The last transaction that counted: whoever writes this has the cap to itself until it ends. */
  locked_by: z.string().optional(),
  /** When it is counted once more: a sum on its way to the days' may be missing. */
  count_again_at: z.date().optional(),
  expire_at: z.date(),
});
export type StoredCap = z.infer<typeof StoredCap>;

const StoredReservation = CapEntry.extend({ _id: z.string(), workspace_id: z.string(), cap: z.string(), expire_at: z.date() });
export type StoredReservation = z.infer<typeof StoredReservation>;

export const keptReservations = defineKept({
  name: 'cap_reservations',
  schema: bsonSchema(StoredReservation),
  indexes: [
    { name: 'workspace_id', key: { workspace_id: 1, id: 1 } },
    { name: 'workspace_cap', key: { workspace_id: 1, cap: 1 } },
    { name: 'until', key: { until: 1 } },
    { name: 'expire_at', key: { expire_at: 1 }, expireAfterSeconds: 0 },
  ],
  exported: null,
});

export const keptCaps = defineKept({
  name: 'caps',
  schema: bsonSchema(StoredCap),
  indexes: [
    { name: 'workspace_month', key: { workspace_id: 1, month: 1 } },
    { name: 'open', key: { 'open.until': 1 }, sparse: true },
    { name: 'open_content', key: { workspace_id: 1, 'open.content_id': 1 } },
    { name: 'expire_at', key: { expire_at: 1 }, expireAfterSeconds: 0 },
  ],
  // The usage has the spent sums.
  exported: null,
  events: {
    of: 'spend',
    read: ({ scope, key_id, unit, limit, spent, threshold }: SpendThreshold) => ({ scope, key_id, unit, limit, spent, threshold }),
  },
});

export const monthOf = (now: Date): string => now.toISOString().slice(0, 7);

export const monthEnd = (month: string): Date => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1));
};

export const monthBefore = (month: string): string => monthOf(new Date(Date.parse(`${month}-01T00:00:00Z`) - 1));

export const capId = (id: string, month: string): string => `${id}_${month}`;

export const toStoredSpend = ({ tokens, usd }: Spend): StoredSpend => ({ tokens: BigInt(tokens), usd: billionthsOf(usd ?? 0) });

/** The part of a call's row of usage that caps count. */
export const spendOf = (row: {
  readonly input_tokens: bigint;
  readonly output_tokens: bigint;
  amount: bigint;
  currency: string | null;
}) => ({
  tokens: row.input_tokens + row.output_tokens,
  usd: row.currency === 'USD' ? row.amount : 0n,
});

export const units = ['tokens', 'usd'] as const;
export type Unit = (typeof units)[number];

export const inUnit = (unit: Unit, amount: bigint): number => (unit === 'tokens' ? Number(amount) : amountOf(amount));
export const unitName = (unit: Unit): 'tokens' | 'USD' => (unit === 'tokens' ? 'tokens' : 'USD');

export const limitsOf = ({ tokens, usd }: Pick<Cap, 'tokens' | 'usd'>): StoredCap['limits'] => ({
  tokens: tokens === null ? null : BigInt(tokens),
  usd: usd === null ? null : billionthsOf(usd),
});

export const sumOf = (spends: readonly StoredSpend[], unit: Unit): bigint => spends.reduce((sum, { [unit]: amount }) => sum + amount, 0n);

export const sumsOf = (spends: readonly StoredSpend[]): StoredSpend => ({ tokens: sumOf(spends, 'tokens'), usd: sumOf(spends, 'usd') });

interface CapState extends Pick<StoredCap, 'spent' | 'month'> {
  readonly open: readonly StoredSpend[];
}

export const shown = (cap: Cap, unit: Unit, { spent, open, month }: CapState) =>
  ({
    scope: cap.scope,
    key_id: cap.scope === 'key' ? cap.id : null,
    unit: unitName(unit),
    limit: Number(cap[unit]),
    spent: inUnit(unit, spent[unit]),
    reserved: inUnit(unit, sumOf(open, unit)),
    resets_at: monthEnd(month),
  }) satisfies SpendingCap;
