import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { storeName } from './stored-names.ts';

const fixture = resolve(import.meta.dirname, 'embedded-mongo.fixture.ts');

/** Leaves a database with one name stored, as a server does that is killed. */
export async function killedOwner(data: string): Promise<void> {
  const killed = await ownerProcess(data);
  await storeName(killed.firstLine, 'one');
  await killed.end('SIGKILL');
}

/** Runs an embedded database in a process of its own. Its first line is the database's address, or why it does not start. */
export async function ownerProcess(data: string) {
  const child = spawn(process.execPath, [fixture, data], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit').then(() => child.exitCode);
  const [firstLine] = await once(createInterface(child.stdout), 'line');
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  return { child, firstLine: String(firstLine), end };
}
