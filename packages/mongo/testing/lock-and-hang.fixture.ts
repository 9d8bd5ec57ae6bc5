// A process that holds a lock until it is killed.
import { MongoClient } from 'mongodb';
import { withLock } from '../src/database/with-lock.ts';

const [uri = '', name = '', lock = '', duration = ''] = process.argv.slice(2);
const client = await MongoClient.connect(uri);
const hang = () => {
  console.log('held');
  return new Promise(() => undefined);
};
await withLock(client.db(name), lock, hang, { duration: Number(duration) });
