import { fold, isLengthUnit, measure, textParts, withParts, words, type PlatformLimit } from '@handbill/contract';
import { checkContent, disclaimersFor, sentences, type AnyOutput } from '@handbill/text';
import type { WritingTask } from '../model/language-model.ts';
import { briefOf, type Brief } from './brief.ts';
import { compose } from './compose.ts';
import { keepsLimits } from './keeps-limits.ts';
import { exampleAt, limitsAt } from './lay-out.ts';
import type { SandboxRule } from './scenarios.ts';

type Rule = SandboxRule;

/** An output that breaks a rule on purpose; where there is no rule that it could break, the reason why a person is to look at it. */
export interface RuleBreakingOutput {
  readonly value: AnyOutput;
  readonly needsReview: string | null;
}

/** The output that a task asks for, with one rule broken: the first of these that a text for this brief can break. */
export function breakRule([rule, ...others]: readonly [Rule, ...Rule[]], task: WritingTask): RuleBreakingOutput {
  const value = outputBreaking(rule, task);
  const { request, campaign, voice = null } = task;
  const checks = checkContent(request, value, { truncated: false, campaign, voice, by: [rule] });
  if (checks.some(({ outcome }) => outcome === 'fail')) return { value, needsReview: null };
  const [next, ...rest] = others;
  if (next !== undefined) return breakRule([next, ...rest], task);
  return { value, needsReview: `The sandbox was asked to fail the rule ${rule}, and no text for this brief can.` };
}

/** The same for good: what rules may correct, by appending a disclaimer to whatever part there is, a person is to look at. */
export function breakForGood(rules: readonly [Rule, ...Rule[]], task: WritingTask): RuleBreakingOutput {
  const { value, needsReview } = breakRule(rules, task);
  const { request, voice = null } = task;
  const [rule] = rules;
  const hasDisclaimer = voice !== null && disclaimersFor(voice, request).length > 0;
  const isCorrected = hasDisclaimer && (rule === 'disclaimer' || rule === 'required_part');
  const reason = `The sandbox was asked to fail the rule ${rule}, and what it did may be corrected by rules.`;
  return { value, needsReview: needsReview ?? (isCorrected ? reason : null) };
}

function outputBreaking(rule: Rule, { request, ...task }: WritingTask): AnyOutput {
  const brief = briefOf({ request, ...task });
  const language = rule !== 'language' ? request.language : /^en\b/i.test(request.language) ? 'de' : 'en';
  const { output } = compose({ ...task, request: { ...request, language } });
  const texts = textParts(output);
  if (rule === 'duplicate') return withParts(output, new Map(texts.map(([pointer]) => [pointer, exampleAt(pointer, { output })])));
  const longest = texts.toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0];
  const broken = texts.filter(([pointer]) => everywhere.has(rule) || pointer === longest);
  return withParts(output, new Map(broken.map(([pointer, text]) => [pointer, changed(rule, text, pointer, brief)])));
}

/** Rules that are broken wherever they can be, not only in the longest text. */
const everywhere: ReadonlySet<Rule> = new Set(['keyword', 'disclaimer', 'must_say', 'topic', 'platform_limit', 'seo_length']);

type Change = (text: string, pointer: string, brief: Brief) => string;

const additions: Partial<Record<Rule, string>> = {
  placeholder: 'Lorem ipsum dolor sit amet.',
  artifact: 'Sample \uFFFD text.',
  copied: sentences.clean,
  refusal: 'As an AI language model, I cannot help with that.',
  unsupported_figure: '98.73 %.',
  unsupported_link: 'https://example.org/not-in-the-brief',
  editorial: 'Sample text!!!',
  style: 'Sample sample text.',
  markup: '<b>HTML</b>',
};

const changes: Partial<Record<Rule, Change>> = {
  disclaimer: (text, _, { disclaimers }) => [...disclaimers].reduce(withoutPhrase, text),
  // Nothing is left of the brief.
  topic: (_, __, { language }) => language.labels.sample,
  must_say: (text, _, { disclaimers }) => [...disclaimers].reduce(withoutPhrase, text),
  keyword: (text, _, { keywords }) => keywords.reduce((masked, keyword) => withoutPhrase(masked, keyword.text), text),
  link: (text, pointer, brief) => (brief.link === undefined ? text : filledUp(text.replaceAll(brief.link, '…'), pointer, brief)),
  hashtag: (text, pointer, brief) => {
    const { required } = brief.hashtags;
    if (!isPost(pointer, brief)) return text;
    if (required.length === 0) return withAddition(text, '#NotAskedFor', pointer, brief);
    return filledUp(required.map((tag) => `#${tag}`).reduce(withoutPhrase, text), pointer, brief);
  },
  // Of a post, nothing but dots, and no room for what could be put behind them.
  required_part: (_, pointer, brief) => (isPost(pointer, brief) ? filledUp('·', pointer, brief, '·') : ''),
  platform_limit: (text, pointer, brief) => {
    const units = limitsAt(pointer, brief).filter(isHard);
    return longer(text, Math.max(0, ...units.map(({ unit, max }) => (max + 1) / (measure(padding(brief), unit) ?? 1))), brief);
  },
  length: (text, _, brief) => longer(text, ((brief.length ?? 0) * 0.4) / words(padding(brief), brief.tag), brief),
  seo_length: (text, pointer, brief) => (pointer.startsWith('/meta_') ? longer(text, 3, brief) : text),
};

function changed(rule: Rule, text: string, pointer: string, brief: Brief): string {
  const addition = additions[rule] ?? brief.unwanted[rule];
  return addition === undefined ? (changes[rule]?.(text, pointer, brief) ?? text) : withAddition(text, addition, pointer, brief);
}

const isHard = ({ outcome, unit, max }: PlatformLimit): boolean => outcome === 'fail' && isLengthUnit(unit) && max > 0;

const isPost = (pointer: string, { definition }: Brief): boolean => pointer === `/${definition.hashtags?.text}`;

const padding = ({ language }: Brief): string => language.sentences.join(language.space);

const longer = (text: string, times: number, brief: Brief): string => text + `\n\n${padding(brief)}`.repeat(Math.ceil(times));

/** A text with no room left, so that what it lacks cannot be put behind it. */
function filledUp(text: string, pointer: string, brief: Brief, filling = ' ·'): string {
  const room = limitsAt(pointer, brief)
    .filter(isHard)
    .map(({ unit, max }) => (max - (measure(text, unit) ?? 0)) / (measure(filling, unit) ?? 1));
  return room.length === 0 ? text : text + filling.repeat(Math.max(0, Math.floor(Math.min(...room))));
}

function withoutPhrase(text: string, phrase: string): string {
  const parts = phrase.split(/\s+/).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return text.replace(new RegExp(parts.join(String.raw`[\s_-]*`), 'giu'), '…');
}

/** The text with what breaks the rule behind it: in the place of sentences that it can do without, where there is no room. */
function withAddition(text: string, addition: string, pointer: string, brief: Brief): string {
  const limits = limitsAt(pointer, brief);
  const pieces = text.split(/(?<=[.!?”“])(?=\s)/u);
  for (;;) {
    const whole = [...pieces, ` ${addition}`].join('').trim();
    if (keepsLimits(whole, limits, 'hard')) return whole;
    const spare = pieces.findLastIndex(
      (one) => !/#|:\/\//.test(one) && !brief.keywords.some(({ whole: keyword }) => fold(one).includes(keyword)),
    );
    if (spare === -1) return whole;
    pieces.splice(spare, 1);
  }
}
