import * as z from 'zod';
import { extensibleString } from '../fields/extensible-enum.ts';
import { Cost, sumOfCosts } from './cost.ts';

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

/** The tokens, costs and durations of model calls. */
type CallFigures = Readonly<Pick<Generation, 'input_tokens' | 'cached_input_tokens' | 'output_tokens' | 'cost' | 'duration_ms'>>;
/** The sums of several calls, and their number. */
export type Figures = CallFigures & Pick<Generation, 'attempts'>;

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

/** Before any call. */
export const noFigures: Figures = sumOfFigures([], 0);

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
