import type { Frame } from '../frame.ts';
import type { Group, KindPatterns } from './kind-patterns.ts';
import type { Theme } from './theme.ts';

/** All that the sandbox can say in one language. */
export interface LanguagePatterns {
  /** By the kind's name; a kind that is not here is written from its definition. */
  readonly kinds: Readonly<Partial<Record<string, KindPatterns>>>;
  /** What fields without patterns are written with. */
  readonly anyKind: AnyKindPatterns;
  /** Sentences that suit any text, for when a theme has no more. */
  readonly general: readonly Frame[];
  /** The shortest sentences, to close a gap. */
  readonly shortSentences: readonly Frame[];
  /** Sentences that contain keywords: one, several, or one in a line. */
  readonly keywordFrames: { readonly one: readonly Frame[]; readonly several: readonly Frame[]; readonly line: readonly Frame[] };
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

/** Frames that suit any field of any kind. */
export interface AnyKindPatterns {
  /** Titles, headlines, the words on a button: some of them short. */
  readonly lines: readonly Frame[];
  /** How a running text begins and ends. */
  readonly opening: readonly Group[];
  readonly closing: readonly Group[];
  /** Names a fact of the kind's own, `{fact}`. */
  readonly mention: readonly Frame[];
  readonly themes: readonly Theme[];
}
