import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { bundled, readable, shell } from './main-process.ts';

/** How a command ended. */
export interface CommandEnd {
  readonly code: unknown;
  readonly out: string;
  readonly err: string;
}

/** Starts `npm run handbill -- …` as a process of its own, with these settings. */
export const startHandbill = (settings: Readonly<Record<string, string>>, ...args: readonly string[]) =>
  spawn(process.execPath, [bundled('handbill'), ...args, ...(args.length > 0 ? ['--no-settings'] : [])], {
    env: { ...shell, ...readable, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** The same, until it has ended. */
export async function handbillCommand(...started: Parameters<typeof startHandbill>): Promise<CommandEnd> {
  const child = startHandbill(...started);
  let [out, err] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
  const [code] = await once(child, 'close');
  return { code, out, err };
}
