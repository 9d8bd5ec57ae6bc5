import type { Check } from '@handbill/contract';
import type { Writer } from '@handbill/operations';
import { AttemptTally } from './attempt-tally.ts';
import type { EvalBrief } from './briefs.ts';
import type { BriefResult } from './results.ts';

export interface WriteOptions {
  readonly writer: Writer;
  /** A name of the settings; the default for each kind when left out. */
  readonly model?: string | undefined;
  /** How many are written at once. */
  readonly concurrency: number;
  readonly onResult?: (result: BriefResult) => void;
}

const rulesWith = (checks: readonly Check[], wanted: Check['outcome']): string[] =>
  checks.filter(({ outcome }) => outcome === wanted).map(({ rule }) => rule);

/** Writes one brief as a server would, and notes what came of it. */
async function writeBrief({ name, request: kept }: EvalBrief, { writer, model }: WriteOptions): Promise<BriefResult> {
  const request = { ...kept, model: model ?? null };
  const choice = writer.choose(request);
  const tally = new AttemptTally();
  const started = performance.now();
  const { signal } = new AbortController();
  const named = choice.kind === 'chosen' ? choice.model : (model ?? writer.model);
  const written = await tally.follow(writer.write({ request, campaign: null, model: named, signal, earlierCalls: [] }));
  const about = {
    brief: name,
    type: request.type,
    language: request.language,
    platform: 'platform' in request ? request.platform : null,
    model: written.model,
    ...tally.figures(),
    duration_ms: Math.round(performance.now() - started),
  };
  if (written.kind === 'failure')
    return { ...about, status: 'failed', failing_first: [...tally.failingFirst], failing: [], warnings: [], error: written.detail };
  return {
    ...about,
    status: written.status,
    failing_first: [...tally.failingFirst],
    failing: rulesWith(written.checks, 'fail'),
    warnings: rulesWith(written.checks, 'warn'),
    error: null,
  };
}

/** Writes all briefs, some at once; the results are in the order of the briefs. */
export async function writeBriefs(briefs: readonly EvalBrief[], options: WriteOptions): Promise<readonly BriefResult[]> {
  const results = new Map<string, BriefResult>();
  const left = [...briefs];
  const work = async () => {
    for (let brief = left.shift(); brief !== undefined; brief = left.shift()) {
      const result = await writeBrief(brief, options);
      results.set(brief.name, result);
      options.onResult?.(result);
    }
  };
  await Promise.all(Array.from({ length: options.concurrency }, work));
  return briefs.flatMap(({ name }) => results.get(name) ?? []);
}
