import type { Attempt, AttemptReason, Cost } from '@handbill/contract';
import type { AnyOutput, Brief, PartsTask } from '@handbill/text';

/** The messages for a model, and the shape of the answer. */
export interface Prompt {
  /** The model's role, the marks of a good text of this kind, and every rule that the text is checked against. */
  readonly system: string;
  /** The brief, as delimited data, and the order. */
  readonly user: string;
  /** The last sentences of the user’s message. */
  readonly closing: string;
  /** The shape of the answer; `schema` is JSON Schema within the limits of strict structured output, `inWords` is for servers that take none. */
  readonly shape: { readonly name: string; readonly schema: Readonly<Record<string, unknown>>; readonly inWords: string };
  /** More tokens than any answer to it needs, without a model's thoughts: its limit under a spending cap. */
  readonly answerTokens: number;
}

/** The task that a prompt is made from, for a model that writes from the request itself. */
export interface WritingTask extends Brief {
  /** When the text was ordered, which prompts name the day of; left out: they name none. */
  readonly orderedAt?: Date | undefined;
  /** Left out where the whole text is to be written. */
  readonly parts?: PartsTask;
  /** Left out where something is to be written: else the text that is to be read and judged. */
  readonly reviewed?: AnyOutput;
}

/** One request to a model. */
export interface ModelCall {
  readonly task: WritingTask;
  readonly prompt: Prompt;
  readonly signal: AbortSignal;
  /** Why this model is called: it is the one that was chosen, writes in place of another one, writes parts, judges a text, or is asked once more. */
  readonly reason: AttemptReason & ('first' | 'fallback' | 'retry' | 'outline' | 'section' | 'repair' | 'review');
  /** How long the call may take with its retries, where that is less than the model's own time-out. */
  readonly timeout_ms?: number;
  /** Only where a spending cap holds, which limits the answer, too. */
  readonly reserve?: Reserve | undefined;
}

/** The most that calls may take. */
export interface Spend {
  readonly tokens: number;
  /** In USD; `null`: a price in USD is not known. */
  readonly usd: number | null;
}

/** Reserves the most that a request may take before it is made. Resolves to why it must not be made, or to `null`. */
type Reserve = (most: Spend) => Promise<string | null>;

/** How a request ended, as it is kept: with the answer as it came. */
export type AttemptResult = Pick<
  Attempt,
  'finish_reason' | 'answer' | 'reasoning' | 'input_tokens' | 'cached_input_tokens' | 'output_tokens' | 'usage_source' | 'cost' | 'error'
>;

/**
 * An event while a model is called. `attempt`: a request is about to be sent, and is when the next event is asked for, so that it can be on
 * record by then; `retry` is the reason of those that follow the first, and `most` its reservation under a cap. One that a cap refuses is not
 * sent, and ends at once. `piece`: a further piece of the answer.
 */
export type CallEvent =
  | { readonly kind: 'attempt'; readonly model: string; readonly reason: AttemptReason; readonly most?: Spend }
  | { readonly kind: 'piece'; readonly text: string }
  | { readonly kind: 'attempt_ended'; readonly result: AttemptResult };

/** Why a call or a text failed, for the log. Anything else is logged only when debugging. */
export interface FailureCause {
  /** Which way it failed: `refused`, `unreachable`, `timeout`. */
  readonly kind: string;
  /** The provider's HTTP status. */
  readonly status?: number | undefined;
  /** The event, without a word of the brief, the answer or the provider. */
  readonly explanation: string;
}

export interface TokenCounts {
  readonly input_tokens: number;
  /** How many of these came from the provider’s cache. */
  readonly cached_input_tokens: number | null;
  readonly output_tokens: number;
}

/** The model's answer, not yet parsed. */
export interface Completion {
  readonly kind: 'completion';
  readonly model: string;
  readonly text: string;
  /** `length`: the model reached its token limit, so the text ends in the middle. */
  readonly finish: 'stop' | 'length';
  /** Why a person has to review the text, besides the checks; `null` if there is no such reason. */
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
  readonly model: string;
  readonly code: 'generation_failed' | 'generation_timeout';
  /** The failure, for the caller and for the server's operator: contains no key and no address. */
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
  complete(call: ModelCall): AsyncGenerator<CallEvent, Completion | CallFailure, void>;
  /** The cost of so many tokens; `null` where no price is known. */
  costOf(tokens: TokenCounts): Promise<Cost | null>;
  /** The most that a request may take under a spending cap, its answer being limited. */
  maxOf(prompt: Prompt): Promise<Spend>;
}
