import type { ServerResponse } from 'node:http';
import { CallerLeft } from '@handbill/operations';
import { answer, privateHeaders, varyBy } from './answer.ts';
import { end, write } from './send.ts';

/** Up to this size, in bytes, an answer is sent as text: it is written together with its head. */
const shortText = 65_536;

/** The answers of a batch. */
interface Answers {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array | readonly Uint8Array[];
}

function headOf(response: ServerResponse, { vary, ...others }: Readonly<Record<string, string>>, requestId: string) {
  return { ...others, 'X-Request-Id': requestId, ...(vary !== undefined && { Vary: varyBy(response, vary) }) };
}

export function sendAnswers(response: ServerResponse, { status, headers, body }: Answers, requestId: string): void {
  answer(response, status, headOf(response, headers, requestId), body);
}

/** Sends the answer of a library: JSON whole, and streams as they come. */
export async function sendResponse(response: ServerResponse, made: Response, requestId: string): Promise<void> {
  const { status } = made;
  const headers = headOf(response, Object.fromEntries(made.headers), requestId);
  if (made.body === null) return answer(response, status, headers);
  const isStream = made.headers.has('transfer-encoding') || made.headers.get('content-type')?.startsWith('text/event-stream') === true;
  if (isStream) {
    response.writeHead(status, { ...privateHeaders, ...headers });
    return writeStream(response, made.body);
  }
  const bytes = Buffer.from(await made.arrayBuffer());
  // An early refusal has no type of its own.
  answer(response, status, { ...headers, 'content-type': 'application/json' }, bytes.length < shortText ? bytes.toString() : bytes);
}

/** Writes a stream no faster than the caller reads. */
async function writeStream(response: ServerResponse, stream: ReadableStream<Uint8Array>): Promise<void> {
  const reader = stream.getReader();
  const cancel = () => void reader.cancel().catch(() => undefined);
  response.once('close', cancel);
  try {
    for (let read = await reader.read(); !read.done && !response.destroyed; read = await reader.read()) {
      const writing = write(response, read.value);
      if (writing !== undefined) await writing;
    }
    response.off('close', cancel);
    if (!response.destroyed) end(response);
  } catch (cause) {
    throw response.destroyed ? new CallerLeft('The caller left before the answer was whole', { cause }) : cause;
  }
}
