import type { SpendingCap } from '@handbill/contract';
import type { AttemptSubject, Author, Budget, Cap, CapRefusal, CapStore } from '@handbill/operations';
import type { Collection, Db, Document } from 'mongodb';
import { maxTimeMS } from '../database/client-options.ts';
import {
  capId,
  inUnit,
  limitsOf,
  monthBefore,
  monthEnd,
  monthOf,
  nothing,
  shown,
  spendOf,
  storedContentId,
  sumOf,
  sumsOf,
  toStoredSpend,
  unitName,
  units,
} from './stored-cap.ts';
import type { CapEntry, StoredCap, StoredSpend, Unit } from './stored-cap.ts';
import type { CapCounter } from './cap-counter.ts';
import { budgetOf, CapEntries } from './cap-entries.ts';
import type { KeyFamilies } from './key-families.ts';

/** Within this time a sum may be on its way to the days' when a cap is first counted. */
const countedAgainAfter_ms = 60_000;
const kept_ms = 62 * 24 * 60 * 60 * 1_000;

const openWithout = (ids: readonly string[]): Document => ({
  $filter: { input: '$open', as: 'entry', cond: { $not: [{ $in: ['$$entry.id', { $literal: ids }] }] } },
});

const fits = (unit: Unit, limit: bigint, needed: bigint, ids: readonly string[]): Document => {
  const reserved = { $sum: { $map: { input: openWithout(ids), as: 'entry', in: `$$entry.${unit}` } } };
  return { $lte: [{ $add: [`$spent.${unit}`, reserved, needed] }, limit] };
};

/** Reserves besides the part that calls took, or may have taken, and that is not counted yet. */
const entryOf = ({ id, contentId, most, until }: Budget, kept: StoredSpend): CapEntry => ({
  ...sumsOf([kept, toStoredSpend(most)]),
  id,
  content_id: storedContentId(contentId),
  until,
});

interface PaidAttempt {
  _id: string;
  budget?: { most: StoredSpend };
  uncounted?: Parameters<typeof spendOf>[0];
}

/** A reservation that is wanted. `kept`: the part of it that calls took, or may have taken, that are not counted yet. */
interface Wanted {
  readonly workspace_id: string;
  readonly month: string;
  readonly entries: readonly CapEntry[];
  readonly kept: StoredSpend;
}

export class MongoCaps implements CapStore {
  readonly #db: Db;
  readonly #caps: Collection<StoredCap>;
  readonly #families: KeyFamilies;
  readonly #counter: CapCounter;
  readonly #entries: CapEntries;

  constructor(db: Db, families: KeyFamilies, counter: CapCounter) {
    this.#db = db;
    this.#caps = db.collection('caps');
    this.#families = families;
    this.#counter = counter;
    this.#entries = counter.entries;
  }

  of({ workspaceId, keyId }: Pick<AttemptSubject, 'workspaceId' | 'keyId'>): Promise<readonly Cap[]> {
    return this.#families.capsFor(workspaceId, keyId);
  }

  reserve(
    { workspaceId: workspace_id }: Pick<Author, 'workspaceId'>,
    caps: readonly Cap[],
    budgets: readonly Budget[],
    now: Date,
  ): Promise<CapRefusal | null> {
    const entries = budgets.map((budget) => entryOf(budget, nothing));
    return this.#reserveAll(caps, { workspace_id, month: monthOf(now), entries, kept: nothing });
  }

  async reserveNext(subject: AttemptSubject, budget: Budget, now: Date): Promise<CapRefusal | null> {
    const caps = await this.of(subject);
    if (caps.length === 0) return null;
    const kept = await this.#uncounted(subject, budget.id);
    return this.#reserveAll(caps, { workspace_id: subject.workspaceId, month: monthOf(now), entries: [entryOf(budget, kept)], kept });
  }

