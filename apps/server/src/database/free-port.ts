import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Whether 127.0.0.1 still has this port to give. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/** A free port below those that systems hand out for outgoing connections, since this one is kept for years. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    if (await isFree(port)) return port;
  }
}
