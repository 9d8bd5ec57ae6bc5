import { statusOf, type Check, type Content } from '@handbill/contract';
import { clean } from '../characters/clean.ts';
import { checksOf } from '../checks/findings/rule.ts';
import { checkContent } from '../checks/check-content.ts';
import type { Brief, CheckedText } from '../checked/checked-text.ts';
import { definitionOf, recordText, titleOf } from '../kinds/definition-of.ts';
import { readAnswer, unreadable, type Answer } from '../reading/read-answer.ts';

/** A text as a record has it; `output` is `null` where the answer could not be read, and `text` is then the answer itself. */
export interface ReadText {
  readonly status: 'ready' | 'needs_review';
  readonly title: string;
  readonly output: Content['output'];
  readonly text: string;
  readonly checks: readonly Check[];
}

export const formatText = ({ request, output, checks }: CheckedText): ReadText => ({
  status: statusOf(checks),
  title: titleOf(request, output),
  output,
  text: recordText(request, output),
  checks,
});

/** Reads the text of a brief from an answer, and checks it. `needsReview`: why a person has to look, whatever the checks say. */
export function readText({ request, campaign, voice = null }: Brief, answer: Answer, needsReview: string | null): ReadText {
  const { output, text, faults, ...read } = readAnswer(definitionOf(request), answer);
  const checks = [
    ...faults,
    ...(output === null ? [] : checkContent(request, output, { ...read, campaign, voice })),
    ...(needsReview === null ? [] : [reviewNeeded(needsReview)]),
  ];
  if (output !== null) return formatText({ request, campaign, voice, output, checks });
  return { status: statusOf(checks), title: titleOf(request, null), output, text, checks };
}

export const unreadText = ({ request }: Brief, answer: Answer): ReadText => ({
  status: 'needs_review',
  title: titleOf(request, null),
  output: null,
  text: clean(answer.text),
  checks: [unreadable('it could not be read in time')],
});

const reviewNeeded = (reason: string): Check =>
  checksOf('required_part', 'a text that can be published as it is').check('fail', 'a text that a person has to review', reason);
