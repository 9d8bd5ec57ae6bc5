import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { StartRefused } from '../start-refused.ts';

/** Whether 127.0.0.1 still has this port to give. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

const tries = 500;

/** A free port below those that systems hand out for outgoing connections, since this one is kept for years. */
export async function freePort(): Promise<number> {
  for (let left = tries; left > 0; left--) {
    const port = randomInt(20_000, 32_000);
    if (await isFree(port)) return port;
  }
  throw new StartRefused(`No free port on 127.0.0.1 for the embedded MongoDB: ${tries} between 20000 and 32000 were tried.`);
}
