import { createHash } from 'node:crypto';
import { lowestIdAt } from '@handbill/contract';
import type { RefusedCall, RefusedCalls } from '@handbill/operations';
import { MongoBulkWriteError, type AnyBulkWriteOperation, type Collection } from 'mongodb';
import * as z from 'zod';
import { GatheredWrites } from '../database/batches/gathered-writes.ts';
import { bsonSchema } from '../database/bson-schema.ts';
import { maxTimeMS } from '../database/client-options.ts';
import { duplicateKey } from '../database/is-duplicate.ts';
import { byWorkspace, defineKept } from '../records/kept.ts';

/** How often calls of a key were refused with a code in a minute, for an operation. */
export const StoredRefusal = z.object({
  _id: z.string(),
  workspace_id: z.string(),
  at: z.date(),
  key_id: z.string(),
  operation: z.string().nullable(),
  code: z.string(),
  count: z.int(),
  expire_at: z.date(),
});
export type StoredRefusal = z.infer<typeof StoredRefusal>;

export const keptRefusals = defineKept({
  name: 'refused_calls',
  schema: bsonSchema(StoredRefusal),
  indexes: [byWorkspace, { name: 'expire_at', key: { expire_at: 1 }, expireAfterSeconds: 0 }],
  exported: null,
});

const minute = 60_000;

/** Ids are in the order of the minutes, and the same on every server. */
function idOf({ key_id, operation, code, at }: Omit<StoredRefusal, '_id'>): string {
  const digest = createHash('sha256').update(`${key_id} ${code} ${operation}`).digest('hex').slice(0, 20);
  return lowestIdAt('rfs', at.getTime()).slice(0, -16) + BigInt(`0x${digest}`).toString(32).padStart(16, '0');
}

/** Counts refused calls, for all servers together. */
export class MongoRefusedCalls implements RefusedCalls {
  readonly #refusals: Collection<StoredRefusal>;
  readonly #retention: number;
  readonly #gathered = new GatheredWrites<Omit<StoredRefusal, '_id'>>((gathered) => this.#add([...gathered.values()]));

  /** @param retention how many milliseconds they are kept */
  constructor(refusals: Collection<StoredRefusal>, retention: number) {
    this.#refusals = refusals;
    this.#retention = retention;
  }

  count({ workspaceId: workspace_id, keyId: key_id, operation, code }: RefusedCall, now: Date): void {
    const at = new Date(now.getTime() - (now.getTime() % minute));
    const key = `${at.getTime()} ${key_id} ${code} ${operation}`;
    const count = (this.#gathered.get(key)?.count ?? 0) + 1;
    this.#gathered.set(key, { workspace_id, at, key_id, operation, code, count, expire_at: new Date(at.getTime() + this.#retention) });
  }

  close(): Promise<void> {
    return this.#gathered.close();
  }

  async #add(counted: readonly Omit<StoredRefusal, '_id'>[]): Promise<void> {
    const writes = counted.map(({ workspace_id, count, ...rest }): AnyBulkWriteOperation<StoredRefusal> => ({
      updateOne: {
        filter: { _id: idOf({ workspace_id, count, ...rest }), workspace_id },
        update: { $setOnInsert: rest, $inc: { count } },
        upsert: true,
      },
    }));
    const write = (some: typeof writes) => this.#refusals.bulkWrite(some, { ordered: false, maxTimeMS });
    await write(writes).catch((cause: unknown) => {
      if (!(cause instanceof MongoBulkWriteError)) throw cause;
      // Another server has inserted the same rows at this moment.
      const taken = [cause.writeErrors].flat().filter(({ code }) => code === duplicateKey);
      return write(taken.flatMap(({ index }) => writes[index] ?? []));
    });
  }
}
