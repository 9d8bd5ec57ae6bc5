import { withoutThoughts } from '@handbill/text';
import { finishOf } from '../model/attempt-result.ts';
import type { CallFailure, CallFault, Completion, FailureCause } from '../model/language-model.ts';
import type { Answer } from './answer.ts';
import { sanitize } from './provider-error.ts';

const filterReasons = new Set(['content_filter', 'safety']);

/** The meaning of an answer that has come to its end: a text, or why there is none. */
export function resultOf(answer: Answer, model: string): Completion | CallFailure {
  const { text, refusal, finish } = answer;
  const failed = (
    kind: string,
    explanation: string,
    { said = '', fault = 'other' }: { said?: string; fault?: CallFault } = {},
  ): CallFailure => failureOf(answer, model, `${explanation}${said}`, { kind, explanation }, fault);
  const reason = finish?.toLowerCase() ?? '';
  if (refusal !== '') return failed('refusal', 'The model refused to write this', { said: `: ${sanitize(refusal, undefined)}` });
  if (filterReasons.has(reason)) return failed('content_filter', 'The provider’s content filter stopped the text.');
  if (withoutThoughts(text).trim() !== '') return { kind: 'completion', model, text, finish: finishOf(finish), needsReview: null };
  const hasThought = text.trim() !== '' || answer.reasoning.trim() !== '';
  if (finishOf(finish) === 'length')
    return failed('length', `The model used up its tokens ${hasThought ? 'on its reasoning ' : ''}before it wrote anything.`);
  if (hasThought)
    return failed('reasoning', 'The model sent nothing but its reasoning, which is never taken for the text.', { fault: 'provider' });
  return failed('empty', 'The model answered with nothing.', { fault: 'provider' });
}

export const failureOf = ({ text }: Answer, model: string, detail: string, cause: FailureCause, fault: CallFault): CallFailure => ({
  kind: 'failure',
  model,
  code: 'generation_failed',
  detail,
  cause,
  fault,
  textSoFar: text === '' ? null : text,
});
