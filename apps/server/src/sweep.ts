import { resumeAbandoned, type Services } from '@handbill/router';

/** Looks now and then for generations whose process is gone, and takes them over. What is returned ends the looking, not what was taken over. */
export function sweep(services: Services, every: number): () => void {
  const { log, underway } = services;
  const ending = new AbortController();
  let busy = false;
  const look = async () => {
    if (busy) return;
    busy = true;
    await resumeAbandoned(services, ending.signal)
      .catch((error: unknown) => log.warn({ err: error }, 'Could not look for abandoned generations; the next round tries again'))
      .finally(() => (busy = false));
  };
  void underway.track(look());
  const timer = setInterval(() => void underway.track(look()), every);
  timer.unref();
  return () => {
    clearInterval(timer);
    ending.abort();
  };
}
