import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from './log.ts';
import type { Mongod } from './mongod-at.ts';
import { isRunning } from './running-process.ts';
import { stopProcess } from './stop-process.ts';

/** Looks after a mongod: one that ends on its own, killed for memory perhaps, is started again, until `stop`. */
export function keepRunning(
  first: Mongod,
  startAgain: () => Promise<Mongod>,
  log: Log,
  pause = 500,
): { readonly stop: () => Promise<void> } {
  const stopping = new AbortController();
  // By looking, not by its exit event: one that was taken over is not our child.
  const watch = async (): Promise<Mongod> => {
    let mongod = first;
    for (;;) {
      await sleep(pause, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
      if (stopping.signal.aborted) return mongod;
      if (await isRunning(mongod)) continue;
      log.error(`The embedded MongoDB (process ${mongod.pid}) ended on its own: starting it again`);
      try {
        mongod = await startAgain();
      } catch (error) {
        log.error(`The embedded MongoDB does not start again: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  };
  const last = watch();
  return {
    stop: async () => {
      stopping.abort();
      await stopProcess(await last);
    },
  };
}
