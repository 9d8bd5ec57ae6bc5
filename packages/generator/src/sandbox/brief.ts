import { briefFields, type PlatformLimit, type RequiredPart } from '@handbill/contract';
import type { ModelCall } from '../language-model.ts';
import * as z from 'zod';
import { definitionOf, requestedHashtags, type AnyDefinition } from '../definition-of.ts';
import { factsOf } from './facts.ts';
import { registerOf, type Facts, type Frame, type Frames } from './frame.ts';
import { hashtagsOf, type Hashtags } from './hashtags.ts';
import { distinctKeywords, inFullWidth } from './keywords.ts';
import type { Parts } from './patterns/kind-patterns.ts';
import type { LanguagePatterns } from './patterns/language-patterns.ts';
import { patternsFor } from './patterns/languages.ts';
import { withoutScenario } from './scenarios.ts';
import { isUnder } from './site.ts';

/** A request as the sandbox reads it: the same for every kind. */
export interface Brief {
  readonly definition: AnyDefinition;
  /** The request's fields by name. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly language: string;
  readonly patterns: LanguagePatterns;
  /** The patterns of the kind's fields; a field without any is written from its schema. */
  readonly parts: Parts;
  readonly facts: Facts;
  /** Those of the facts that only this kind's requests have. */
  readonly ownFacts: readonly string[];
  readonly keywords: readonly string[];
  readonly hashtags: Hashtags;
  /** Words, or `null` where none were asked for. */
  readonly length: number | null;
  /** Whether a text of another length fails or is only remarked on. */
  readonly lengthOutcome: 'fail' | 'warn';
  readonly limits: readonly PlatformLimit[];
  readonly required: readonly RequiredPart[];
  /** Whether a part of the output counts for the length, by its JSON Pointer. */
  readonly counts: (pointer: string) => boolean;
  /** Those of the frames that suit the tone. */
  readonly inTone: (frames: Frames) => readonly Frame[];
}

/** Reads a request. */
export function briefOf({ request, campaign }: ModelCall['task'], definition = definitionOf(request)): Brief {
  const fields: Readonly<Record<string, unknown>> = { ...request };
  const patterns = patternsFor(request.language);
  const limits = definition.limits(request);
  const register = registerOf(request.tone);
  const { counted, outcome } = definition.length;
  // A post has its link in its text.
  const wanted = [...request.keywords, ...(definition.hashtags !== undefined && request.link ? [request.link] : [])];
  const topic = withoutScenario(request.topic);
  const audience = request.target_audience ?? campaign?.target_audience?.description;
  const facts = factsOf({ ...fields, topic, target_audience: audience, campaign: campaign?.name }, patterns);
  return {
    definition,
    fields,
    language: request.language,
    patterns,
    parts: patterns.kinds[definition.name]?.parts ?? {},
    facts,
    ownFacts: ownTextsOf(definition).filter((name) => `${name}_title` in facts),
    keywords: distinctKeywords(takesHalfWidth(limits) ? wanted : wanted.map(inFullWidth)),
    hashtags: hashtagsOf(requestedHashtags(definition, request), [...request.keywords, topic]),
    length: request.length,
    lengthOutcome: outcome,
    limits,
    required: definition.required(request),
    counts: (pointer) => isUnder(pointer, counted),
    inTone: (frames) => ('neutral' in frames ? frames[register] : frames),
  };
}

const takesHalfWidth = (limits: readonly PlatformLimit[]): boolean => limits.every(({ unit }) => unit !== 'half_width_katakana');

/** The fields of a kind's request that every brief has not, without choices: those are names, not texts. */
function ownTextsOf({ request }: AnyDefinition): string[] {
  const fields = request instanceof z.ZodObject ? Object.entries(request.shape) : [];
  return fields.filter(([name, field]) => name !== 'type' && !(name in briefFields) && !(field instanceof z.ZodEnum)).map(([name]) => name);
}
