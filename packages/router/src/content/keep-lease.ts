import type { Lease } from '../ports/content-store.ts';
import type { Services } from '../services.ts';

const heartbeat = 5_000;

/** A lease that is kept alive. */
export interface KeptLease {
  /** Aborted when somebody else took the generation over. */
  readonly lost: AbortSignal;
  latest(): string | null;
  readonly keep: (textSoFar: string) => void;
  readonly stop: () => void;
}

/** Renews a lease while its text is being written, and keeps the text so far with it. */
export function keepLease(lease: Lease, { storage, log }: Pick<Services, 'storage' | 'log'>): KeptLease {
  const lost = new AbortController();
  let latest: string | null = null;
  const timer = setInterval(() => {
    storage.leases.renew(lease, latest).then(
      (held) => held || lost.abort(),
      (cause: unknown) => log.warn({ err: cause, content_id: lease.contentId }, 'A lease could not be renewed; the next beat tries again'),
    );
  }, heartbeat);
  timer.unref();
  return {
    lost: lost.signal,
    latest: () => latest,
    keep: (textSoFar: string) => {
      latest = textSoFar;
    },
    stop: () => clearInterval(timer),
  };
}
