import type { ContentRequest, PlatformLimit } from '@handbill/contract';
import { measure } from '@handbill/contract';
import type { ModelCall } from '../language-model.ts';
import { briefOf } from './brief.ts';
import { compose } from './compose.ts';
import { contains } from './keywords.ts';

type Task = ModelCall['task'];

/** An output that breaks a rule on purpose; where there is no rule that it could break, the reason why a person is to look at it. */
export interface RuleBreakingOutput {
  readonly output: unknown;
  readonly needsReview: string | null;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The output with the first text at a pointer changed; `*` stands for the first item. */
function changed(value: unknown, [step, ...rest]: readonly string[], change: (text: string) => string): unknown {
  if (step === undefined) return typeof value === 'string' ? change(value) : value;
  if (Array.isArray(value)) return value.map((item: unknown, index) => (index === 0 ? changed(item, rest, change) : item));
  return isRecord(value) ? { ...value, [step]: changed(value[step], rest, change) } : value;
}

const isRefused = ({ outcome, unit }: PlatformLimit): boolean => outcome === 'fail' && unit !== 'items';

function overlong({ unit, max }: PlatformLimit, filler: string): (text: string) => string {
  return (text) => {
    let long = text;
    while ((measure(long, unit) ?? Infinity) <= max) long = `${long} ${filler}`;
    return long;
  };
}

/** Longer than the platform accepts, or than the requested length allows. */
export function overLimit(task: Task): RuleBreakingOutput {
  const { output } = compose(task);
  const brief = briefOf(task);
  const limit = brief.limits.find(isRefused);
  if (limit !== undefined) {
    const filler = [...brief.patterns.general, ...brief.patterns.general]
      .map((frame) => frame.replace(/\[([^|\]]*)[^\]]*\]/g, '$1'))
      .join(' ');
    return { output: changed(output, limit.pointer.split('/').slice(1), overlong(limit, filler)), needsReview: null };
  }
  if (brief.lengthOutcome === 'fail' && brief.length !== null) {
    const longer: ContentRequest = { ...task.request, length: Math.ceil(brief.length * 1.3) };
    return { output: compose({ ...task, request: longer }).output, needsReview: null };
  }
  return { output, needsReview: 'The sandbox was asked to exceed a limit, and this brief has none that a text could fail.' };
}

/** Without the keywords that were asked for. */
export function missingKeywords(task: Task): RuleBreakingOutput {
  const { keywords, topic } = task.request;
  const neutralTopic = keywords.some((keyword) => contains(topic, keyword)) ? '…' : topic;
  const { output } = compose({ ...task, request: { ...task.request, topic: neutralTopic, keywords: [] } });
  const text = JSON.stringify(output);
  if (keywords.some((keyword) => !contains(text, keyword))) return { output, needsReview: null };
  return { output, needsReview: 'The sandbox was asked to leave keywords out, and this brief has none that could be missing.' };
}
