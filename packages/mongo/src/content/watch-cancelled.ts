import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '@handbill/operations';
import type { ChangeStream, Collection } from 'mongodb';
import type { StoredContent } from './mongo-content.ts';

/** Before the next try after a failure, in milliseconds. */
const pause = 1_000;
/** A failure that lasts is logged once in this time, in milliseconds. */
const logInterval = 60_000;

const cancelled = [
  { $match: { operationType: 'update', 'updateDescription.updatedFields.status': 'cancelled' } },
  // The rest of an event is as long as the change.
  { $project: { documentKey: 1 } },
];

/**
 * Calls `listener` with the id of each record that is cancelled, by any server, through one change stream. While the database cannot be
 * reached nothing is heard: the renewal of leases finds what was missed.
 */
export function watchCancelled(
  content: Collection<StoredContent>,
  listener: (contentId: string) => void,
  log: Pick<Log, 'warn'>,
): () => void {
  const ending = new AbortController();
  let stream: ChangeStream | undefined;
  let logged = -Infinity;
  const report = (cause: unknown) => {
    if (ending.signal.aborted || performance.now() - logged < logInterval) return;
    logged = performance.now();
    log.warn(
      { err: cause },
      'Cancelled texts are noticed at the next heartbeat only: the changes of the database cannot be watched; trying again',
    );
  };
  const listen = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      stream = content.watch(cancelled);
      try {
        for await (const event of stream) if ('documentKey' in event) listener(String(event.documentKey?._id));
      } catch (cause) {
        report(cause);
        await wait(pause, undefined, { signal: ending.signal, ref: false }).catch(() => undefined);
      } finally {
        await stream.close().catch(() => undefined);
      }
    }
  };
  void listen();
  // Not waited for: MongoDB answers the request for more events only after a second, and the client's end ends it at once.
  return () => {
    ending.abort();
    void stream?.close().catch(() => undefined);
  };
}
