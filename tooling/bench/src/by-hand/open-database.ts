import { MongoClient, type Db } from 'mongodb';

/** The database that all sides share. */
export async function openDatabase(): Promise<Db> {
  const client = new MongoClient(process.env['MONGODB_URI'] ?? '', { serverSelectionTimeoutMS: 5_000 });
  await client.connect();
  return client.db(process.env['MONGODB_DB']);
}
