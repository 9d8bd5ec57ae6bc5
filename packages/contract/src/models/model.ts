import * as z from 'zod';
import { contentTypes } from '../content/types/registry.ts';
import { extensibleEnum, extensibleString } from '../fields/extensible-enum.ts';
import { Instant } from '../fields/instant.ts';
import { query } from '../operation/operation.ts';

/** The prices of a model's provider, from the settings. */
export const ModelPrices = z
  .object({
    input_per_million: z.number().describe('For a million tokens that the model reads, in major units of `currency`'),
    cached_input_per_million: z
      .number()
      .nullable()
      .describe('The same for those that the provider had in its cache; `null`: as the others'),
    output_per_million: z.number().describe('For a million tokens that the model writes'),
    currency: z.string().meta({ description: 'ISO 4217', examples: ['USD'] }),
    as_of: z.string().meta({ description: 'The day on which these prices were looked up', examples: ['2026-11-01'] }),
  })
  .meta({ id: 'ModelPrices', description: 'What the provider of a model charges, as the settings say' });
export type ModelPrices = z.infer<typeof ModelPrices>;

const Kinds = z.array(extensibleString(Object.keys(contentTypes)));

/** How calls of a model went in the process that answers. */
const health = {
  state: extensibleEnum(['ok', 'degraded', 'down']).describe(
    '`degraded`: one of its last ten calls failed. `down`: its server failed again and again, and its calls are suspended',
  ),
  since: Instant.nullable().describe('Since when it is in this state; `null`: nothing was asked of it since the process began'),
  last_error: z
    .object({
      at: Instant.describe('When the call ended'),
      code: z.string().meta({ description: 'In which way it failed, as `error.kind` of attempts', examples: ['unreachable'] }),
    })
    .meta({ id: 'LastModelError', description: 'The last call of a model that failed, with all its retries' })
    .nullable()
    .describe('The last call that failed, with all its retries; `null`: none did since the process began'),
  success_rate: z
    .number()
    .nullable()
    .meta({
      description:
        'Of the calls that ended in the last hour those that brought a text, 0 to 1; `null`: none ended. Those that were broken off do not count',
      examples: [0.98],
    }),
  first_delta_ms: z
    .int()
    .nullable()
    .meta({
      description: 'How long the first words took in the last hour, on average; `null`: none came',
      examples: [640],
    }),
};
const Health = z.object(health);
export type ModelHealth = z.infer<typeof Health>;

/** A model that texts can be requested from. Neither its address nor its key is part of it. */
export const Model = z
  .object({
    name: z.string().meta({ description: 'What a brief calls it in `model`', examples: ['gpt-5-mini'] }),
    types: Kinds.describe('The kinds of content that it is meant for, as the settings say; empty: none in particular'),
    default_for: Kinds.describe('The kinds of content that it writes where a brief names no model'),
    fallback: z.string().nullable().describe('The model that writes in its place when its provider fails'),
    prices: ModelPrices.nullable().describe('What it costs; `null` where the settings do not say'),
    ...health,
  })
  .meta({ id: 'Model', description: 'A model that texts can be requested from' });
export type Model = z.infer<typeof Model>;

export const models = {
  list: query({
    scope: 'content:read',
    route: 'GET /models',
    summary: 'List the models that write',
    description:
      'As the settings of the server name them, in their order, and as far as the key may use them, with how their calls went in the process that answers. There is no page: all of them are in one answer.',
    input: z.strictObject({}),
    output: z
      .object({ data: z.array(Model).describe('All models') })
      .meta({ id: 'ModelList', description: 'All models that texts can be requested from' }),
    errors: [],
  }),
};
