import { MongoServerError, type Db } from 'mongodb';
import { maxTimeMS } from '../database/client-options.ts';

const unauthorized = 13;

/** Whether a server has ever started on a database: the first start makes a key. One that may not be read was never served either. */
export async function hasServed(db: Db): Promise<boolean> {
  try {
    return (await db.collection('keys').findOne({}, { projection: { _id: 1 }, maxTimeMS })) !== null;
  } catch (error) {
    if (error instanceof MongoServerError && error.code === unauthorized) return false;
    throw error;
  }
}
