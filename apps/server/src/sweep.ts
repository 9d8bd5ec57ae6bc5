import { resumeAbandoned, type Services } from '@handbill/router';

const every = 15_000;

/** Looks now and then for generations whose process is gone, and takes them over. */
export function sweep(services: Services): () => void {
  let busy = false;
  const look = async () => {
    if (busy) return;
    busy = true;
    await resumeAbandoned(services)
      .catch((error: unknown) => services.log.warn({ err: error }, 'Could not look for abandoned generations; the next round tries again'))
      .finally(() => (busy = false));
  };
  void look();
  const timer = setInterval(() => void look(), every);
  timer.unref();
  return () => clearInterval(timer);
}
