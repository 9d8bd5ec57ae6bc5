import * as z from 'zod';
import { extensibleString } from '../fields/extensible-enum.ts';
import { Cost } from './cost.ts';

/** How a text was made. Figures are `null` until they are known. */
export const Generation = z
  .object({
    provider: z.string().meta({ description: 'Who writes', examples: ['openai', 'sandbox'] }),
    model: z.string().meta({ description: 'The model that wrote, or is to write, by its name in `GET /models`' }),
    prompt_version: z.string().meta({ description: 'The version of the instructions that the model was given' }),
    attempts: z.int().meta({ description: 'Calls of a model, each of which is in the list of attempts' }),
    input_tokens: z.int().nullable().meta({ description: 'What the model read, in all attempts; `null` until it is known' }),
    cached_input_tokens: z
      .int()
      .nullable()
      .meta({ description: 'How many of `input_tokens` came from the provider’s cache; `null` where no server told' }),
    output_tokens: z.int().nullable().meta({ description: 'What the model wrote, in all attempts; `null` until it is known' }),
    cost: Cost.nullable().meta({
      description:
        'What it cost, as far as it is known of the attempts; `null` where no price is known, or attempts were paid in several currencies',
    }),
    duration_ms: z.int().nullable().meta({ description: 'How long the writing took; `null` until it has ended' }),
  })
  .meta({ id: 'Generation', description: 'How a text was made. Figures are `null` until they are known' });
export type Generation = z.infer<typeof Generation>;

/** The problem that ended a failed generation, as the caller received it. */
export const StoredProblem = z
  .looseObject({
    type: z.string().meta({ description: 'Where the problem is explained' }),
    title: z.string().meta({ description: 'The kind of problem, for people' }),
    status: z.int().meta({ description: 'The HTTP status that it was answered with' }),
    detail: z.string().meta({ description: 'What happened this time' }),
    code: extensibleString(['generation_failed', 'generation_timeout', 'internal']).meta({
      description: 'What kind of problem, for programs',
    }),
    request_id: z.string().meta({ description: 'Names the request in the logs' }),
  })
  .meta({ id: 'StoredProblem', description: 'The problem that ended a failed generation, as the caller received it' });
export type StoredProblem = z.infer<typeof StoredProblem>;
