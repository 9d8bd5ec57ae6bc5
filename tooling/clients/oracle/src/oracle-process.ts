import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

const main = resolve(import.meta.dirname, 'main.ts');

export interface OracleProcess {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Starts the oracle on a database that our server has prepared. */
export async function oracleProcess(uri: string, database: string): Promise<OracleProcess> {
  const child = spawn(process.execPath, ['--conditions=@handbill/source', main, uri, database], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const said = await Promise.race([
    once(createInterface(child.stdout), 'line'),
    ended.then(() => Promise.reject(new Error('The oracle does not start'))),
  ]);
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { url: String(said[0]), stop };
}
