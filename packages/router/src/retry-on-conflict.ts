import { Problem } from '@handbill/contract';

const tries = 5;

/** Reads, changes and writes again while another writer was faster: `work` answers `undefined` when it lost. */
export async function retryOnConflict<T>(work: () => Promise<T | undefined>): Promise<T> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const result = await work();
    if (result !== undefined) return result;
  }
  throw new Problem('unavailable', { retry_after: 1 }, { detail: 'Too many changes at once: try again.' });
}
