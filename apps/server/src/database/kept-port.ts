import { readFile, rm } from 'node:fs/promises';
import type { DataFiles } from './data-files.ts';
import { freePort, isFree } from './free-port.ts';
import { moveReplicaSet } from './move-replica-set.ts';
import { PortTaken } from './port-taken.ts';
import { closeToOthers, writePrivateFile } from './private-files.ts';

async function portIn(file: string): Promise<number | null> {
  const port = Number(await readFile(file, 'utf8').catch(() => ''));
  return Number.isInteger(port) && port > 0 && port < 65_536 ? port : null;
}

/** The port to start at: picked once and kept, since a replica set remembers its address; when another program has taken it, the set is moved. */
export async function keptPort(binary: string, files: DataFiles): Promise<number> {
  const kept = await portIn(files.port);
  if (kept !== null && (await isFree(kept))) {
    await closeToOthers(files.port);
    return kept;
  }
  const port = await freePort();
  // Without the file the address counts as unknown, so that a move cut short is made again.
  await rm(files.port, { force: true });
  await moveReplicaSet(binary, files, port);
  await writePrivateFile(files.port, `${port}\n`);
  return port;
}

/** This port and no other: clients that are connected look for the database there. */
export const samePort = (port: number) => async (): Promise<number> => {
  if (!(await isFree(port))) throw new PortTaken(`Another program has taken port ${port} of the embedded MongoDB`);
  return port;
};
