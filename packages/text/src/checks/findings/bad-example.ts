import { fold, isLengthUnit, measure, withParts, type PlatformLimit } from '@handbill/contract';
import { patternOf, type AnyOutput } from '../../kinds/definition-of.ts';
import type { Part, Subject } from '../../shown/subject.ts';

/** Makes an output that breaks a rule of one that keeps them all; the same output where the brief leaves nothing to break. */
export type BadExample = (right: Subject) => AnyOutput;

export const withTexts = ({ output }: Subject, parts: readonly Part[], change: (text: string, part: Part) => unknown): AnyOutput =>
  withParts(output, new Map(parts.map((part) => [part.pointer, change(part.value, part)])));

export const maxPart = ({ read }: Subject): Part[] => read.toSorted((one, other) => other.value.length - one.value.length).slice(0, 1);

/** The part that has the hashtags and the link of a post. */
export const postIn = ({ read, definition }: Subject): Part[] => read.filter(({ pointer }) => pointer === `/${definition.hashtags?.text}`);

/** The limits of a text that a platform refuses to exceed. */
export const limitsOf = ({ pointer }: Part, { definition, request }: Subject): readonly PlatformLimit[] =>
  definition
    .limits(request)
    .filter((limit) => limit.pointer === patternOf(pointer) && limit.outcome === 'fail' && isLengthUnit(limit.unit) && limit.max > 0);

/** How many times a filling fits behind a text; `Infinity` where there is no limit. */
const roomFor = (filling: string, text: string, limits: readonly PlatformLimit[]): number =>
  Math.min(...limits.map(({ unit, max }) => (max - (measure(text, unit) ?? 0)) / (measure(filling, unit) ?? 1)));

/** A text with dots in all the room that its limits leave, so that nothing can be put behind it. */
export function filledUp(text: string, part: Part, subject: Subject): string {
  const room = roomFor(' ·', text, limitsOf(part, subject));
  return room === Infinity ? text : text + ' ·'.repeat(Math.max(0, Math.floor(room)));
}

export const repeated = (text: string, times: number): string => Array.from({ length: Math.ceil(times) }, () => text).join('\n\n');

/** A text without any of these phrases, in whatever case and with whatever gaps. */
const withoutPhrases = (text: string, phrases: readonly string[]): string =>
  phrases.reduce((masked, phrase) => {
    const words = phrase
      .trim()
      .split(/\s+/)
      .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
    return masked.replace(new RegExp(words.join(String.raw`[\s_-]*`), 'giu'), '…');
  }, text);

/** A post without any of these phrases, and without room for them. */
export const omittedInPost = (right: Subject, phrases: readonly string[]): AnyOutput =>
  withTexts(right, phrases.length === 0 ? [] : postIn(right), (text, part) => filledUp(withoutPhrases(text, phrases), part, right));

export const omitting =
  (phrasesOf: (subject: Subject) => readonly string[]): BadExample =>
  (right) =>
    withTexts(right, right.parts, (text) => withoutPhrases(text, phrasesOf(right)));

/** The longest part with a phrase behind it: where there is no room, in the place of sentences that the brief does not ask for. */
export const adding =
  (phraseOf: string | ((subject: Subject) => string | undefined)): BadExample =>
  (right) => {
    const phrase = typeof phraseOf === 'string' ? phraseOf : phraseOf(right);
    if (phrase === undefined) return right.output;
    const needed = [...right.request.keywords, ...right.request.must_say].map(fold);
    return withTexts(right, maxPart(right), (text, part) => {
      const pieces = text.split(/(?<=[.!?”“])(?=\s)/u);
      const whole = (): string => `${pieces.join('')} ${phrase}`.trim();
      while (roomFor('.', whole(), limitsOf(part, right)) < 0) {
        const spare = pieces.findLastIndex((piece) => !/#|:\/\//.test(piece) && !needed.some((one) => fold(piece).includes(one)));
        if (spare === -1) break;
        pieces.splice(spare, 1);
      }
      return whole();
    });
  };
