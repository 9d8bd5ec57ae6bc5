import type {
  Attempt,
  AttemptReason,
  BrandVoice,
  CampaignBrief,
  Check,
  Content,
  ContentAttempt,
  ContentDelta,
  ContentRequest,
  Estimate,
  Model,
} from '@handbill/contract';
import type { AttemptEnd } from './attempt-store.ts';

/** What a writer is given. */
export interface GenerationTask {
  readonly request: ContentRequest;
  /** The campaign that the content belongs to: its name, audience, channels and dates go into the brief. */
  readonly campaign: CampaignBrief | null;
  /** The brand voice to write in, as it was when the text was requested. `null` or left out: none. */
  readonly voice?: BrandVoice | null;
  /** The model that was chosen when the record was stored. One that this process does not know is replaced by the default. */
  readonly model: string;
  /** Aborted when the text is no longer needed or the process stops. */
  readonly signal: AbortSignal;
  /** Called with each further piece of the answer, so that the text so far can be kept if the rest fails. */
  readonly onProgress: (piece: string) => void;
  /** Called before another model writes in place of one: what came so far is void once the other one's text comes. */
  readonly onFallback: (fallback: Fallback) => void;
  /** Has other texts written until then, since no model can be called. `false`: the process stops, or the text is no longer needed. */
  readonly pause: (until: Promise<unknown>) => Promise<boolean>;
  /** The calls that other processes made for this text, in their order; left out where none had begun it. What they answered is not paid again. */
  readonly earlierCalls?: () => Promise<readonly EarlierCall[]>;
  /** Told of each call of a model. */
  readonly attempts: AttemptRecorder;
  /** Called when the text, or parts of it, are about to be written, or written anew: what came before at these pointers is void. Counted from 1. */
  readonly onAttempt?: (attempt: ContentAttempt) => void;
  /** Called with the parts of `output` as they are read from the answer, no surrogate pair cut in two: in the end, put together, they are the output. */
  readonly onDelta?: (delta: Pick<ContentDelta, 'pointer' | 'text'>) => void;
}

/** A call for the same text that has ended, made before another process took it over. */
export type EarlierCall = Pick<Attempt, 'reason' | 'model' | 'finish_reason' | 'answer' | 'error'>;

/** Parts of a text that are to be written anew. */
export interface RewriteTask extends Omit<GenerationTask, 'onProgress' | 'pause'> {
  /** The text as it stands. */
  readonly output: NonNullable<Content['output']>;
  /** JSON Pointers to parts that it has, none within another. */
  readonly pointers: readonly string[];
  /** What the caller wants of them. */
  readonly instructions: string | null;
}

/** Parts that came back, by their pointers: those that were asked for, and what has to go with them. */
export interface RewrittenParts {
  readonly kind: 'rewritten';
  readonly parts: ReadonlyMap<string, unknown>;
}

/** Why another model writes. */
export interface Fallback {
  /** The model that was to write. */
  readonly model: string;
  /** The one that writes in its place. */
  readonly next: string;
  readonly cause: FailureCause;
}

/** Who is to write a text. */
export type ModelChoice =
  | { readonly kind: 'chosen'; readonly provider: string; readonly model: string }
  /** There is no model of this name. */
  | { readonly kind: 'unknown' }
  /** Neither the server of the model nor those of its fallbacks answers; one of them is tried again after this time. */
  | { readonly kind: 'unavailable'; readonly model: string; readonly retryAfter_s: number };

/** A call of a model that has begun. */
export interface OpenAttempt {
  /** Keeps how it ended. That is stored while the answer is being read, and before the text is. */
  end(result: Omit<AttemptEnd, 'duration_ms'>): void;
}

/** Keeps every call of a model on record, with its price. */
export interface AttemptRecorder {
  /** Call it before each request is sent. `reason` is `first` for the first of a text, also of one that was taken over. */
  begin(call: { readonly model: string; readonly reason: AttemptReason }): Promise<OpenAttempt>;
  /** Adds the checks that the answer of the last call failed. */
  keepFailing(failing: Attempt['failing']): Promise<void>;
}

/** A text that came back; `output` is `null` where the answer could not be read, and `text` is then the answer itself. */
export interface GeneratedText {
  readonly kind: 'written';
  /** Which model wrote. */
  readonly model: string;
  readonly status: 'ready' | 'needs_review';
  readonly title: string;
  readonly output: Content['output'];
  readonly text: string;
  readonly checks: readonly Check[];
  /** Whether its repair was broken off: who goes on with it may make more of it. */
  readonly isBrokenOff?: boolean;
}

/** Why a text failed, for the log. What else it has is logged only when debugging. */
export interface FailureCause {
  /** Which way it failed: `refused`, `unreachable`, `timeout`. */
  readonly kind: string;
  /** The provider's HTTP status. */
  readonly status?: number | undefined;
  /** What happened, without a word of the brief, the answer or the provider. */
  readonly explanation: string;
}

/** No text came back, or only a part of one. */
export interface GenerationFailure {
  readonly kind: 'failure';
  /** Which model was called last. */
  readonly model: string;
  readonly code: 'generation_failed' | 'generation_timeout';
  /** What happened, for the caller: contains no key and no address. */
  readonly detail: string;
  readonly cause: FailureCause;
  readonly textSoFar: string | null;
}

/** Whoever writes: a language model or the sandbox. It throws only on defects; failures of the model are answers. */
export interface Writer {
  readonly provider: string;
  /** The model that writes where nothing says otherwise. */
  readonly model: string;
  readonly models: readonly Model[];
  readonly promptVersion: string;
  /** Says which model is to write a text, before anything is stored. */
  choose(request: Pick<ContentRequest, 'type' | 'model'>): ModelChoice;
  write(task: GenerationTask): Promise<GeneratedText | GenerationFailure>;
  /** Tells first of the text as it stands, and then of the parts. It fails at once where no server answers. */
  rewrite(task: RewriteTask): Promise<RewrittenParts | GenerationFailure>;
  /** Which model would write, and what that would probably take. Calls none. */
  plan(task: Pick<GenerationTask, 'request' | 'campaign' | 'voice'>): Promise<{ readonly model: string; readonly estimate: Estimate }>;
}
