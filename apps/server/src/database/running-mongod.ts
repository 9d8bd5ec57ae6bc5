import { StartRefused } from '../start-refused.ts';
import { becomePrimary } from './become-primary.ts';
import type { DataFiles } from './data-files.ts';
import { findMongod } from './find-mongod.ts';
import { keptPort } from './kept-port.ts';
import { launchMongod, MongodEnded } from './launch-mongod.ts';
import type { Log } from './log.ts';
import { mongodAt, type Mongod } from './mongod-at.ts';
import { stopProcess } from './stop-process.ts';

export interface Primary {
  readonly mongod: Mongod;
  readonly version: string;
}

/** The mongod whose server was killed, once it answers; one that doesn't is stopped. */
async function adopted(files: DataFiles, log: Log): Promise<Primary | null> {
  const mongod = await mongodAt(files.database);
  if (!mongod) return null;
  try {
    const version = await becomePrimary(mongod.port, 5_000);
    log.info(`Took over the embedded MongoDB that an earlier server left running (process ${mongod.pid})`);
    return { mongod, version };
  } catch {
    await stopProcess(mongod, 5_000);
    return null;
  }
}

async function launched(binary: string, files: DataFiles): Promise<Primary> {
  const mongod = await launchMongod(binary, files, await keptPort(binary, files));
  try {
    return { mongod, version: await becomePrimary(mongod.port) };
  } catch (error) {
    await stopProcess(mongod);
    throw error;
  }
}

/** A mongod on this folder that takes writes: the one left behind by a killed server, or a new one. */
export async function runningMongod(files: DataFiles, env: NodeJS.ProcessEnv, log: Log): Promise<Primary> {
  const found = await adopted(files, log);
  if (found) return found;
  const binary = await findMongod(env, log);
  for (let left = 2; ; left--) {
    try {
      return await launched(binary, files);
    } catch (error) {
      if (!(error instanceof MongodEnded)) throw error;
      // Lost a race for the port, or for the folder to a mongod that was still starting when we looked.
      const rival = await adopted(files, log);
      if (rival) return rival;
      if (left === 0 || !error.lostPort) throw new StartRefused(`The embedded MongoDB (${binary}) does not start: ${error.message}`);
    }
  }
}
