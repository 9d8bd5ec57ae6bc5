import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { DataFiles } from './data-files.ts';
import { closeToOthers, writePrivateFile } from './private-files.ts';

/** The secrets of the embedded database. Both go into no log, no error and no command line. */
export interface Credentials {
  readonly key: string;
  readonly password: string;
}

const textIn = (path: string): Promise<string> =>
  readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });

/** The secret in this file; a new one where the file is missing or empty, as a crash may leave it. */
async function secretIn(path: string, generate: () => string): Promise<string> {
  const existing = (await textIn(path)).trim();
  if (existing !== '') {
    await closeToOthers(path);
    return existing;
  }
  const secret = generate();
  await writePrivateFile(path, `${secret}\n`);
  return secret;
}

/** The credentials in a data folder; missing ones are generated. */
export async function credentialsIn(files: Pick<DataFiles, 'key' | 'password'>): Promise<Credentials> {
  return {
    // mongod accepts base64 only.
    key: await secretIn(files.key, () => randomBytes(48).toString('base64')),
    // Needs no escaping in a URI.
    password: await secretIn(files.password, () => randomBytes(32).toString('base64url')),
  };
}
