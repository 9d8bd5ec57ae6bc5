import { rm } from 'node:fs/promises';
import { StartRefused } from '../start-refused.ts';
import { becomePrimary } from './become-primary.ts';
import type { DataFiles } from './data-files.ts';
import { findMongod } from './find-mongod.ts';
import { launchMongod } from './launch-mongod.ts';
import type { Log } from './log.ts';
import { mongodAt, type Mongod } from './mongod-at.ts';
import { MongodEnded } from './mongod-ended.ts';
import { makePrivateFolder } from './private-files.ts';
import { stopProcess } from './stop-process.ts';

export interface Primary {
  readonly mongod: Mongod;
  readonly version: string;
}

/** The mongod whose server was killed, once it answers; one that doesn't, or lets everyone in, is stopped. */
async function adopted(files: DataFiles, log: Log): Promise<Primary | null> {
  const mongod = await mongodAt(files.database);
  if (!mongod) return null;
  if (!mongod.command.includes(`--keyFile ${files.key} `)) {
    log.info(`Stopping the embedded MongoDB that an earlier version left running (process ${mongod.pid}): it asks for no password`);
    await stopProcess(mongod);
    return null;
  }
  try {
    const version = await becomePrimary(mongod, files, 5_000);
    log.info(`Took over the embedded MongoDB that an earlier server left running (process ${mongod.pid})`);
    return { mongod, version };
  } catch {
    await stopProcess(mongod, 5_000);
    return null;
  }
}

async function launched(binary: string, files: DataFiles, port: () => Promise<number>): Promise<Primary> {
  const isNew = await makePrivateFolder(files.database);
  let mongod: Mongod | undefined;
  try {
    mongod = await launchMongod(binary, files, await port());
    return { mongod, version: await becomePrimary(mongod, files, 30_000) };
  } catch (error) {
    if (mongod) await stopProcess(mongod);
    // Half of a new database serves nobody, and may take the last room on the disk.
    if (isNew) await rm(files.database, { recursive: true, force: true });
    throw error;
  }
}

/** How to find the port for a start. */
export type ChoosePort = (binary: string, files: DataFiles) => Promise<number>;

/** A mongod on this folder that takes writes: the one left behind by a killed server, or a new one. */
export async function runningMongod(files: DataFiles, env: NodeJS.ProcessEnv, log: Log, choosePort: ChoosePort): Promise<Primary> {
  const found = await adopted(files, log);
  if (found) return found;
  const binary = await findMongod(env, log);
  for (let left = 2; ; left--) {
    try {
      return await launched(binary, files, () => choosePort(binary, files));
    } catch (error) {
      if (!(error instanceof MongodEnded)) throw error;
      if (error.isFullDisk) throw new StartRefused(error.message);
      // Lost a race for the port, or for the folder to a mongod that was still starting when we looked.
      const rival = await adopted(files, log);
      if (rival) return rival;
      if (left === 0 || !error.lostPort) throw new StartRefused(`The embedded MongoDB (${binary}) does not start: ${error.message}`);
    }
  }
}
