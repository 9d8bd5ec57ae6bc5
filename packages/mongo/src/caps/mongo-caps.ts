import { amountOf, type SpendingCap } from '@handbill/contract';
import type { AttemptSubject, Author, Budget, Cap, CapRefusal, CapStore, Spend } from '@handbill/operations';
import type { Collection, Db, Document } from 'mongodb';
import { maxTimeMS } from '../database/client-options.ts';
import { isDuplicate } from '../database/is-duplicate.ts';
import { capId, inUnit, limitsOf, monthBefore, monthEnd, monthOf, shown, sumOf, toStoredSpend, unitName, units } from './stored-cap.ts';
import type { StoredCap, StoredSpend, Unit } from './stored-cap.ts';
import type { CapCounter } from './cap-counter.ts';
import type { KeyFamilies } from './key-families.ts';

/** As long as a sum may be on its way to the days' when a cap is counted first, and as the months are kept. */
const countedAgainAfter_ms = 60_000;
const kept_ms = 62 * 24 * 60 * 60 * 1_000;

const spendOf = (budgets: readonly Budget[]): StoredSpend => {
  const all = budgets.map(({ most }) => toStoredSpend(most));
  return { tokens: sumOf(all, 'tokens'), usd: sumOf(all, 'usd') };
};

/** Entries but those of some texts. */
const openWithout = (ids: readonly string[]): Document => ({
  $filter: { input: '$open', as: 'entry', cond: { $not: [{ $in: ['$$entry.id', { $literal: ids }] }] } },
});

/** Whether what is spent, reserved and needed is within a limit. */
const fits = (unit: Unit, limit: bigint, needed: bigint, ids: readonly string[]): Document => {
  const reserved = { $sum: { $map: { input: openWithout(ids), as: 'entry', in: `$$entry.${unit}` } } };
  return { $lte: [{ $add: [`$spent.${unit}`, reserved, needed] }, limit] };
};

/** An attempt, as far as it matters here. */
interface PaidAttempt {
  _id: string;
  budget?: { most: StoredSpend };
  uncounted?: { input_tokens: bigint; output_tokens: bigint; amount: bigint; currency: string | null };
}

/** Spending caps, in MongoDB: a document for each month of a key or workspace that has one. */
export class MongoCaps implements CapStore {
  readonly #db: Db;
  readonly #caps: Collection<StoredCap>;
  readonly #families: KeyFamilies;
  readonly #counter: CapCounter;

  constructor(db: Db, families: KeyFamilies, counter: CapCounter) {
    this.#db = db;
    this.#caps = db.collection('caps');
    this.#families = families;
    this.#counter = counter;
  }

