import closeWithGrace from 'close-with-grace';
import type { Logger } from 'pino';
import { endSignals, onEndSignals } from './end-signals.ts';
import type { RunningServer } from './start-server.ts';

/** Above all that a stop may take: the grace of what is under way, and 20 s in which mongod closes its files. */
const longest = 50_000;

/** Ends the process in order, on a signal or after a defect, and also while it still starts: whatever it has begun is stopped. */
export function endWithGrace(starting: Promise<RunningServer>, log: Logger): void {
  const hurry = new AbortController();
  // The signals are taken below: close-with-grace would end at the second one and leave mongod behind.
  const { close } = closeWithGrace({ delay: longest, logger: log, skip: [...endSignals, 'beforeExit'] }, async ({ err }) => {
    if (err) log.fatal({ err }, 'Stopping after a defect');
    const server = await starting.catch(() => undefined);
    await server?.stop(hurry.signal);
  });
  onEndSignals(close, () => hurry.abort());
}
