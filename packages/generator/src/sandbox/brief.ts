import { contentTypes, type PlatformLimit } from '@handbill/contract';
import type { GenerationTask } from '@handbill/operations';
import { factsOf } from './facts.ts';
import type { Facts, Frame } from './frame.ts';
import { type Hashtags, hashtagsOf } from './hashtags.ts';
import { distinctKeywords, inFullWidth } from './keywords.ts';
import type { Frames } from './patterns/kind-patterns.ts';
import type { LanguagePatterns } from './patterns/language-patterns.ts';
import { patternsFor } from './patterns/languages.ts';
import { registerOf } from './register.ts';
import { withoutScenario } from './scenarios.ts';

/** A request as the sandbox reads it: the same for every kind. */
export interface Brief {
  /** The request's fields by name. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly language: string;
  readonly patterns: LanguagePatterns;
  readonly facts: Facts;
  readonly keywords: readonly string[];
  readonly hashtags: Hashtags;
  /** Words, or `null` where none were asked for. */
  readonly length: number | null;
  /** Whether a text of another length fails or is only remarked on. */
  readonly lengthOutcome: 'fail' | 'warn';
  readonly limits: readonly PlatformLimit[];
  /** Whether a part of the output counts for the length, by its JSON Pointer. */
  readonly counts: (pointer: string) => boolean;
  /** Those of the frames that suit the tone. */
  readonly inTone: (frames: Frames) => readonly Frame[];
}

function limitsOf(request: GenerationTask['request']): readonly PlatformLimit[] {
  // Each kind's own function takes its own request: the registry can't say so to the compiler.
  const limits = contentTypes[request.type].limits as (request: GenerationTask['request']) => readonly PlatformLimit[];
  return limits(request);
}

const takesHalfWidth = (limits: readonly PlatformLimit[]): boolean => limits.every(({ unit }) => unit !== 'half_width_katakana');

/** Reads a request. */
export function briefOf({ request, campaign }: Pick<GenerationTask, 'request' | 'campaign'>): Brief {
  const fields: Readonly<Record<string, unknown>> = { ...request };
  const patterns = patternsFor(request.language);
  const limits = limitsOf(request);
  const register = registerOf(request.tone);
  const { counted, outcome } = contentTypes[request.type].length;
  const topic = withoutScenario(request.topic);
  const audience = request.target_audience ?? campaign?.target_audience?.description;
  return {
    fields,
    language: request.language,
    patterns,
    facts: factsOf({ ...fields, topic, target_audience: audience, campaign: campaign?.name }, patterns),
    keywords: distinctKeywords(takesHalfWidth(limits) ? request.keywords : request.keywords.map(inFullWidth)),
    hashtags: hashtagsOf(fields['hashtags'], [...request.keywords, topic]),
    length: request.length,
    lengthOutcome: outcome,
    limits,
    counts: (pointer) => counted.some((start) => pointer === start || pointer.startsWith(`${start}/`)),
    inTone: (frames) => ('neutral' in frames ? frames[register] : frames),
  };
}
