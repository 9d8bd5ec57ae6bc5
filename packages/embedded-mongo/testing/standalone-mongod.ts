import { dataFiles } from '../src/data-folder/data-files.ts';
import { findMongod } from '../src/find-mongod/find-mongod.ts';
import { freePort } from '../src/process/free-port.ts';
import { launchMongod, type Mongod } from '../src/mongod/launch-mongod.ts';

/** A running mongod that is no replica set, on a folder of `dataFolder()`, which stops it. */
export async function standaloneMongod(data: string): Promise<Mongod> {
  const binary = await findMongod(process.env, console);
  return launchMongod(binary, dataFiles(data), await freePort(), { standalone: true });
}
