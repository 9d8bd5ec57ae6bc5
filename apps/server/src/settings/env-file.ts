import { resolve } from 'node:path';
import { loadEnvFile } from 'node:process';
import { StartupError } from '../log/startup-error.ts';
import { usualEnvFile } from './installation.ts';

/** Reads a file of settings into the environment, whose own variables win. `undefined`: the usual one is not there; a named one has to be. */
export function readEnvFile(named?: string): string | undefined {
  const file = named === undefined ? usualEnvFile : resolve(named);
  try {
    loadEnvFile(file);
    return file;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' && named === undefined) return undefined;
    throw new StartupError(`The file of settings ${file} cannot be read: ${message}`);
  }
}
