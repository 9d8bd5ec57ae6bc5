import { localError, type HandbillError } from '../errors/handbill-error.ts';
import { isRelative, page } from './server-address.ts';

/** As much of `fetch` as the client needs: the global one, or any that is like it. */
export type Fetch = (url: string, request: FetchRequest) => Promise<FetchResponse>;

export interface FetchRequest {
  method: string;
  headers: Record<string, string>;
  body: string | null;
  signal: AbortSignal | null;
}

export interface FetchResponse {
  readonly status: number;
  text(): Promise<string>;
}

/** The options that tRPC's links pass to a fetch. */
interface LinkRequest {
  method?: string;
  headers?: unknown;
  body?: unknown;
  signal?: AbortSignal | null | undefined;
}

/** A fetch for tRPC's links that reads the whole response and fails with a `HandbillError` if it is incomplete or not from Handbill. */
export function wrapFetch(fetch: Fetch) {
  return async (url: unknown, { method = 'GET', headers, body, signal }: LinkRequest = {}) => {
    const address = String(url);
    assertSendable(address);
    const request = {
      method,
      headers: headers as Record<string, string>,
      body: typeof body === 'string' ? body : null,
      signal: signal ?? null,
    };
    const { status, text } = await fetchText(fetch, address, request);
    const response = parseJson(text);
    if (!isTrpcResponse(response)) throw unexpectedAnswer(address, status);
    return { ok: status < 400, status, json: () => Promise.resolve(response) };
  };
}

async function fetchText(fetch: Fetch, url: string, request: FetchRequest): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(url, request);
    return { status: response.status, text: await response.text() };
  } catch (cause) {
    throw networkError(url, cause);
  }
}

/** A relative URL is one of a page's own server, and in Node there is no page. */
export function assertSendable(url: string): void {
  if (isRelative(url))
    throw localError('not_sent', 'The URL of the client is relative, and there is no page here: give one like http://127.0.0.1:3000');
}

export function networkError(url: string, cause: unknown): HandbillError {
  const { origin } = new URL(url);
  const detail = `No complete response from ${origin}: ${reasonOf(cause)}${adviceFor(origin)}`;
  return localError('network_error', detail, cause);
}

export function unexpectedAnswer(url: string, status: number): HandbillError {
  const detail = `${new URL(url).origin} answered with status ${status}, but not as Handbill does. Check the URL.`;
  return localError('unexpected_answer', detail, undefined, status);
}

/** Node gives the reason of a failed fetch in its cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  if (!(cause instanceof Error)) return error.message.replace(/\.$/, '');
  return `${error.message} (${'code' in cause ? String(cause.code) : cause.message})`;
}

/** Browsers tell no script why a request failed. Across origins it is mostly CORS. */
function adviceFor(origin: string): string {
  if (page === undefined) return '';
  const check = '. Check that the server is running at this address';
  return page.origin === origin ? check : `${check} and that its setting HANDBILL_CORS_ORIGINS names ${page.origin}`;
}

/** `undefined` if it is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isTrpcResponse = (response: unknown): boolean =>
  Array.isArray(response)
    ? response.every(isTrpcResponse)
    : typeof response === 'object' && response !== null && ('result' in response || 'error' in response);
