import { measure, runSteps, type Check, type PlatformLimit } from '@handbill/contract';
import { checkContent } from '../checks/check-content.ts';
import { textsIn, type AnyOutput } from '../definition-of.ts';
import type { ModelCall } from '../language-model.ts';
import { briefOf, contains, type Brief } from './brief.ts';
import { compose } from './compose.ts';
import { Filler } from './filler.ts';
import { keepsLimits } from './keeps-limits.ts';
import { slotAt } from './lay-out.ts';
import { randomFrom } from './random.ts';

type Task = ModelCall['task'];
type Rule = Check['rule'];

/** An output that breaks a rule on purpose; where there is no rule that it could break, the reason why a person is to look at it. */
export interface RuleBreakingOutput {
  readonly output: unknown;
  readonly needsReview: string | null;
}

/** What breaks a rule wherever it stands. */
const additions: Partial<Record<Rule, string>> = {
  placeholder: 'Lorem ipsum dolor sit amet.',
  refusal: 'As an AI language model, I cannot help with that.',
  unsupported_figure: '98.73 %.',
  unsupported_link: 'https://example.org/not-in-the-brief',
  editorial: 'Sample text!!!',
  style: 'Sample sample text.',
  markup: '<b>HTML</b>',
};

/** Changes a text so that it breaks a rule. */
type Change = (text: string, pointer: string, brief: Brief) => string;

const changes: Partial<Record<Rule, Change>> = {
  disclaimer: (text, _, { disclaimers }) => [...disclaimers].reduce((masked, one) => withoutPhrase(masked, one), text),
  keyword: (text, _, { keywords }) => keywords.reduce((masked, keyword) => withoutPhrase(masked, keyword), text),
  link: (text, pointer, brief) => (brief.link === undefined ? text : filledUp(text.replaceAll(brief.link, '…'), pointer, brief)),
  hashtag: (text, pointer, brief) => {
    const { required } = brief.hashtags;
    if (!isPost(pointer, brief)) return text;
    if (required.length === 0) return withAddition(text, '#NotAskedFor', pointer, brief);
    return filledUp(
      required.reduce((rest, tag) => withoutPhrase(rest, `#${tag}`), text),
      pointer,
      brief,
    );
  },
  // Of a post, nothing but dots, and no room for what could be put behind them.
  required_part: (_, pointer, brief) => (isPost(pointer, brief) ? filledUp('·', pointer, brief, ['·'.repeat(200), '·']) : ''),
  platform_limit: (text, pointer, brief) => limitsAt(pointer, brief).reduce((long, limit) => overlong(long, limit, brief), text),
  length: (text, _, brief) => (brief.length === null ? text : `${text} ${sentences(brief, Math.ceil(brief.length * 0.4))}`),
  seo_length: (text, pointer, brief) => (pointer.startsWith('/meta_') ? `${text} ${sentences(brief, 40)}` : text),
};

/** Rules that are broken wherever they can be, not only in the longest text. */
const everywhere: ReadonlySet<Rule> = new Set(['keyword', 'disclaimer', 'platform_limit', 'seo_length']);

const limitsAt = (pointer: string, brief: Brief): readonly PlatformLimit[] =>
  slotAt(pointer, brief, { index: -1, isHeading: false }).limits.filter(({ outcome }) => outcome === 'fail');

function overlong(text: string, { unit, max }: PlatformLimit, brief: Brief): string {
  if (unit === 'items' || max === 0) return text;
  let long = text;
  while ((measure(long, unit) ?? Infinity) <= max) long = `${long} ${sentences(brief, Math.max(20, Math.ceil((max - long.length) / 8)))}`;
  return long;
}

const isPost = (pointer: string, { definition }: Brief): boolean => pointer === `/${definition.hashtags?.text}`;

/** A text with no room left, so that what it lacks cannot be put behind it. */
function filledUp(text: string, pointer: string, brief: Brief, fillings = [` ${sentences(brief, 100)}`, ' ·', '·']): string {
  const limits = limitsAt(pointer, brief);
  let full = text;
  if (limits.length > 0) for (const filling of fillings) while (keepsLimits(full + filling, limits, 'hard')) full += filling;
  return full;
}

/** So many words, and a few more. */
function sentences({ language, tag }: Brief, count: number): string {
  const filler = new Filler(language, tag, randomFrom(count), () => true);
  const texts: string[] = [];
  for (let left = count; left > 0;) {
    const sentence = filler.sentence(() => true);
    if (sentence === undefined) break;
    texts.push(sentence.text);
    left -= Math.max(1, sentence.words);
  }
  return texts.join(language.space);
}

/** A text without a phrase, and without the hashtag that is made of it. */
function withoutPhrase(text: string, phrase: string): string {
  const words = phrase.split(/\s+/).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return text.replace(new RegExp(words.join(String.raw`[\s_-]*`), 'giu'), '…');
}

/** The text with what breaks the rule behind it: in the place of sentences that it can do without, where there is no room. */
function withAddition(text: string, addition: string, pointer: string, brief: Brief): string {
  const limits = limitsAt(pointer, brief);
  const pieces = text.split(/(?<=[.!?”“])(?=\s)/u);
  for (;;) {
    const longer = [...pieces, ` ${addition}`].join('').trim();
    const spare = pieces.findLastIndex((one) => !/#|:\/\//.test(one) && !brief.keywords.some((keyword) => contains(one, keyword)));
    if (spare === -1 || keepsLimits(longer, limits, 'hard')) return longer;
    pieces.splice(spare, 1);
  }
}

function broken(rule: Rule, text: string, pointer: string, brief: Brief): string {
  const addition = additions[rule] ?? brief.unwanted[rule];
  return addition === undefined ? (changes[rule]?.(text, pointer, brief) ?? text) : withAddition(text, addition, pointer, brief);
}

/** The value with each text changed. */
function mapped(value: unknown, pointer: string, change: (text: string, pointer: string) => string): unknown {
  if (typeof value === 'string') return change(value, pointer);
  if (Array.isArray(value)) return value.map((item: unknown, index) => mapped(item, `${pointer}/${index}`, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, mapped(member, `${pointer}/${name}`, change)]));
}

/** Lists in which every item is as the first one. */
function repeated(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(() => repeated(value[0]));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, repeated(member)]));
}

/** The output that a task asks for, with one rule broken. */
export function breakRule(rule: Rule, task: Task): RuleBreakingOutput {
  const brief = briefOf(task);
  const output = rule === 'language' ? compose(inOtherLanguage(task)).output : compose(task).output;
  const longest = textsIn({ pointer: '', value: output }).toSorted((one, other) => other.value.length - one.value.length)[0]?.pointer;
  const wrong =
    rule === 'duplicate'
      ? repeated(output)
      : mapped(output, '', (text, pointer) => (everywhere.has(rule) || pointer === longest ? broken(rule, text, pointer, brief) : text));
  return { output: wrong, needsReview: fails(rule, task, wrong as AnyOutput) ? null : cannotFail(rule) };
}

const inOtherLanguage = ({ request, ...task }: Task): Task => ({
  ...task,
  request: { ...request, language: /^en\b/i.test(request.language) ? 'de' : 'en' },
});

const fails = (rule: Rule, { request, campaign, voice = null }: Task, output: AnyOutput): boolean =>
  runSteps(checkContent(request, output, { truncated: false, campaign, voice })).some(
    (check) => check.rule === rule && check.outcome === 'fail',
  );

const cannotFail = (rule: Rule): string => `The sandbox was asked to fail the rule ${rule}, and no text for this brief can.`;
