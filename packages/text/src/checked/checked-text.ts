import type { BrandVoice, CampaignBrief, Check, ContentRequest } from '@handbill/contract';
import { checkContent } from '../checks/check-content.ts';
import type { AnyOutput } from '../kinds/definition-of.ts';

/** The brief and the voice by which a text is written and checked. */
export interface Brief {
  readonly request: ContentRequest;
  readonly campaign: CampaignBrief | null;
  /** The brand voice to write in. `null` or left out: none. */
  readonly voice?: BrandVoice | null;
}

export interface CheckedText extends Brief {
  readonly output: AnyOutput;
  readonly checks: readonly Check[];
}

/** Whether the answer ended before the text did; of a sentence that breaks off there is an excerpt. */
export const isBrokenOff = ({ rule, outcome, excerpt }: Check): boolean => rule === 'truncation' && outcome === 'fail' && excerpt === null;

/** A fault that no part can repair: a reason of the model’s own to have a person look. */
export const isBeyondRepair = ({ rule, outcome, pointer }: Check): boolean =>
  rule === 'required_part' && outcome === 'fail' && pointer === null;

export const checkOutput = ({ request, campaign, voice = null }: Brief, output: AnyOutput): CheckedText => ({
  request,
  campaign,
  voice,
  output,
  checks: checkContent(request, output, { truncated: false, campaign, voice }),
});

/**
 * Checks another output of a text. A reason of the model’s own to have a person look stays, and so does a break in the answer, unless the part
 * missing behind it was written.
 */
export function recheck(before: CheckedText, output: AnyOutput, isWhole: boolean): CheckedText {
  const { checks } = checkOutput(before, output);
  const breaks = isWhole ? [] : before.checks.filter(isBrokenOff);
  const others = breaks.length === 0 ? checks : checks.filter(({ rule, outcome }) => rule !== 'truncation' || outcome !== 'pass');
  return { ...before, output, checks: [...breaks, ...others, ...before.checks.filter(isBeyondRepair)] };
}

const failed = (checks: readonly Check[]): readonly Check[] => checks.filter(({ outcome }) => outcome === 'fail');

const faultOf = ({ rule, pointer, wanted }: Check): string => (pointer === null ? `${rule} ${wanted}` : `${rule} ${pointer}`);

/** Checks that fail now and did not before, or more often. */
export function newFaults(before: readonly Check[], after: readonly Check[]): readonly Check[] {
  const [known, found] = [before, after].map((checks) => Map.groupBy(failed(checks), faultOf));
  return failed(after).filter((check) => (found?.get(faultOf(check))?.length ?? 0) > (known?.get(faultOf(check))?.length ?? 0));
}

/** How far the measures of failing checks are from their limits, as parts of these. */
const distanceOf = (checks: readonly Check[]): number =>
  failed(checks).reduce((sum, { measured, limit }) => {
    if (measured === null || limit === null) return sum;
    const { min, max } = limit;
    const distance = Math.max(0, (min ?? measured) - measured, measured - (max ?? measured));
    return sum + distance / Math.max(1, min ?? 0, max ?? 0);
  }, 0);

/** Whether a text is nearer to its wanted measures, and in nothing farther from them. */
export function isBetter(after: readonly Check[], before: readonly Check[]): boolean {
  if (newFaults(before, after).length > 0) return false;
  const [fewer, more] = [failed(after).length, failed(before).length];
  return fewer < more || (fewer === more && distanceOf(after) < distanceOf(before));
}
