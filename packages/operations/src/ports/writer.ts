import type { Campaign, Check, Content, ContentRequest } from '@handbill/contract';

/** What a writer is given. */
export interface GenerationTask {
  readonly request: ContentRequest;
  /** The campaign that the content belongs to: its name and audience go into the brief. */
  readonly campaign: Pick<Campaign, 'name' | 'target_audience'> | null;
  /** Aborted when the text is no longer needed or the process stops. */
  readonly signal: AbortSignal;
  /** Called with each further piece of the answer, so that the text so far can be kept if the rest fails. */
  readonly onProgress: (piece: string) => void;
}

/** What it took to write. */
export interface TokenUsage {
  readonly model: string;
  readonly attempts: number;
  readonly input_tokens: number | null;
  readonly output_tokens: number | null;
}

/** A text that came back; `output` is `null` where the answer could not be read, and `text` is then the answer itself. */
export interface GeneratedText extends TokenUsage {
  readonly kind: 'written';
  readonly status: 'ready' | 'needs_review';
  readonly title: string;
  readonly output: Content['output'];
  readonly text: string;
  readonly checks: readonly Check[];
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
export interface GenerationFailure extends TokenUsage {
  readonly kind: 'failure';
  readonly code: 'generation_failed' | 'generation_timeout';
  /** What happened, for the caller: contains no key and no address. */
  readonly detail: string;
  readonly cause: FailureCause;
  readonly textSoFar: string | null;
}

/** Whoever writes: a language model or the sandbox. It throws only on defects; failures of the model are answers. */
export interface Writer {
  readonly provider: string;
  readonly model: string;
  readonly promptVersion: string;
  write(task: GenerationTask): Promise<GeneratedText | GenerationFailure>;
}
