import type { Check } from '@handbill/contract';
import type { Writer } from '@handbill/operations';
import { tally } from './tally.ts';
import type { EvalBrief } from './briefs.ts';
import { inParallel } from './in-parallel.ts';
import type { BriefResult } from './results.ts';

export interface WriteOptions {
  readonly writer: Writer;
  /** A name of the settings; the default for each kind when left out. */
  readonly model?: string | undefined;
  /** How many are written at once. */
  readonly concurrency: number;
  /** How often each brief is written; once when left out. */
  readonly times?: number;
  readonly onResult?: (result: BriefResult) => void;
}

const rulesWith = (checks: readonly Check[], wanted: Check['outcome']): string[] =>
  checks.filter(({ outcome }) => outcome === wanted).map(({ rule }) => rule);

interface BriefTime extends EvalBrief {
  readonly time: number;
}

/** Writes one brief as a server would, and notes the result. */
async function writeBrief({ name, time, request: kept }: BriefTime, { writer, model }: WriteOptions): Promise<BriefResult> {
  const request = { ...kept, model: model ?? null };
  const choice = writer.choose(request, null);
  const started = performance.now();
  const { signal } = new AbortController();
  const named = choice.kind === 'chosen' ? choice.model : (model ?? writer.model);
  const { result: written, figures } = await tally(writer.write({ request, campaign: null, model: named, signal, earlierCalls: [] }));
  const about = {
    brief: name,
    time,
    request: { ...kept },
    type: request.type,
    language: request.language,
    platform: 'platform' in request ? request.platform : null,
    model: written.model,
    ...figures,
    duration_ms: Math.round(performance.now() - started),
  };
  if (written.kind === 'failure')
    return { ...about, status: 'failed', text: written.textSoFar, failing: [], warnings: [], error: written.detail };
  return {
    ...about,
    status: written.status,
    text: written.text,
    failing: rulesWith(written.checks, 'fail'),
    warnings: rulesWith(written.checks, 'warn'),
    error: null,
  };
}

/** Writes all briefs, some at once; the results are in the order of the briefs, those of one that is written several times together. */
export function writeBriefs(briefs: readonly EvalBrief[], options: WriteOptions): Promise<readonly BriefResult[]> {
  const all = briefs.flatMap((brief) => Array.from({ length: options.times ?? 1 }, (_, index) => ({ ...brief, time: index + 1 })));
  return inParallel(all, options.concurrency, async (brief) => {
    const result = await writeBrief(brief, options);
    options.onResult?.(result);
    return result;
  });
}