  async reserve(
    { workspaceId }: Pick<Author, 'workspaceId'>,
    caps: readonly Cap[],
    budgets: readonly Budget[],
    now: Date,
  ): Promise<CapRefusal | null> {
    for (const [index, cap] of caps.entries()) {
      const refusal = await this.#reserveOne(workspaceId, cap, budgets, monthOf(now));
      if (refusal === null) continue;
      const before = caps.slice(0, index).map(({ id }) => capId(id, monthOf(now)));
      const ids = budgets.map(({ id }) => id);
      if (index > 0)
        await this.#caps.updateMany({ workspace_id: workspaceId, _id: { $in: before } }, [{ $set: { open: openWithout(ids) } }], {
          maxTimeMS,
        });
      return refusal;
    }
    return null;
  }

  /** One command reserves, and only what is free. */
  async #reserveOne(workspace_id: string, cap: Cap, budgets: readonly Budget[], month: string): Promise<CapRefusal | null> {
    const [needed, limits, ids] = [spendOf(budgets), limitsOf(cap), budgets.map(({ id }) => id)];
    const capped = units.filter((unit) => limits[unit] !== null);
    const $and = capped.map((unit) => fits(unit, limits[unit] ?? 0n, needed[unit], ids));
    const entries = budgets.map(({ id, contentId: content_id, most, until }) => ({ id, content_id, ...toStoredSpend(most), until }));
    const update = [{ $set: { open: { $concatArrays: [openWithout(ids), { $literal: entries }] }, limits: { $literal: limits } } }];
    const which = { _id: capId(cap.id, month), workspace_id };
    for (;;) {
      const { matchedCount } = await this.#caps.updateOne({ ...which, counted: true, $expr: { $and } }, update, { maxTimeMS });
      if (matchedCount === 1) return null;
      const current = await this.#caps.findOne(which, { maxTimeMS });
      if (current === null) await this.#begin(workspace_id, cap, month);
      if (current?.counted !== true) {
        await this.#counter.recount(which);
        continue;
      }
      const open = current.open.filter(({ id }) => !ids.includes(id));
      const unit = capped.find((one) => current.spent[one] + sumOf(open, one) + needed[one] > (limits[one] ?? 0n));
      // It has become free meanwhile.
      if (unit !== undefined) return refusalOf(cap, unit, { ...current, open }, needed[unit]);
    }
  }

  /** Texts that are being written at the end of a month are paid in the next one, and so are reserved in it, too. */
  async #begin(workspace_id: string, cap: Cap, month: string): Promise<void> {
    const before = await this.#caps.findOne({ _id: capId(cap.id, monthBefore(month)), workspace_id }, { maxTimeMS });
    const begun: StoredCap = {
      _id: capId(cap.id, month),
      workspace_id,
      key_id: cap.scope === 'key' ? cap.id : null,
      month,
      spent: { tokens: 0n, usd: 0n },
      open: before?.open ?? [],
      limits: limitsOf(cap),
      told: [],
      counted: false,
      count_again_at: new Date(Date.now() + countedAgainAfter_ms),
      expire_at: new Date(monthEnd(month).getTime() + kept_ms),
    };
    await this.#caps.insertOne(begun, { maxTimeMS }).catch((cause: unknown) => {
      if (!isDuplicate(cause)) throw cause;
    });
  }

  async left({ workspaceId: workspace_id, contentId }: Pick<AttemptSubject, 'workspaceId' | 'contentId'>): Promise<Spend | null> {
    // Of two months the later one, from which it is paid.
    const options = { sort: { month: -1 }, maxTimeMS } as const;
    const cap = await this.#caps.findOne({ workspace_id, 'open.content_id': contentId, 'open.id': contentId }, options);
    const entry = cap?.open.find(({ id }) => id === contentId);
    if (entry === undefined) return null;
    const which = { workspace_id, content_id: contentId, 'budget.id': contentId };
    const found = await this.#db
      .collection<PaidAttempt>('attempts')
      .find({ ...which, $or: [unknown, uncounted] }, { maxTimeMS })
      .toArray();
    const taken = found.map(takenBy);
    const left = (unit: Unit): bigint => entry[unit] - sumOf(taken, unit);
    return { tokens: Number(left('tokens')), usd: amountOf(left('usd')) };
  }

  async list(workspaceId: string, caps: readonly Cap[] | 'all', now: Date): Promise<readonly SpendingCap[]> {
    const month = monthOf(now);
    const asked = caps === 'all' ? await this.#families.capsIn(workspaceId) : caps;
    const ids = asked.map(({ id }) => capId(id, month));
    const found = await this.#caps.find({ workspace_id: workspaceId, _id: { $in: ids }, counted: true }, { maxTimeMS }).toArray();
    const rows = await Promise.all(
      asked.map(async (cap) => {
        const begun = found.find(({ _id }) => _id === capId(cap.id, month));
        const key_id = cap.scope === 'key' ? cap.id : null;
        const state = begun ?? { month, open: [], spent: await this.#counter.spentIn({ workspace_id: workspaceId, key_id, month }) };
        return units.flatMap((unit) => (cap[unit] === null ? [] : [shown(cap, unit, state)]));
      }),
    );
    return rows.flat();
  }
}

const unknown = { state: { $in: ['open', 'broken_off'] } };
const uncounted = { 'uncounted._id': { $exists: true } };

const takenBy = ({ budget, uncounted: row }: PaidAttempt): StoredSpend =>
  row === undefined
    ? (budget?.most ?? { tokens: 0n, usd: 0n })
    : { tokens: row.input_tokens + row.output_tokens, usd: row.currency === 'USD' ? row.amount : 0n };

function refusalOf(cap: Cap, unit: Unit, state: Pick<StoredCap, 'spent' | 'open' | 'month'>, needed: bigint): CapRefusal {
  const { limit, spent, reserved, resets_at } = shown(cap, unit, state);
  return { scope: cap.scope, unit: unitName(unit), limit, spent, reserved, needed: inUnit(unit, needed), resets_at };
}
