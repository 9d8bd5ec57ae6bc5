import { amountOf, Attempt, billionthsOf, Cost, UsageRow } from '@handbill/contract';
import type { AttemptSubject } from '@handbill/operations';
import * as z from 'zod';
import { bsonSchema } from '../database/bson-schema.ts';
import type { DeclaredIndex } from '../database/index-form.ts';
import { maxTimeMS } from '../database/client-options.ts';
import { indexOn } from '../database/lists/filter-indexes.ts';
import { namesIn, pick } from '../database/pick.ts';
import { defineKept } from '../records/kept.ts';
import { callStates, type CallKey } from '../records/outgoing-calls.ts';

/** An amount in billionths, so that sums are exact. */
const StoredCost = z.object({ ...Cost.shape, amount: z.bigint() });

const StoredUsage = z
  .object({
    _id: z.string(),
    workspace_id: z.string(),
    ...UsageRow.shape,
    input_tokens: z.bigint(),
    cached_input_tokens: z.bigint(),
    output_tokens: z.bigint(),
    /** In billionths; 0 without a currency. */
    amount: z.bigint(),
    currency: z.string().nullable(),
    /** How many of the tokens were estimated, since the server of the call did not count them. Not in earlier versions. */
    estimated_tokens: z.bigint().optional(),
    /** How many texts were begun. Not in earlier versions. */
    texts: z.bigint().optional(),
  })
  .omit({ cost: true, usage_source: true });
export type StoredUsage = z.infer<typeof StoredUsage>;

export const StoredAttempt = z.object({
  _id: z.string(),
  workspace_id: z.string(),
  content_id: z.string(),
  /** A later report of a call that was broken off counts; of an erased one only its figures do. */
  state: z.enum(callStates),
  ...Attempt.shape,
  /** Not in earlier versions. */
  usage_source: Attempt.shape.usage_source.optional(),
  cost: StoredCost.nullable(),
  expire_at: z.date(),
  /** The row that it adds to a day, until the day has it. */
  uncounted: StoredUsage.optional(),
  /** The row of the usage that has it. */
  counted_in: z.string().optional(),
  /** Only of calls under a spending cap: the budget that pays, and the most that they may take of it. */
  budget: z.object({ id: z.string(), most: z.object({ tokens: z.bigint(), usd: z.bigint() }) }).optional(),
  /** Only of calls for texts that had ended. */
  begun_at: z.date().optional(),
});
export type StoredAttempt = z.infer<typeof StoredAttempt>;

/** Holds only calls that ended a moment ago. */
const uncounted: DeclaredIndex = {
  name: 'uncounted',
  key: { 'uncounted._id': 1, workspace_id: 1 },
  partialFilterExpression: { 'uncounted._id': { $exists: true } },
};

/** Holds only calls for texts that had ended, while they go on: for all others it costs nothing. */
const leftOpen = {
  name: 'left_open',
  key: { begun_at: 1 },
  partialFilterExpression: { state: 'open', begun_at: { $exists: true } },
} as const;

/** Members that an erased text empties in its calls. Tokens and cost stay. */
export const redactedAttempt = { answer: null, reasoning: null, failing: [], error: null };

export const keptAttempts = defineKept({
  name: 'attempts',
  schema: bsonSchema(StoredAttempt),
  indexes: [indexOn('content_id'), { name: 'expire_at', key: { expire_at: 1 }, expireAfterSeconds: 0 }, leftOpen, uncounted],
  eraseTraces: (db, { _id, workspace_id }) => {
    const $set = { ...redactedAttempt, state: { $cond: [{ $eq: ['$state', 'ended'] }, 'ended', 'erased'] } };
    return db.collection('attempts').updateMany({ workspace_id, content_id: _id }, [{ $set }], { maxTimeMS });
  },
  exported: (stored: StoredAttempt) => ({ content_id: stored.content_id, ...fromStoredAttempt(stored) }),
});

export const keptUsage = defineKept({
  name: 'usage',
  schema: bsonSchema(StoredUsage),
  indexes: [indexOn(), indexOn('campaign_id')],
  exported: (stored: StoredUsage) => fromStoredUsage(stored),
});

export type AttemptKey = CallKey;

const digits = 5;
/** Ids are in the order of the calls, and each number is taken once. */
export const attemptKey = ({ workspaceId, contentId }: AttemptSubject, attempt: number): AttemptKey => ({
  _id: `${contentId}_${String(attempt).padStart(digits, '0')}`,
  workspace_id: workspaceId,
});

export const anyOfThese = (calls: readonly AttemptKey[]) => ({
  workspace_id: { $in: [...new Set(calls.map(({ workspace_id }) => workspace_id))] },
  _id: { $in: calls.map(({ _id }) => _id) },
});

export const toStoredCost = (cost: Cost | null): StoredAttempt['cost'] =>
  cost === null ? null : { ...cost, amount: billionthsOf(cost.amount) };

export const fromStoredCost = (cost: StoredAttempt['cost']): Cost | null =>
  cost === null ? null : { ...cost, amount: amountOf(cost.amount) };

const shown = namesIn(Attempt.shape);

export function fromStoredAttempt(stored: StoredAttempt): Attempt {
  const { cost, usage_source = null, ...same } = pick(stored, shown);
  return { ...same, usage_source, cost: fromStoredCost(cost) };
}

export const fromStoredUsage = ({
  _id: _,
  workspace_id: __,
  input_tokens,
  cached_input_tokens,
  output_tokens,
  amount,
  currency,
  estimated_tokens = 0n,
  texts: ___,
  ...same
}: StoredUsage): UsageRow => ({
  ...same,
  usage_source: estimated_tokens > 0n ? 'estimate' : 'reported',
  input_tokens: Number(input_tokens),
  cached_input_tokens: Number(cached_input_tokens),
  output_tokens: Number(output_tokens),
  cost: currency === null ? null : { amount: amountOf(amount), currency },
});
