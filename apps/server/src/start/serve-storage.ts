import { contract } from '@handbill/contract';
import { checker, createRenderer } from '@handbill/generator';
import type { MongoStorage } from '@handbill/mongo';
import { createEndpoints, createServices, implementations, WaitingElsewhere, type Endpoint, type Services } from '@handbill/operations';
import type { Logger } from 'pino';
import type { Settings } from '../settings/settings.ts';
import type { Timings } from '../settings/timings.ts';
import type { Tracing } from '../tracing/start-tracing.ts';
import { writerFor } from './writer-for.ts';

interface ServedStorage {
  readonly services: Services;
  readonly endpoints: readonly Endpoint[];
  /** Does nothing until it is begun. */
  readonly waitingElsewhere: WaitingElsewhere;
  /** Ends what listens to the storage. */
  close(): void;
}

interface Process {
  readonly log: Logger;
  /** Aborted when the process stops and its grace is over. */
  readonly stopping: AbortSignal;
  readonly tracing?: Tracing | undefined;
  readonly timings: Pick<Timings, 'heartbeat' | 'maxWaiting' | 'circuit' | 'backoff_ms'>;
}

/** Every operation on a storage, with what their calls need: for a server, and for a client in its own process. */
export function serveStorage(storage: MongoStorage, settings: Settings, { log, stopping, timings, tracing }: Process): ServedStorage {
  const services = createServices({
    storage,
    writer: writerFor(settings, log, timings, tracing),
    checker,
    renderer: createRenderer(),
    log,
    stopping,
    concurrency: settings.generationConcurrency,
    maxWaiting: timings.maxWaiting,
    heartbeat: timings.heartbeat,
  });
  const waitingElsewhere = new WaitingElsewhere(services);
  const endWatch = storage.watchTexts((contentId, news) => {
    if (news === 'cancelled') services.leaseKeeper.abort(contentId);
    else waitingElsewhere.look();
  });
  return { services, endpoints: createEndpoints(contract, implementations, services), waitingElsewhere, close: endWatch };
}
