import { briefFields, fold, hashtagsIn, linked, words } from '@handbill/contract';
import { allowedBy, countsOf, definitionOf, disclaimersFor, requestedHashtags, showsLink, type AnyDefinition } from '@handbill/text';
import * as z from 'zod';
import { onceFor } from '../model/once-for.ts';
import type { WritingTask } from '../model/language-model.ts';
import { english, languageFor, shown, type Language } from './languages.ts';
import { withoutScenario } from './scenarios.ts';

/** A request as the sandbox reads it: the same for every kind. */
export type Brief = ReturnType<typeof briefOf>;

const allowsEmoji = (voice: WritingTask['voice']): boolean => voice?.emoji !== 'none';

export function briefOf({ request, campaign, voice = null }: WritingTask, definition = definitionOf(request)) {
  const requested = requestedHashtags(definition, request);
  const limits = definition.limits(request);
  const language = languageFor(request.language) ?? english;
  const isHalfWidth = limits.some(({ unit }) => unit === 'half_width_katakana');
  const written = (text: string): string => {
    const line = text.normalize().replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ');
    // In full width katakana mean the same, and checks do not tell the two apart.
    return (isHalfWidth ? line.replace(/[\uFF61-\uFF9F]+/g, (katakana) => katakana.normalize('NFKC')) : line).trim();
  };
  const isRelaxed = /casual|friendly|relaxed|informal|locker|freundlich|duzen/i.test(request.tone);
  const formality = request.formality ?? voice?.formality ?? (isRelaxed ? 'informal' : 'formal');
  const allows = voice === null ? () => true : allowedBy(voice, request.language);
  // Signs alone, or a tag of HTML, are no quotation.
  const isReadable = (text: string): boolean => /[\p{L}\p{N}]/u.test(shown(text));
  const isQuotable = (text: unknown): text is string =>
    typeof text === 'string' && isReadable(text) && allows(written(text)) && !(requested?.length === 0 && hashtagsIn(text).size > 0);
  const disclaimers = voice === null ? [] : disclaimersFor(voice, request).map(({ text }) => text);
  const sentences = [...disclaimers, ...request.must_say, ...(campaign?.message?.must_say ?? [])].map(written);
  return {
    definition,
    request,
    limits,
    language,
    /** How many of each part there have to be. */
    counts: countsOf(definition, request),
    allows,
    allowsEmoji: allowsEmoji(voice),
    words: onceFor((text: string) => words(text, request.language)),
    /** The texts that may be quoted, on one line each. */
    quotations: quotableIn({ request, campaign }, definition).flatMap(([label, text]) =>
      isQuotable(text) ? { label, text: written(text) } : [],
    ),
    /** The phrases that the text has to contain, the sentences that it has to say word for word among them. */
    keywords: [...sentences, ...request.keywords.map(written)],
    sentences: new Set(sentences),
    hashtags: [...new Map((requested ?? []).map((tag) => [fold(tag.replace(/^#/, '')), tag.replace(/^#/, '')])).values()],
    /** Those of a text that may choose its own. */
    suggestedHashtags: requested === null ? [language.labels.sample.replaceAll(/[^\p{L}\p{N}\p{M}]/gu, '')] : [],
    /** Empty also where the kind shows the link outside of its texts. */
    linkIn: (isMarkdown: boolean): string => {
      const link = showsLink(definition, request) ? '' : (request.link ?? '');
      return isMarkdown && link !== '' ? linked(language.fields.call_to_action.find(allows) ?? link, link) : link;
    },
    /** How a letter begins and ends. */
    letter: [language.letter[formality], language.letter.closing] as const,
  };
}

/** The parts of a task that may be quoted, with the label in front of each. Of a kind's own fields choices are names, and no texts. */
function quotableIn(task: WritingTask, { request: schema }: AnyDefinition): (readonly [keyof Language['labels'], unknown])[] {
  const { request, campaign } = task;
  const fields = schema instanceof z.ZodObject ? Object.entries(schema.shape) : [];
  const own = fields.filter(([name, field]) => !(name in briefFields) && z.safeParse(field, 'Any text').success);
  return [
    ['topic', withoutScenario(request.topic)],
    ...own.map(([name]) => ['brief', Reflect.get(request, name)] as const),
    ...(request.facts ?? []).map((fact) => ['brief', fact] as const),
    ['audience', request.target_audience ?? campaign?.target_audience?.description],
    ['campaign', campaign?.name],
  ];
}
