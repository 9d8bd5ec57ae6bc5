/** The headers that a problem's members are sent in as well, by the member's name. */
export const problemHeaderNames = { retry_after: 'Retry-After', content_id: 'Location', allow: 'Allow', current_revision: 'ETag' } as const;
