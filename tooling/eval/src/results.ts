import { contentTypes, Cost } from '@handbill/contract';
import * as z from 'zod';

/** A call of a model for a text, or a change of it by rules. */
const Call = z.strictObject({
  reason: z.string(),
  model: z.string(),
  finish_reason: z.string().nullable(),
  /** As it came. */
  answer: z.string().nullable(),
  /** The rules that it failed. */
  failing: z.array(z.string()),
  error: z.string().nullable(),
});
export type Call = z.infer<typeof Call>;

/** How one brief was written. Files of earlier versions have neither the brief nor the text. */
const BriefResult = z.strictObject({
  brief: z.string(),
  /** Which time the brief was written, from 1. */
  time: z.int().default(1),
  request: z.looseObject({ topic: z.string() }).nullable().default(null),
  type: z.enum(Object.keys(contentTypes)),
  language: z.string(),
  platform: z.string().nullable(),
  /** The one that wrote in the end. */
  model: z.string(),
  status: z.enum(['ready', 'needs_review', 'failed']),
  /** As its record would have it, as Markdown. */
  text: z.string().nullable().default(null),
  /** The rules that the first answer failed: a rule for each check, so it may be there several times. */
  failing_first: z.array(z.string()),
  /** Those that the text fails after all repairs. */
  failing: z.array(z.string()),
  warnings: z.array(z.string()),
  attempts: z.int(),
  calls: z.array(Call).default([]),
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

export const isReady = ({ status }: BriefResult): boolean => status === 'ready';
export const isReadyAtOnce = (result: BriefResult): boolean => isReady(result) && result.failing_first.length === 0;

/** The same brief in two files: as often as it was written in each. */
export interface Pair {
  readonly brief: string;
  readonly before: readonly BriefResult[];
  readonly after: readonly BriefResult[];
}

/** The briefs that both files have. */
export function pairsOf(first: EvalResults, second: EvalResults): readonly Pair[] {
  const others = Map.groupBy(second.results, ({ brief }) => brief);
  return [...Map.groupBy(first.results, ({ brief }) => brief)].flatMap(([brief, before]) => {
    const after = others.get(brief);
    return after === undefined ? [] : [{ brief, before, after }];
  });
}
