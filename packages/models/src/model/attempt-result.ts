import type { Cost } from '@handbill/contract';
import type { AttemptResult, CallFailure, Completion } from './language-model.ts';

/** Of a refusal or an error: longer than any that says something. */
const maxMessageLength = 2_000;

const errorOf = ({ cause, detail }: CallFailure): AttemptResult['error'] => ({
  kind: cause.kind,
  status: cause.status ?? null,
  message: detail.slice(0, maxMessageLength),
});

interface Received extends Pick<AttemptResult, 'input_tokens' | 'cached_input_tokens' | 'output_tokens' | 'usage_source'> {
  readonly text: string;
  readonly refusal: string;
  readonly reasoning: string;
  readonly finish: string | null;
}

/** How a call of a model ended, as it is kept: with the answer as it came. */
export const attemptResult = (answer: Received, result: Completion | CallFailure, cost: Cost | null): AttemptResult => ({
  finish_reason: answer.finish,
  answer: answer.text || answer.refusal || null,
  reasoning: answer.reasoning || null,
  input_tokens: answer.input_tokens,
  cached_input_tokens: answer.cached_input_tokens,
  output_tokens: answer.output_tokens,
  usage_source: answer.usage_source,
  cost,
  error: result.kind === 'failure' ? errorOf(result) : null,
});

const lengthReasons: ReadonlySet<string> = new Set(['length', 'max_tokens', 'max_output_tokens']);

/** How an answer ended, by the reason that its server gave. */
export const finishOf = (reason: string | null): Completion['finish'] =>
  lengthReasons.has(reason?.toLowerCase() ?? '') ? 'length' : 'stop';
