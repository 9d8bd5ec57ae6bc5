import type { ContentAttempt, ContentDelta } from '@handbill/contract';

/** Where something is in a text's stream: in which attempt, and after how much of it. Text counts its UTF-16 units; an empty part and the beginning of an attempt count one. */
export interface StreamPosition {
  readonly attempt: number;
  readonly offset: number;
}

/** The entries of a stream: attempts, which void all before them, and text. The offset of an entry is that of its beginning. */
export type StreamEntry = { readonly offset: number } & (ContentAttempt | ContentDelta);

/** Several entries of one text's stream, stored together. The pieces of a text are numbered without gaps. */
export interface StreamPiece {
  readonly workspaceId: string;
  readonly contentId: string;
  readonly number: number;
  /** The writer of the text: the token of its lease. */
  readonly writer: string;
  readonly entries: readonly StreamEntry[];
  /** Nothing follows: put together, the stream is the record's output. */
  readonly isLast: boolean;
}

/** The news of a text: its stream goes on, or the writing has ended. */
export type StreamNews = 'grown' | 'ended';

/** The streams of texts, kept for an hour so that every process can go on with them. */
export interface StreamStore {
  /** Stores pieces, all at once. Resolves to those whose number another piece of the text has. */
  append(pieces: readonly StreamPiece[], now: Date): Promise<readonly StreamPiece[]>;
  /** The pieces of a text. */
  read(contentId: string): Promise<readonly StreamPiece[]>;
  /** Of many texts the piece with this number, where there is one. */
  readNext(numbers: ReadonlyMap<string, number>): Promise<readonly StreamPiece[]>;
  /** The last piece of a text. */
  last(contentId: string): Promise<StreamPiece | null>;
  /** Which of these texts are not being written any more. */
  ended(contentIds: readonly string[]): Promise<readonly string[]>;
  /** Calls `listener` for each text whose stream has changed, in whichever process. Something may be missed. Returns a function that ends it. */
  watch(listener: (contentId: string, news: StreamNews) => void): () => void;
}
