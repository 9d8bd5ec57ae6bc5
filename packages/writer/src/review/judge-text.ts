import { type Check, statusOf } from '@handbill/contract';
import type { CheckedText } from '@handbill/text';
import type { WritingContext } from '../replay/replay.ts';
import type { GenerationTask } from '@handbill/operations';
import { readWhileItComes, type Step } from '../stream/step.ts';
import { checkOf, noObjection, notReviewed, type Objection, type Place } from './objection.ts';
import { readJudgement } from './read-judgement.ts';
import { reviewPrompt } from './review-prompt.ts';
import { repairText, type RepairOptions } from '../repair/repair-text.ts';

/** The settings of the second reader. */
export interface ReviewPolicy {
  /** Whether texts are reviewed whose brief does not say. */
  readonly default: boolean;
  /** The kinds of objections that fail a text, where they are raised twice; all others warn. */
  readonly fail: readonly string[];
}

/** Nothing is reviewed that does not ask for it, and no objection fails a text. */
export const usualPolicy: ReviewPolicy = { default: false, fail: [] };

/** How long a judge may take, in milliseconds, where a text has no less left. */
const maxJudgement = 60_000;

export interface JudgeContext extends Pick<
  WritingContext<Pick<GenerationTask, 'request' | 'campaign' | 'voice' | 'signal'>>,
  'task' | 'calls' | 'streamed' | 'end_ms'
> {
  readonly judge: string;
  readonly policy: ReviewPolicy;
}

type Reading = { readonly objections: readonly Objection[] } | { readonly why: string };

/** Has a judge read a text: the checks of the rule `review`. A judge that fails, is late or cannot be understood changes nothing. */
export async function* judgeText(text: Pick<CheckedText, 'output'>, context: JudgeContext): Step<readonly Check[]> {
  const { policy } = context;
  const first = yield* readOnce(text, context);
  if ('why' in first) return [notReviewed(first.why)];
  const { objections } = first;
  if (objections.length === 0) return [noObjection];
  const mightFail = objections.some(({ kind }) => policy.fail.includes(kind));
  const second = mightFail ? yield* readOnce(text, context) : undefined;
  // An objection that fails a text was made twice.
  const said = second !== undefined && 'objections' in second ? second.objections : [];
  return objections.map((one) =>
    checkOf(one, policy.fail.includes(one.kind) && said.some((other) => isSame(one, other)) ? 'fail' : 'warn'),
  );
}

const overlaps = (one: Place, other: Place): boolean =>
  one.pointer === other.pointer && one.span.start < other.span.end && other.span.start < one.span.end;

/** Whether two objections are one; of those without a place nobody can tell. */
const isSame = (one: Objection, other: Objection): boolean =>
  one.kind === other.kind && one.place !== null && other.place !== null && overlaps(one.place, other.place);

async function* readOnce({ output }: Pick<CheckedText, 'output'>, context: JudgeContext): Step<Reading> {
  const { task, calls, streamed, judge } = context;
  const { request, campaign, voice = null, signal } = task;
  const end_ms = Math.min(context.end_ms, performance.now() + maxJudgement);
  const brief = { request, campaign, voice };
  const prompt = reviewPrompt(brief, output);
  const call = calls.complete({
    task: { ...brief, reviewed: output },
    model: judge,
    prompt,
    signal,
    mayWait: false,
    reason: 'review',
    end_ms,
  });
  const nothing = (): void => undefined;
  const answer = yield* readWhileItComes(call, { streamed, read: nothing, restart: nothing });
  if (answer.kind === 'failure') return { why: answer.detail };
  const objections = readJudgement(answer.text, output);
  return objections === null ? { why: 'the answer of its second reader could not be read.' } : { objections };
}

/**
 * Has a judge read a text that has passed all rules, and its failures repaired as any others, as often as repairs are left. A text that was
 * repaired is read once more.
 */
export async function* reviewText(first: CheckedText, options: RepairOptions & Pick<JudgeContext, 'judge' | 'policy'>): Step<CheckedText> {
  let text = first;
  while (statusOf(text.checks) === 'ready' && !options.task.signal.aborted) {
    const checks = yield* judgeText(text, options);
    const reviewed = { ...text, checks: [...text.checks, ...checks] };
    if (statusOf(checks) === 'ready' || options.repairs.left === 0) return reviewed;
    const repaired = yield* repairText(reviewed, options);
    if (repaired.output === reviewed.output) return reviewed;
    text = repaired;
  }
  return text;
}
