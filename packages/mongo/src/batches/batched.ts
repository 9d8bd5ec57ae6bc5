import DataLoader from 'dataloader';

/** How many one command takes at most, so that none takes long. */
const defaultMost = 64;

/**
 * Does together what calls ask for in one turn of the event loop: a command costs this process more CPU than all the rest of a call that reads
 * one record. What is asked alone is done as soon as the turn ends.
 *
 * @param doAll resolves to the result of each in its place, or to a promise of it; what it throws is the error of all
 */
export function batched<Asked, Result>(
  doAll: (asked: readonly Asked[]) => Promise<readonly (Result | Promise<Result>)[]>,
  maxBatchSize = defaultMost,
): (asked: Asked) => Promise<Result> {
  const options = { cache: false, maxBatchSize, batchScheduleFn: setImmediate };
  const loader = new DataLoader<Asked, Result | Promise<Result>>(doAll, options);
  // Its promise takes on the result that a promise in a place comes to, which its type does not say.
  return loader.load.bind(loader) as (asked: Asked) => Promise<Result>;
}
