import { join } from 'node:path';
import { credentialsIn, databaseUri } from '../src/database/credentials.ts';
import { dataFiles } from '../src/database/data-files.ts';
import { mongodAt } from '../src/database/mongod-at.ts';

/** Where the mongod that runs on this data folder is found, with its password. */
export async function embeddedUri(data: string): Promise<string> {
  const mongod = await mongodAt(join(data, 'mongodb'));
  if (mongod === null) throw new Error(`No mongod runs on ${data}`);
  return databaseUri(mongod.port, await credentialsIn(dataFiles(data)));
}
