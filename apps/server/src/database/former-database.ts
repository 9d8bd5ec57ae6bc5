import { explainSelection, hasServed } from '@handbill/mongo';
import { MongoClient } from 'mongodb';
import type { Settings } from '../settings/settings.ts';
import { StartupError } from '../log/startup-error.ts';

/**
 * Refuses to begin anew in the database that the address names, where the records are in the one that earlier versions took in its place. Only
 * its owner knows which of the two is meant: the other one may be another server's.
 */
export async function assertNoFormerDatabase({ uri = '', db, formerDb }: Settings['mongo']): Promise<void> {
  if (formerDb === undefined) return;
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: 5_000 });
  try {
    const isLeft = !(await hasServed(client.db(db))) && (await hasServed(client.db(formerDb)));
    if (isLeft)
      throw new StartupError(
        `MONGODB_URI names the database ${db}, in which there is nothing of Handbill's, and earlier versions ignored that: there are records in ${formerDb}. To go on with these, set MONGODB_DB=${formerDb}; to begin anew, MONGODB_DB=${db}.`,
      );
  } catch (error) {
    throw explainSelection(error);
  } finally {
    await client.close();
  }
}
