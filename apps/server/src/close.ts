import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const grace = 8_000;

/** Takes no new requests, answers those in flight, and after a grace breaks off what still runs: its record is kept and taken over later. */
export async function close(server: Server, stopping: AbortController): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  await Promise.race([closed, wait(grace, undefined, { ref: false })]);
  stopping.abort();
  await Promise.race([closed, wait(1_000, undefined, { ref: false })]);
  server.closeAllConnections();
  await closed;
}
