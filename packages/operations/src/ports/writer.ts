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
  WorkspaceReview,
} from '@handbill/contract';
import type { AttemptEnd } from './attempt-store.ts';
import type { Reserve, Spend } from './cap-store.ts';

/** The models that may be used, by their names; `null`: all. */
export type AllowedModels = readonly string[] | null;

/** The task of a writer. */
export interface GenerationTask {
  readonly request: ContentRequest;
  /** The campaign that the content belongs to: its name, purpose, subject, message, audience and dates go into the brief. */
  readonly campaign: CampaignBrief | null;
  /** The brand voice to write in, as it was when the text was requested. `null` or left out: none. */
  readonly voice?: BrandVoice | null;
  /** When the text was ordered: the writer is told the day. Left out: it is not. */
  readonly orderedAt?: Date;
  /** The workspace's policy for reviews; `null` or left out: that of the settings. */
  readonly reviewPolicy?: WorkspaceReview | null;
  /** Only where a spending cap holds: asked before each request to a model, whose answer is limited then. */
  readonly reserve?: Reserve | undefined;
  /** The model that was chosen when the record was stored. One that this process does not know is replaced by the default. */
  readonly model: string;
  /** Which models may write in its place when its provider fails: all where this is left out. */
  readonly allowedModels?: AllowedModels;
  /** Aborted when the text is no longer needed or the process stops. */
  readonly signal: AbortSignal;
  /** The calls that other processes made for this text, in their order. Their answers are not paid again. */
  readonly earlierCalls: readonly EarlierCall[];
}

/** A call for the same text that has ended, made before another process took it over. */
export type EarlierCall = Pick<Attempt, 'reason' | 'model' | 'finish_reason' | 'answer' | 'error'>;

/** Parts of a text that are to be written anew. */
export interface RewriteTask extends Omit<GenerationTask, 'earlierCalls'>, Partial<Pick<GenerationTask, 'earlierCalls'>> {
  /** The text as it stands. */
  readonly output: NonNullable<Content['output']>;
  /** JSON Pointers to parts that it has, none within another. */
  readonly pointers: readonly string[];
  /** The caller's wish for them. */
  readonly instructions: string | null;
}

/** Parts that came back, by their pointers: those that were asked for, and those that go with them. */
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
  /** It is none of those that may be used. */
  | { readonly kind: 'not_allowed'; readonly model: string }
  /** Neither the server of the model nor those of its fallbacks answers; one of them is tried again after this time. */
  | { readonly kind: 'unavailable'; readonly model: string; readonly retryAfter_s: number };

/** How an attempt ended: a call of a model, or an autofix. */
export type AttemptResult = Omit<AttemptEnd, 'duration_ms'>;

/**
 * The events of a text that is written. A reader that asks for the next event has dealt with the one before:
 * - `attempt`: a model is about to be called, or rules have changed parts (`mended`). The request is sent when the next event is asked for, so that it
 *   is on record by then. `reason` is `first` for the first of a text, also of one that was taken over.
 *   Under a spending cap `most` is the reservation for it; where that was refused, it ends at once, and nothing is sent.
 * - `attempt_ended`: how it ended.
 * - `check`: the checks that the answer of the last attempt failed.
 * - `progress`: a further piece of the answer, so that the text so far can be kept if the rest fails.
 * - `parts`: these parts are about to be written, or written anew: a reader's text of them is void. `attempt` counts from 1.
 * - `delta`: a part of `output` goes on, no surrogate pair cut in two: in the end, put together, they are the output.
 * - `fallback`: another model writes in place of one: the text so far is void once its own comes.
 * - `waiting`: no model can be called until then. Others may be written meanwhile, and the next event be asked for later.
 * - `ended`: the last one.
 */
export type WriterEvent<Result> =
  | { readonly kind: 'attempt'; readonly model: string; readonly reason: AttemptReason; readonly most?: Spend }
  | { readonly kind: 'attempt_ended'; readonly result: AttemptResult }
  | { readonly kind: 'check'; readonly failing: Attempt['failing'] }
  | { readonly kind: 'progress'; readonly text: string }
  | ({ readonly kind: 'parts' } & ContentAttempt)
  | ({ readonly kind: 'delta' } & Pick<ContentDelta, 'pointer' | 'text'>)
  | ({ readonly kind: 'fallback' } & Fallback)
  | { readonly kind: 'waiting'; readonly until: Promise<void> }
  | { readonly kind: 'ended'; readonly result: Result };

