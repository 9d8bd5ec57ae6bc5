import * as z from 'zod';
import { contentTypes } from '../content/types/registry.ts';
import { extensibleString } from '../fields/extensible-enum.ts';
import { query } from '../operation/operation.ts';

/** What the provider of a model charges, as the settings say. */
export const ModelPrices = z
  .object({
    input_per_million: z.number().meta({ description: 'For a million tokens that the model reads, in major units of `currency`' }),
    cached_input_per_million: z
      .number()
      .nullable()
      .meta({ description: 'The same for those that the provider had in its cache; `null`: as the others' }),
    output_per_million: z.number().meta({ description: 'For a million tokens that the model writes' }),
    currency: z.string().meta({ description: 'ISO 4217', examples: ['USD'] }),
    as_of: z.string().meta({ description: 'The day on which these prices were looked up', examples: ['2026-11-01'] }),
  })
  .meta({ id: 'ModelPrices', description: 'What the provider of a model charges, as the settings say' });
export type ModelPrices = z.infer<typeof ModelPrices>;

const Kinds = z.array(extensibleString(Object.keys(contentTypes)));

/** A model that texts can be requested from. Neither its address nor its key is part of it. */
export const Model = z
  .object({
    name: z.string().meta({ description: 'What a brief calls it in `model`', examples: ['gpt-5-mini'] }),
    types: Kinds.meta({ description: 'The kinds of content that it is meant for, as the settings say; empty: none in particular' }),
    default_for: Kinds.meta({ description: 'The kinds of content that it writes where a brief names no model' }),
    fallback: z.string().nullable().meta({ description: 'The model that writes in its place when its provider fails' }),
    prices: ModelPrices.nullable().meta({ description: 'What it costs; `null` where the settings do not say' }),
  })
  .meta({ id: 'Model', description: 'A model that texts can be requested from' });
export type Model = z.infer<typeof Model>;

export const models = {
  list: query({
    scope: 'content:read',
    route: 'GET /models',
    summary: 'List the models that write',
    description:
      'As the settings of the server name them, in their order, and as far as the key may use them. There is no page: all of them are in one answer.',
    input: z.strictObject({}),
    output: z
      .object({ data: z.array(Model).meta({ description: 'All models' }) })
      .meta({ id: 'ModelList', description: 'All models that texts can be requested from' }),
    errors: [],
  }),
};
