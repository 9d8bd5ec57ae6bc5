import { relayKind } from '../events/relay-kind.ts';
import { cancelledKind } from '../generation/text-kind.ts';
import type { GenerationServices } from '../generation/generation-services.ts';
import { periodic, type JobKind } from '../runner/job-kind.ts';

/** In milliseconds. */
interface KindTimes {
  readonly sweep: number;
  /** How long a call of a model may take. */
  readonly generationTimeout: number;
}

/** The numbers about the jobs of a process, brought up to date by them. */
export interface Progress {
  /** How many texts wait in the database. */
  queued: number;
  /** When no event waited, as `performance.now()` says it. */
  relayedAt: number;
}

const countInterval = 5_000;
const expiryInterval = 10 * 60_000;

/** For clocks that differ. */
const margin_ms = 60_000;

/** Ends attempts at parts of a text whose process is gone: no lease tells of those. `maxCall` is the time for a call, in milliseconds. */
async function failAbandoned({ storage, log, now }: GenerationServices, maxCall: number): Promise<void> {
  const attempts = await storage.attemptLog.failAbandoned(new Date(now().getTime() - 2 * maxCall - margin_ms));
  if (attempts > 0) log.warn({ attempts }, 'Ended attempts whose process is gone');
}

/** The other work of a server besides the texts that wait: each a kind of job. */
export function serverKinds(
  services: GenerationServices,
  { sweep, generationTimeout }: KindTimes,
  progress: Progress,
): readonly JobKind<unknown>[] {
  const { storage, stopping } = services;
  const now = () => services.now();
  const { attemptLog, eventRelay, erasedRecords, keys, leases } = storage;
  return [
    relayKind(eventRelay, () => (progress.relayedAt = performance.now())),
    cancelledKind(services, sweep),
    periodic('waiting texts, to be counted', countInterval, async () => (progress.queued = await leases.countWaiting())),
    periodic('events that expire', expiryInterval, () => eventRelay.expire(now())),
    periodic('calls of models without an end', sweep, () => failAbandoned(services, generationTimeout)),
    periodic('usage that is not counted', sweep, () => attemptLog.countRemaining()),
    periodic('reservations without a text', sweep, () => attemptLog.settleRemaining(now())),
    periodic('deleted workspaces', sweep, () => storage.eraseWorkspaces(now(), stopping)),
    periodic('erased records', sweep, () => erasedRecords.finish(now())),
    periodic('times by older time zone data', expiryInterval, () => storage.retellInstants(now())),
    periodic('expired keys', sweep, () => keys.endExpired(now())),
  ];
}
