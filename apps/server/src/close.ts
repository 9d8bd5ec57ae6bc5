import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Underway } from '@handbill/router';

/** Ends connections as they fall idle: one that is only kept alive would hold the stop up for seconds behind its last answer. */
function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearInterval(idle);
      resolve();
    });
  });
}

export interface Patience {
  /** How long what is under way may go on, in milliseconds. */
  readonly grace: number;
  /** Aborted when nobody wants to wait any more. */
  readonly hurry?: AbortSignal | undefined;
}

/** Takes no new requests, ends what is under way, and behind the grace breaks off what still runs: its record is kept and taken over later. */
export async function close(server: Server, underway: Underway, stopping: AbortController, { grace, hurry }: Patience): Promise<void> {
  const done = closed(server);
  const ended = done.then(() => underway.ended());
  const patience = wait(grace, undefined, { ref: false, ...(hurry && { signal: hurry }) }).catch(() => undefined);
  await Promise.race([ended, patience]);
  stopping.abort();
  // Long enough to give back what is broken off, while the database is still there.
  await Promise.race([ended, wait(1_000, undefined, { ref: false })]);
  server.closeAllConnections();
  await done;
}
