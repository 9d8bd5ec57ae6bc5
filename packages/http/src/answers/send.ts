import type { ServerResponse } from 'node:http';
import { receivedRequestOf } from '../requests/request.ts';
import { SlowReaders } from './slow-readers.ts';

/** Of this process. */
const slowReaders = new SlowReaders();

/** As much is handed to a connection at once, in bytes: how fast it is taken can be told by its parts. */
const partLength = 65_536;

/** Resolves when more can be written, or nothing any more. */
function drained(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      response.off('drain', done).off('close', done);
      resolve();
    };
    response.on('drain', done).on('close', done);
  });
}

/** Resolves when a caller has taken all written bytes; `undefined`: they are taken. */
export const taken = (response: ServerResponse): Promise<void> | undefined => (response.writableNeedDrain ? drained(response) : undefined);

/** Writes bytes no faster than the caller reads. Resolves when more can be written, or nobody reads any more; `undefined`: at once. */
export function write(response: ServerResponse, bytes: Uint8Array): Promise<void> | undefined {
  return bytes.length <= partLength && response.write(bytes) ? undefined : writeOn(response, bytes, bytes.length <= partLength);
}

/** Goes on after the only part, or before the first. */
async function writeOn(response: ServerResponse, bytes: Uint8Array, isWritten: boolean): Promise<void> {
  for (let at = 0; at < bytes.length && !response.destroyed; at += partLength) {
    const part = bytes.subarray(at, at + partLength);
    if (!isWritten && response.write(part)) continue;
    slowReaders.begin(response);
    await drained(response);
    slowReaders.took(response, part.length);
  }
  slowReaders.end(response);
}

/** Ends an answer; bytes that its caller has not taken yet wait no longer than any others. */
export function end(response: ServerResponse, last?: string | Uint8Array): void {
  response.end(last);
  if (response.writableLength === 0) return;
  slowReaders.begin(response);
  response.once('close', () => slowReaders.end(response));
}

/** Sends pieces one after the other, and forgets each when it is taken. */
async function sendPieces(response: ServerResponse, pieces: Uint8Array[], length: number): Promise<void> {
  let left = length;
  for (let piece = pieces.shift(); piece !== undefined && !response.destroyed; piece = pieces.shift()) {
    await write(response, piece);
    left -= piece.length;
    toSend(response, left);
  }
  end(response);
}

const toSend = (response: ServerResponse, bytes: number): void => receivedRequestOf(response)?.caller.room.toSend(bytes);

/** Sends a body whose length the head has said. */
export function sendBody(response: ServerResponse, body: string | Uint8Array | readonly Uint8Array[]): void {
  if (response.req.method === 'HEAD') {
    toSend(response, 0);
    return end(response);
  }
  if (!Array.isArray(body) && body.length <= partLength) {
    toSend(response, body.length);
    return end(response, body as string | Uint8Array);
  }
  const pieces = typeof body === 'string' ? [Buffer.from(body)] : body instanceof Uint8Array ? [body] : [...body];
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  toSend(response, length);
  void sendPieces(response, pieces, length);
}
