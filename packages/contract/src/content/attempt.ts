import * as z from 'zod';
import { extensibleEnum } from '../fields/extensible-enum.ts';
import { eitherCursorOrOffset, pageQuery } from '../lists/page-query.ts';
import { runEvenIfInvalid } from '../fields/rules.ts';
import { Check } from './check.ts';
import { ContentRef } from './content.ts';
import { Generation } from './generation.ts';
import { UsageSource, usageSources } from './usage-source.ts';

/** Why a model was called. */
const AttemptReason = extensibleEnum(['first', 'taken_over', 'retry', 'fallback', 'repair', 'mended', 'outline', 'section', 'review']);
export type AttemptReason = z.infer<typeof AttemptReason>;

/** Why a call of a model brought no text, or not all of it. */
const AttemptError = z
  .object({
    kind: z
      .string()
      .meta({ description: 'In a word, for programs; more may come', examples: ['refused', 'timeout', 'broken_off', 'budget_exhausted'] }),
    status: z.int().nullable().describe('The HTTP status of the model’s server, where it answered with an error'),
    message: z.string().describe('What happened, for people'),
  })
  .meta({ id: 'AttemptError', description: 'Why a call of a model brought no text, or not all of it' });

/** One call of a model, or one autofix by the program. */
export const Attempt = z
  .object({
    attempt: z.int().describe('Counts the calls for a text, from 1'),
    reason: AttemptReason.describe(
      'Why the model was called: `first`, `taken_over` where the server before was gone, `retry` after an error that may pass or without what the server refused, `fallback` since another model failed, `repair` for parts that are written anew, since they failed a check or were asked for. `mended` is what the program mended without a model. `outline` and `section`: a long article is outlined, and written section by section. `review` is a second reader’s. Later versions may add more',
    ),
    model: z.string().describe('The language model, as its provider names it'),
    prompt_version: Generation.shape.prompt_version,
    finish_reason: z
      .string()
      .nullable()
      .meta({ description: 'Why the model ended, in its server’s words', examples: ['stop', 'length'] }),
    answer: z
      .string()
      .nullable()
      .describe(
        'What the model wrote, as it came; of a call that broke off, what there was; of `mended`, the parts as they are now. `null`: nothing yet, or nothing at all',
      ),
    reasoning: z.string().nullable().describe('What the model thought, where its server sends it apart'),
    input_tokens: z.int().nullable().describe('What the model read; `null` where it is not known that it read anything'),
    cached_input_tokens: z.int().nullable().describe('How many of `input_tokens` came from the provider’s cache'),
    output_tokens: z.int().nullable().describe('What the model wrote, its thoughts included'),
    usage_source: UsageSource.describe(
      `Where the tokens are known from. ${usageSources}. \`null\`: they are not known, or those of an earlier version`,
    ).nullable(),
    cost: Generation.shape.cost.describe('What the call cost; `null` where no price is known'),
    duration_ms: z.int().nullable().describe('How long it took; `null` while it goes on, and where its server was gone'),
    failing: z
      .array(
        Check.pick({ rule: true, pointer: true, message: true }).meta({ id: 'FailingCheck', description: 'A check that an answer failed' }),
      )
      .describe('The checks that the answer failed'),
    error: AttemptError.nullable().describe('Why there is no text, or not all of it'),
  })
  .meta({ id: 'Attempt', description: 'One call of a model' });
export type Attempt = z.infer<typeof Attempt>;

/** Which attempts of which record to list. */
export const AttemptQuery = z.strictObject({ ...ContentRef.shape, ...pageQuery }).superRefine(eitherCursorOrOffset, runEvenIfInvalid);
export type AttemptQuery = z.output<typeof AttemptQuery>;
