import * as z from 'zod';
import { extensibleString } from '../fields/extensible-enum.ts';
import { Cost } from './cost.ts';

export const Generation = z
  .object({
    provider: z.string().meta({ description: 'The provider of the model', examples: ['openai', 'sandbox'] }),
    model: z.string().describe('The model that wrote the text, or will write it, by its name in `GET /models`'),
    prompt_version: z.string().describe('The version of the prompt'),
    attempts: z.int().describe('Number of model calls; the list of attempts has each of them'),
    input_tokens: z.int().nullable().describe('Number of input tokens in all attempts; `null` until known'),
    cached_input_tokens: z
      .int()
      .nullable()
      .describe('Number of `input_tokens` that came from the provider’s cache; `null` if no server reported it'),
    output_tokens: z.int().nullable().describe('Number of output tokens in all attempts; `null` until known'),
    cost: Cost.nullable().describe(
      'The known cost of the attempts; `null` if no price is known, or if the attempts have several currencies',
    ),
    duration_ms: z.int().nullable().describe('Duration of the writing in milliseconds; `null` until it has ended'),
  })
  .meta({ id: 'Generation', description: 'The generation of a text. Figures are `null` until they are known' });
export type Generation = z.infer<typeof Generation>;

export const StoredProblem = z
  .looseObject({
    type: z.string().describe('Path of the page that explains the problem'),
    title: z.string().describe('The title of the problem, for people'),
    status: z.int().describe('The HTTP status of the answer'),
    detail: z.string().describe('A description of this occurrence, for people'),
    code: extensibleString(['generation_failed', 'generation_timeout', 'internal']).describe('The code of the problem, for programs'),
    request_id: z.string().describe('Identifies the request in the logs'),
  })
  .meta({ id: 'StoredProblem', description: 'The problem that ended a failed generation, as the caller received it' });
export type StoredProblem = z.infer<typeof StoredProblem>;
