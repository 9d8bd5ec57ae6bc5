import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { InFlightTasks } from '@handbill/jobs';

/** Idle connections stay open this long: a request that arrives on one meanwhile is still answered, with `Connection: close`. */
const usualIdle = 1_000;
const checkInterval = 50;

/** Accepts no new connections, and closes the others as they become idle, once everything that has arrived is read. */
function closeConnections(server: Server, idle: number): Promise<void> {
  return new Promise((resolve) => {
    const closeIdle = () => setImmediate(() => server.closeIdleConnections());
    let timer = setTimeout(() => {
      timer = setInterval(closeIdle, checkInterval);
      closeIdle();
    }, idle);
    // The close() of http.Server would close idle connections at once.
    setImmediate(() =>
      NetServer.prototype.close.call(server, () => {
        clearTimeout(timer);
        resolve();
      }),
    );
  });
}

export interface ShutdownOptions {
  /** How long requests and tasks in flight may go on, in milliseconds. */
  readonly grace: number;
  /** How long idle connections stay open, in milliseconds: a second when left out. */
  readonly idle?: number;
  /** Ends the grace period when it is aborted. */
  readonly force?: AbortSignal | undefined;
}

/** Waits for work in flight until the grace period is over, and then has it end. */
export async function endWithin(
  completed: Promise<void>,
  stopping: AbortController,
  { grace, force }: Pick<ShutdownOptions, 'grace' | 'force'>,
): Promise<void> {
  const gracePeriod = wait(grace, undefined, { ref: false, ...(force && { signal: force }) }).catch(() => undefined);
  await Promise.race([completed, gracePeriod]);
  stopping.abort();
  // Enough time for aborted tasks to release their records while the database is still there.
  await Promise.race([completed, wait(1_000, undefined, { ref: false })]);
}

/** Accepts no new requests and completes those in flight. After the grace period it aborts the rest: their records are kept and taken over later. */
export async function shutDown(
  server: Server,
  inFlight: InFlightTasks,
  stopping: AbortController,
  options: ShutdownOptions,
): Promise<void> {
  const closed = closeConnections(server, options.idle ?? usualIdle);
  await endWithin(
    closed.then(() => inFlight.ended()),
    stopping,
    options,
  );
  server.closeAllConnections();
  await closed;
}
