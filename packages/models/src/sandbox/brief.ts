import { briefFields, fold, hashtagsIn, words, type BrandVoice, type PlatformLimit } from '@handbill/contract';
import { allowedBy, definitionOf, disclaimersFor, requestedHashtags, showsLink, shownText, type AnyDefinition } from '@handbill/text';
import * as z from 'zod';
import type { WritingTask } from '../model/language-model.ts';
import { holds } from './holds.ts';
import { english, languageFor, type Language } from './languages.ts';
import { withoutScenario } from './scenarios.ts';

type Request = WritingTask['request'];

/** A request as the sandbox reads it: the same for every kind. Quotations are on one line, and can be read. */
export interface Brief {
  readonly definition: AnyDefinition;
  readonly request: Request;
  readonly limits: readonly PlatformLimit[];
  readonly words: (text: string) => number;
  readonly language: Language;
  /** There are no words for the language: the text is in English. */
  readonly isUnsupported: boolean;
  /** `undefined` where there is none that may be quoted. */
  readonly topic: string | undefined;
  /** The texts that only requests of this kind have, such as a product. */
  readonly own: readonly string[];
  /** The readers and the campaign, each with its label. */
  readonly around: readonly (readonly ['audience' | 'campaign', string])[];
  readonly facts: readonly string[];
  /** The phrases that the text has to contain, the sentences among them. */
  readonly keywords: readonly string[];
  /** The sentences that it has to say word for word: of its voice, of the brief and of the campaign. */
  readonly sentences: ReadonlySet<string>;
  readonly allows: (text: string) => boolean;
  readonly hashtags: { readonly required: readonly string[]; readonly suggested: readonly string[] };
  /** The address that the text leads to; `undefined` also where the kind shows it outside of its texts. */
  readonly link: string | undefined;
  readonly isInformal: boolean;
}

export function briefOf({ request, campaign, voice = null }: WritingTask, definition = definitionOf(request)): Brief {
  const requested = requestedHashtags(definition, request);
  const limits = definition.limits(request);
  const found = languageFor(request.language);
  const language = found ?? english;
  const isHalfWidth = limits.some(({ unit }) => unit === 'half_width_katakana');
  const written = (text: string): string => oneLine(isHalfWidth ? inFullWidth(text) : text);
  const allows = voice === null ? () => true : allowedBy(voice, request.language);
  const sentences = sentencesFor(request, campaign, voice).map(written);
  const isQuotable = (text: string): boolean => isReadable(text) && allows(text) && !(requested?.length === 0 && hashtagsIn(text).size > 0);
  const quotable = (texts: readonly unknown[]): string[] =>
    texts.flatMap((text) => (typeof text === 'string' ? written(text) : [])).filter(isQuotable);
  return {
    definition,
    request,
    limits,
    words: counterOf(request.language),
    language,
    isUnsupported: found === undefined,
    topic: quotable([withoutScenario(request.topic)])[0],
    own: quotable(ownFields(definition).map((name): unknown => Reflect.get(request, name))),
    around: [
      ...quotable([request.target_audience ?? campaign?.target_audience?.description]).map((text) => ['audience', text] as const),
      ...quotable([campaign?.name]).map((text) => ['campaign', text] as const),
    ],
    facts: quotable(request.facts ?? []),
    keywords: distinct([...sentences, ...distinct(request.keywords.map(written)), ...quotable(shortProduct(request))]),
    sentences: new Set(sentences),
    allows,
    hashtags: {
      required: [...new Map((requested ?? []).map((tag) => [fold(tag.replace(/^#/, '')), tag.replace(/^#/, '')])).values()],
      suggested: requested === null ? [language.labels.sample.replaceAll(/[^\p{L}\p{N}\p{M}]/gu, '')] : [],
    },
    link: showsLink(definition, request) ? undefined : (request.link ?? undefined),
    isInformal: isInformal(request, voice),
  };
}

/** The sentences that a text has to say word for word. */
const sentencesFor = (request: Request, campaign: WritingTask['campaign'], voice: BrandVoice | null): readonly string[] => [
  ...(voice === null ? [] : disclaimersFor(voice, request).map(({ text }) => text)),
  ...request.must_say,
  ...(campaign?.message?.must_say ?? []),
];

function isInformal({ formality, tone }: Request, voice: BrandVoice | null): boolean {
  const wanted = formality ?? voice?.formality ?? null;
  return wanted === null ? /casual|friendly|relaxed|informal|locker|freundlich|duzen/i.test(tone) : wanted === 'informal';
}

/** Counts the words of texts, of the same one once. */
function counterOf(tag: string): Brief['words'] {
  const known = new Map<string, number>();
  return (text) => {
    const count = known.get(text) ?? words(text, tag);
    known.set(text, count);
    return count;
  };
}

/** An ad names its product; longer ones fit into few of its lines. */
const maxProduct = 30;
const shortProduct = (request: Request): readonly string[] =>
  'product' in request && request.product.length <= maxProduct ? [request.product] : [];

const oneLine = (text: string): string =>
  text
    .normalize()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();

/** A phrase without half-width katakana, which means the same: checks do not tell the two apart. */
const inFullWidth = (phrase: string): string => phrase.replace(/[\uFF61-\uFF9F]+/g, (katakana) => katakana.normalize('NFKC'));

/** Whether a text shows something to read: signs alone, or a tag of HTML, are no quotation. */
const isReadable = (text: string): boolean => /[\p{L}\p{N}]/u.test(shownText(text, false).text);

/** The phrases that have to be written: not those that another one contains. Of two that contain each other, the first one stays. */
const distinct = (all: readonly string[]): string[] =>
  all.filter((one, index) => all.every((other, at) => at === index || !holds(other, one) || (holds(one, other) && index < at)));

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
