import { briefFields, fold, hashtagsIn, stemIn, type BrandVoice, type PlatformLimit, type RequiredPart } from '@handbill/contract';
import * as z from 'zod';
import {
  disclaimersFor,
  TextRenderer,
  allowedBy,
  termsFor,
  definitionOf,
  requestedHashtags,
  showsLink,
  type AnyDefinition,
} from '@handbill/text';
import type { WritingTask } from '../model/language-model.ts';
import { foldedOf, holds, type Folded } from './holds.ts';
import { english, languageFor, type Language } from './languages.ts';
import { withoutScenario } from './scenarios.ts';

/** A request as the sandbox reads it: the same for every kind. What it may quote is on one line, and can be read. */
export interface Brief {
  readonly definition: AnyDefinition;
  /** A BCP 47 tag: by it words are counted. */
  readonly tag: string;
  readonly language: Language;
  /** There are no words for the language: the text is in English. */
  readonly isUnsupported: boolean;
  /** `undefined` where there is none that may be quoted. */
  readonly topic: string | undefined;
  /** The texts that only requests of this kind have, such as a product. */
  readonly own: readonly string[];
  /** Who is to read it and what it belongs to, each with its label. */
  readonly around: readonly (readonly ['audience' | 'campaign', string])[];
  readonly facts: readonly string[];
  /** What the text has to contain: the keywords of the request, and what it has to say. */
  readonly keywords: readonly Folded[];
  /** What it has to say word for word: the disclaimers of its voice, and what brief and campaign must say. */
  readonly disclaimers: ReadonlySet<string>;
  /** Something that the voice does not want, by the rule that finds it. */
  readonly unwanted: Readonly<Record<string, string | undefined>>;
  readonly allows: (text: string) => boolean;
  readonly hashtags: { readonly required: readonly string[]; readonly suggested: readonly string[] };
  /** Where the text leads; `undefined` also where the kind shows that outside of its texts. */
  readonly link: string | undefined;
  /** Words, or `null` where none were asked for. */
  readonly length: number | null;
  readonly limits: readonly PlatformLimit[];
  readonly required: readonly RequiredPart[];
  readonly isInformal: boolean;
  readonly platform: string | undefined;
}

