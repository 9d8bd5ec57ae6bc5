import { dataFiles } from '../src/data-folder/data-files.ts';
import { findMongod } from '../src/find-mongod/find-mongod.ts';
import { freePort } from '../src/process/free-port.ts';
import { launchMongod, type Mongod } from '../src/mongod/launch-mongod.ts';

/** A running mongod that is no replica set, on a folder of `dataFolder()`, which stops it. */
export async function standaloneMongod(data: string): Promise<Mongod> {
  return launchMongod(await findMongod(process.env, console), dataFiles(data), await freePort(), { standalone: true });
}

/** A running mongod of a replica set that was never initiated, on a folder of `dataFolder()`, which stops it. */
export async function uninitiatedMongod(data: string): Promise<Mongod> {
  return launchMongod(await findMongod(process.env, console), dataFiles(data), await freePort());
}
