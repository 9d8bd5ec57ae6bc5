import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** A function of ours that ran. */
export interface RunFunction {
  /** The address of its file. */
  readonly url: string;
  /** Empty where it has none. */
  readonly name: string;
  /** Where it begins in its file. */
  readonly offset: number;
  readonly count: number;
}

export interface RecordedServer {
  readonly url: string;
  readonly key: string;
  /** The functions that ran since it was last called, in the order of their files and lines. */
  takeFunctions(): Promise<readonly RunFunction[]>;
  stop(): Promise<void>;
}

const root = resolve(import.meta.dirname, '../../..');

/** Starts the server from its sources, with these variables, and records which functions run. */
export async function startRecordedServer(
  env: Readonly<Record<string, string>> & { readonly HANDBILL_DATA: string },
): Promise<RecordedServer> {
  const child = fork(join(root, 'apps/server/src/main.ts'), ['--no-settings'], {
    execArgv: ['--conditions=@handbill/source', '--import', join(import.meta.dirname, 'record-functions.mjs')],
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      PORT: '0',
      HOST: '127.0.0.1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  // Shown only where the server fails: each request is a line of it.
  let log = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (log += text));
  const output = child.stdout;
  if (output === null) throw new Error('The output of the server is a pipe');
  child.once('exit', (code) => output.destroy(new Error(`The server ended with exit code ${code}: ${log}`)));
  let printed = '';
  output.setEncoding('utf8').on('data', (text: string) => (printed += text));
  while (!/^ {2}Writer .*\n/m.test(printed)) await once(output, 'data');
  return {
    url: /^ {2}REST +(.*)\/v1$/m.exec(printed)?.[1] ?? '',
    key: (await readFile(join(env.HANDBILL_DATA, 'admin.key'), 'utf8')).trim(),
    takeFunctions: async () => {
      child.send('take');
      const [functions] = (await once(child, 'message')) as [readonly RunFunction[]];
      return functions;
    },
    stop: async () => {
      child.removeAllListeners('exit');
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
