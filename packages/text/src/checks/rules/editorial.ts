import type { Check } from '@handbill/contract';
import type { Span } from '../../characters/spans.ts';
import { adding } from '../findings/bad-example.ts';
import { briefHas, checksOf, maxPlaces, partName, placeIn, defineRule, type Rule } from '../findings/rule.ts';
import {
  clickHere,
  editorialFaults,
  editorialPolicies,
  personalAttribute,
  personalCondition,
  shouted,
  type EditorialFault,
} from '../data/editorial-policies.ts';
import { phoneNumbersIn } from '../figures/figures-in.ts';
import type { Part, Subject } from '../../shown/subject.ts';

/** Longer texts are no ads; refused words stand at their beginning as well. */
const maxLooked = 4_000;

interface Found extends Span {
  readonly fault: EditorialFault;
}

const { check, passing } = checksOf('editorial', 'what the platform’s editors accept');

export const editorial: Rule = defineRule(adding('Sample text!!!'), (subject) => {
  const { request, read, definition } = subject;
  // A post is not reviewed; an ad is, and has variants.
  if (!('platform' in request) || definition.hashtags !== undefined || !Object.hasOwn(editorialPolicies, request.platform)) return [];
  const policies = editorialPolicies[request.platform] ?? {};
  const checks: Check[] = [];
  for (const part of read) {
    for (const { fault, start, end } of faultsIn(part, subject)) {
      const policy = policies[fault];
      if (policy === undefined || checks.length >= maxPlaces) continue;
      const message = `${partName(part.pointer)} has ${editorialFaults[fault]}, which the platform refuses (${policy.source}).`;
      checks.push(check(policy.outcome, editorialFaults[fault], message, placeIn(part, start, end)));
    }
  }
  return checks.length > 0 ? checks : passing('Nothing that the platform’s editors refuse was found.');
});

const patterns: readonly (readonly [EditorialFault, RegExp])[] = [
  ['repeated_signs', /[!?]{2,}|(?<!\.)\.{4,}|,{2,}|([*~#=+<>^|$€£@•★☆►»«])\1+/gu],
  ['emoji', /\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F|[★☆►▶◄✓✔✅❤♥♦♣♠•➔➜→⇒]/gu],
  ['spaced_letters', /(?<![\p{L}\p{N}.])(?:\p{Lu}[ .\-_*]){3,12}\p{Lu}?(?![\p{L}\p{N}])/gu],
  ['repeated_words', /(?<![\p{L}\p{N}])(\p{L}{2,20})(?:[\s,.!-]{1,3}\1){2,}(?![\p{L}\p{N}])/giu],
  [
    'signs_for_letters',
    /(?<![\p{L}\p{M}\p{N}])(?=\p{L}{0,6}[@$!0-9€])\p{L}{1,6}[@$€]\p{L}{1,8}(?![\p{L}\p{N}.])|\bfr33\b|\bs4le\b|\bf\*ck\b/giu,
  ],
  ['click_here', clickHere],
  ['personal_attribute', personalAttribute],
  ['personal_attribute', personalCondition],
];

const firstOf = (pattern: RegExp, text: string) => new RegExp(pattern.source, pattern.flags.replace('g', '')).exec(text);

function faultsIn(part: Part, subject: Subject): Found[] {
  const text = part.shown.text.slice(0, maxLooked);
  const found = patterns.flatMap(([fault, pattern]) => {
    const match = firstOf(pattern, text);
    if (match === null || isGiven(fault, match[0], subject) || (fault === 'repeated_signs' && isOfBrief(match[0].slice(0, 2), subject)))
      return [];
    return [{ fault, start: match.index, end: match.index + match[0].length }];
  });
  const phone = phoneNumbersIn(text).find(({ isSure, start, end }) => isSure && !isGiven('phone_number', text.slice(start, end), subject));
  const others = [
    phone && { fault: 'phone_number' as const, start: phone.start, end: phone.end },
    part.role === 'title' ? exclamationIn(text, subject) : secondExclamationIn(text),
    capitalsIn(text, subject),
  ];
  return [...found, ...others.filter((other) => other !== undefined)];
}

function exclamationIn(text: string, { brief }: Subject): Found | undefined {
  const start = text.search(/[!！¡]/u);
  // `Yahoo!` is a name, if the brief has it so.
  const isOfName = brief.some(({ field, text: given }) => field !== 'instructions' && given.includes(text.charAt(start)));
  return start === -1 || isOfName ? undefined : { fault: 'exclamation_in_headline', start, end: start + 1 };
}

function secondExclamationIn(text: string): Found | undefined {
  const start = [...text.matchAll(/[!！]/gu)][1]?.index;
  return start === undefined ? undefined : { fault: 'several_exclamations', start, end: start + 1 };
}

/** Words of the brief itself are let be; a telephone number only in a name, since the platform takes none wherever it is from. */
const isGiven = (fault: EditorialFault, words: string, subject: Subject): boolean =>
  fault === 'phone_number'
    ? subject.brief.some(({ field, text }) => (field === 'product' || field === 'keywords') && text.includes(words))
    : briefHas(subject, words);

const capitalWord = /(?<![\p{L}\p{N}&./-])\p{Lu}{2,}(?![\p{L}\p{N}&/])/gu;
const maxAcronym = 5;

/** Words in capitals that are no abbreviation: such as shout, long ones, several side by side. */
function capitalsIn(text: string, subject: Subject): Found | undefined {
  const words = [...text.matchAll(capitalWord)].filter(({ 0: word }) => !isOfBrief(word, subject));
  for (const [index, { 0: word, index: start }] of words.entries()) {
    const next = words[index + 1];
    const isBesideNext = next !== undefined && /^[\s,-]{1,3}$/.test(text.slice(start + word.length, next.index));
    const [first, second] = [word.length, next?.[0].length ?? 0];
    if (shouted.has(word) || first > maxAcronym || (isBesideNext && first + second > maxAcronym))
      return { fault: 'capitals', start, end: isBesideNext ? next.index + second : start + first };
  }
  return undefined;
}

/** A name is written in capitals where the brief writes it so, and may end in signs of its own. */
const isOfBrief = (words: string, { brief }: Subject): boolean => brief.some(({ text }) => text.includes(words));
