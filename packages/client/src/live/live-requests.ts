import type { ClientOptions } from '../calls/client.ts';
import { HandbillError, isProblem, localError } from '../errors/handbill-error.ts';
import { addressOf, requestHeaders } from '../calls/server-address.ts';
import { assertSendable, networkError, parseJson, unexpectedAnswer, type FetchRequest } from '../calls/wrap-fetch.ts';

/** As much of `fetch` as a live text needs: the global one, or any that is like it. */
export type LiveFetch = (url: string, request: FetchRequest) => Promise<LiveResponse>;

export interface LiveResponse {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  readonly body: {
    getReader(): { read(): Promise<{ done: boolean; value?: Uint8Array | undefined }>; cancel(): Promise<void> };
  } | null;
  text(): Promise<string>;
}

/** How to reach a server, and with which key. */
export interface LiveOptions extends Pick<ClientOptions, 'url' | 'key' | 'headers'> {
  /** Used instead of the global `fetch`. */
  readonly fetch?: LiveFetch | undefined;
  /** How often in a row it is tried again while nothing new comes; 30 when left out, which is about four minutes. */
  readonly retries?: number | undefined;
  /** Milliseconds without a byte after which the connection is taken for lost; 45,000 when left out. The server says something every 15,000. */
  readonly silence?: number | undefined;
}

export interface LiveRequest {
  readonly method: 'GET' | 'POST';
  /** Below `/v1`. */
  readonly path: string;
  readonly accept: 'application/json' | 'text/event-stream';
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly body?: unknown;
  readonly signal: AbortSignal;
}

/** A response of the kind that was asked for, and where it is from. */
export interface LiveAnswer {
  readonly address: string;
  readonly response: LiveResponse;
}

/** Sends a request once. */
export type SendLive = (request: LiveRequest) => Promise<LiveAnswer>;

export function liveSender({ url, key, headers, fetch = (address, request) => globalThis.fetch(address, request) }: LiveOptions): SendLive {
  const base = addressOf(url, '/v1');
  return async ({ method, path, accept, signal, body, headers: own }) => {
    const address = base + path;
    assertSendable(address);
    const request: FetchRequest = {
      method,
      headers: {
        ...(await ownHeaders({ key, headers })),
        ...own,
        accept,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      body: body === undefined ? null : JSON.stringify(body),
      signal,
    };
    const response = await fetch(address, request).catch((cause: unknown) => {
      throw networkError(address, cause);
    });
    const isWanted = response.status < 300 && response.headers.get('content-type')?.startsWith(accept) === true;
    if (!isWanted) throw await errorOf(address, response);
    return { address, response };
  };
}

/** They are made for each request, since the key may have changed. */
const ownHeaders = (options: Pick<ClientOptions, 'key' | 'headers'>): Promise<Record<string, string>> =>
  requestHeaders(options).catch((cause: unknown) => {
    throw localError('not_sent', cause instanceof Error ? cause.message : String(cause), cause);
  });

async function errorOf(address: string, response: LiveResponse): Promise<HandbillError> {
  const text = await response.text().catch((cause: unknown) => {
    throw networkError(address, cause);
  });
  const problem = parseJson(text);
  return isProblem(problem) ? new HandbillError(problem) : unexpectedAnswer(address, response.status);
}
