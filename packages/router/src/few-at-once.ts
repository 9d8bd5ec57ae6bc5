/** Does all the work, as many at once as `few`, begun in their order. Where one fails, no other is begun. */
export async function fewAtOnce<T>(few: number, works: readonly (() => Promise<T>)[]): Promise<T[]> {
  const results: T[] = [];
  // A generator, since a loop that throws ends it: for the other workers too.
  const rest = (function* () {
    yield* works.entries();
  })();
  const worker = async (): Promise<void> => {
    for (const [at, work] of rest) results[at] = await work();
  };
  await Promise.all(Array.from({ length: Math.min(few, works.length) }, worker));
  return results;
}
