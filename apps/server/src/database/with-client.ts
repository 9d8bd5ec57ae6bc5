import { MongoClient, type MongoClientOptions } from 'mongodb';

/** Works on one mongod, whatever part of a set it is, and closes the connection behind the work. */
export async function withClient<T>(port: number, options: MongoClientOptions, work: (client: MongoClient) => Promise<T>): Promise<T> {
  const client = new MongoClient(`mongodb://127.0.0.1:${port}/?directConnection=true`, options);
  try {
    return await work(client);
  } finally {
    await client.close();
  }
}