export type Writing<Result> = AsyncIterable<WriterEvent<Result>>;

/** The fields of a record that follow its output. */
export interface CheckedText {
  /** `ready` when no check failed. */
  readonly status: 'ready' | 'needs_review';
  readonly title: string;
  /** The whole as Markdown. */
  readonly text: string;
  readonly checks: readonly Check[];
}

/** A text that came back; `output` is `null` where the answer could not be read, and `text` is then the answer itself. */
export interface GeneratedText extends CheckedText {
  readonly kind: 'written';
  /** Which model wrote. */
  readonly model: string;
  readonly output: Content['output'];
  /** Whether its repair was broken off: who goes on with it may make more of it. */
  readonly isBrokenOff?: boolean;
}

/** Why a text failed, for the log. Its other members are logged only when debugging. */
export interface FailureCause {
  /** Which way it failed: `refused`, `unreachable`, `timeout`. */
  readonly kind: string;
  /** The provider's HTTP status. */
  readonly status?: number | undefined;
  /** The failure, without a word of the brief, the answer or the provider. */
  readonly explanation: string;
}

/** No text came back, or only a part of one. */
export interface GenerationFailure {
  readonly kind: 'failure';
  /** Which model was called last. */
  readonly model: string;
  readonly code: 'generation_failed' | 'generation_timeout';
  /** The failure, for the caller: contains no key and no address. */
  readonly detail: string;
  readonly cause: FailureCause;
  readonly textSoFar: string | null;
}

/** A text that somebody else wrote, to be read by a judge. */
export interface ReviewTask extends Pick<GenerationTask, 'request' | 'campaign' | 'voice' | 'reviewPolicy' | 'signal' | 'reserve'> {
  readonly output: Readonly<Record<string, unknown>>;
}

/** A task of models under a cap, and the model that is called first. */
export type CappedTask = Pick<GenerationTask, 'request' | 'campaign' | 'voice' | 'reviewPolicy' | 'allowedModels' | 'orderedAt'> &
  (
    | ({ readonly kind: 'write' } & Pick<GenerationTask, 'model'>)
    | ({ readonly kind: 'rewrite' } & Pick<RewriteTask, 'model' | 'output' | 'pointers' | 'instructions'>)
    | ({ readonly kind: 'judge' } & Pick<ReviewTask, 'output'>)
  );

/** A language model or the sandbox. It throws only on defects; failures of the model are answers. */
export interface Writer {
  readonly provider: string;
  /** The model that writes where nothing says otherwise. */
  readonly model: string;
  readonly models: readonly Model[];
  readonly promptVersion: string;
  /** Whether a second reader can be asked, and whether one is where a brief does not say. */
  readonly review: { readonly isPossible: boolean; readonly byDefault: boolean };
  /** Says which model is to write a text, before anything is stored. */
  choose(request: Pick<ContentRequest, 'type' | 'model'>, allowed: AllowedModels): ModelChoice;
  write(task: GenerationTask): Writing<GeneratedText | GenerationFailure>;
  /** Tells first of the text as it stands, and then of the parts. It fails at once where no server answers. */
  rewrite(task: RewriteTask): Writing<RewrittenParts | GenerationFailure>;
  /** Has a judge read a text: the checks of the rule `review`, one that says so where it could not be read. Throws where there is no judge. */
  judge(task: ReviewTask): Writing<readonly Check[]>;
  /** The largest spend of the first call of a model; `usd` is `null` where a model that may be called has no price in USD. */
  firstCall(task: CappedTask): Promise<Spend>;
  /** The largest spend of the first call for the smallest of all texts, by the cheapest model; `usd` is `null` where none has a price in USD. */
  leastCall(): Promise<Spend>;
  /** The model that would write, and its probable spend. Calls none. */
  plan(
    task: Pick<GenerationTask, 'request' | 'campaign' | 'voice' | 'orderedAt'>,
  ): Promise<{ readonly model: string; readonly estimate: Estimate }>;
}
