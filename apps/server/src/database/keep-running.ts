import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from './log.ts';
import type { Mongod } from './mongod-at.ts';
import { PortTaken } from './port-taken.ts';
import { isRunning } from './running-process.ts';
import { stopProcess } from './stop-process.ts';

/** All in milliseconds. */
export const restartTimings = {
  /** Between two looks. */
  look: 500,
  /** Before the second try; each further pause is twice the one before, up to the longest. The first try is made at once. */
  firstPause: 1_000,
  longestPause: 60_000,
  /** How long another program may have the port. */
  portTaken: 60_000,
};
export type RestartTimings = typeof restartTimings;

export interface KeptRunning {
  readonly stop: () => Promise<void>;
  /** Resolves, when it can't be kept running where its clients look for it, to the reason. */
  readonly lost: Promise<Error>;
}

export interface Restart {
  /** Starts it again, at the same port: throws `PortTaken` where that can't be. */
  readonly startAgain: () => Promise<Mongod>;
  readonly whyEnded: () => Promise<string | undefined>;
}

/** Looks after a mongod: one that ends on its own, killed for memory perhaps, is started again, until `stop`. */
export function keepRunning(first: Mongod, { startAgain, whyEnded }: Restart, log: Log, timings: RestartTimings): KeptRunning {
  const stopping = new AbortController();
  const { signal } = stopping;
  const lost = Promise.withResolvers<Error>();
  const pause = (milliseconds: number) => sleep(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);
  const pauseAfter = (failures: number) => Math.min(timings.firstPause * 2 ** (failures - 1), timings.longestPause);

  /** The next mongod, or nothing when there is to be none. */
  const restarted = async (failures: number): Promise<Mongod | undefined> => {
    let portSince: number | undefined;
    for (let failed = failures; ; failed += 1) {
      if (failed > 0) await pause(pauseAfter(failed));
      if (signal.aborted) return undefined;
      try {
        return await startAgain();
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        portSince = error instanceof PortTaken ? (portSince ?? performance.now()) : undefined;
        if (portSince !== undefined && performance.now() - portSince >= timings.portTaken) {
          lost.resolve(new Error(`${reason} and keeps it. The next start moves the database to a free one.`));
          return undefined;
        }
        log.error(`The embedded MongoDB does not start again, next try in ${pauseAfter(failed + 1) / 1_000} s: ${reason}`);
      }
    }
  };

  // By looking, not by its exit event: one that was taken over is not our child.
  const watch = async (): Promise<Mongod> => {
    let mongod = first;
    let since = performance.now();
    let failures = -1;
    for (;;) {
      await pause(timings.look);
      if (signal.aborted) return mongod;
      if (await isRunning(mongod)) continue;
      // The first time at once; one that ends again and again is not started at full speed for ever.
      failures = performance.now() - since < timings.longestPause ? failures + 1 : 0;
      const reason = await whyEnded().catch(() => undefined);
      log.error(
        `The embedded MongoDB (process ${mongod.pid}) ended on its own: starting it again${reason === undefined ? '' : `. ${reason}`}`,
      );
      const next = await restarted(failures);
      if (next === undefined) return mongod;
      mongod = next;
      since = performance.now();
      log.info(`The embedded MongoDB runs again (process ${mongod.pid})`);
    }
  };
  const last = watch();
  return {
    lost: lost.promise,
    stop: async () => {
      stopping.abort();
      await stopProcess(await last);
    },
  };
}
