import type { Problem } from '../errors/problem.ts';
import type { Content } from '../calls/procedures.ts';
import type { PartialOutput } from './partial-output.ts';

/** Why a text, or a part of it, is written anew. A newer server may have more reasons. */
export type AttemptReason =
  | 'first'
  | 'taken_over'
  | 'retry'
  | 'fallback'
  | 'outline'
  | 'section'
  | 'repair'
  | 'mended'
  | (string & Record<never, never>);

/** A call of a model for a text, and the parts that it writes. */
export interface LiveAttempt {
  readonly attempt: number;
  readonly model: string;
  readonly reason: AttemptReason;
  /** JSON Pointers into the output: the parts that are written, or written anew. */
  readonly pointers: readonly string[];
}

/** The events of a text that is being written; `event` tells them apart, and a newer server may have more. */
export type LiveEvent<C extends Content = Content> = LiveNews<C> & {
  /** The output so far. */
  readonly partial: PartialOutput<C>;
};

/** An event as it is sent, or noticed here. */
export type LiveNews<C extends Content = Content> =
  /** The record is stored. */
  | { readonly event: 'content.started'; readonly id: string }
  /** The text, or the parts at `pointers`, are written, or written anew: `partial` is without their former words. */
  | ({ readonly event: 'content.attempt' } & LiveAttempt)
  /** `text` continues the text at `pointer`, a JSON Pointer into the output. */
  | { readonly event: 'content.delta'; readonly attempt: number; readonly pointer: string; readonly text: string }
  /** One thing that the text was checked for. */
  | { readonly event: 'content.check'; readonly check: C['checks'][number] }
  /** The record as it is in the end; the last event. */
  | { readonly event: 'content.finished'; readonly record: C }
  /** The server is not reached; it is tried again. */
  | { readonly event: 'connection.lost'; readonly problem: Problem }
  /** The server is reached again. */
  | { readonly event: 'connection.restored' };
