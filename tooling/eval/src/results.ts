import { contentTypes, Cost } from '@handbill/contract';
import * as z from 'zod';

/** How one brief was written. */
const BriefResult = z.strictObject({
  brief: z.string(),
  type: z.enum(Object.keys(contentTypes)),
  language: z.string(),
  platform: z.string().nullable(),
  /** The one that wrote in the end. */
  model: z.string(),
  status: z.enum(['ready', 'needs_review', 'failed']),
  /** The rules that the first answer failed: a rule for each check, so it may be there several times. */
  failing_first: z.array(z.string()),
  /** Those that the text fails after all repairs. */
  failing: z.array(z.string()),
  warnings: z.array(z.string()),
  attempts: z.int(),
  input_tokens: z.int().nullable(),
  output_tokens: z.int().nullable(),
  cost: Cost.nullable(),
  duration_ms: z.int(),
  /** Why there is no text. */
  error: z.string().nullable(),
});
export type BriefResult = z.infer<typeof BriefResult>;

/** A file of results. */
export const EvalResults = z.strictObject({
  about: z.strictObject({ at: z.string(), provider: z.string(), model: z.string(), prompt_version: z.string() }),
  results: z.array(BriefResult),
});
export type EvalResults = z.infer<typeof EvalResults>;
