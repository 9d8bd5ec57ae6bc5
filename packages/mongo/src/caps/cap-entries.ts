import { randomUUID } from 'node:crypto';
import type { AttemptSubject, Budget } from '@handbill/operations';
import type { ClientSession, Collection, Db, Document } from 'mongodb';
import { maxTimeMS } from '../database/client-options.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { unlessDuplicate } from '../database/is-duplicate.ts';
import { contentIdOf, monthEnd, nothing, storedContentId, sumOf, sumsOf } from './stored-cap.ts';
import type { CapEntry, StoredCap, StoredReservation, StoredSpend } from './stored-cap.ts';

export type BudgetKey = Pick<AttemptSubject, 'workspaceId' | 'contentId'> & Pick<Budget, 'id'>;

/** How long an entry is left alone whose text may have ended. */
const lookedAtAgainAfter_ms = 60_000;

export const budgetOf = (workspaceId: string, { content_id, id }: Pick<CapEntry, 'content_id' | 'id'>): BudgetKey => ({
  workspaceId,
  contentId: contentIdOf(content_id),
  id,
});

/** The caps that hold an entry of a text. Servers of version 74000481 store the text's own id. */
const having = ({ workspaceId, contentId, id }: BudgetKey, more: object = {}) => ({
  workspace_id: workspaceId,
  open: { $elemMatch: { content_id: { $in: [storedContentId(contentId), contentId] }, id, ...more } },
});

type CapKey = Pick<StoredCap, '_id' | 'workspace_id'>;

/** When a sum becomes due for the sweep: a server of a version that knows no sums copies it into the cap of the next month. */
const staleSince = (month: string): Date => new Date(monthEnd(month).getTime() + 60 * lookedAtAgainAfter_ms);

const keyOf = (cap: string, { id }: Pick<CapEntry, 'id'>): string => `${cap}/${id}`;

/** The entry of a cap that sums those that were moved out of it. Servers of versions that move none out count it as one text. */
const sumEntry = (cap: string, month: string): Document => ({
  id: { $literal: cap },
  content_id: { $literal: cap },
  tokens: { $sum: '$open.tokens' },
  usd: { $sum: '$open.usd' },
  until: staleSince(month),
});

/** All entries: the sum without those that were moved back, and these themselves. */
function withTakenBack(own: readonly CapEntry[]): Document {
  const isSum = { $eq: ['$$entry.id', '$_id'] };
  const without = (unit: keyof StoredSpend) => ({ $max: [0n, { $subtract: [`$$entry.${unit}`, sumOf(own, unit)] }] });
  const less = { $mergeObjects: ['$$entry', { tokens: without('tokens'), usd: without('usd') }] };
  const entries = { $map: { input: '$open', as: 'entry', in: { $cond: [isSum, less, '$$entry'] } } };
  const isAny = { $or: [{ $not: [isSum] }, { $gt: ['$$entry.tokens', 0n] }, { $gt: ['$$entry.usd', 0n] }] };
  return { $concatArrays: [{ $filter: { input: entries, as: 'entry', cond: isAny } }, { $literal: own }] };
}

/** The reservations of caps. Of many, the older are in documents of their own and the cap keeps their sum: so each costs the same. */
export class CapEntries {
  static readonly maxInCap = 64;
  readonly #db: Db;
  readonly #caps: Collection<StoredCap>;
  readonly #moved: Collection<StoredReservation>;
  readonly #moving = new Set<string>();
  /** By cap: the move back under way, and the next one. */
  readonly #taking = new Map<string, Promise<void>>();
  readonly #next = new Map<string, { readonly ids: Set<string>; readonly taken: Promise<void> }>();

  constructor(db: Db) {
    this.#db = db;
    this.#caps = db.collection('caps');
    this.#moved = db.collection('cap_reservations');
  }

