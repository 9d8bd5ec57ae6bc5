import { ContentStatus, type ContentQuery } from '@handbill/contract';
import { anyOf } from '../lists/any-of.ts';
import { anyStatusOf } from '../lists/any-status-of.ts';
import { textSearch } from '../lists/text-search.ts';

/** What a query means in stored fields. */
export function contentFilter(workspace_id: string, { type, status, platform, campaign_id, tag, language, q }: ContentQuery): object {
  return {
    workspace_id,
    ...anyOf('type', type),
    ...anyStatusOf(status, ContentStatus.options),
    ...anyOf('platform', platform),
    ...(campaign_id !== null && { campaign_id }),
    ...anyOf('tags', tag),
    ...anyOf('language', language),
    ...(q !== null && { $text: textSearch(q) }),
  };
}
