import { randomInt } from 'node:crypto';
import { connect, createServer } from 'node:net';
import { EmbeddedMongoError } from './embedded-mongo-error.ts';

export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

export function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

const attempts = 500;

/** A free port below those that systems use for outgoing connections, since the database keeps it for years. */
export async function freePort(): Promise<number> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const port = randomInt(20_000, 32_000);
    if (await isFree(port)) return port;
  }
  throw new EmbeddedMongoError(`No free port on 127.0.0.1 for the embedded MongoDB: ${attempts} between 20000 and 32000 were tried.`);
}
