import * as z from 'zod';
import { ContentBrief } from './content-request.ts';
import { Amount } from './cost.ts';
import { Generation } from './generation.ts';

const PlannedLimit = z
  .object({
    pointer: z.string().meta({
      description: 'JSON Pointer to the part of `output`, with `*` for each item of a list; empty if several parts count together',
      examples: ['/variants/*/headlines/*'],
    }),
    unit: z.string().meta({ description: 'The unit: `words`, `items` of a list, or a unit of the platform', examples: ['characters'] }),
    min: z.int().nullable().describe('`null`: none'),
    max: z.int().nullable().describe('`null`: none'),
  })
  .meta({ id: 'PlannedLimit', description: 'A range that the text will be checked against' });
export type PlannedLimit = z.infer<typeof PlannedLimit>;

export const Estimate = z
  .object({
    input_tokens: z.int().describe('Tokens of the prompt'),
    output_tokens: z.int().describe('Tokens of a text within the limits, without the reasoning of the model'),
    cost: Generation.shape.cost.describe('The cost at the model’s prices; `null` if they are unknown'),
  })
  .meta({ id: 'Estimate', description: 'The probable tokens and cost of one model call, estimated by length without the model' });
export type Estimate = z.infer<typeof Estimate>;

const Reserves = z
  .object({
    tokens: z.int().describe('The maximum of the prompt, and the limit of the answer'),
    cost: Amount.nullable().describe('In USD; `null` if a model that may be called has no price in USD'),
  })
  .meta({ id: 'Reserves', description: 'The maximum that the first model call may take: a spending cap needs this much left' });

export const ContentPlan = z
  .object({
    request: ContentBrief.describe('The brief, with the defaults filled in'),
    model: z.string().describe('The language model that would write the text'),
    limits: z.array(PlannedLimit).describe('The ranges for the text'),
    estimate: Estimate,
    reserves: Reserves,
  })
  .meta({ id: 'ContentPlan', description: 'The model, limits and estimated cost for a brief' });
