import { join } from 'node:path';

export type DataFiles = Readonly<ReturnType<typeof dataFiles>>;

/** The paths of the embedded database in a data folder. */
export function dataFiles(folder: string) {
  const file = (name: string) => join(folder, name);
  return {
    folder,
    database: file('mongodb'),
    log: file('mongod.log'),
    port: file('mongod.port'),
    /** The key file of mongod's replica set: its text gives access to everything. */
    key: file('mongod.key'),
    password: file('mongod.password'),
    /** Which process owns the folder. */
    owner: file('owner.json'),
  };
}
