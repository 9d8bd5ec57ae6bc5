// The contract's choices, written out: its schemas would bring zod into every page. After a change of the contract: npm run document

/** The values of `campaign_type`. */
export const campaignTypes = ['awareness', 'sales', 'lead_gen'] as const;

/** The values of a campaign's `status`, in the order of its life. */
export const campaignStatuses = ['draft', 'active', 'paused', 'completed'] as const;

/** The values of a campaign's `allowed_actions`. */
export const campaignActions = ['activate', 'pause', 'resume', 'complete', 'duplicate', 'delete'] as const;

/** The values of content's `type`. */
export const contentTypes = ['blog_article', 'social_post', 'email', 'ad_copy', 'landing_page'] as const;

/** The values of content's `status`. */
export const contentStatuses = ['generating', 'ready', 'needs_review', 'failed', 'cancelled'] as const;

/** The values of a post's `platform`. */
export const postPlatforms = [
  'twitter',
  'linkedin',
  'facebook',
  'instagram',
  'threads',
  'bluesky',
  'mastodon',
  'tiktok',
  'pinterest',
  'youtube',
] as const;

/** The values of an ad's `platform`. */
export const adPlatforms = ['google_search', 'facebook', 'instagram', 'linkedin', 'twitter', 'tiktok'] as const;

/** Well-known values of a campaign's `channels`; any other slug is kept as well. */
export const channels = [
  'blog',
  'email',
  'sms',
  'landing_page',
  'linkedin',
  'twitter',
  'facebook',
  'instagram',
  'threads',
  'bluesky',
  'mastodon',
  'tiktok',
  'pinterest',
  'youtube',
  'google_search',
  'google_display',
  'facebook_ads',
  'instagram_ads',
  'linkedin_ads',
  'twitter_ads',
  'tiktok_ads',
  'podcast',
  'print',
  'events',
] as const;

/** The values of a key's `scopes`. */
export const scopes = [
  'content:read',
  'content:write',
  'content:approve',
  'campaigns:read',
  'campaigns:write',
  'publications:read',
  'publications:write',
  'events:read',
  'webhooks:write',
  'keys:write',
  'admin',
] as const;

/** All codes that a failed call can have: the server's, then the client's own. */
export const problemCodes = [
  'invalid_request',
  'malformed_json',
  'events_expired',
  'unauthenticated',
  'forbidden',
  'not_found',
  'method_not_allowed',
  'not_acceptable',
  'request_timeout',
  'invalid_transition',
  'content_not_ready',
  'approval_required',
  'approval_void',
  'last_admin_key',
  'idempotency_in_progress',
  'revision_mismatch',
  'payload_too_large',
  'unsupported_media_type',
  'idempotency_key_reused',
  'headers_too_large',
  'rate_limited',
  'budget_exhausted',
  'internal',
  'generation_failed',
  'unavailable',
  'generation_timeout',
  'aborted',
  'not_sent',
  'timeout',
  'network_error',
  'unexpected_answer',
] as const;
