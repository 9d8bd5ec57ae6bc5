import type { AttemptReason, Cost } from '@handbill/contract';
import type { AttemptRecorder, FailureCause, GenerationTask } from '@handbill/operations';

/** The messages for a model, and the shape of the answer. */
export interface Prompt {
  /** The model's role, what makes a good text of this kind, and every rule that the text is checked against. */
  readonly system: string;
  /** The brief, as delimited data. */
  readonly user: string;
  /** The shape of the answer; `schema` is JSON Schema within the limits of strict structured output. */
  readonly shape: { readonly name: string; readonly schema: Readonly<Record<string, unknown>> };
}

/** One request to a model. */
export interface ModelCall {
  /** What the prompt was made from, for a model that writes from the request itself. */
  readonly task: Pick<GenerationTask, 'request' | 'campaign'>;
  readonly prompt: Prompt;
  /** Aborted when the answer is no longer needed. */
  readonly signal: AbortSignal;
  /** Called with each further piece of the answer. */
  readonly onText: (piece: string) => void;
  /** Why this model is called: it is the one that was chosen, or writes in place of another one. */
  readonly reason: AttemptReason & ('first' | 'fallback');
  /** How long the call may take with its retries, where that is less than the model's own time-out. */
  readonly timeout_ms?: number;
  /** Told of each request before it is sent, and of how it ended. */
  readonly attempts: AttemptRecorder;
}

/** What a call took. */
export interface TokenUsage {
  readonly model: string;
  /** Requests that were sent. */
  readonly attempts: number;
  /** Of the last request. */
  readonly input_tokens: number | null;
  readonly output_tokens: number | null;
}

/** How many tokens are to be paid. */
export interface TokenCounts {
  readonly input_tokens: number;
  /** How many of these came from the provider’s cache. */
  readonly cached_input_tokens: number | null;
  readonly output_tokens: number;
}

/** The model's answer, not yet parsed. */
export interface Completion extends TokenUsage {
  readonly kind: 'completion';
  readonly text: string;
  /** `length`: the model reached its token limit, so the text ends in the middle. */
  readonly finish: 'stop' | 'length';
  /** Why a person has to review the text, whatever the checks say; `null` if there is no such reason. */
  readonly needsReview: string | null;
}

/**
 * Whose fault a failure is. `outage`: the server is down or too slow, which opens its circuit; `provider`: the provider failed in another
 * way. After both another model may write. `other`: the brief, the model's own decision, or nobody.
 */
export type CallFault = 'outage' | 'provider' | 'other';

/** A call without an answer, or with an incomplete one. */
export interface CallFailure extends TokenUsage {
  readonly kind: 'failure';
  readonly code: 'generation_failed' | 'generation_timeout';
  /** What happened, for the caller and for whoever runs the server: contains no key and no address. */
  readonly detail: string;
  /** Logged, and not shown to the caller. */
  readonly cause: FailureCause;
  readonly fault: CallFault;
  /** The text received before the failure; `null` if there was none. */
  readonly textSoFar: string | null;
}

/** A model that writes text from a prompt. It throws only on bugs: a failed call is returned. */
export interface LanguageModel {
  /** Stored in each record: `openai`, `sandbox`. */
  readonly provider: string;
  /** The model's name, as briefs and records have it. */
  readonly model: string;
  complete(call: ModelCall): Promise<Completion | CallFailure>;
  /** What so many tokens cost; `null` where no price is known. */
  costOf(tokens: TokenCounts): Promise<Cost | null>;
}
