import { ContentStatus, type ApprovalStatus, type ContentFacetQuery } from '@handbill/contract';
import { anyOf, anyStatusOf, anyTagOf } from '../database/lists/filter-indexes.ts';
import { textSearch } from '../database/lists/text-search.ts';

/** Matches a time, in a form that an index answers without the record. */
const isSet = { $gt: new Date(0) };

/** With `none` there is no time, in records of earlier versions either. */
const approvalAt = (status: ApprovalStatus | null): object => {
  if (status === 'none') return { 'approval.at': { $not: isSet } };
  return status === null ? {} : { 'approval.status': status };
};

export const filterOf = (
  workspace_id: string,
  { type, status, platform, campaign_id, brand_voice_id, tag, language, approved, approval, is_placed, q }: ContentFacetQuery,
): object => ({
  workspace_id,
  ...anyOf('type', type),
  ...anyStatusOf(status, ContentStatus.options),
  ...anyOf('platform', platform),
  ...(campaign_id !== null && { campaign_id }),
  ...(brand_voice_id !== null && { 'request.brand_voice_id': brand_voice_id }),
  ...anyTagOf(tag),
  ...anyOf('language', language),
  ...(approved !== null && { 'approved.at': approved ? isSet : { $not: isSet } }),
  ...(is_placed !== null && { placed: is_placed ? { $gt: 0 } : { $not: { $gt: 0 } } }),
  ...approvalAt(approval),
  ...(q !== null && textSearch(q)),
});
