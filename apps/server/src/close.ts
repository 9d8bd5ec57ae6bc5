import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Underway } from '@handbill/router';

/** Takes no new requests, ends what is under way, and after a grace breaks off what still runs: its record is kept and taken over later. */
export async function close(server: Server, underway: Underway, stopping: AbortController, grace: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const ended = closed.then(() => underway.ended());
  server.closeIdleConnections();
  await Promise.race([ended, wait(grace, undefined, { ref: false })]);
  stopping.abort();
  // Long enough to give back what is broken off, while the database is still there.
  await Promise.race([ended, wait(1_000, undefined, { ref: false })]);
  server.closeAllConnections();
  await closed;
}
