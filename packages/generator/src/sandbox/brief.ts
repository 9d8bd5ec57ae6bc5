import {
  briefFields,
  findUrls,
  fold,
  hashtagSteps,
  occursIn,
  runSteps,
  type BrandVoice,
  type PlatformLimit,
  type RequiredPart,
} from '@handbill/contract';
import * as z from 'zod';
import { disclaimersFor } from '../checks/rules/disclaimer.ts';
import { allowedBy, termsFor } from '../checks/voice-findings.ts';
import { withoutAddresses } from '../checks/without-addresses.ts';
import { definitionOf, requestedHashtags, type AnyDefinition } from '../definition-of.ts';
import type { WritingTask } from '../language-model.ts';
import { languageFor } from './languages/languages.ts';
import type { Language } from './languages/language.ts';
import { english } from './languages/english.ts';
import { withoutScenario } from './scenarios.ts';

/** Something that the brief says, to be quoted whole. */
interface Quote {
  readonly label: keyof Language['labels'];
  readonly text: string;
}

/** A request as the sandbox reads it: the same for every kind. */
export interface Brief {
  readonly definition: AnyDefinition;
  /** A BCP 47 tag: by it words are counted. */
  readonly tag: string;
  readonly language: Language;
  /** There are no words for the language: the text is in English. */
  readonly isUnsupported: boolean;
  /** `undefined` where there is none, or where the text may not have what it contains. */
  readonly topic: string | undefined;
  /** The texts that only requests of this kind have, such as a product. */
  readonly own: readonly string[];
  readonly audience: readonly Quote[];
  readonly facts: readonly string[];
  /** What the text has to contain: those of the request, and the disclaimers of its voice. */
  readonly keywords: readonly string[];
  readonly disclaimers: ReadonlySet<string>;
  /** Something that the voice does not want, by the rule that finds it. */
  readonly unwanted: Partial<Record<string, string>>;
  /** Whether the voice lets a text be said. */
  readonly allows: (text: string) => boolean;
  readonly hashtags: { readonly required: readonly string[]; readonly suggested: readonly string[] };
  readonly link: string | undefined;
  /** Words, or `null` where none were asked for. */
  readonly length: number | null;
  readonly lengthOutcome: 'fail' | 'warn';
  readonly limits: readonly PlatformLimit[];
  readonly required: readonly RequiredPart[];
  readonly isInformal: boolean;
  readonly platform: string | undefined;
}

/** Reads a request. */
export function briefOf({ request, campaign, voice = null }: WritingTask, definition = definitionOf(request)): Brief {
  const fields: Readonly<Record<string, unknown>> = { ...request };
  const requested = requestedHashtags(definition, request);
  const limits = definition.limits(request);
  const { outcome } = definition.length;
  const found = languageFor(request.language);
  const language = found ?? english;
  const takesHalfWidth = limits.every(({ unit }) => unit !== 'half_width_katakana');
  const written = (text: string): string => oneLine(takesHalfWidth ? text : inFullWidth(text));
  const allows = voice === null ? () => true : allowedBy(voice, request.language);
  const mayBeQuoted = (text: string): boolean =>
    text !== '' && allows(text) && !(requested?.length === 0 && runSteps(hashtagSteps(text)).size > 0);
  const quotable = (texts: readonly unknown[]): string[] =>
    texts
      .filter((text) => typeof text === 'string')
      .map(written)
      .filter(mayBeQuoted);
  const keywords = distinct(request.keywords.map(written));
  const disclaimers = voice === null ? [] : disclaimersFor(voice, request).map(({ text }) => written(text));
  const formality = request.formality ?? voice?.formality ?? null;
  return {
    definition,
    tag: request.language,
    language,
    isUnsupported: found === undefined,
    topic: quotable([withoutScenario(request.topic)])[0],
    own: quotable(ownFields(definition).map((name) => fields[name])),
    audience: [
      ...quotable([request.target_audience ?? campaign?.target_audience?.description]).map(
        (text) => ({ label: 'audience', text }) as const,
      ),
      ...quotable([campaign?.name]).map((text) => ({ label: 'campaign', text }) as const),
    ],
    facts: quotable(request.facts ?? []),
    keywords: distinct([...disclaimers, ...keywords]),
    disclaimers: new Set(disclaimers),
    allows,
    unwanted: voice === null ? {} : unwantedOf(voice, request.language),
    hashtags: {
      required: [...new Map((requested ?? []).map((tag) => [fold(tag.replace(/^#/, '')), tag.replace(/^#/, '')])).values()],
      suggested: requested === null ? suggestedTags(keywords, language).slice(0, mostTags(definition, limits)) : [],
    },
    link: definition.hashtags === undefined ? undefined : (request.link ?? undefined),
    length: request.length,
    lengthOutcome: outcome,
    limits,
    required: definition.required(request),
    platform: 'platform' in request ? request.platform : undefined,
    isInformal:
      formality === null ? /casual|friendly|relaxed|informal|locker|freundlich|duzen/i.test(request.tone) : formality === 'informal',
  };
}

function unwantedOf(voice: BrandVoice, language: string): Brief['unwanted'] {
  const term = termsFor(voice, language).find(({ use, instead }) => use === 'forbidden' || instead !== null);
  const wrong = term?.use === 'forbidden' ? term.term : term?.instead;
  const [forbidden] = voice.avoid;
  return { ...(forbidden !== undefined && { forbidden_word: forbidden }), ...(typeof wrong === 'string' && { term: wrong }) };
}

/** What a person typed, on one line. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();

/** A phrase without half-width katakana, which means the same: checks do not tell the two apart. */
const inFullWidth = (phrase: string): string => phrase.replace(/[\uFF61-\uFF9F]+/g, (katakana) => katakana.normalize('NFKC'));

/** Whether a text contains a phrase as words of its own, in any case. Nobody reads what is inside an address. */
export function contains(text: string, phrase: string): boolean {
  const read = findUrls(phrase).length > 0 ? text : runSteps(withoutAddresses(text));
  return occursIn(fold(read), fold(phrase));
}

/** The keywords that have to be written: not those that another keyword contains. Of two that contain each other, the first one stays. */
function distinct(keywords: readonly string[]): string[] {
  return keywords.filter((keyword, index) =>
    keywords.every((other, at) => at === index || !contains(other, keyword) || (contains(keyword, other) && index < at)),
  );
}

/** The fields of a kind's request that every brief has not, without choices: those are names, not texts. */
function ownFields({ request }: AnyDefinition): string[] {
  const fields = request instanceof z.ZodObject ? Object.entries(request.shape) : [];
  return fields.filter(([name, field]) => name !== 'type' && !(name in briefFields) && !(field instanceof z.ZodEnum)).map(([name]) => name);
}

const longestTag = 30;
const usualTags = 2;

/** How many hashtags a post has where none were asked for: few, and no more than its platform advises. */
const mostTags = ({ hashtags }: AnyDefinition, limits: readonly PlatformLimit[]): number =>
  Math.min(usualTags, ...limits.filter(({ pointer }) => pointer === `/${hashtags?.listed}`).map(({ max }) => max));

/** Hashtags of the keywords, and one that says what the text is. */
function suggestedTags(keywords: readonly string[], { labels }: Language): string[] {
  const tags = [...keywords, labels.sample].map((phrase) =>
    phrase
      .split(/[^\p{L}\p{N}\p{M}]+/u)
      .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
      .join(''),
  );
  return [...new Set(tags.filter((tag, index) => /^\p{L}/u.test(tag) && tag.length <= longestTag && !keywords[index]?.includes('://')))];
}
