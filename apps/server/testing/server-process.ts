import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

const fixture = resolve(import.meta.dirname, 'embedded-mongo.fixture.ts');

export interface ServerProcess {
  readonly child: ChildProcess;
  /** What it said first: its database's address, or why it does not start. */
  readonly said: string;
  /** Sends the signal and waits for the end; resolves to the exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Runs the embedded database's owner as a process of its own, to be killed as real ones are. */
export async function serverProcess(data: string): Promise<ServerProcess> {
  const child = spawn(process.execPath, [fixture, data], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit').then(() => child.exitCode);
  const [said] = await once(createInterface(child.stdout), 'line');
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  return { child, said: String(said), end };
}
