import { z } from 'zod';
import { jsonFile } from './json-file.ts';
import { ModelPrices } from './prices.ts';

const Model = z.strictObject({
  name: z.string().min(1),
  model: z.string().min(1),
  base_url: z.url({ protocol: /^https?$/ }).optional(),
  /** The variable that holds the key: the file itself holds none. */
  api_key_env: z.string().optional(),
  types: z.array(z.string()).optional(),
  fallback: z.string().optional(),
  reasoning_effort: z.string().optional(),
  max_output_tokens: z.int().positive().optional(),
  prices: ModelPrices.optional(),
});

/** The path of a JSON file, read into the models that write. */
export const Models = jsonFile('models', z.strictObject({ models: z.array(Model).min(1), default: z.string().optional() }));
