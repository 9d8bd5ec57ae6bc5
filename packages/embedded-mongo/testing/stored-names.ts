import { MongoClient } from 'mongodb';

/** Connects to a MongoDB for some work. */
export async function withConnection<T>(uri: string, work: (client: MongoClient) => Promise<T>): Promise<T> {
  const client = await MongoClient.connect(uri, { serverSelectionTimeoutMS: 20_000 });
  try {
    return await work(client);
  } finally {
    await client.close();
  }
}

/** Stores something that a later start has to find again. */
export const storeName = (uri: string, name: string) =>
  withConnection(uri, (client) => client.db('kept').collection('things').insertOne({ name }));

/** All names that were stored. */
export const storedNames = (uri: string): Promise<unknown[]> =>
  withConnection(uri, async (client) => (await client.db('kept').collection('things').find().toArray()).map((thing) => thing['name']));
