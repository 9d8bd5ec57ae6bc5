// Records the database of a release, for the tests of later versions. With a server of the release on an empty database:
//   node tooling/testing/src/record-release.ts <version> <URL of the server> <its first key> <connection string> <database>
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { dumpDatabase } from './dump-database.ts';
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
