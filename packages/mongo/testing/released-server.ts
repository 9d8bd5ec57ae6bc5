import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newId } from '@handbill/contract';
import { BSON, type Db, type Document, type IndexDescription } from 'mongodb';

interface Stored extends Document {
  readonly _id: string;
  readonly workspace_id: string;
}

interface Released {
  readonly collections: Readonly<Record<string, { readonly indexes: readonly (IndexDescription & { name: string })[] }>>;
  readonly records: Readonly<Record<string, readonly Stored[]>>;
}

/** What version 0.1.0 (commit cd7c11c) left in an empty database and what it wrote there, recorded. Never changed: the next release gets a file of its own. */
export const released = BSON.EJSON.parse(readFileSync(join(import.meta.dirname, 'released-database.json'), 'utf8'), {
  relaxed: false,
}) as Released;

/** Makes an empty database one of version 0.1.0, with its records. */
export async function restoreReleased(db: Db): Promise<void> {
  for (const [name, { indexes, ...options }] of Object.entries(released.collections)) {
    await db.createCollection(name, options);
    await db.collection(name).createIndexes([...indexes]);
    const records = released.records[name] ?? [];
    if (records.length > 0) await db.collection<Stored>(name).insertMany([...records]);
  }
}

const prefixes: Readonly<Record<string, string>> = { campaigns: 'cmp', content: 'cnt' };

/** A server of version 0.1.0 as the database sees it: its writes, and its lists with the names of its indexes as hints. */
export class ReleasedServer {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Lists by each of its filters, and by text. */
  async list(): Promise<void> {
    for (const name of Object.keys(prefixes)) {
      const record = released.records[name]?.[0];
      for (const { name: hint, key } of released.collections[name]?.indexes ?? []) {
        const fields = Object.keys(key).filter((field) => field !== '_id');
        if (!fields.includes('workspace_id') || fields.includes('_fts')) continue;
        const filter = Object.fromEntries(fields.map((field) => [field, [record?.[field]].flat()[0]]));
        await this.#db
          .collection(name)
          .find(filter, { hint, sort: { _id: -1 } })
          .limit(21)
          .toArray();
        await this.#db.command({ count: name, query: filter, hint, limit: 10_001 });
      }
      await this.#db
        .collection(name)
        .find({ workspace_id: record?.workspace_id, $text: { $search: '"sourdough"' } })
        .toArray();
    }
  }

  /** Writes each of its records anew, changes it, deletes and restores it. */
  async write(): Promise<void> {
    for (const [name, prefix] of Object.entries(prefixes))
      for (const recorded of released.records[name] ?? []) {
        const record = { ...recorded, _id: newId(prefix, new Date()) };
        const [live, deleted] = [this.#db.collection<Stored>(name), this.#db.collection<Stored>(`${name}_deleted`)];
        await live.insertOne(record);
        await live.updateOne({ _id: record._id }, { $set: { updated_at: new Date() }, $inc: { revision: 1 } });
        await live.findOneAndDelete({ _id: record._id });
        await deleted.insertOne({ ...record, deleted_at: new Date() });
        await deleted.findOneAndDelete({ _id: record._id });
        await live.insertOne(record);
      }
  }

  async call(): Promise<void> {
    await Promise.all([this.list(), this.write()]);
  }
}
