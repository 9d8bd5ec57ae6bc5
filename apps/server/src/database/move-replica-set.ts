import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import type { DataFiles } from './data-files.ts';
import { launchMongod } from './launch-mongod.ts';
import { stopProcess } from './stop-process.ts';

const hasData = (database: string) =>
  access(join(database, 'WiredTiger')).then(
    () => true,
    () => false,
  );

/**
 * Gives a stopped replica set of one a new address, written into its configuration by a mongod without a set. `replSetReconfig` would be
 * simpler, but mongod first asks at the old address whether it is itself there, and waits half a minute for a stranger who never answers.
 */
export async function moveReplicaSet(binary: string, files: DataFiles, port: number): Promise<void> {
  if (!(await hasData(files.database))) return;
  const mongod = await launchMongod(binary, files, port, { alone: true });
  try {
    const client = await MongoClient.connect(`mongodb://127.0.0.1:${port}/?directConnection=true`);
    const configuration = client.db('local').collection('system.replset');
    await configuration.updateMany({}, { $set: { 'members.0.host': `127.0.0.1:${port}` }, $inc: { version: 1 } });
    await client.close();
  } finally {
    await stopProcess(mongod);
  }
}
