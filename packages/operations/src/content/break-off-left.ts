import type { Services } from '../services.ts';

/** For clocks that differ. */
const margin_ms = 60_000;

/**
 * Ends calls of models that a process left open when it was killed while it wrote parts of a text anew: no lease tells of those, since the text
 * had ended. Should such a process live after all, what it says of its call later counts.
 *
 * @param longestCall_ms how long a call of a model may take
 */
export async function breakOffLeft(services: Services, longestCall_ms: number): Promise<void> {
  const { storage, log } = services;
  const calls = await storage.attemptLog.breakOffLeft(new Date(services.now().getTime() - 2 * longestCall_ms - margin_ms));
  if (calls > 0) log.warn({ calls }, 'Ended calls of models whose process is gone');
}
