import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '@handbill/operations';
import type { ChangeStream, Db, Document } from 'mongodb';

/** Before the next try after a failure, in milliseconds. */
const pause = 1_000;
/** A failure that lasts is logged once in this time, in milliseconds. */
const logInterval = 60_000;

interface Change {
  readonly collection: string;
  /** `insert`, `update` …; the pipeline must leave it in. */
  readonly operationType: string;
}

/** Called whenever the server answers, with changes or without; `isNew`: earlier changes may have been missed. */
type OnAnswer = (isNew: boolean) => void;

/** Calls `listener` for each change by any server, and `onAnswer` about once a second; logs `failure` while it cannot. Returns its end. */
export type WatchChanges = (
  pipeline: Document[],
  listener: (id: string, change: Change) => void,
  failure: string,
  onAnswer?: OnAnswer,
) => () => void;

export const watchChanges =
  (db: Db, log: Pick<Log, 'warn'>): WatchChanges =>
  (pipeline, listener, failure, onAnswer) => {
    const ending = new AbortController();
    let stream: ChangeStream | undefined;
    let logged = -Infinity;
    const report = (cause: unknown) => {
      if (ending.signal.aborted || performance.now() - logged < logInterval) return;
      logged = performance.now();
      log.warn({ err: cause }, failure);
    };
    const listen = async (): Promise<void> => {
      while (!ending.signal.aborted) {
        stream = db.watch(pipeline);
        try {
          for (let isNew = true; !ending.signal.aborted; isNew = false) {
            // Answered after a second where nothing changes.
            const event = await stream.tryNext();
            onAnswer?.(isNew);
            if (event !== null && 'documentKey' in event && 'ns' in event && 'coll' in event.ns)
              listener(String(event.documentKey?._id), { collection: event.ns.coll, operationType: event.operationType });
          }
        } catch (cause) {
          report(cause);
          await wait(pause, undefined, { signal: ending.signal, ref: false }).catch(() => undefined);
        } finally {
          await stream.close().catch(() => undefined);
        }
      }
    };
    void listen();
    // Not waited for: MongoDB answers the request for more events only after a second, and the end of the client ends it at once.
    return () => {
      ending.abort();
      void stream?.close().catch(() => undefined);
    };
  };
