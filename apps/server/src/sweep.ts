import { resumeAbandoned, resumeSuspects, type Services } from '@handbill/operations';

/** Looks now and then for generations whose process is gone, and takes them over. What is returned ends the looking, not what was taken over. */
export function sweep(services: Services, every: number): () => void {
  const { log, inFlight } = services;
  const ending = new AbortController();
  const repeated = (resume: typeof resumeAbandoned) => {
    let isBusy = false;
    const look = async () => {
      if (isBusy) return;
      isBusy = true;
      await resume(services, ending.signal)
        .catch((error: unknown) => log.warn({ err: error }, 'Could not look for abandoned generations; the next round tries again'))
        .finally(() => (isBusy = false));
    };
    void inFlight.track(look());
    return setInterval(() => void inFlight.track(look()), every).unref();
  };
  // Each at its own pace: a suspect may take long, and what waits for a slot of the queue too.
  const timers = [resumeAbandoned, resumeSuspects].map(repeated);
  return () => {
    for (const timer of timers) clearInterval(timer);
    ending.abort();
  };
}
