import type { AttemptReason, Check, Cost } from '@handbill/contract';
import type { AttemptRecorder, FailureCause, GenerationTask } from '@handbill/operations';
import type { PartsTask } from '@handbill/text';

/** The messages for a model, and the shape of the answer. */
export interface Prompt {
  /** The model's role, what makes a good text of this kind, and every rule that the text is checked against. */
  readonly system: string;
  /** The brief, as delimited data. */
  readonly user: string;
  /** The shape of the answer; `schema` is JSON Schema within the limits of strict structured output. */
  readonly shape: { readonly name: string; readonly schema: Readonly<Record<string, unknown>> };
}

/** What a prompt is made from, for a model that writes from the request itself. */
export interface WritingTask extends Pick<GenerationTask, 'request' | 'campaign' | 'voice'> {
  /** Left out where the whole text is to be written. */
  readonly parts?: PartsTask;
}

/** One request to a model. */
export interface ModelCall {
  readonly task: WritingTask;
  readonly prompt: Prompt;
  /** Aborted when the answer is no longer needed. */
  readonly signal: AbortSignal;
  /** Called with each further piece of the answer. */
  readonly onText: (piece: string) => void;
  /** Why this model is called: it is the one that was chosen, writes in place of another one, writes parts, or is asked once more. */
  readonly reason: AttemptReason & ('first' | 'fallback' | 'retry' | 'outline' | 'section' | 'repair');
  /** How long the call may take with its retries, where that is less than the model's own time-out. */
  readonly timeout_ms?: number;
  /** Told of each request before it is sent, and of how it ended. */
  readonly attempts: AttemptRecorder;
}

/** How many tokens are to be paid. */
export interface TokenCounts {
  readonly input_tokens: number;
  /** How many of these came from the provider’s cache. */
  readonly cached_input_tokens: number | null;
  readonly output_tokens: number;
}

/** The model's answer, not yet parsed. */
export interface Completion {
  readonly kind: 'completion';
  /** Which model wrote. */
  readonly model: string;
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
export interface CallFailure {
  readonly kind: 'failure';
  /** Which model was called. */
  readonly model: string;
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
  /** Whether long texts are outlined first and then written section by section; left out: no. */
  readonly writesBySection?: boolean;
  /** Whether it writes the same again for nothing, so that no earlier answer of it is needed; left out: no. */
  readonly isReproducible?: boolean;
  complete(call: ModelCall): Promise<Completion | CallFailure>;
  /** What so many tokens cost; `null` where no price is known. */
  costOf(tokens: TokenCounts): Promise<Cost | null>;
}
