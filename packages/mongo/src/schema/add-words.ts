import type { Db, Document } from 'mongodb';
import { searchedOf } from '../records/kept.ts';
import { collections } from './collections.ts';

const batchSize = 200;

/** Gives records of a version without its own search the words that `q` searches. May be interrupted and run again. */
export async function addWords(db: Db): Promise<void> {
  for (const kept of collections) if (kept.searched !== undefined) await addWordsTo(db, kept.name, kept.searched);
}

async function addWordsTo(db: Db, name: string, searched: readonly string[]): Promise<void> {
  const records = db.collection<Document & { _id: string }>(name);
  const projection = Object.fromEntries(searched.map((field) => [field, 1]));
  for (let last = ''; ;) {
    const filter = { _id: { $gt: last }, words: { $exists: false } };
    const found = await records.find(filter, { projection, sort: { _id: 1 }, limit: batchSize }).toArray();
    if (found.length === 0) return;
    const updates = found.map(({ _id, ...texts }) => {
      // A record that is changed meanwhile stays as a newer server leaves it.
      const unchanged = Object.fromEntries(searched.map((field) => [field, texts[field] ?? null]));
      return { updateOne: { filter: { _id, words: { $exists: false }, ...unchanged }, update: { $set: searchedOf({ searched }, texts) } } };
    });
    await records.bulkWrite(updates, { ordered: false });
    last = found.at(-1)?._id ?? last;
  }
}
