import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { InFlightTasks } from '@handbill/operations';

/** How long connections that are only kept alive stay open: what is sent on one just now is still answered, and says that it was the last. */
const linger = 1_000;
const every = 50;

/**
 * Takes no new connections, and ends the others as they fall idle. Each step waits until what has come by then was read: a timer is
 * called before it, and would close a connection under a request that waits to be read, which resets it.
 */
function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const endIdle = () => setImmediate(() => server.closeIdleConnections());
    let timer = setTimeout(() => {
      timer = setInterval(endIdle, every);
      endIdle();
    }, linger);
    // HTTP's own would end idle connections at once.
    setImmediate(() =>
      NetServer.prototype.close.call(server, () => {
        clearTimeout(timer);
        resolve();
      }),
    );
  });
}

export interface Patience {
  /** How long what is under way may go on, in milliseconds. */
  readonly grace: number;
  /** Aborted when nobody wants to wait any more. */
  readonly hurry?: AbortSignal | undefined;
}

/** Takes no new requests, ends what is under way, and behind the grace breaks off what still runs: its record is kept and taken over later. */
export async function close(server: Server, inFlight: InFlightTasks, stopping: AbortController, { grace, hurry }: Patience): Promise<void> {
  const done = closed(server);
  const ended = done.then(() => inFlight.ended());
  const patience = wait(grace, undefined, { ref: false, ...(hurry && { signal: hurry }) }).catch(() => undefined);
  await Promise.race([ended, patience]);
  stopping.abort();
  // Long enough to give back what is broken off, while the database is still there.
  await Promise.race([ended, wait(1_000, undefined, { ref: false })]);
  server.closeAllConnections();
  await done;
}
