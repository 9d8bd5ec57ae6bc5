import { BSON, type CollectionInfo, type Db, type Document } from 'mongodb';

/** All collections of a database, as extended JSON: their options, validators among them, their indexes and their documents. */
export async function dumpDatabase(db: Db): Promise<{ collections: Document; records: Document }> {
  const collections: Record<string, Document> = {};
  const records: Record<string, Document[]> = {};
  const listed = await db.listCollections<CollectionInfo>({ type: 'collection' }, { nameOnly: false }).toArray();
  for (const { name, options = {} } of listed.toSorted((one, other) => one.name.localeCompare(other.name))) {
    const indexes = (await db.collection(name).indexes()).filter((index) => index.name !== '_id_');
    collections[name] = { ...options, indexes: indexes.map(({ v: _, ...index }) => index) };
    // Without promotion, so that a long is written as one.
    records[name] = await db.collection(name).find({}, { promoteValues: false }).sort({ _id: 1 }).toArray();
  }
  return BSON.EJSON.serialize({ collections, records }, { relaxed: false }) as { collections: Document; records: Document };
}
