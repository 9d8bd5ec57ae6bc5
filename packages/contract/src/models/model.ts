import * as z from 'zod';
import { contentTypes } from '../content/types/registry.ts';
import { extensibleEnum, extensibleString } from '../fields/extensible-enum.ts';
import { Instant } from '../fields/instant.ts';
import { query } from '../operation/operation.ts';

export const ModelPrices = z
  .object({
    input_per_million: z.number().describe('Price of a million input tokens, in major units of `currency`'),
    cached_input_per_million: z.number().nullable().describe('Price of a million cached input tokens; `null`: as other input tokens'),
    output_per_million: z.number().describe('Price of a million output tokens'),
    currency: z.string().meta({ description: 'ISO 4217', examples: ['USD'] }),
    as_of: z.string().meta({ description: 'The date of these prices', examples: ['2026-11-01'] }),
  })
  .meta({ id: 'ModelPrices', description: 'Prices of a model, from the settings' });
export type ModelPrices = z.infer<typeof ModelPrices>;

const Kinds = z.array(extensibleString(Object.keys(contentTypes)));

/** How calls of a model went in the process that answers. */
const health = {
  state: extensibleEnum(['ok', 'degraded', 'down']).describe(
    '`degraded`: one of its last ten calls failed. `down`: its server failed repeatedly, and its calls are suspended',
  ),
  since: Instant.nullable().describe(
    'Time since which it is in this state: RFC 3339, UTC, with milliseconds; `null`: not called since the start of the process',
  ),
  last_error: z
    .object({
      at: Instant.describe('End of the call: RFC 3339, UTC, with milliseconds'),
      code: z.string().meta({ description: 'The kind of failure, as `error.kind` of attempts', examples: ['unreachable'] }),
    })
    .meta({ id: 'LastModelError', description: 'The last call of a model that failed, with all its retries' })
    .nullable()
    .describe('The last call that failed, with all its retries; `null`: none since the start of the process'),
  success_rate: z
    .number()
    .nullable()
    .meta({
      description:
        'Share of the calls of the last hour that returned a text, 0 to 1, without calls that Handbill stopped; `null`: no call ended',
      examples: [0.98],
    }),
  first_delta_ms: z
    .int()
    .nullable()
    .meta({
      description: 'Average time to the first words in the last hour, in milliseconds; `null`: none',
      examples: [640],
    }),
};
const Health = z.object(health);
export type ModelHealth = z.infer<typeof Health>;

/** Neither its address nor its key is part of a model. */
export const Model = z
  .object({
    name: z.string().meta({ description: 'The name for `model` of a brief', examples: ['gpt-5-mini'] }),
    types: Kinds.describe('The kinds of content that the settings intend it for; empty: no particular kind'),
    default_for: Kinds.describe('The kinds of content that it writes if the brief names no model'),
    fallback: z.string().nullable().describe('The model that replaces it when its provider fails'),
    prices: ModelPrices.nullable().describe('The prices; `null` where the settings have none'),
    ...health,
  })
  .meta({ id: 'Model', description: 'A language model' });
export type Model = z.infer<typeof Model>;

export const models = {
  list: query({
    scope: 'content:read',
    route: 'GET /models',
    summary: 'List the models that write',
    description:
      'The models in the settings of the server that the key may use, in their order, with the health of their calls in the answering process. All are in one answer, without pages.',
    input: z.strictObject({}),
    output: z
      .object({ data: z.array(Model).describe('All models') })
      .meta({ id: 'ModelList', description: 'All models that the key may use' }),
  }),
};
