import type { ModelCall } from '../language-model.ts';

/** What concerns our records, not the text. */
const unsaid = new Set(['type', 'campaign_id', 'tags']);

/**
 * The brief as data between tags. Everything in it is from outside, so that it might try to close the tag and go on as instructions:
 * within JSON each `<`, `>` and `&` is written as an escape, and no brief can hold the closing tag.
 */
export function briefData({ request, campaign }: ModelCall['task']): string {
  const told = Object.entries(request).filter(([name, value]) => !unsaid.has(name) && value !== null);
  const brief = {
    ...Object.fromEntries(told),
    ...(campaign !== null && { campaign: { name: campaign.name, target_audience: campaign.target_audience } }),
  };
  const json = JSON.stringify(brief, null, 2).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `<brief>\n${json}\n</brief>`;
}
