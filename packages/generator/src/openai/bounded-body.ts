import { setImmediate } from 'node:timers/promises';
import { ProviderError } from './provider-error.ts';

/** As much as is worked on before the event loop has its turn: what is here already would else be read in one go. */
const bytesPerTurn = 2 ** 16;

/** How long a server may take to end what is at its end. */
const timeToEnd_ms = 1_000;

/**
 * A response's body, unpacked, as it comes: at most `maxBytes` of it, whatever was said of its length and however small it was packed.
 * The transfer ends with the reading. A cut connection is a bare `TypeError: terminated`; here it is told apart from a defect.
 */
export async function* boundedBody({ body }: Response, maxBytes: number): AsyncGenerator<Uint8Array, void> {
  if (body === null) return;
  const reader = body.getReader();
  let bytes = 0;
  let bytesOfTurn = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((cause: unknown) => {
        throw new ProviderError('cut', { cause });
      });
      if (done) return;
      bytes += value.byteLength;
      if (bytes > maxBytes) throw new ProviderError('oversized');
      yield value;
      bytesOfTurn += value.byteLength;
      if (bytesOfTurn < bytesPerTurn) continue;
      bytesOfTurn = 0;
      await setImmediate();
    }
  } finally {
    void endTransfer(reader, Math.min(bytesPerTurn, maxBytes - bytes));
  }
}

/** Nobody waits for it. Servers end a moment after their last word: a connection that came to its end serves the next call, one that was cut does not. */
async function endTransfer(reader: ReadableStreamDefaultReader<Uint8Array>, mostBytes: number): Promise<void> {
  // A body that broke says so once more in either place, after all that is of use was read.
  const cancel = () => reader.cancel().catch(() => undefined);
  const timer = setTimeout(() => void cancel(), timeToEnd_ms).unref();
  try {
    for (let bytes = 0; bytes <= mostBytes;) {
      const { done, value } = await reader.read();
      if (done) break;
      bytes += value.byteLength;
    }
  } catch {
    // As above.
  }
  clearTimeout(timer);
  await cancel();
}
