import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { asMongodItself, credentialsIn } from './credentials.ts';
import type { DataFiles } from './data-files.ts';
import { launchMongod } from './launch-mongod.ts';
import { stopProcess } from './stop-process.ts';
import { withClient } from './with-client.ts';

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
    await withClient(port, asMongodItself(await credentialsIn(files)), async (client) => {
      const configuration = client.db('local').collection('system.replset');
      await configuration.updateMany({}, { $set: { 'members.0.host': `127.0.0.1:${port}` }, $inc: { version: 1 } });
    });
  } finally {
    await stopProcess(mongod);
  }
}
