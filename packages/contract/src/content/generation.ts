import * as z from 'zod';
import { extensibleString } from '../fields/extensible-enum.ts';
import { Cost, sumOfCosts } from './cost.ts';

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

/** The tokens, costs and times of calls of models. */
type CallFigures = Readonly<Pick<Generation, 'input_tokens' | 'cached_input_tokens' | 'output_tokens' | 'cost' | 'duration_ms'>>;
/** Those of several calls together, and how many calls there are. */
export type Figures = CallFigures & Pick<Generation, 'attempts'>;

/** Before any call. */
export const noFigures: Figures = {
  attempts: 0,
  input_tokens: null,
  cached_input_tokens: null,
  output_tokens: null,
  cost: null,
  duration_ms: null,
};

/** The figures of calls together, of which the last has the number `attempts`. A sum is `null` where none of them is known. */
export function sumOfFigures(calls: readonly CallFigures[], attempts: number): Figures {
  const sum = (name: Exclude<keyof CallFigures, 'cost'>): number | null =>
    calls.reduce<number | null>((total, { [name]: count }) => (count === null ? total : (total ?? 0) + count), null);
  return {
    attempts,
    input_tokens: sum('input_tokens'),
    cached_input_tokens: sum('cached_input_tokens'),
    output_tokens: sum('output_tokens'),
    cost: sumOfCosts(calls.map(({ cost }) => cost)),
    duration_ms: sum('duration_ms'),
  };
}

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
