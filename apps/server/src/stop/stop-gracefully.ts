import { constants } from 'node:os';
import closeWithGrace from 'close-with-grace';
import type { Logger } from 'pino';
import { StartCancelled } from '../log/startup-error.ts';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
type Signal = (typeof signals)[number];

export interface Stoppable {
  /** Completes the calls in flight until the grace period is over or `force` is aborted, then closes everything. */
  stop(force?: AbortSignal): Promise<void>;
  /** Resolves when the database is lost for good, to the reason: the server can only end then. */
  readonly lost: Promise<Error>;
}

/** With npm, Ctrl-C arrives twice: from the terminal and from npm. Only a later signal is a second request to stop. */
const sameRequest = 1_000;

/** Calls `stop` at the first signal, and `force` when the user asks again. */
function onSignals(stop: (signal: Signal) => void, force: () => void, hangUp: (() => void) | undefined): void {
  let first: number | undefined;
  const handle = (signal: Signal) => {
    const now = performance.now();
    if (first === undefined) stop(signal);
    else if (now - first > sameRequest) force();
    first ??= now;
  };
  for (const signal of signals) process.on(signal, signal === 'SIGHUP' ? (hangUp ?? handle) : handle);
}

/** More than any stop takes: the grace period, and 20 s in which mongod closes its files. */
const maxStopTime = 50_000;

/** Stops the server at a signal, after an uncaught error and when its database is lost; cancels a start. `hangUp` takes the place of a stop. */
export function stopGracefully(starting: Promise<Stoppable>, cancel: AbortController, log: Logger, hangUp?: () => void): void {
  const force = new AbortController();
  let isStarted = false;
  let isDatabaseLost = false;
  let isInterrupted = false;
  // Signals are handled here: close-with-grace would exit at the second one and leave mongod running.
  const { close } = closeWithGrace({ delay: maxStopTime, logger: log, skip: [...signals, 'beforeExit'] }, async ({ err }) => {
    if (err) log.fatal({ err }, 'Stopping after an unexpected error');
    const server = await starting.catch(() => undefined);
    await server?.stop(force.signal);
    // A process manager restarts the server after a failure.
    if (isDatabaseLost) process.exit(1);
    if (isInterrupted) process.exit(128 + constants.signals.SIGINT);
  });
  starting
    .then(({ lost }) => {
      isStarted = true;
      return lost;
    })
    .then((reason) => {
      isDatabaseLost = true;
      log.fatal(`Stopping because the database is lost: ${reason.message}`);
      close();
    })
    // A failed start is reported by its caller.
    .catch(() => undefined);
  const stop = (signal: Signal) => {
    isInterrupted = signal === 'SIGINT' && !isStarted;
    if (!isStarted) cancel.abort(new StartCancelled());
    // Lines are written now, since the process may be killed while it stops.
    log.flush();
    close();
  };
  onSignals(stop, () => force.abort(), hangUp);
}
