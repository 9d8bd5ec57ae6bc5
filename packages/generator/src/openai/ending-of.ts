import type { TokenUsage } from '@handbill/operations';
import type { CallFailure, Completion } from '../language-model.ts';
import type { Answer } from './answer.ts';
import { presentable } from './presentable.ts';

const cutShort = new Set(['length', 'max_tokens', 'max_output_tokens']);
const filtered = new Set(['content_filter', 'safety']);

/** What an answer that has come to its end amounts to. */
export function endingOf({ text, refusal, finish }: Answer, usage: TokenUsage): Completion | CallFailure {
  const failed = (detail: string): CallFailure => ({
    kind: 'failure',
    ...usage,
    code: 'generation_failed',
    detail,
    textSoFar: text === '' ? null : text,
  });
  const reason = finish?.toLowerCase() ?? '';
  if (refusal !== '') return failed(`The model refused to write this: ${presentable(refusal, undefined)}`);
  if (filtered.has(reason)) return failed('The provider’s content filter stopped the text.');
  if (text.trim() !== '')
    return { kind: 'completion', ...usage, text, finish: cutShort.has(reason) ? 'length' : 'stop', needsReview: null };
  return failed(cutShort.has(reason) ? 'The model used up its tokens before it wrote anything.' : 'The model answered with nothing.');
}
