import type { ContentTypes } from '@handbill/contract';
import type { Frame } from '../frame.ts';
import type { KindPatterns } from './kind-patterns.ts';

/** All that the sandbox can say in one language. */
export interface LanguagePatterns {
  readonly kinds: Readonly<Record<keyof ContentTypes, KindPatterns>>;
  /** Sentences that suit any text, for when a theme has no more. */
  readonly general: readonly Frame[];
  /** The shortest ones, to close a gap. */
  readonly brief: readonly Frame[];
  /** How keywords are woven in: one, several, or one in a line. */
  readonly weaving: { readonly one: readonly Frame[]; readonly several: readonly Frame[]; readonly line: readonly Frame[] };
  readonly and: string;
  readonly quotes: readonly [string, string];
  /** Names, and descriptions of people, that read well without quotes. */
  readonly unquoted: { readonly names: RegExp; readonly people: RegExp };
  /** Topics that are a question, a request or a sentence rather than the name of something. */
  readonly sentence: RegExp;
  /** First words that lose their capital inside a sentence; in a description of people also others than in a name. */
  readonly lowered: { readonly names: RegExp; readonly people: RegExp };
  /** What stands for a topic that has no letter in it, or is a sentence. */
  readonly nameless: { readonly inSentence: string; readonly dative: string; readonly inTitle: string };
}
