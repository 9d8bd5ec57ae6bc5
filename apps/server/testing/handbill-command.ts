import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

const file = resolve(import.meta.dirname, '../src/handbill.ts');

/** How a command ended. */
export interface CommandEnd {
  readonly code: unknown;
  readonly out: string;
  readonly err: string;
}

/** Runs `npm run handbill -- …` as a process of its own, with these settings. */
export async function handbillCommand(settings: Readonly<Record<string, string>>, ...args: readonly string[]): Promise<CommandEnd> {
  const { PATH = '', HOME = '', XDG_CACHE_HOME = '' } = process.env;
  const child = spawn(process.execPath, ['--conditions=@handbill/source', file, ...args, ...(args.length > 0 ? ['--no-settings'] : [])], {
    env: { PATH, HOME, XDG_CACHE_HOME, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [out, err] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
  const [code] = await once(child, 'close');
  return { code, out, err };
}
