import { MongoClient } from 'mongodb';

/** Works on a MongoDB with a connection of its own. */
export async function on<T>(uri: string, work: (client: MongoClient) => Promise<T>): Promise<T> {
  const client = await MongoClient.connect(uri, { serverSelectionTimeoutMS: 20_000 });
  try {
    return await work(client);
  } finally {
    await client.close();
  }
}

/** Stores something that a later start has to find again. */
export const write = (uri: string, name: string) => on(uri, (client) => client.db('kept').collection('things').insertOne({ name }));

/** The names of all that was stored. */
export const names = (uri: string): Promise<unknown[]> =>
  on(uri, async (client) => (await client.db('kept').collection('things').find().toArray()).map((thing) => thing['name']));
