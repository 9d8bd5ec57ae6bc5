import type { RateLimit, RateStore, RateSubject, TakenCalls } from '@handbill/operations';
import type { Collection, Db } from 'mongodb';
import * as z from 'zod';
import { bsonSchema } from '../database/bson-schema.ts';
import { maxTimeMS } from '../database/client-options.ts';
import { againOnDuplicate } from '../database/is-duplicate.ts';
import { isOver, leaseUntil } from '../database/lease.ts';
import { defineKept } from '../records/kept.ts';

/** The window of a key or a workspace: the calls taken, and the last of them, by the database's clock. */
const StoredWindow = z.object({
  _id: z.string(),
  workspace_id: z.string(),
  taken: z.int(),
  granted: z.int(),
  at: z.date(),
  until: z.date(),
});
export type StoredWindow = z.infer<typeof StoredWindow>;

export const keptRates = defineKept({
  name: 'rate_windows',
  schema: bsonSchema(StoredWindow),
  indexes: [{ name: 'until', key: { until: 1 }, expireAfterSeconds: 60 }],
  exported: null,
});

export class MongoRates implements RateStore {
  readonly #windows: Collection<StoredWindow>;

  constructor(db: Db) {
    this.#windows = db.collection('rate_windows');
  }

  /** One command, so that servers together never take more than there is. */
  async take(subject: RateSubject, { requests, milliseconds }: RateLimit, calls: number): Promise<TakenCalls> {
    const before = { $cond: [isOver('$until'), 0, '$taken'] };
    // Calls that were taken under a higher limit stay taken.
    const after = { $max: ['$granted', { $min: [requests, { $add: ['$granted', calls] }] }] };
    const update = [
      { $set: { granted: before, until: { $cond: [isOver('$until'), leaseUntil(milliseconds), '$until'] }, at: '$$NOW' } },
      { $set: { taken: after, granted: { $subtract: [after, '$granted'] } } },
    ];
    const which = { _id: subject.id, workspace_id: subject.workspaceId };
    // A window that is lost with a primary costs nothing but a few calls too many.
    const options = { upsert: true, returnDocument: 'after', maxTimeMS, writeConcern: { w: 1, journal: false } } as const;
    const stored = await againOnDuplicate(() => this.#windows.findOneAndUpdate(which, update, options));
    if (stored === null) throw new Error('MongoDB returned nothing for an upsert');
    const { granted, taken, at, until } = stored;
    const end = until.getTime();
    return { granted, remaining: Math.max(0, requests - taken), end, left: end - at.getTime() };
  }
}
