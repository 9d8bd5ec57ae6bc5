import { browserRequest, type BrowserAnswer, type BrowserRequest } from './browser-request.ts';
import type { Reachable } from './rest.ts';

/** The headers that a page of the server's own sends with each request. */
export const ofOwnPage = { 'sec-fetch-site': 'same-origin', 'handbill-console': '1' } as const;

/** Asks for a session, as the page does. */
export const signIn = (server: Reachable, body: object = { key: server.adminKey }, { headers = {} }: BrowserRequest = {}) =>
  browserRequest(server.url, 'POST /console/session', { headers: { ...ofOwnPage, origin: server.url, ...headers }, body });

/** The cookie that an answer sets, as a browser sends it back. */
export const cookieOf = ({ headers }: BrowserAnswer): string => headers['set-cookie']?.[0]?.split(';')[0] ?? '';

/** The cookie of a new session. */
export async function sessionCookie(server: Reachable, body?: object): Promise<string> {
  const answer = await signIn(server, body);
  if (answer.status !== 200) throw new Error(`Nobody was signed in: ${answer.status} ${JSON.stringify(answer.body)}`);
  return cookieOf(answer);
}

/** A page's requests with a cookie, such as `GET /v1/campaigns`. */
export const page =
  (server: Reachable, cookie: string) =>
  (route: string, { headers = {}, body }: BrowserRequest = {}): Promise<BrowserAnswer> =>
    browserRequest(server.url, route, { headers: { ...ofOwnPage, cookie, ...headers }, body });
