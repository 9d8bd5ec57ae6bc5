import type { ByteBudget } from '@handbill/operations';
import { collectGarbage } from './collect-garbage.ts';

/** From here on a process has held much for its callers, in bytes. */
const much = 8_000_000;
/** For so long it has to have held less before what that left is collected, in milliseconds. */
const calm = 15_000;

/** Gives back what bursts of large answers leave, some 100 MB: the young generation grows with them, and an idle server would never clean it. */
export function collectAfterBursts(budget: Pick<ByteBudget, 'takePeak'>, collect = collectGarbage, interval = calm): () => void {
  let wasMuch = false;
  const timer = setInterval(() => {
    const isMuch = budget.takePeak() >= much;
    if (wasMuch && !isMuch) void collect();
    wasMuch = isMuch;
  }, interval).unref();
  return () => clearInterval(timer);
}