export function briefOf({ request, campaign, voice = null }: WritingTask, definition = definitionOf(request)): Brief {
  const requested = requestedHashtags(definition, request);
  const limits = definition.limits(request);
  const found = languageFor(request.language);
  const language = found ?? english;
  const takesHalfWidth = limits.every(({ unit }) => unit !== 'half_width_katakana');
  const written = (text: string): string => oneLine(takesHalfWidth ? text : inFullWidth(text));
  const { allows, disclaimers: ofVoice, unwanted } = inVoice(voice, request, written);
  const disclaimers = [...ofVoice, ...mustSay(request, campaign).map(written)];
  const mayBeQuoted = (text: string): boolean =>
    isReadable(text) && allows(text) && !(requested?.length === 0 && hashtagsIn(text).size > 0);
  const quotable = (texts: readonly unknown[]): string[] =>
    texts.flatMap((text) => (typeof text === 'string' ? written(text) : [])).filter(mayBeQuoted);
  const keywords = distinct(request.keywords.map(written));
  return {
    definition,
    tag: request.language,
    language,
    isUnsupported: found === undefined,
    topic: quotable([withoutScenario(request.topic)])[0],
    own: quotable(ownFields(definition).map((name): unknown => Reflect.get(request, name))),
    around: [
      ...quotable([request.target_audience ?? campaign?.target_audience?.description]).map((text) => ['audience', text] as const),
      ...quotable([campaign?.name]).map((text) => ['campaign', text] as const),
    ],
    facts: quotable(request.facts ?? []),
    keywords: distinct([...disclaimers, ...keywords.map(({ text }) => text), ...quotable(shortProduct(request))]),
    disclaimers: new Set(disclaimers),
    allows,
    unwanted,
    hashtags: {
      required: [...new Map((requested ?? []).map((tag) => [fold(tag.replace(/^#/, '')), tag.replace(/^#/, '')])).values()],
      suggested: requested === null ? suggestedTags(keywords, language, limits) : [],
    },
    link: showsLink(definition, request) ? undefined : (request.link ?? undefined),
    length: request.length,
    limits,
    required: definition.required(request),
    platform: 'platform' in request ? request.platform : undefined,
    isInformal: isInformal(request, voice),
  };
}

function inVoice(voice: BrandVoice | null, request: WritingTask['request'], written: (text: string) => string) {
  if (voice === null) return { allows: () => true, disclaimers: [], unwanted: {} };
  return {
    allows: allowedBy(voice, request.language),
    disclaimers: disclaimersFor(voice, request).map(({ text }) => written(text)),
    unwanted: unwantedOf(voice, request.language),
  };
}

function isInformal({ formality, tone }: WritingTask['request'], voice: BrandVoice | null): boolean {
  const wanted = formality ?? voice?.formality ?? null;
  return wanted === null ? /casual|friendly|relaxed|informal|locker|freundlich|duzen/i.test(tone) : wanted === 'informal';
}

function unwantedOf(voice: BrandVoice, language: string): Brief['unwanted'] {
  const term = termsFor(voice, language).find(({ use, instead }) => use === 'forbidden' || instead !== null);
  const wrong = [voice.avoid[0], term?.use === 'forbidden' ? term.term : (term?.instead ?? undefined)];
  const [forbidden_word, misused] = wrong.map((phrase) => phrase && (stemIn(phrase) ?? phrase));
  return { forbidden_word, term: misused };
}

const oneLine = (text: string): string =>
  text
    .normalize()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();

/** A phrase without half-width katakana, which means the same: checks do not tell the two apart. */
const inFullWidth = (phrase: string): string => phrase.replace(/[\uFF61-\uFF9F]+/g, (katakana) => katakana.normalize('NFKC'));

/** Whether a text shows something to read: signs alone, or what looks like a tag of HTML, are no quotation. */
const isReadable = (text: string): boolean => /[\p{L}\p{N}]/u.test(new TextRenderer(text, false).render().text);

/** The keywords that have to be written: not those that another keyword contains. Of two that contain each other, the first one stays. */
function distinct(keywords: readonly string[]): Folded[] {
  const all = keywords.map((keyword) => foldedOf(keyword));
  return all.filter((one, index) => all.every((other, at) => at === index || !holds(other, one) || (holds(one, other) && index < at)));
}

/** Whether a field takes one of a few names, left out or not. */
function isChoice(field: z.core.$ZodType): boolean {
  if (field instanceof z.ZodPipe) return isChoice(field.in);
  return field instanceof z.ZodOptional || field instanceof z.ZodNullable ? isChoice(field.unwrap()) : field instanceof z.ZodEnum;
}

/** The fields of a kind's request that every brief has not, without choices: those are names, not texts. */
function ownFields({ request }: AnyDefinition): string[] {
  const fields = request instanceof z.ZodObject ? Object.entries(request.shape) : [];
  return fields.filter(([name, field]) => name !== 'type' && !(name in briefFields) && !isChoice(field)).map(([name]) => name);
}

const mustSay = ({ must_say }: WritingTask['request'], campaign: WritingTask['campaign']): readonly string[] => [
  ...must_say,
  ...(campaign?.message?.must_say ?? []),
];

/** What an ad names; longer ones fit into few of its lines. */
const shortProduct = (request: WritingTask['request']): readonly string[] =>
  'product' in request && request.product.length <= maxTag ? [request.product] : [];

const maxTag = 30;
const usualTags = 2;

/** Hashtags of the keywords, and one that says what the text is: few, and no more than the platform advises. */
function suggestedTags(keywords: readonly Folded[], { labels }: Language, limits: readonly PlatformLimit[]): string[] {
  const phrases = [...keywords.map(({ text }) => text).filter((text) => !text.includes('://')), labels.sample];
  const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
  const tags = phrases.map((phrase) =>
    phrase
      .split(/[^\p{L}\p{N}\p{M}]+/u)
      .map(capitalised)
      .join(''),
  );
  const fitting = tags.filter((tag) => /^\p{L}/u.test(tag) && tag.length <= maxTag);
  return [...new Set(fitting)].slice(0, Math.min(usualTags, ...limits.flatMap(({ unit, max }) => (unit === 'items' ? max : []))));
}
