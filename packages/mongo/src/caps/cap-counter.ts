import { randomUUID } from 'node:crypto';
import { spendThresholds } from '@handbill/contract';
import type { ClientSession, Collection, Db, Document } from 'mongodb';
import { maxTimeMS } from '../database/client-options.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { recordEvent } from '../records/change.ts';
import { CapEntries } from './cap-entries.ts';
import type { KeyFamilies } from './key-families.ts';
import { inUnit, sumOf, sumsOf, unitName, units, type StoredCap, type StoredSpend, type Unit } from './stored-cap.ts';

export interface PaidCall extends StoredSpend {
  readonly workspace_id: string;
  readonly key_id: string | null;
  readonly month: string;
  /** The budget that pays for it, where something is reserved. */
  readonly budget: string | undefined;
}

export interface HoldingCap {
  readonly cap: Pick<StoredCap, '_id' | 'workspace_id' | 'key_id' | 'month'>;
  readonly counts: (call: PaidCall) => boolean;
}

function paidFrom(calls: readonly PaidCall[]): ({ readonly id: string } & StoredSpend)[] {
  const ids = new Set(calls.flatMap(({ budget }) => budget ?? []));
  return [...ids].map((id) => {
    return { id, ...sumsOf(calls.filter(({ budget }) => budget === id)) };
  });
}

function openWithout(paid: ReturnType<typeof paidFrom>): Document {
  const own = { $first: { $filter: { input: { $literal: paid }, as: 'one', cond: { $eq: ['$$one.id', '$$entry.id'] } } } };
  const less = (unit: Unit) => ({ $max: [0n, { $subtract: [`$$entry.${unit}`, { $ifNull: [`$$paid.${unit}`, 0n] }] }] });
  const entry = { $let: { vars: { paid: own }, in: { $mergeObjects: ['$$entry', { tokens: less('tokens'), usd: less('usd') }] } } };
  return { $map: { input: '$open', as: 'entry', in: entry } };
}

export class CapCounter {
  readonly #db: Db;
  readonly #caps: Collection<StoredCap>;
  readonly #families: KeyFamilies;
  readonly entries: CapEntries;

  constructor(db: Db, families: KeyFamilies) {
    this.#db = db;
    this.#caps = db.collection('caps');
    this.#families = families;
    this.entries = new CapEntries(db);
  }

  /** Locks caps, as the first command of a transaction: reservations would break off one that read caps before it wrote to them. */
  async lock(holding: readonly HoldingCap[], session: ClientSession): Promise<void> {
    const locked_by = randomUUID();
    for (const { cap } of holding)
      await this.#caps.updateOne({ _id: cap._id, workspace_id: cap.workspace_id }, { $set: { locked_by } }, { session });
  }

  /** Adds calls to the caps that hold for them, in the transaction that adds them to the usage: both have a call, or neither. */
  async count(calls: readonly PaidCall[], holding: readonly HoldingCap[], session: ClientSession): Promise<void> {
    const budgets = calls.flatMap(({ budget }) => budget ?? []);
    const workspaceIds = new Set(calls.map(({ workspace_id }) => workspace_id));
    if (budgets.length > 0) await this.entries.takeBack([...workspaceIds], budgets, session);
    for (const { cap, counts } of holding) {
      const counted = calls.filter(counts);
      if (counted.length > 0) await this.#add(cap, counted, session);
    }
  }

  async holdingFor(calls: readonly PaidCall[]): Promise<readonly HoldingCap[]> {
    const workspace_id = { $in: [...new Set(calls.map((call) => call.workspace_id))] };
    const month = { $in: [...new Set(calls.map((call) => call.month))] };
    // In one order: transactions that wait for each other would be broken off.
    const options = { projection: { workspace_id: 1, key_id: 1, month: 1 }, sort: { _id: 1 }, maxTimeMS } as const;
    const caps = await this.#caps.find({ workspace_id, month }, options).toArray();
    const makers = caps.some(({ key_id }) => key_id !== null) ? await this.#makersOf(calls) : new Map<string, readonly string[]>();
    const holding = caps.map((cap) => {
      const isOfFamily = (id: string | null) => cap.key_id === null || (id !== null && makers.get(id)?.includes(cap.key_id) === true);
      const counts = (call: PaidCall) => call.workspace_id === cap.workspace_id && call.month === cap.month && isOfFamily(call.key_id);
      return { cap, counts };
    });
    return holding.filter(({ counts }) => calls.some(counts));
  }

