import type { WholeAnswerName } from './whole-answers.ts';

/** How a server sends an answer. */
export interface SentAnswer {
  readonly content?: unknown;
  /** Members of the message beside its content: calls of tools, reasoning. */
  readonly message?: Readonly<Record<string, unknown>>;
  /** `null`: the server never says why it ends. */
  readonly finish?: string | null;
}

/** An answer of a model that is not what was asked for. */
export interface BrokenAnswer {
  /** The habit, and whose it is. */
  readonly id: string;
  /** The brief that it answers, and the text that it would have been. */
  readonly of: WholeAnswerName;
  readonly sent: SentAnswer;
  /** Whether a person could read the whole text in it. */
  readonly isReadable: boolean;
  /** What a person reads, if it differs from the whole text. */
  readonly reads?: Readonly<Record<string, unknown>>;
  /** Parts that tell whether it was read, by JSON Pointer, where the whole is a matter of taste. */
  readonly parts?: Readonly<Record<string, string>>;
  /** There is no text in it at all, and the call has to fail. */
  readonly fails?: boolean;
  /** A rule that has to fail. */
  readonly rule?: string;
  /** Whether it may go out as it is read: nothing is missing, and it is certain. */
  readonly mayBeReady: boolean;
  /** Words of a draft or of thoughts: they must not be in a text that is read. */
  readonly draft?: string;
  /** Parts that are missing, by JSON Pointer: they are named, and the others are kept. */
  readonly lacks?: readonly string[];
}

type Rest = Partial<Omit<BrokenAnswer, 'id' | 'of' | 'sent'>>;

const sentAs = (sent: string | SentAnswer): SentAnswer => (typeof sent === 'string' ? { content: sent } : sent);

/** A person reads the whole text, and nothing is against publishing it. */
export const readable = (id: string, of: WholeAnswerName, sent: string | SentAnswer, rest: Rest = {}): BrokenAnswer => ({
  id,
  of,
  sent: sentAs(sent),
  isReadable: true,
  mayBeReady: true,
  ...rest,
});

/** Something is missing or uncertain: a person has to look at it. */
export const incomplete = (id: string, of: WholeAnswerName, sent: string | SentAnswer, rest: Rest = {}): BrokenAnswer => ({
  id,
  of,
  sent: sentAs(sent),
  isReadable: false,
  mayBeReady: false,
  ...rest,
});
