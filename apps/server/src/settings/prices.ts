import { z } from 'zod';
import { jsonFile } from './json-file.ts';

const price = z.number().nonnegative();
const currency = z.string().regex(/^[A-Z]{3}$/, 'must be an ISO 4217 code such as USD');

const Price = z.strictObject({ input_per_million: price, output_per_million: price, currency, as_of: z.iso.date() });

/** What a model of `HANDBILL_MODELS` costs. */
export const ModelPrices = Price.extend({ cached_input_per_million: price.optional() });

/** The path of a JSON file, read into prices by model. */
export const Prices = jsonFile('prices by model', z.record(z.string(), Price));
