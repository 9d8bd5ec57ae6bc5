import { breakOffLeft, resumeAbandoned, resumeSuspects, type Services, type WaitingElsewhere } from '@handbill/operations';
import type { Settings } from '../settings/settings.ts';
import type { Timings } from '../settings/timings.ts';

const countLeft: typeof resumeAbandoned = ({ storage }) => storage.attemptLog.countLeft();

/**
 * Looks at intervals for generations whose process is gone, or that wait at another server, and takes them over; and for calls of models that are
 * left of others. Returns a function that ends the search, but not what was taken over.
 */
export function sweep(
  services: Services,
  waitingElsewhere: WaitingElsewhere,
  { sweep: interval, generationTimeout }: Pick<Timings, 'sweep'> & Pick<Settings, 'generationTimeout'>,
): () => void {
  const { log, inFlight } = services;
  const ending = new AbortController();
  const repeat = (resume: typeof resumeAbandoned) => {
    let isBusy = false;
    const look = async () => {
      if (isBusy) return;
      isBusy = true;
      await resume(services, ending.signal)
        .catch((error: unknown) =>
          log.warn({ err: error }, 'Could not look for what other processes have left; trying again in the next round'),
        )
        .finally(() => (isBusy = false));
    };
    void inFlight.track(look());
    return setInterval(() => void inFlight.track(look()), interval).unref();
  };
  // Independent of each other: a suspect may take long, and an abandoned one may wait for a slot of the queue.
  const timers = [resumeAbandoned, resumeSuspects, () => breakOffLeft(services, generationTimeout), countLeft].map(repeat);
  const endHelp = waitingElsewhere.begin();
  waitingElsewhere.look();
  timers.push(setInterval(() => waitingElsewhere.look(), interval).unref());
  return () => {
    endHelp();
    for (const timer of timers) clearInterval(timer);
    ending.abort();
  };
}
