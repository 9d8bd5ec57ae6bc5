import type { Check } from '@handbill/contract';
import type { GenerationTask } from '@handbill/operations';
import { checkContent, definitionOf, type AnyOutput, isBeyondRepair, isBrokenOff, type FailingText } from '@handbill/text';

type Brief = Pick<GenerationTask, 'request' | 'campaign' | 'voice'>;

/** A text of a brief, and what was checked of it. */
interface CheckedText extends FailingText, Brief {}

export const checkedText = ({ request, campaign, voice = null }: Brief, output: AnyOutput, checks: readonly Check[]): CheckedText => ({
  request,
  campaign,
  voice,
  definition: definitionOf(request),
  output,
  checks,
});

/**
 * Checks another output of a text. A reason of the model’s own to have a person look stays, and so does a break in the answer, unless what is
 * missing behind it was written.
 */
export function recheck(before: CheckedText, output: AnyOutput, isWhole: boolean): CheckedText {
  const { request, campaign, voice = null } = before;
  const checks = checkContent(request, output, { truncated: false, campaign, voice });
  const breaks = isWhole ? [] : before.checks.filter(isBrokenOff);
  const others = breaks.length === 0 ? checks : checks.filter(({ rule, outcome }) => rule !== 'truncation' || outcome !== 'pass');
  return { ...before, output, checks: [...breaks, ...others, ...before.checks.filter(isBeyondRepair)] };
}
