import { rm } from 'node:fs/promises';
import type { DataFiles } from '../data-folder/data-files.ts';
import { makePrivateFolder } from '../data-folder/private-files.ts';
import { EmbeddedMongoError } from '../process/embedded-mongo-error.ts';
import { findMongod } from '../find-mongod/find-mongod.ts';
import type { Log } from '../process/log.ts';
import { launchMongod, mongodAt, type Mongod } from '../mongod/launch-mongod.ts';
import { MongodFailure } from '../mongod/mongod-failure.ts';
import { cancelledStop, stopProcess } from '../process/running-process.ts';
import { unlessAborted } from '../process/unless-aborted.ts';
import { becomePrimary } from '../replica-set/become-primary.ts';

export interface Primary {
  readonly mongod: Mongod;
  readonly version: string;
  /** The program; `undefined` of one that was taken over. */
  readonly binary?: string;
}

type ChoosePort = (binary: string, files: DataFiles, signal?: AbortSignal) => Promise<number>;

interface RunOptions {
  readonly env: NodeJS.ProcessEnv;
  readonly log: Log;
  readonly choosePort: ChoosePort;
  /** The program that it ran before: to look for one takes as long as all the rest of a start. */
  readonly binary?: string | undefined;
  readonly cache_GB?: number | undefined;
  /** Cancels the start: started processes are stopped, and the signal's reason is thrown. */
  readonly signal?: AbortSignal | undefined;
}

/** Takes over the mongod that a killed server left running. One that does not answer, or asks for no password, is stopped instead. */
async function adopt(files: DataFiles, { log, signal }: RunOptions): Promise<Primary | null> {
  const mongod = await mongodAt(files.database);
  if (!mongod) return null;
  if (!mongod.command.includes(`--keyFile ${files.key} `)) {
    log.info(`Stopping the embedded MongoDB that an earlier version left running (process ${mongod.pid}): it asks for no password`);
    await stopProcess(mongod);
    return null;
  }
  try {
    const version = await unlessAborted(becomePrimary(mongod, files, 5_000), signal);
    log.info(`Took over the embedded MongoDB that an earlier server left running (process ${mongod.pid})`);
    return { mongod, version };
  } catch {
    // Any fault of it is mended by a new one in its place.
    await stopProcess(mongod, signal?.aborted ? cancelledStop : 5_000);
    signal?.throwIfAborted();
    return null;
  }
}

async function launch(binary: string, files: DataFiles, { choosePort, cache_GB, signal }: RunOptions): Promise<Primary> {
  const isNew = await makePrivateFolder(files.database);
  let mongod: Mongod | undefined;
  try {
    mongod = await launchMongod(binary, files, await choosePort(binary, files, signal), { cache_GB, signal });
    return { mongod, binary, version: await unlessAborted(becomePrimary(mongod, files, 30_000), signal) };
  } catch (error) {
    if (mongod) await stopProcess(mongod, signal?.aborted ? cancelledStop : undefined);
    // A new database that never worked is useless, and may take the last space on the disk.
    if (isNew) await rm(files.database, { recursive: true, force: true });
    throw error;
  }
}

const attempts = 3;

/** A mongod on this data folder that takes writes: the one that a killed server left behind, or a new one. */
export async function runMongod(files: DataFiles, options: RunOptions): Promise<Primary> {
  const adopted = await adopt(files, options);
  if (adopted) return adopted;
  const binary = options.binary ?? (await findMongod(options.env, options.log, { signal: options.signal }));
  for (let attempt = 1; ; attempt++) {
    try {
      return await launch(binary, files, options);
    } catch (error) {
      if (!(error instanceof MongodFailure)) throw error;
      if (error.isFullDisk) throw new EmbeddedMongoError(error.message);
      // A mongod that was still starting when we looked has the folder by now.
      const rival = await adopt(files, options);
      if (rival) return rival;
      if (attempt === attempts || !error.isPortTaken)
        throw new EmbeddedMongoError(`The embedded MongoDB (${binary}) does not start: ${error.message}`);
    }
  }
}
