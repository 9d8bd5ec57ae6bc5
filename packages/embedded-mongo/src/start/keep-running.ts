import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../process/log.ts';
import type { Mongod } from '../mongod/launch-mongod.ts';
import type { MongodEnd } from '../mongod/mongod-failure.ts';
import { isRunning, stopProcess } from '../process/running-process.ts';
import { PortTaken } from '../replica-set/kept-port.ts';

/** All in milliseconds. */
export const restartTimings = {
  /** Between two checks whether mongod still runs. */
  checkInterval: 200,
  /** The first restart is immediate. This is the delay before the second; each later one doubles, up to the longest. */
  firstDelay: 1_000,
  maxDelay: 60_000,
  /** One that ran for so long before something outside killed it can run: it is back at once, however often. */
  shortestRun: 3_000,
  /** How long to wait for another program to release the port. */
  portTimeout: 60_000,
};
export type RestartTimings = typeof restartTimings;

interface KeepRunningOptions {
  /** Starts mongod again at the same port; throws `PortTaken` where another program has it. */
  readonly restart: () => Promise<Mongod>;
  /** Whether someone else has started it again. */
  readonly isBack: () => Promise<boolean>;
  readonly whyEnded: () => Promise<Pick<MongodEnd, 'reason' | 'wasStopped'>>;
  readonly log: Log;
  readonly timings: RestartTimings;
}

/** Restarts a mongod that ends, until `stop`: after ever longer delays where it fails by itself, at once where it was stopped or killed. */
export function keepRunning(first: Mongod, { restart, isBack, whyEnded, log, timings }: KeepRunningOptions) {
  const stopping = new AbortController();
  const { signal } = stopping;
  const lost = Promise.withResolvers<Error>();
  const wait = (milliseconds: number) => sleep(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);
  const waitUnlessBack = async (milliseconds: number) => {
    for (let left = milliseconds; left > 0 && !signal.aborted; left -= timings.checkInterval) {
      await wait(Math.min(left, timings.checkInterval));
      if (await isBack()) return;
    }
  };
  const delayAfter = (failures: number) => Math.min(timings.firstDelay * 2 ** (failures - 1), timings.maxDelay);

  /** The restarted mongod, or `undefined` when there is to be none: stopping, or the port is lost. */
  const restartUntilRunning = async (earlierFailures: number): Promise<Mongod | undefined> => {
    let portTakenSince: number | undefined;
    for (let failures = earlierFailures; ; failures += 1) {
      if (failures > 0) await waitUnlessBack(delayAfter(failures));
      if (signal.aborted) return undefined;
      try {
        return await restart();
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        portTakenSince = error instanceof PortTaken ? (portTakenSince ?? performance.now()) : undefined;
        if (portTakenSince !== undefined && performance.now() - portTakenSince >= timings.portTimeout) {
          lost.resolve(new Error(`${reason} and keeps it. The next start moves the database to a free one.`));
          return undefined;
        }
        log.error(`The embedded MongoDB does not start again, next try in ${delayAfter(failures + 1) / 1_000} s: ${reason}`);
      }
    }
  };

  // Polls instead of waiting for an exit event: a mongod that was taken over is not our child process.
  const supervise = async (): Promise<Mongod> => {
    let mongod = first;
    let startedAt = performance.now();
    let failures = -1;
    for (;;) {
      await wait(timings.checkInterval);
      if (signal.aborted) return mongod;
      if (await isRunning(mongod)) continue;
      const { reason, wasStopped } = await whyEnded().catch(() => ({ reason: undefined, wasStopped: false }));
      // The first restart is immediate; one that soon ends again counts as a failure, so that restarts slow down. Whatever is killed leaves no reason.
      const enough = reason === undefined ? timings.shortestRun : timings.maxDelay;
      failures = wasStopped || performance.now() - startedAt >= enough ? 0 : failures + 1;
      const end = wasStopped ? 'was stopped' : 'ended on its own';
      log.error(`The embedded MongoDB (process ${mongod.pid}) ${end}: starting it again${reason === undefined ? '' : `. ${reason}`}`);
      const restarted = await restartUntilRunning(failures);
      if (restarted === undefined) return mongod;
      mongod = restarted;
      startedAt = performance.now();
      log.info(`The embedded MongoDB runs again (process ${mongod.pid})`);
    }
  };
  const last = supervise();
  return {
    /** Resolves to the reason when mongod can't be kept running at its port. */
    lost: lost.promise,
    stop: async (grace?: number) => {
      stopping.abort();
      await stopProcess(await last, grace);
    },
  };
}
