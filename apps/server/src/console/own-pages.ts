import type { IncomingMessage } from 'node:http';
import { hasBody } from '@handbill/http';
import type { OwnSite } from './own-site.ts';

const json = /^application\/json\s*(?:;|$)/i;

const isRead = (method: string | undefined): boolean => method === 'GET' || method === 'HEAD';

/** Whether a page of this very origin asks. Browsers of before 2023 do not say so, but where a change comes from, and mostly a read. */
function isOwnPage({ method, headers }: IncomingMessage, { origin }: OwnSite): boolean {
  const { 'sec-fetch-site': from, origin: asking, referer } = headers;
  if (from !== undefined) return from === 'same-origin';
  if (asking !== undefined) return asking === origin;
  return isRead(method) && referer !== undefined && URL.parse(referer)?.origin === origin;
}

/** Why the cookie of a request does not count, in words for people; `undefined`: it does. */
export function refusedPage(request: IncomingMessage, site: OwnSite): string | undefined {
  if (!isOwnPage(request, site)) return 'Only pages of this server itself can make this request.';
  if (isRead(request.method)) return undefined;
  // No form can send it, and no page of another origin without being asked for leave.
  if (request.headers['handbill-console'] !== '1') return 'Send the header Handbill-Console: 1.';
  if (hasBody(request) && !json.test(request.headers['content-type'] ?? '')) return 'The body must be application/json.';
  return undefined;
}
