import * as z from 'zod';
import { extensibleString } from '../fields/extensible-enum.ts';
import { Cost } from './cost.ts';

/** How a text was made. Figures are `null` until they are known. */
export const Generation = z
  .object({
    provider: z.string().meta({ description: 'Who writes', examples: ['openai', 'sandbox'] }),
    model: z.string().describe('The model that wrote, or is to write, by its name in `GET /models`'),
    prompt_version: z.string().describe('The version of the instructions that the model was given'),
    attempts: z.int().describe('Calls of a model, each of which is in the list of attempts'),
    input_tokens: z.int().nullable().describe('What the model read, in all attempts; `null` until it is known'),
    cached_input_tokens: z
      .int()
      .nullable()
      .describe('How many of `input_tokens` came from the provider’s cache; `null` where no server told'),
    output_tokens: z.int().nullable().describe('What the model wrote, in all attempts; `null` until it is known'),
    cost: Cost.nullable().describe(
      'What it cost, as far as it is known of the attempts; `null` where no price is known, or attempts were paid in several currencies',
    ),
    duration_ms: z.int().nullable().describe('How long the writing took; `null` until it has ended'),
  })
  .meta({ id: 'Generation', description: 'How a text was made. Figures are `null` until they are known' });
export type Generation = z.infer<typeof Generation>;

/** The problem that ended a failed generation, as the caller received it. */
export const StoredProblem = z
  .looseObject({
    type: z.string().describe('Where the problem is explained'),
    title: z.string().describe('The kind of problem, for people'),
    status: z.int().describe('The HTTP status that it was answered with'),
    detail: z.string().describe('What happened this time'),
    code: extensibleString(['generation_failed', 'generation_timeout', 'internal']).describe('What kind of problem, for programs'),
    request_id: z.string().describe('Names the request in the logs'),
  })
  .meta({ id: 'StoredProblem', description: 'The problem that ended a failed generation, as the caller received it' });
export type StoredProblem = z.infer<typeof StoredProblem>;
