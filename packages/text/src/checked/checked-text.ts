import type { BrandVoice, CampaignBrief, Check, ContentRequest } from '@handbill/contract';
import { checkContent } from '../checks/check-content.ts';
import type { AnyOutput } from '../kinds/definition-of.ts';

/** What a text is written and checked by. */
export interface Brief {
  readonly request: ContentRequest;
  readonly campaign: CampaignBrief | null;
  /** The brand voice to write in. `null` or left out: none. */
  readonly voice?: BrandVoice | null;
}

/** A text and what was checked of it. */
export interface CheckedText extends Brief {
  readonly output: AnyOutput;
  readonly checks: readonly Check[];
}

/** Whether the answer ended before the text did; of a sentence that breaks off there is an excerpt. */
export const isBrokenOff = ({ rule, outcome, excerpt }: Check): boolean => rule === 'truncation' && outcome === 'fail' && excerpt === null;

/** What no part can repair: a reason of the model’s own to have a person look. */
export const isBeyondRepair = ({ rule, outcome, pointer }: Check): boolean =>
  rule === 'required_part' && outcome === 'fail' && pointer === null;

/** Checks an output of a brief. */
export const checkOutput = ({ request, campaign, voice = null }: Brief, output: AnyOutput): CheckedText => ({
  request,
  campaign,
  voice,
  output,
  checks: checkContent(request, output, { truncated: false, campaign, voice }),
});

/**
 * Checks another output of a text. A reason of the model’s own to have a person look stays, and so does a break in the answer, unless what is
 * missing behind it was written.
 */
export function recheck(before: CheckedText, output: AnyOutput, isWhole: boolean): CheckedText {
  const { checks } = checkOutput(before, output);
  const breaks = isWhole ? [] : before.checks.filter(isBrokenOff);
  const others = breaks.length === 0 ? checks : checks.filter(({ rule, outcome }) => rule !== 'truncation' || outcome !== 'pass');
  return { ...before, output, checks: [...breaks, ...others, ...before.checks.filter(isBeyondRepair)] };
}
