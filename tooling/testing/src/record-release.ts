// Records the database of a release, for the tests of later versions. With a server of the release on an empty database:
//   node tooling/testing/src/record-release.ts <version> <URL of the server> <its first key> <connection string> <database>
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BSON, MongoClient, type CollectionInfo, type Db, type Document } from 'mongodb';
import { makeRecords } from './make-records.ts';
import { releasedFolder } from './released-databases.ts';

const [version = '', url = '', key = '', uri = '', database = ''] = process.argv.slice(2);
const client = new MongoClient(uri);
try {
  const answers = await makeRecords(url, key);
  const dump = await dumpDatabase(client.db(database));
  const file = join(releasedFolder, `${version}.json`);
  // The text that is being written is finished by tests, which do not want to wait for it.
  await writeFile(file, inLines({ version, key, answers, ...dump }).replaceAll('sandbox:slow ', ''));
  console.log(`Wrote ${file}`);
} finally {
  await client.close();
}

/** All collections of a database, as extended JSON: their options, validators among them, their indexes and their documents. */
async function dumpDatabase(db: Db): Promise<{ collections: Document; records: Document }> {
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

/** JSON with a line for each member down to the third level, so that a record is a line. */
function inLines(value: unknown, level = 0): string {
  if (level === 3 || typeof value !== 'object' || value === null) return JSON.stringify(value);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const members = Object.entries(value).map(([name, member]) => {
    return `${' '.repeat(level + 1)}${Array.isArray(value) ? '' : `${JSON.stringify(name)}: `}${inLines(member, level + 1)}`;
  });
  const end = level === 0 ? '\n' : '';
  return members.length === 0 ? `${open}${close}` : `${open}\n${members.join(',\n')}\n${' '.repeat(level)}${close}${end}`;
}
