import { isDeepStrictEqual } from 'node:util';
import type { Cost } from '@handbill/contract';
import type { ClientSession, Db } from 'mongodb';
import { CapCounter } from '../caps/cap-counter.ts';
import { KeyFamilies } from '../caps/key-families.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { withLock } from '../database/with-lock.ts';
import { fromStoredCost, toStoredCost, type StoredAttempt, type StoredUsage } from './stored-attempt.ts';
import { beginsText, figuresOf, inCurrency, negated, usageWrites } from './usage-rows.ts';

/** Prices the figures of a call; `null`: no price is known. */
export type PriceOf = (
  call: Pick<StoredAttempt, 'model' | 'input_tokens' | 'cached_input_tokens' | 'output_tokens'>,
) => Promise<Cost | null>;

const writer = 'recomputed';

/** Prices calls anew that ended on a day or later, unless their server stated their cost. Resolves to how many had another cost. */
export function recomputeCosts(db: Db, from: string, priceOf: PriceOf): Promise<number> {
  return withLock(db, 'costs', async (assertHeld) => {
    const attempts = db.collection<StoredAttempt>('attempts');
    const priced = {
      counted_in: { $gte: from },
      'cost.source': { $ne: 'reported' as const },
      input_tokens: { $ne: null },
      output_tokens: { $ne: null },
    };
    let changed = 0;
    for await (const attempt of attempts.find(priced, { projection: { answer: 0, reasoning: 0 } })) {
      const cost = await priceOf(attempt);
      if (isDeepStrictEqual(cost, fromStoredCost(attempt.cost))) continue;
      assertHeld();
      if (await inTransaction(db.client, (session) => replaceCost(db, attempt, cost, session))) changed += 1;
    }
    // The sums of the months follow those of the days.
    await new CapCounter(db, new KeyFamilies(db)).countAgain({ from: from.slice(0, 7) });
    return changed;
  });
}

/** Corrects a call where it is still as it was read: a server of an earlier version takes no lock. */
async function replaceCost(db: Db, attempt: StoredAttempt, cost: Cost | null, session: ClientSession): Promise<boolean> {
  const { _id, workspace_id, counted_in = '', cost: before } = attempt;
  const usage = db.collection<StoredUsage>('usage');
  const row = await usage.findOne({ workspace_id, _id: { $gte: counted_in, $lt: `${counted_in}~` } }, { session });
  if (row === null) return false;
  const figures = figuresOf({ ...attempt, cost }, beginsText(attempt));
  const old = { ...row, _id: counted_in, ...negated({ ...figures, amount: before?.amount ?? 0n }) };
  const next = { ...inCurrency(row, cost?.currency ?? null), ...figures };
  const asRead = before === null ? { cost: null } : { 'cost.amount': before.amount, 'cost.currency': before.currency };
  const replaced = { $set: { cost: toStoredCost(cost), counted_in: next._id } };
  const attempts = db.collection<StoredAttempt>('attempts');
  const { matchedCount } = await attempts.updateOne({ _id, workspace_id, counted_in, ...asRead }, replaced, { session });
  if (matchedCount === 0) return false;
  await usage.bulkWrite(usageWrites([old, next], writer), { session });
  return true;
}
