import { join } from 'node:path';

export interface DataFiles {
  readonly folder: string;
  /** mongod's own folder. */
  readonly database: string;
  readonly log: string;
  readonly port: string;
  /** The key file of mongod's replica set: its text gives access to everything. */
  readonly key: string;
  /** The password of the database's user. */
  readonly password: string;
  /** Which process owns the folder. */
  readonly owner: string;
}

/** The paths of the embedded database in a data folder. */
export function dataFiles(folder: string): DataFiles {
  const file = (name: string) => join(folder, name);
  return {
    folder,
    database: file('mongodb'),
    log: file('mongod.log'),
    port: file('mongod.port'),
    key: file('mongod.key'),
    password: file('mongod.password'),
    owner: file('owner.json'),
  };
}
