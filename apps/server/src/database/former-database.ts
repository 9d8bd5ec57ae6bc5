import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { explainSelection, hasServed } from '@handbill/mongo';
import { MongoClient } from 'mongodb';
import type { Settings } from '../settings/settings.ts';
import { StartupError } from '../log/startup-error.ts';

/** The key of the data folder, whose database is the one that this installation has used. */
const ownKey = async (data: string): Promise<string> => (await readFile(join(data, 'admin.key'), 'utf8').catch(() => '')).trim();

/**
 * Refuses to begin anew in the database that the address names where this installation's key belongs to the one that earlier versions took in
 * its place: whoever upgrades would find all keys and records gone.
 */
export async function assertNoFormerDatabase({ uri = '', db, formerDb }: Settings['mongo'], data: string): Promise<void> {
  if (formerDb === undefined) return;
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: 5_000 });
  try {
    const isLeft = !(await hasServed(client.db(db))) && (await hasServed(client.db(formerDb), await ownKey(data)));
    if (isLeft)
      throw new StartupError(
        `MONGODB_URI names the database ${db}, in which there is nothing of Handbill's, and earlier versions ignored that: the key of ${data} belongs to ${formerDb}. To go on there, set MONGODB_DB=${formerDb}; to begin anew, MONGODB_DB=${db}.`,
      );
  } catch (error) {
    throw explainSelection(error);
  } finally {
    await client.close();
  }
}
