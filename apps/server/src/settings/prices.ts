import { z } from 'zod';
import { jsonFile } from './json-file.ts';
import type { Log } from '@handbill/operations';
import type { Settings } from './settings.ts';

/** Reads the prices anew into the settings that are in use, for calls that end afterwards. A file that cannot be read changes nothing. */
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

/** So that no sum of them can be too large for the database. */
const price = z.number().nonnegative().max(1_000_000_000);
const currency = z.string().regex(/^[A-Z]{3}$/, 'must be an ISO 4217 code such as USD');

export const ModelPrices = z.strictObject({
  input_per_million: price,
  /** That of other input when left out. */
  cached_input_per_million: price.optional(),
  output_per_million: price,
  currency,
  as_of: z.iso.date(),
});

/** The path of a JSON file, read into prices by model. */
export const Prices = jsonFile('prices by model', z.record(z.string(), ModelPrices));
export type ModelPrices = z.infer<typeof ModelPrices>;
export type Prices = z.infer<typeof Prices>;
