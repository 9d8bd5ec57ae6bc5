import { join } from 'node:path';

export interface DataFiles {
  readonly folder: string;
  readonly database: string;
  readonly log: string;
  readonly port: string;
}

/** Where the embedded database keeps what it keeps, in a data folder. */
export function dataFiles(folder: string): DataFiles {
  return { folder, database: join(folder, 'mongodb'), log: join(folder, 'mongod.log'), port: join(folder, 'mongod.port') };
}
