import type { IncomingMessage, ServerResponse } from 'node:http';
import { assertReadable, hasBody, readBytes } from '@handbill/openapi';

/** tRPC reads no more of a URL than its path and query: what a caller says about the host is of no use to it. */
const origin = 'http://localhost';

/** A whole request as tRPC reads it; its signal tells when nobody waits for the answer any more. Throws what the body is refused for. */
export async function fetchRequest(request: IncomingMessage, response: ServerResponse): Promise<Request> {
  const { method = 'GET', url = '' } = request;
  const left = new AbortController();
  response.once('close', () => response.writableFinished || left.abort());
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) if (value !== undefined) headers.set(name, String(value));
  const hasInput = method === 'POST' && hasBody(request);
  if (hasInput) assertReadable(request);
  const body = hasInput ? await readBytes(request) : null;
  return new Request(`${origin}${url}`, { method, headers, body: body && new Uint8Array(body), signal: left.signal });
}
