import type { Lease } from '../ports/content-store.ts';
import type { Services } from '../services.ts';

/** A lease that is kept alive. */
export interface KeptLease {
  /** Aborted when somebody else took the generation over, the record was deleted, or the process stops. */
  readonly signal: AbortSignal;
  /** The text so far. */
  latest(): string | null;
  /** Adds a piece to it. */
  readonly keep: (piece: string) => void;
  readonly stop: () => void;
}

/** Renews a lease while its text is being written, and keeps the text so far with it. */
export function keepLease(
  lease: Lease,
  { storage, log, heartbeat, stopping }: Pick<Services, 'storage' | 'log' | 'heartbeat' | 'stopping'>,
): KeptLease {
  const over = new AbortController();
  const abort = () => over.abort();
  let latest: string | null = null;
  const timer = setInterval(() => {
    storage.leases.renew(lease, latest).then(
      (held) => held || abort(),
      (cause: unknown) => log.warn({ err: cause, content_id: lease.contentId }, 'A lease could not be renewed; the next beat tries again'),
    );
  }, heartbeat);
  timer.unref();
  // By hand, since AbortSignal.any never lets go of what it made from a signal that lives as long as the process: 1.3 kB for each text.
  stopping.addEventListener('abort', abort);
  if (stopping.aborted) abort();
  return {
    signal: over.signal,
    latest: () => latest,
    // A rope: joined only when it is read, at a heartbeat or at the end.
    keep: (piece: string) => {
      latest = (latest ?? '') + piece;
    },
    stop: () => {
      clearInterval(timer);
      stopping.removeEventListener('abort', abort);
    },
  };
}
