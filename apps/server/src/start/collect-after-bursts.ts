import type { ByteBudget } from '@handbill/operations';
import { Session } from 'node:inspector';

/** Frees the memory of the start, some 65 MB, in some 80 ms: an idle server would never clean its young generation. */
export async function collectGarbage(): Promise<void> {
  const session = new Session();
  session.connect();
  await new Promise<void>((resolve) => session.post('HeapProfiler.collectGarbage', () => resolve()));
  // In the callback it would never return.
  session.disconnect();
}

/** From here on a process has held much for its callers, in bytes. */
const much = 8_000_000;
/** For so long it has to have held less before the garbage of the burst is collected, in milliseconds. */
const calm = 15_000;

/** Frees the memory of bursts of large answers, some 100 MB: the young generation grows with them. */
export function collectAfterBursts(budget: Pick<ByteBudget, 'takePeak'>, collect = collectGarbage, interval = calm): () => void {
  let wasMuch = false;
  const timer = setInterval(() => {
    const isMuch = budget.takePeak() >= much;
    if (wasMuch && !isMuch) void collect();
    wasMuch = isMuch;
  }, interval).unref();
  return () => clearInterval(timer);
}
