import DataLoader from 'dataloader';

/** How many one command takes at most, so that none takes long. */
const defaultMost = 64;

/**
 * Does together what calls of one workspace ask for in one turn of the event loop: a command costs more CPU than the rest of a small call.
 * @param doAll resolves to the result of each in its position, or to a promise of it; its error is the error of all
 */
export function batched<Asked extends { readonly workspace_id: string }, Result>(
  doAll: (asked: readonly Asked[]) => Promise<readonly (Result | Promise<Result>)[]>,
  maxBatchSize = defaultMost,
): (asked: Asked) => Promise<Result> {
  type Loader = DataLoader<Asked, Result | Promise<Result>>;
  /** The requests of each workspace in this turn. */
  const loaders = new Map<string, Loader>();
  return (asked) => {
    const { workspace_id } = asked;
    const batchScheduleFn = (dispatch: () => void) =>
      setImmediate(() => {
        loaders.delete(workspace_id);
        dispatch();
      });
    const loader = loaders.get(workspace_id) ?? new DataLoader(doAll, { cache: false, maxBatchSize, batchScheduleFn });
    loaders.set(workspace_id, loader);
    // Its promise takes on the result of a promise in its position, which its type does not say.
    return loader.load(asked) as Promise<Result>;
  };
}
