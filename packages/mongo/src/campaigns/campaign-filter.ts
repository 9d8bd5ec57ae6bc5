import type { CampaignQuery } from '@handbill/contract';
import { anyOf } from '../lists/any-of.ts';
import { textSearch } from '../lists/text-search.ts';

/** What a query means in stored fields. */
export function campaignFilter(workspace_id: string, { status, campaign_type, channel, tag, q }: CampaignQuery): object {
  return {
    workspace_id,
    ...anyOf('status', status),
    ...anyOf('campaign_type', campaign_type),
    ...anyOf('channels', channel),
    ...anyOf('tags', tag),
    ...(q !== null && { $text: textSearch(q) }),
  };
}
