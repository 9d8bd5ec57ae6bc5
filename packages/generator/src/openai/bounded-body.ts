import { setImmediate } from 'node:timers/promises';
import { ProviderError } from './provider-error.ts';

/** What has already arrived would otherwise be read without a turn for other calls. */
const bytesPerTurn = 2 ** 16;

/** How long the end of a response is waited for after the last byte that was needed. */
const maxWaitForEnd_ms = 1_000;

/**
 * A response’s body, unpacked, as it arrives: at most `maxBytes`, whatever its declared length or packed size. When the reader stops, the
 * transfer ends. A lost connection, for fetch a bare `TypeError: terminated`, becomes a `ProviderError`, which no bug is mistaken for.
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

/** Runs unawaited. Servers end a response a moment after its last word: read to its end, the connection can serve the next call. */
async function endTransfer(reader: ReadableStreamDefaultReader<Uint8Array>, maxBytes: number): Promise<void> {
  // Everything of use has been read, so that an error here concerns nobody.
  const cancel = () => reader.cancel().catch(() => undefined);
  const timer = setTimeout(() => void cancel(), maxWaitForEnd_ms).unref();
  try {
    for (let bytes = 0; bytes <= maxBytes;) {
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
