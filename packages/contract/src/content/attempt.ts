import * as z from 'zod';
import { extensibleEnum } from '../fields/extensible-enum.ts';
import { listQuery, pageQuery } from '../lists/page-query.ts';
import { Check } from './check.ts';
import { ContentRef } from './content.ts';
import { UsageSource, usageSources } from './cost.ts';
import { Generation } from './generation.ts';

const AttemptReason = extensibleEnum(['first', 'taken_over', 'retry', 'fallback', 'repair', 'mended', 'outline', 'section', 'review']);
export type AttemptReason = z.infer<typeof AttemptReason>;

const AttemptError = z
  .object({
    kind: z.string().meta({
      description: 'The kind of error, for programs; later versions may add kinds',
      examples: ['refused', 'timeout', 'broken_off', 'budget_exhausted'],
    }),
    status: z.int().nullable().describe('The HTTP status of the model server, if it answered with an error'),
    message: z.string().describe('A description of the error, for people'),
  })
  .meta({ id: 'AttemptError', description: 'The reason why a model call returned no text, or only a part' });

/** One call of a model, or one autofix by the program. */
export const Attempt = z
  .object({
    attempt: z.int().describe('Number of the call for the text, from 1'),
    reason: AttemptReason.describe(
      'The reason for the call: `first`; `taken_over`, another server continues after the former one stopped; `retry`, after a temporary error or without a parameter that the server refused; `fallback`, after another model failed; `repair`, for parts that failed a check or were requested; `mended`, an automatic correction without a model; `outline` and `section`, for a long article; `review`, by a second model. Later versions may add more',
    ),
    model: z.string().describe('The name of the language model at its provider'),
    prompt_version: Generation.shape.prompt_version,
    finish_reason: z
      .string()
      .nullable()
      .meta({ description: 'The reason why the model stopped, as its server states it', examples: ['stop', 'length'] }),
    answer: z
      .string()
      .nullable()
      .describe(
        'The raw answer of the model; of an interrupted call, the received part; of `mended`, the corrected parts. `null`: nothing was received, or not yet',
      ),
    reasoning: z.string().nullable().describe('The reasoning of the model, if its server sends it separately'),
    input_tokens: z.int().nullable().describe('Number of input tokens; `null` if unknown'),
    cached_input_tokens: z.int().nullable().describe('Number of `input_tokens` that came from the provider’s cache'),
    output_tokens: z.int().nullable().describe('Number of output tokens, reasoning included'),
    usage_source: UsageSource.describe(
      `The source of the token counts. ${usageSources}. \`null\`: the counts are unknown, or of an earlier version`,
    ).nullable(),
    cost: Generation.shape.cost.describe('The cost of the call; `null` if the price is unknown'),
    duration_ms: z.int().nullable().describe('Duration in milliseconds; `null` while it runs, and if its server stopped'),
    failing: z
      .array(
        Check.pick({ rule: true, pointer: true, message: true }).meta({ id: 'FailingCheck', description: 'A check that an answer failed' }),
      )
      .describe('The checks that the answer failed'),
    error: AttemptError.nullable().describe('The reason why there is no text, or only a part'),
  })
  .meta({ id: 'Attempt', description: 'One call of a model' });
export type Attempt = z.infer<typeof Attempt>;

export const AttemptQuery = listQuery({ ...ContentRef.shape, ...pageQuery });
export type AttemptQuery = z.output<typeof AttemptQuery>;
