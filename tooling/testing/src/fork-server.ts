import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** A server in a process of its own. */
export interface ForkedServer {
  /** Its origin. */
  readonly url: string;
  readonly pid: number;
  /** Sends a message to a module that was loaded before the server; resolves to its answer. */
  ask(message: object): Promise<unknown>;
  stop(): Promise<void>;
}

/** Starts a server, without the settings of a file, and waits until it says where it listens. */
export async function forkServer(
  entry: string,
  env: NodeJS.ProcessEnv,
  nodeOptions: readonly string[] = [],
  standardError: 'inherit' | 'ignore' = 'inherit',
): Promise<ForkedServer> {
  const stdio = ['ignore', 'pipe', standardError, 'ipc'] as const;
  const child = fork(entry, ['--no-settings'], { execArgv: [...nodeOptions], env, stdio: [...stdio] });
  if (child.stdout === null) throw new Error('The output of a server is a pipe');
  for await (const line of createInterface(child.stdout)) {
    const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? [];
    if (url === undefined) continue;
    child.stdout.resume();
    const ask = async (message: object): Promise<unknown> => {
      child.send(message);
      return (await once(child, 'message'))[0];
    };
    const stop = async () => {
      child.kill();
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    };
    return { url, pid: child.pid ?? 0, ask, stop };
  }
  throw new Error(`${entry} did not start`);
}
