/** Does something with each of these, some at once; the results are in their order. */
export async function inParallel<T, Result>(
  items: readonly T[],
  concurrency: number,
  work: (item: T) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  const left = [...items.entries()];
  const worker = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      const [index, item] = next;
      results[index] = await work(item);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return results;
}
