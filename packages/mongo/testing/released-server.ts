import { newId } from '@handbill/contract';
import { releasedDatabases, type ReleasedDatabase, type ReleasedRecord } from '@handbill/testing';
import type { Db } from 'mongodb';

const [first] = releasedDatabases;
if (first === undefined) throw new Error('There is no released database');

/** The database of version 0.1.0. */
export const released = first;

const prefixes: Readonly<Record<string, string>> = { campaigns: 'cmp', content: 'cnt' };

/** A server of a released version as the database sees it: its writes, and its lists with the names of its indexes as hints. */
export class ReleasedServer {
  readonly #db: Db;
  readonly #release: ReleasedDatabase;

  constructor(db: Db, release: ReleasedDatabase = released) {
    this.#db = db;
    this.#release = release;
  }

  /** Lists by each of its filters, and by text. */
  async list(): Promise<void> {
    for (const name of Object.keys(prefixes)) {
      const record = this.#release.records[name]?.[0];
      const collection = this.#db.collection(name);
      for (const { name: hint, key } of this.#release.collections[name]?.indexes ?? []) {
        const fields = Object.keys(key).filter((field) => field !== '_id');
        if (!fields.includes('workspace_id') || fields.includes('_fts')) continue;
        const filter = Object.fromEntries(fields.map((field) => [field, [record?.[field]].flat()[0]]));
        await collection.find(filter, { hint, sort: { _id: -1 }, limit: 21 }).toArray();
        await this.#db.command({ count: name, query: filter, hint, limit: 10_001 });
      }
      await collection.find({ workspace_id: record?.['workspace_id'], $text: { $search: '"sourdough"' } }).toArray();
    }
  }

  /** Writes each of its records anew, changes it, deletes and restores it. */
  async write(): Promise<void> {
    for (const [name, prefix] of Object.entries(prefixes))
      for (const recorded of this.#release.records[name] ?? []) {
        const record = { ...recorded, _id: newId(prefix, new Date()) };
        const [live, deleted] = [this.#db.collection<ReleasedRecord>(name), this.#db.collection<ReleasedRecord>(`${name}_deleted`)];
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
