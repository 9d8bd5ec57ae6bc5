import { resolve } from 'node:path';
import { loadEnvFile } from 'node:process';
import { StartupError } from '../log/startup-error.ts';
import { projectRoot } from './variables.ts';

/** Where settings are read from, besides the environment. */
export const usualEnvFile = resolve(projectRoot, '.env');

/**
 * Reads a file of settings into the environment, whose own variables win. Resolves to its path, or to `undefined` where there is no
 * `.env` in the project's root; one that was named has to be there.
 */
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