  /** The figures of calls for a text that are not counted yet; where they are unknown, the most that the calls may have taken. */
  async #uncounted({ workspaceId: workspace_id, contentId: content_id }: AttemptSubject, id: string): Promise<StoredSpend> {
    const which = { workspace_id, content_id, 'budget.id': id, $or: [unknown, uncounted] };
    const options = { projection: { 'budget.most': 1, uncounted: 1 }, maxTimeMS };
    const calls = await this.#db.collection<PaidAttempt>('attempts').find(which, options).toArray();
    return sumsOf(calls.map(takenBy));
  }

  async #reserveAll(caps: readonly Cap[], wanted: Wanted): Promise<CapRefusal | null> {
    const { workspace_id, entries, kept } = wanted;
    const ids = entries.map(({ id }) => id);
    await this.#entries.takeBack([workspace_id], ids);
    for (const [index, cap] of caps.entries()) {
      const refusal = await this.#reserveOne(cap, wanted);
      if (refusal === null) continue;
      if (index > 0) for (const entry of entries) await this.#entries.release(budgetOf(workspace_id, entry), kept);
      return refusal;
    }
    return null;
  }

  /** One command checks the free sum and reserves. */
  async #reserveOne(cap: Cap, { workspace_id, month, entries, kept }: Wanted): Promise<CapRefusal | null> {
    const [limits, ids] = [limitsOf(cap), entries.map(({ id }) => id)];
    const capped = units.filter((unit) => limits[unit] !== null);
    const $and = capped.map((unit) => fits(unit, limits[unit] ?? 0n, sumOf(entries, unit), ids));
    const update = [{ $set: { open: { $concatArrays: [openWithout(ids), { $literal: entries }] }, limits: { $literal: limits } } }];
    const which = { _id: capId(cap.id, month), workspace_id };
    const options = { returnDocument: 'after', projection: { 'open.id': 1 }, maxTimeMS } as const;
    for (;;) {
      const entered = await this.#caps.findOneAndUpdate({ ...which, counted: true, $expr: { $and } }, update, options);
      if (entered !== null) {
        if (entered.open.length > CapEntries.maxInCap) await this.#entries.moveOut(which, month);
        return null;
      }
      const current = await this.#caps.findOne(which, { maxTimeMS });
      if (current === null) await this.#begin(workspace_id, cap, month);
      if (current?.counted !== true) {
        await this.#counter.recount(which);
        continue;
      }
      const open = current.open.filter(({ id }) => !ids.includes(id));
      const unit = capped.find((one) => current.spent[one] + sumOf(open, one) + sumOf(entries, one) > (limits[one] ?? 0n));
      // It has become free meanwhile.
      if (unit === undefined) continue;
      return refusalOf(cap, unit, { ...current, open: [...open, kept] }, sumOf(entries, unit) - kept[unit]);
    }
  }

  /** The next month pays for texts that are being written at the end of one, so they are reserved in it, too. */
  #begin(workspace_id: string, cap: Cap, month: string): Promise<void> {
    const begun: StoredCap = {
      _id: capId(cap.id, month),
      workspace_id,
      key_id: cap.scope === 'key' ? cap.id : null,
      month,
      spent: nothing,
      open: [],
      limits: limitsOf(cap),
      told: [],
      counted: false,
      count_again_at: new Date(Date.now() + countedAgainAfter_ms),
      expire_at: new Date(monthEnd(month).getTime() + kept_ms),
    };
    return this.#entries.begin(begun, capId(cap.id, monthBefore(month)));
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

const takenBy = ({ budget, uncounted: row }: PaidAttempt): StoredSpend => (row === undefined ? (budget?.most ?? nothing) : spendOf(row));

type CapState = Parameters<typeof shown>[2];

function refusalOf(cap: Cap, unit: Unit, state: CapState, needed: bigint): CapRefusal {
  const { limit, spent, reserved, resets_at } = shown(cap, unit, state);
  return { scope: cap.scope, unit: unitName(unit), limit, spent, reserved, needed: inUnit(unit, needed), resets_at };
}