  async #makersOf(calls: readonly PaidCall[]): Promise<ReadonlyMap<string, readonly string[]>> {
    const keys = new Map(calls.flatMap(({ key_id, workspace_id }) => (key_id === null ? [] : [[key_id, workspace_id] as const])));
    const found = [...keys].map(async ([id, workspace_id]) => [id, await this.#families.makersOf(workspace_id, id)] as const);
    return new Map(await Promise.all(found));
  }

  async #add({ _id, workspace_id }: Pick<StoredCap, '_id' | 'workspace_id'>, calls: readonly PaidCall[], session: ClientSession) {
    const paid = paidFrom(calls);
    const spent = { tokens: { $add: ['$spent.tokens', sumOf(calls, 'tokens')] }, usd: { $add: ['$spent.usd', sumOf(calls, 'usd')] } };
    const update = [{ $set: { spent, ...(paid.length > 0 && { open: openWithout(paid) }) } }];
    const cap = await this.#caps.findOneAndUpdate({ _id, workspace_id }, update, { session, returnDocument: 'after' });
    if (cap !== null) await this.#tellThresholds(cap, session);
  }

  /** The transaction in which a sum passes a threshold records the event. */
  async #tellThresholds(cap: StoredCap, session: ClientSession): Promise<void> {
    const { _id, workspace_id, key_id, limits, spent, told } = cap;
    const passed = units.flatMap((unit) =>
      spendThresholds.flatMap((threshold) => {
        const limit = limits[unit] ?? 0n;
        const name = `${unit}_${threshold}`;
        const isPassed = limit > 0n && spent[unit] * 100n >= limit * BigInt(threshold) && !told.includes(name);
        return isPassed ? [{ unit, threshold, limit, name }] : [];
      }),
    );
    if (passed.length === 0) return;
    const names = passed.map(({ name }) => name);
    await this.#caps.updateOne({ _id, workspace_id }, { $push: { told: { $each: names } } }, { session });
    const by = { workspaceId: workspace_id, keyId: null, actor: 'system:caps', requestId: null };
    const scope = key_id === null ? 'workspace' : 'key';
    for (const { unit, threshold, limit, name } of passed) {
      const figures = { unit: unitName(unit), limit: inUnit(unit, limit), spent: inUnit(unit, spent[unit]), threshold };
      const record = { _id: `${_id}_${name}`, workspace_id, scope, key_id, ...figures };
      await recordEvent(this.#db, { by, at: new Date(), why: 'spend.threshold' }, record, session);
    }
  }

  /** Sets the spent sums to those of the usage. A transaction that adds to both comes before it, or after. */
  async recount(which: { readonly _id: string; readonly workspace_id: string }, isLast = false): Promise<void> {
    await inTransaction(this.#db.client, async (session) => {
      const lock = { $set: { counted: true }, ...(isLast && { $unset: { count_again_at: true as const } }) };
      const cap = await this.#caps.findOneAndUpdate(which, lock, { session });
      if (cap === null) return;
      const spent = await this.spentIn(cap, session);
      await this.#caps.updateOne(which, { $set: { spent } }, { session });
    });
  }

  async spentIn(
    { workspace_id, key_id, month }: Pick<StoredCap, 'workspace_id' | 'key_id' | 'month'>,
    session?: ClientSession,
  ): Promise<StoredSpend> {
    const ofKeys = key_id !== null && { key_id: { $in: await this.#families.madeBy(workspace_id, key_id) } };
    const $match = { workspace_id, _id: { $gte: month, $lt: `${month}~` }, ...ofKeys };
    const tokens = { $sum: { $add: ['$input_tokens', '$output_tokens'] } };
    const usd = { $sum: { $cond: [{ $eq: ['$currency', 'USD'] }, '$amount', 0n] } };
    const summing = [{ $match }, { $group: { _id: null, tokens, usd } }];
    const [sum] = await this.#db
      .collection('usage')
      .aggregate<StoredSpend>(summing, { maxTimeMS, ...(session && { session }) })
      .toArray();
    return { tokens: sum?.tokens ?? 0n, usd: sum?.usd ?? 0n };
  }

  /** Counts caps once more that were first counted some time ago, or all from a month on. */
  async countAgain(due: { readonly before: Date } | { readonly from: string }): Promise<void> {
    const filter = 'from' in due ? { month: { $gte: due.from } } : { count_again_at: { $lt: due.before } };
    for (const which of await this.#caps.find(filter, { projection: { workspace_id: 1 }, maxTimeMS }).toArray())
      await this.recount({ _id: which._id, workspace_id: which.workspace_id }, 'before' in due);
  }
}
