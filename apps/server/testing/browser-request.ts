import { once } from 'node:events';
import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

/** The answer to a browser. */
export interface BrowserAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every shape
  readonly body: any;
}

export interface BrowserRequest {
  /** `undefined`: the header is not sent. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
}

/** Sends a request such as `POST /console/session` with the headers that a browser sets, which `fetch` does not let anybody set. */
export async function browserRequest(url: string, route: string, { headers = {}, body }: BrowserRequest = {}): Promise<BrowserAnswer> {
  const [method = 'GET', path = '/'] = route.split(' ');
  const sent = body === undefined ? undefined : JSON.stringify(body);
  const all = { ...(sent !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }), ...headers };
  const asked = request(`${url}${path}`, {
    method,
    headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)),
  });
  const answered = once(asked, 'response') as Promise<[IncomingMessage]>;
  asked.end(sent);
  const [response] = await answered;
  const got = await text(response);
  const isJson = /json/.test(response.headers['content-type'] ?? '') && got !== '';
  return { status: response.statusCode ?? 0, headers: response.headers, body: isJson ? JSON.parse(got) : got };
}
