import { MongoServerError, type Db } from 'mongodb';
import { maxTimeMS } from '../database/client-options.ts';
import { keyIdOf } from '../keys/key-secret.ts';

const unauthorized = 13;

/**
 * Whether a server has ever started on a database, which makes a key, or whether it has this key. One that may not be read was never served
 * either.
 */
export async function hasServed(db: Db, key?: string): Promise<boolean> {
  const id = key === undefined ? undefined : keyIdOf(key);
  if (key !== undefined && id === undefined) return false;
  try {
    const keys = db.collection<{ _id: string }>('keys');
    return (await keys.findOne(id === undefined ? {} : { _id: id }, { projection: { _id: 1 }, maxTimeMS })) !== null;
  } catch (error) {
    if (error instanceof MongoServerError && error.code === unauthorized) return false;
    throw error;
  }
}
