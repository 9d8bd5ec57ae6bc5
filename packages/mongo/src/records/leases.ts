import { randomUUID } from 'node:crypto';
import type { BulkWriteOptions, Collection, Document, Filter, FindOptions } from 'mongodb';
import { maxTimeMS } from '../database/client-options.ts';
import { isOver, leaseUntil } from '../database/lease.ts';
import { withoutOutbox } from './outbox.ts';

/** How a lease is stored in its record. Times are the database's: the clocks of the processes do not matter. */
interface StoredLease {
  token: string;
  until: Date;
  /** How often the work was begun. */
  claims: number;
}

export interface Leased {
  _id: string;
  workspace_id: string;
  lease?: StoredLease | undefined;
}

/** The record that is held, and the token. A process that lost its lease to another cannot write any more, however late. */
export interface Held {
  readonly _id: string;
  readonly workspace_id: string;
  readonly token: string;
  /** Members that a renewal or a release sets besides, as stages of an update do. */
  readonly set?: Document | undefined;
}

/** A token that no process has: a renewal that is still on its way must not take back a released record. */
const released = 'released';

export const leaseIndex = {
  name: 'lease_until',
  key: { 'lease.until': 1 },
  partialFilterExpression: { 'lease.until': { $exists: true } },
} as const;

/** Matches records whose lease is over. `$exists` lets MongoDB use the index. */
export const due: Filter<Leased> = { 'lease.until': { $exists: true }, $expr: isOver('$lease.until') };

/** As many as one command changes, so that it does not take long. */
const chunkSize = 500;

export class Leases<S extends Leased> {
  readonly #collection: Collection<S>;
  readonly #duration: number;
  /** Another condition of records that are worked on. */
  readonly #worked: Filter<S>;

  /** @param duration how many milliseconds a lease lasts */
  constructor(collection: Collection<S>, duration: number, worked: Filter<S> = {}) {
    this.#collection = collection;
    this.#duration = duration;
    this.#worked = worked;
  }

  heldBy({ _id, workspace_id, token }: Held): Filter<S> {
    return { ...this.#worked, _id, workspace_id, 'lease.token': token };
  }

  /** Claims a matching record, by default the one whose lease ended first. Where another process is faster, it looks again. */
  async claim(
    filter: Filter<S>,
    order: FindOptions = { sort: { 'lease.until': 1 } },
  ): Promise<{ readonly stored: S; readonly token: string; readonly wasReleased: boolean } | null> {
    for (;;) {
      const projection = { workspace_id: 1, 'lease.token': 1 };
      const candidate = await this.#collection.findOne<Pick<S, '_id' | 'workspace_id' | 'lease'>>(filter, {
        ...order,
        projection,
        maxTimeMS,
      });
      if (candidate === null) return null;
      const { _id, workspace_id } = candidate;
      const token = randomUUID();
      const lease = { token, until: leaseUntil(this.#duration), claims: { $add: ['$lease.claims', 1] } };
      const which = { ...filter, _id, workspace_id } as Filter<S>;
      const options = { returnDocument: 'after', projection: withoutOutbox, maxTimeMS } as const;
      const stored = await this.#collection.findOneAndUpdate(which, [{ $set: { lease } }], options);
      if (stored !== null) return { stored: stored as S, token, wasReleased: candidate.lease?.token === released };
    }
  }

  /** Keeps leases, and resolves to those that are lost. */
  async renew(held: readonly Held[], options: Pick<BulkWriteOptions, 'writeConcern'> = {}): Promise<readonly Held[]> {
    const lost: Held[] = [];
    for (const some of chunks(held)) {
      const matched = await this.#changeAll(some, { 'lease.until': leaseUntil(this.#duration) }, options);
      if (matched < some.length) lost.push(...(await this.#lostOf(some)));
    }
    return lost;
  }

  /** Gives records back, to be claimed at once; their beginning does not count. */
  async release(held: readonly Held[]): Promise<void> {
    const claims = { $max: [0, { $subtract: ['$lease.claims', 1] }] };
    const change = { 'lease.until': '$$NOW', 'lease.claims': claims, 'lease.token': released };
    for (const some of chunks(held)) await this.#changeAll(some, change, {});
  }

  /** Gives a record back, to be claimed again after so many milliseconds; its beginning counts. `false`: the lease is lost. */
  async putOff(held: Held, after_ms: number): Promise<boolean> {
    return (await this.#changeAll([held], { 'lease.until': leaseUntil(after_ms), 'lease.token': released }, {})) === 1;
  }

  /** Changes leases; resolves to how many are still held. */
  async #changeAll(held: readonly Held[], change: Document, options: Pick<BulkWriteOptions, 'writeConcern'>): Promise<number> {
    const plain = held.filter(({ set }) => set === undefined);
    const writes = held.flatMap((one) =>
      one.set === undefined ? [] : [{ updateOne: { filter: this.heldBy(one), update: [{ $set: { ...change, ...one.set } }] } }],
    );
    const all = plain.length === 0 ? [] : [{ updateMany: { filter: this.#heldByAny(plain), update: [{ $set: change }] } }];
    const { matchedCount } = await this.#collection.bulkWrite([...writes, ...all], { ordered: false, maxTimeMS, ...options });
    return matchedCount;
  }

  async #lostOf(held: readonly Held[]): Promise<readonly Held[]> {
    const found = await this.#collection.find(this.#heldByAny(held), { projection: { 'lease.token': 1 }, maxTimeMS }).toArray();
    const tokens = new Set(found.map(({ lease }) => lease?.token));
    return held.filter(({ token }) => !tokens.has(token));
  }

  /** A token belongs to one record, so none of these leases matches the record of another. */
  #heldByAny(held: readonly Held[]): Filter<S> {
    return {
      ...this.#worked,
      workspace_id: { $in: [...new Set(held.map(({ workspace_id }) => workspace_id))] },
      _id: { $in: held.map(({ _id }) => _id) },
      'lease.token': { $in: held.map(({ token }) => token) },
    };
  }
}

const chunks = (held: readonly Held[]): Held[][] =>
  Array.from({ length: Math.ceil(held.length / chunkSize) }, (_, at) => held.slice(at * chunkSize, (at + 1) * chunkSize));
