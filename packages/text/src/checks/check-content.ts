import { notChecked, type Check, type CheckedContent, type ContentRequest } from '@handbill/contract';
import type { AnyOutput } from '../kinds/definition-of.ts';
import { readLanguages, unreadIn } from './data/read-languages.ts';
import { checksOf, type Rule } from './findings/rule.ts';
import { artifact } from './rules/artifact.ts';
import { copied } from './rules/copied.ts';
import { mustSay } from './rules/must-say.ts';
import { topic } from './rules/topic.ts';
import { disclaimer } from './rules/disclaimer.ts';
import { duplicate } from './rules/duplicate.ts';
import { editorial } from './rules/editorial.ts';
import { forbiddenWord } from './rules/forbidden-word.ts';
import { hashtag } from './rules/hashtag.ts';
import { keyword } from './rules/keyword.ts';
import { language } from './rules/language.ts';
import { length } from './rules/length.ts';
import { link } from './rules/link.ts';
import { markup } from './rules/markup.ts';
import { placeholder } from './rules/placeholder.ts';
import { platformLimit } from './rules/platform-limit.ts';
import { readability } from './rules/readability.ts';
import { refusal } from './rules/refusal.ts';
import { requiredPart } from './rules/required-part.ts';
import { seoLength } from './rules/seo-length.ts';
import { style } from './rules/style.ts';
import { term } from './rules/term.ts';
import { truncation } from './rules/truncation.ts';
import { unsupportedFigure } from './rules/unsupported-figure.ts';
import { unsupportedLink } from './rules/unsupported-link.ts';
import { watched, type RuleName } from './findings/watched.ts';
import { prepareSubject, type SubjectOptions } from '../shown/subject.ts';

/** Every rule, in the order in which a record lists its checks. */
export const rules: Record<RuleName, Rule> = {
  truncation,
  required_part: requiredPart,
  platform_limit: platformLimit,
  length,
  topic,
  must_say: mustSay,
  keyword,
  hashtag,
  link,
  refusal,
  placeholder,
  artifact,
  copied,
  forbidden_word: forbiddenWord,
  term,
  disclaimer,
  language,
  unsupported_figure: unsupportedFigure,
  unsupported_link: unsupportedLink,
  duplicate,
  markup,
  editorial,
  seo_length: seoLength,
  style,
  readability,
};

const ruleNames = Object.keys(rules) as readonly RuleName[];

interface CheckOptions extends SubjectOptions {
  readonly truncated: boolean;
  readonly by?: readonly RuleName[];
}

/** Checks a text against its request and the limits of its platform: one check for each thing that is looked at. */
export function checkContent(request: ContentRequest, output: AnyOutput, { by = ruleNames, ...options }: CheckOptions): Check[] {
  const subject = watched('preparation', () => prepareSubject(request, output, options));
  return gravestInPlace(
    by.flatMap((name) => {
      const checks = subject === undefined ? undefined : watched(name, () => rules[name].check(subject));
      return checks === undefined ? [uncheckedBy(name)] : asFarAsRead(name, checks, request.language);
    }),
  );
}

/** A right output, changed so that it breaks a rule: the rule's bad example. Where a brief leaves nothing to break, it is as it was. */
export const badExampleOf = (
  rule: RuleName,
  request: ContentRequest,
  output: AnyOutput,
  options: Pick<SubjectOptions, 'campaign' | 'voice'>,
): AnyOutput => rules[rule].badExample(prepareSubject(request, output, options));

/** Without warnings of words that fail: to whoever mends them they are one fault. */
function gravestInPlace(checks: readonly Check[]): Check[] {
  const place = ({ pointer, span }: Check): string | null => span && `${pointer} ${span.start}-${span.end}`;
  const failing = new Set(checks.flatMap((check) => (check.outcome === 'fail' ? (place(check) ?? []) : [])));
  return checks.filter((check) => check.outcome !== 'warn' || !failing.has(place(check) ?? ''));
}

/** The findings of a rule; in a language that it does not read it does not claim that nothing is wrong. */
function asFarAsRead(rule: RuleName, checks: readonly Check[], tag: string): readonly Check[] {
  const unread = unreadIn(rule, tag);
  if (unread === undefined || checks.length === 0 || checks.some(({ outcome }) => outcome !== 'pass')) return checks;
  const [{ wanted, message } = { wanted: '', message: '' }] = checks;
  const { anywhere } = readLanguages[rule as keyof typeof readLanguages];
  return [
    checksOf(rule, wanted).check(
      'info',
      unread,
      `The rule \`${rule}\` is ${unread}, but for what is read in any language (${anywhere}): ${message}`,
    ),
  ];
}

const uncheckedBy = (rule: RuleName): Check =>
  checksOf(rule, notChecked.wanted).check(
    'warn',
    notChecked.found,
    `The rule \`${rule}\` took too long for this text, which was not checked by it.`,
  );

export const outcomeOf = (checks: readonly Check[]): CheckedContent['outcome'] =>
  (['fail', 'warn', 'info'] as const).find((grave) => checks.some(({ outcome }) => outcome === grave)) ?? 'pass';
