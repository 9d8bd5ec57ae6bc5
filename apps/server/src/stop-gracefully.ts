import closeWithGrace from 'close-with-grace';
import type { Logger } from 'pino';
import type { RunningServer } from './start-server.ts';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** With npm, Ctrl-C arrives twice: from the terminal and from npm. Only a later signal is a second request to stop. */
const sameRequest = 1_000;

/** Calls `stop` at the first signal, and `force` when the user asks again. */
function onSignals(stop: () => void, force: () => void): void {
  let first: number | undefined;
  const handle = () => {
    const now = performance.now();
    if (first === undefined) stop();
    else if (now - first > sameRequest) force();
    first ??= now;
  };
  for (const signal of signals) process.on(signal, handle);
}

/** More than any stop takes: the grace period, and 20 s in which mongod closes its files. */
const maxStopTime = 50_000;

/** Stops the server at a signal, after an uncaught error and when its database is lost. Also works while the server is still starting. */
export function stopGracefully(starting: Promise<RunningServer>, log: Logger): void {
  const force = new AbortController();
  let isDatabaseLost = false;
  // Signals are handled here: close-with-grace would exit at the second one and leave mongod running.
  const { close } = closeWithGrace({ delay: maxStopTime, logger: log, skip: [...signals, 'beforeExit'] }, async ({ err }) => {
    if (err) log.fatal({ err }, 'Stopping after an unexpected error');
    const server = await starting.catch(() => undefined);
    await server?.stop(force.signal);
    // A process manager restarts the server after a failure.
    if (isDatabaseLost) process.exit(1);
  });
  starting
    .then(({ lost }) => lost)
    .then((reason) => {
      isDatabaseLost = true;
      log.fatal(`Stopping because the database is lost: ${reason.message}`);
      close();
    })
    // A failed start is reported by its caller.
    .catch(() => undefined);
  const stop = () => {
    // Lines are written now, since the process may be killed while it stops.
    log.flush();
    close();
  };
  onSignals(stop, () => force.abort());
}
