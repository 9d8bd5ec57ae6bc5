import { EvalResults, type BriefResult } from './results.ts';

/** As it was written to a file and read again. */
export const fileOf = (results: readonly BriefResult[], model: string): EvalResults =>
  EvalResults.parse(
    JSON.parse(JSON.stringify({ about: { at: '2026-11-22T12:00:00.000Z', provider: 'p', model, prompt_version: '1' }, results })),
  );

/** How an email was written. */
export const anyResult = (brief: string, isReady: boolean, more: Partial<BriefResult> = {}): BriefResult => ({
  brief,
  time: 1,
  request: null,
  type: 'email',
  language: 'en',
  platform: null,
  model: 'm',
  status: isReady ? 'ready' : 'needs_review',
  text: null,
  failing_first: isReady ? [] : ['keyword', 'length'],
  failing: isReady ? [] : ['keyword'],
  warnings: [],
  attempts: 1,
  calls: [],
  input_tokens: 1_000,
  output_tokens: 500,
  cost: null,
  duration_ms: 900,
  error: null,
  ...more,
});
