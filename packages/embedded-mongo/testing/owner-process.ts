import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

const fixture = resolve(import.meta.dirname, 'embedded-mongo.fixture.ts');

export interface OwnerProcess {
  readonly child: ChildProcess;
  /** The first line that it printed: its database's address, or why it does not start. */
  readonly firstLine: string;
  /** Sends the signal and waits for the end; resolves to the exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Runs an embedded database in a process of its own, so that it can be killed as a real server is. */
export async function ownerProcess(data: string): Promise<OwnerProcess> {
  const child = spawn(process.execPath, [fixture, data], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit').then(() => child.exitCode);
  const [firstLine] = await once(createInterface(child.stdout), 'line');
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  return { child, firstLine: String(firstLine), end };
}