  /** Moves the entries of a cap out of it, where they are many. */
  async moveOut({ _id, workspace_id }: CapKey, month: string): Promise<void> {
    if (this.#moving.has(_id)) return;
    this.#moving.add(_id);
    const isFull = { _id, workspace_id, [`open.${CapEntries.maxInCap}`]: { $exists: true } };
    const moving = inTransaction(this.#db.client, async (session) => {
      const cap = await this.#caps.findOneAndUpdate(isFull, [{ $set: { open: [sumEntry(_id, month)] } }], { session });
      const entries = (cap?.open ?? []).filter(({ id }) => id !== _id);
      const { expire_at } = cap ?? {};
      const writes = entries.map(({ tokens, usd, until, ...entry }) => {
        const $set = { ...entry, workspace_id, cap: _id, until, ...(expire_at !== undefined && { expire_at }) };
        return { updateOne: { filter: { _id: keyOf(_id, entry), workspace_id }, update: { $set, $inc: { tokens, usd } }, upsert: true } };
      });
      if (writes.length > 0) await this.#moved.bulkWrite(writes, { session });
    });
    // Nothing is lost: the entries stay in the cap, and the next reservation tries again.
    await moving.catch(() => undefined).finally(() => this.#moving.delete(_id));
  }

  /** Moves the entries of some texts back into their caps, where a command can replace them. */
  async takeBack(workspaceIds: readonly string[], ids: readonly string[], session?: ClientSession): Promise<void> {
    const which = { workspace_id: { $in: [...workspaceIds] }, id: { $in: [...ids] } };
    const found = await this.#moved
      .find(which, { projection: { cap: 1, workspace_id: 1 }, maxTimeMS, ...(session && { session }) })
      .toArray();
    if (found.length === 0) return;
    const caps = new Map(found.map(({ cap, workspace_id }) => [cap, workspace_id]));
    // In one order: transactions that wait for each other would be broken off.
    for (const [_id, workspace_id] of [...caps].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
      const cap = { _id, workspace_id };
      await (session === undefined ? this.#takeBackTogether(cap, ids) : this.#takeBackInto(cap, ids, session));
    }
  }

  /** Requests that come while a move is under way share the next one: two transactions on one cap would break each other off. */
  #takeBackTogether(cap: CapKey, ids: readonly string[]): Promise<void> {
    const next = this.#next.get(cap._id);
    for (const id of ids) next?.ids.add(id);
    if (next !== undefined) return next.taken;
    const all = new Set(ids);
    const before = this.#taking.get(cap._id) ?? Promise.resolve();
    const taken = before
      .catch(() => undefined)
      .then(() => {
        this.#next.delete(cap._id);
        return inTransaction(this.#db.client, (session) => this.#takeBackInto(cap, [...all], session));
      });
    this.#next.set(cap._id, { ids: all, taken });
    this.#taking.set(cap._id, taken);
    return taken.finally(() => this.#taking.get(cap._id) === taken && this.#taking.delete(cap._id));
  }

  async #takeBackInto({ _id, workspace_id }: CapKey, ids: readonly string[], session: ClientSession): Promise<void> {
    // Written first: whoever else moves entries of this cap comes before or after.
    await this.#caps.updateOne({ _id, workspace_id }, { $set: { locked_by: randomUUID() } }, { session });
    const which = { workspace_id, cap: _id, id: { $in: [...ids] } };
    const found = await this.#moved.find(which, { session }).toArray();
    const own = found.map(({ id, content_id, tokens, usd, until }): CapEntry => ({ tokens, usd, id, content_id, until }));
    await this.#moved.deleteMany(which, { session });
    await this.#caps.updateOne({ _id, workspace_id }, [{ $set: { open: withTakenBack(own) } }], { session });
  }

  /** Begins a cap for a month, with the open entries of the month before, which this one pays. */
  async begin(cap: StoredCap, before: string): Promise<void> {
    const { _id, workspace_id, expire_at } = cap;
    const begun = inTransaction(this.#db.client, async (session) => {
      const lock = { $set: { locked_by: randomUUID() } };
      const earlier = await this.#caps.findOneAndUpdate({ _id: before, workspace_id }, lock, { session });
      const moved = earlier === null ? [] : await this.#moved.find({ workspace_id, cap: before }, { session }).toArray();
      const sum = { id: _id, content_id: _id, until: staleSince(cap.month), ...sumsOf(moved) };
      const open = (earlier?.open ?? []).filter(({ id }) => id !== before);
      await this.#caps.insertOne({ ...cap, open: moved.length === 0 ? open : [...open, sum] }, { session });
      const copies = moved.map((entry) => ({ ...entry, _id: keyOf(_id, entry), cap: _id, expire_at }));
      if (copies.length > 0) await this.#moved.insertMany(copies, { session });
    });
    await unlessDuplicate(begun, undefined);
  }

  /** Reduces the reservation of a text to the most that it may still take; where that is nothing, removes it. */
  async release(budget: BudgetKey, left: StoredSpend = nothing): Promise<void> {
    const { workspaceId, id } = budget;
    // Never more than is reserved: a call may have been counted since `left` was read.
    const [tokens, usd] = (['tokens', 'usd'] as const).map((unit) => ({ $min: [`$$entry.${unit}`, left[unit]] }));
    const kept = { $mergeObjects: ['$$entry', { tokens, usd, until: this.#later() }] };
    const isIt = { $eq: ['$$entry.id', { $literal: id }] };
    const isNone = left.tokens === 0n && left.usd === 0n;
    const open = isNone
      ? { $filter: { input: '$open', as: 'entry', cond: { $not: [isIt] } } }
      : { $map: { input: '$open', as: 'entry', in: { $cond: [isIt, kept, '$$entry'] } } };
    // It may be moved out between the two.
    const isMovedOut = () => this.#moved.countDocuments({ workspace_id: workspaceId, id }, { limit: 1, maxTimeMS });
    do {
      await this.takeBack([workspaceId], [id]);
      await this.#caps.updateMany(having(budget), [{ $set: { open } }], { maxTimeMS });
    } while ((isNone ? await isMovedOut() : 0) > 0);
  }

  /** Some of the reservations whose texts may have ended long ago. */
  async overdue(now: Date, limit: number): Promise<readonly BudgetKey[]> {
    const due = { $match: { 'open.until': { $lt: now } } };
    const moved = await this.#moved.find({ until: { $lt: now } }, { limit, maxTimeMS }).toArray();
    const entry = { workspace_id: '$workspace_id', content_id: '$open.content_id', id: '$open.id' };
    const stages = [
      due,
      { $unwind: '$open' },
      due,
      // A text under several caps comes once.
      { $group: { _id: entry } },
      { $limit: limit },
      { $replaceRoot: { newRoot: '$_id' } },
    ];
    const inCaps = await this.#caps
      .aggregate<Pick<StoredReservation, 'workspace_id' | 'content_id' | 'id'>>(stages, { maxTimeMS })
      .toArray();
    return [...inCaps, ...moved].slice(0, limit).map((one) => budgetOf(one.workspace_id, one));
  }

  /** Leaves the reservation of a text alone for a while. `false`: another server does. */
  async postpone(budget: BudgetKey, now: Date): Promise<boolean> {
    const { workspaceId: workspace_id, id } = budget;
    const isDue = { until: { $lt: now } };
    const later = { $set: { 'open.$[entry].until': this.#later() } };
    const inCaps = await this.#caps.updateMany(having(budget, isDue), later, { arrayFilters: [{ 'entry.id': id }], maxTimeMS });
    const moved = await this.#moved.updateMany({ workspace_id, id, ...isDue }, { $set: { until: this.#later() } }, { maxTimeMS });
    return inCaps.matchedCount + moved.matchedCount > 0;
  }

  #later(): Date {
    return new Date(Date.now() + lookedAtAgainAfter_ms);
  }
}
