import { credentialsIn } from '../src/data-folder/credentials.ts';
import { dataFiles } from '../src/data-folder/data-files.ts';
import { databaseUri } from '../src/replica-set/with-client.ts';
import { mongodIn } from './data-folder.ts';

/** The address of the mongod that runs on this data folder, with its password. */
export async function embeddedUri(data: string): Promise<string> {
  const mongod = await mongodIn(data);
  if (mongod === null) throw new Error(`No mongod runs on ${data}`);
  return databaseUri(mongod.port, await credentialsIn(dataFiles(data)));
}
