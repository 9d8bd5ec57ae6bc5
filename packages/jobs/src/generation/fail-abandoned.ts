import type { GenerationServices } from './generation-services.ts';

/** For clocks that differ. */
const margin_ms = 60_000;

/**
 * Ends attempts that a process left open when it was killed while it wrote parts of a text anew: no lease tells of those, since the text had ended.
 * Should such a process live after all, its later report of the call counts.
 *
 * @param maxCall_ms how long a call of a model may take
 */
export async function failAbandoned(services: GenerationServices, maxCall_ms: number): Promise<void> {
  const { storage, log } = services;
  const attempts = await storage.attemptLog.failAbandoned(new Date(services.now().getTime() - 2 * maxCall_ms - margin_ms));
  if (attempts > 0) log.warn({ attempts }, 'Ended attempts whose process is gone');
}
