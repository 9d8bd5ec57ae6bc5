import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const oldest = 6;

/** Runs a mongod to learn its version; throws, saying why, when it can't run here or is too old. */
export async function mongodVersion(binary: string): Promise<string> {
  const { stdout } = await promisify(execFile)(binary, ['--version']).catch((error: Error & { stderr?: string }) => {
    throw new Error(`${binary} does not run: ${(error.stderr || error.message).trim().split('\n').at(-1)}`);
  });
  const version = /db version v(\d+\.\S+)/.exec(stdout)?.[1];
  if (!version) throw new Error(`${binary} is not a mongod`);
  if (Number.parseInt(version) < oldest) throw new Error(`${binary} is MongoDB ${version}; ${oldest} or later is needed`);
  return version;
}
