import { setTimeout as pause } from 'node:timers/promises';
import { Problem } from '@handbill/contract';

/** How long a caller waits for its turn and for servers that are faster, in milliseconds: below the time-outs of common proxies. */
const patience_ms = 30_000;
const maxPause_ms = 64;

const busy = () => new Problem('unavailable', { retry_after: 1 }, { detail: 'Too many changes at once: try again.' });

/**
 * Reads, changes and writes again while another writer was faster: `work` answers `undefined` when it lost.
 * One of those who race always wins, so that pauses of random length soon let everyone through. `since` is when the caller came, by `performance.now()`.
 */
export async function retryOnConflict<T>(work: () => Promise<T | undefined>, since = performance.now()): Promise<T> {
  for (let longest = 1; performance.now() - since < patience_ms; longest = Math.min(longest * 2, maxPause_ms)) {
    const result = await work();
    if (result !== undefined) return result;
    await pause(Math.random() * longest);
  }
  throw busy();
}
