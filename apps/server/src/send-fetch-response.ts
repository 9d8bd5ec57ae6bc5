import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { answer, CallerLeft, privateHeaders, varyBy } from '@handbill/openapi';

/** Sends what tRPC made: JSON whole, and streams as they come. */
export async function sendFetchResponse(response: ServerResponse, made: Response, requestId: string): Promise<void> {
  const { vary, ...others } = Object.fromEntries(made.headers);
  const headers = { ...others, 'X-Request-Id': requestId, ...(vary !== undefined && { Vary: varyBy(response, vary) }) };
  if (made.body === null) return answer(response, made.status, headers);
  const isStream = made.headers.has('transfer-encoding') || others['content-type']?.startsWith('text/event-stream') === true;
  // What it refuses early has no type of its own.
  if (!isStream) return answer(response, made.status, { ...headers, 'content-type': 'application/json' }, await made.text());
  response.writeHead(made.status, { ...privateHeaders, ...headers });
  await pipeline(Readable.fromWeb(made.body), response).catch((cause: unknown) => {
    throw response.destroyed ? new CallerLeft('The caller went away before the answer was whole', { cause }) : cause;
  });
}
