import closeWithGrace from 'close-with-grace';
import type { Logger } from 'pino';
import { endSignals, onEndSignals } from './end-signals.ts';
import type { RunningServer } from './start-server.ts';

/** Above all that a stop may take: the grace of what is under way, and 20 s in which mongod closes its files. */
const longest = 50_000;

/** Ends the process in order, on a signal or after a defect, and also while it still starts: whatever it has begun is stopped. */
export function endWithGrace(starting: Promise<RunningServer>, log: Logger): void {
  const hurry = new AbortController();
  let isLost = false;
  // The signals are taken below: close-with-grace would end at the second one and leave mongod behind.
  const { close } = closeWithGrace({ delay: longest, logger: log, skip: [...endSignals, 'beforeExit'] }, async ({ err }) => {
    if (err) log.fatal({ err }, 'Stopping after a defect');
    const server = await starting.catch(() => undefined);
    await server?.stop(hurry.signal);
    // Whoever watches over this process is to start it again.
    if (isLost) process.exit(1);
  });
  starting
    .then(({ lost }) => lost)
    .then((reason) => {
      isLost = true;
      log.fatal(`Stopping, since the database is lost: ${reason.message}`);
      close();
    })
    // What keeps it from starting is told where it is started.
    .catch(() => undefined);
  const stop = () => {
    // What the end needs time for may be killed.
    log.flush();
    close();
  };
  onEndSignals(stop, () => hurry.abort());
}
