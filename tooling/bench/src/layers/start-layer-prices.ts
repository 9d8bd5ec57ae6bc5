import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { LayerPrices } from './layer-prices.ts';

/** Measures the layers of these cases in a process of its own, where garbage is collected in the thread that is measured. */
export async function startLayerPrices(names: readonly string[], rounds: number): Promise<readonly LayerPrices[]> {
  const child = fork(join(import.meta.dirname, 'main.ts'), [String(rounds), ...names], { execArgv: ['--single-threaded-gc'] });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The measurement of the layers ended with exit code ${String(code)}`);
  });
  const [prices] = (await Promise.race([once(child, 'message'), ended])) as [readonly LayerPrices[]];
  ended.catch(() => undefined);
  return prices;
}
