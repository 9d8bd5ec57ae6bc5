import { join } from 'node:path';

export interface DataFiles {
  readonly folder: string;
  readonly database: string;
  readonly log: string;
  readonly port: string;
  /** The key file of mongod's replica set: whoever has its text may do everything. */
  readonly key: string;
  /** The password of the database's user. */
  readonly password: string;
}

/** Where the embedded database keeps what it keeps, in a data folder. */
export function dataFiles(folder: string): DataFiles {
  const file = (name: string) => join(folder, name);
  return {
    folder,
    database: file('mongodb'),
    log: file('mongod.log'),
    port: file('mongod.port'),
    key: file('mongod.key'),
    password: file('mongod.password'),
  };
}
