import { CampaignStatus, type CampaignQuery } from '@handbill/contract';
import { anyOf } from '../lists/any-of.ts';
import { anyStatusOf } from '../lists/any-status-of.ts';
import { textSearch } from '../lists/text-search.ts';

/** What a query means in stored fields. */
export function campaignFilter(workspace_id: string, { status, campaign_type, channel, tag, q }: CampaignQuery): object {
  return {
    workspace_id,
    ...anyStatusOf(status, CampaignStatus.options),
    ...anyOf('campaign_type', campaign_type),
    ...anyOf('channels', channel),
    ...anyOf('tags', tag),
    ...(q !== null && { $text: textSearch(q) }),
  };
}
