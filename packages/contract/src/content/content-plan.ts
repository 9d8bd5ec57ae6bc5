import * as z from 'zod';
import { ContentBrief } from './content-request.ts';
import { Amount } from './cost.ts';
import { Generation } from './generation.ts';

/** A range that the text will be checked against. */
const PlannedLimit = z
  .object({
    pointer: z.string().meta({
      description: 'The part of `output`, as a JSON Pointer with `*` for each item of a list; empty where several parts count together',
      examples: ['/variants/*/headlines/*'],
    }),
    unit: z
      .string()
      .meta({ description: 'What is counted: `words`, `items` of a list, or a unit of the platform', examples: ['characters'] }),
    min: z.int().nullable().describe('`null`: none'),
    max: z.int().nullable().describe('`null`: none'),
  })
  .meta({ id: 'PlannedLimit', description: 'A range that the text will be checked against' });
export type PlannedLimit = z.infer<typeof PlannedLimit>;

/** The probable tokens and cost of a call of a model. */
export const Estimate = z
  .object({
    input_tokens: z.int().describe('Of the prompt that the model would get'),
    output_tokens: z.int().describe('Of a text that keeps the brief, without the thoughts of a model that reasons'),
    cost: Generation.shape.cost.describe('At the model’s prices; `null` where they are not known'),
  })
  .meta({ id: 'Estimate', description: 'What one call of the model will probably take: by length, without the model' });
export type Estimate = z.infer<typeof Estimate>;

/** The amounts that a spending cap has to have left. */
const Reserves = z
  .object({
    tokens: z.int().describe('As many as its prompt can have, and the limit of its answer'),
    cost: Amount.nullable().describe('In USD; `null` where a model that may be called has no price in USD'),
  })
  .meta({ id: 'Reserves', description: 'What the first call of the model may take at most: what a spending cap has to have left' });

/** How a brief would be written. */
export const ContentPlan = z
  .object({
    request: ContentBrief.describe('What was asked, with the defaults filled in'),
    model: z.string().describe('The language model that would write it'),
    limits: z.array(PlannedLimit).describe('The ranges that the text has to keep'),
    estimate: Estimate,
    reserves: Reserves,
  })
  .meta({ id: 'ContentPlan', description: 'How a brief would be written' });
