import { access, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { credentialsIn } from '../data-folder/credentials.ts';
import type { DataFiles } from '../data-folder/data-files.ts';
import { closeToOthers, writePrivateFile } from '../data-folder/private-files.ts';
import { freePort, isFree } from '../process/free-port.ts';
import { launchMongod } from '../mongod/launch-mongod.ts';
import { stopProcess } from '../process/running-process.ts';
import { asMongodItself, withClient } from './with-client.ts';

export class PortTaken extends Error {
  override readonly name = 'PortTaken';
}

const hasData = (database: string) =>
  access(join(database, 'WiredTiger')).then(
    () => true,
    () => false,
  );

/** Gives a stopped replica set of one a new address, outside the set: `replSetReconfig` would first wait for an answer at the old one. */
async function moveReplicaSet(binary: string, files: DataFiles, port: number, signal: AbortSignal | undefined): Promise<void> {
  if (!(await hasData(files.database))) return;
  const mongod = await launchMongod(binary, files, port, { standalone: true, signal });
  try {
    await withClient(port, asMongodItself(await credentialsIn(files)), async (client) => {
      const configuration = client.db('local').collection('system.replset');
      await configuration.updateMany({}, { $set: { 'members.0.host': `127.0.0.1:${port}` }, $inc: { version: 1 } });
    });
  } finally {
    await stopProcess(mongod);
  }
}

async function portIn(file: string): Promise<number | null> {
  const port = Number(await readFile(file, 'utf8').catch(() => ''));
  return Number.isInteger(port) && port > 0 && port < 65_536 ? port : null;
}

/** The port to start at: the same each time, since a replica set stores its address. If another program has taken it, the set moves. */
export async function keptPort(binary: string, files: DataFiles, signal?: AbortSignal): Promise<number> {
  const kept = await portIn(files.port);
  if (kept !== null && (await isFree(kept))) {
    await closeToOthers(files.port);
    return kept;
  }
  const port = await freePort();
  // Without the file the address is unknown, so that an interrupted move is made again.
  await rm(files.port, { force: true });
  await moveReplicaSet(binary, files, port, signal);
  await writePrivateFile(files.port, `${port}\n`);
  return port;
}

/** For a restart: this port and no other, since connected clients look for the database there. */
export const samePort = (port: number) => async (): Promise<number> => {
  if (!(await isFree(port))) throw new PortTaken(`Another program has taken port ${port} of the embedded MongoDB`);
  return port;
};
