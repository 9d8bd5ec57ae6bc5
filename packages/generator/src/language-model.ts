import type { GenerationTask, TokenUsage } from '@handbill/operations';
import type { Prompt } from './prompts/prompt.ts';

/** What is asked of a model. */
export interface ModelCall {
  /** What the prompt was made from, for a model that writes from the request itself. */
  readonly task: Pick<GenerationTask, 'request' | 'campaign'>;
  readonly prompt: Prompt;
  /** Aborted when nobody needs the answer any more. */
  readonly signal: AbortSignal;
  /** Called with each further piece of the answer. */
  readonly onText: (piece: string) => void;
}

/** The answer as the model gave it, unread. */
export interface Completion extends TokenUsage {
  readonly kind: 'completion';
  readonly text: string;
  /** `length`: the model was cut off at its limit of tokens, and the text ends in the middle. */
  readonly finish: 'stop' | 'length';
  /** Why a person has to look at it, whatever the checks say; `null` where there is no such reason. */
  readonly needsReview: string | null;
}

/** No answer, or one that broke off. */
export interface CallFailure extends TokenUsage {
  readonly kind: 'failure';
  readonly code: 'generation_failed' | 'generation_timeout';
  /** What happened, for the person who asked or who runs the server: names no key and no address. */
  readonly detail: string;
  /** What is logged besides. */
  readonly cause?: unknown;
  /** What had come until then; `null` where nothing had. */
  readonly textSoFar: string | null;
}

/** Whatever writes text from a prompt. It throws only on defects; what goes wrong with the model is an answer. */
export interface LanguageModel {
  /** Goes into each record: `openai`, `sandbox`. */
  readonly provider: string;
  readonly model: string;
  complete(call: ModelCall): Promise<Completion | CallFailure>;
}
