import type { Log } from '@handbill/operations';
import type { Settings } from './settings.ts';

/**
 * Reads the prices anew into the settings that are in use: what they are from then on holds for calls that end from then on. Of a file that cannot
 * be read nothing is taken.
 */
export function rereadPrices(
  { prices }: Pick<Settings, 'prices'>,
  read: () => Pick<Settings, 'prices'>,
  log: Pick<Log, 'info' | 'warn'>,
): void {
  try {
    const fresh = read().prices;
    for (const name of Object.keys(prices)) Reflect.deleteProperty(prices, name);
    Object.assign(prices, fresh);
    log.info({ models: Object.keys(prices).length }, 'The prices of models were read anew');
  } catch (err) {
    log.warn({ err }, 'The prices of models stay as they were: they cannot be read');
  }
}
