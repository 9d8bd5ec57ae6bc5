import type { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { ProviderError } from './provider-error.ts';

/** Chunks that have already arrived would otherwise be read without a turn for other calls. */
const bytesPerTurn = 2 ** 16;

/** How long the end of a response is waited for after the last byte that was needed. */
const maxWaitForEnd_ms = 1_000;

/**
 * A response’s body, unpacked, as it arrives: at most `maxBytes`, whatever its declared length or packed size. When the reader stops, the
 * transfer ends. A lost connection becomes a `ProviderError`, which no bug is mistaken for.
 */
export async function* boundedBody({ body }: { readonly body: Readable }, maxBytes: number): AsyncGenerator<Uint8Array, void> {
  let bytes = 0;
  let bytesOfTurn = 0;
  const pieces = body.iterator({ destroyOnReturn: false }) as AsyncIterator<Uint8Array, undefined>;
  try {
    for (;;) {
      const { done, value } = await pieces.next().catch((cause: unknown) => {
        throw new ProviderError('cut', { cause });
      });
      if (done === true) return;
      bytes += value.byteLength;
      if (bytes > maxBytes) throw new ProviderError('oversized');
      yield value;
      bytesOfTurn += value.byteLength;
      if (bytesOfTurn < bytesPerTurn) continue;
      bytesOfTurn = 0;
      await setImmediate();
    }
  } finally {
    await pieces.return?.();
    endTransfer(body, Math.min(bytesPerTurn, maxBytes - bytes));
  }
}

/** Servers end a response a moment after its last word: read to its end, the connection can serve the next call. */
function endTransfer(body: Readable, maxBytes: number): void {
  if (body.destroyed || body.readableEnded) return;
  // Everything of use has been read, so that an error here concerns nobody.
  body.on('error', () => undefined);
  if (maxBytes <= 0) return void body.destroy();
  const timer = setTimeout(() => body.destroy(), maxWaitForEnd_ms).unref();
  body.once('close', () => clearTimeout(timer));
  let bytes = 0;
  body.on('data', ({ byteLength }: Uint8Array) => {
    bytes += byteLength;
    if (bytes > maxBytes) body.destroy();
  });
}
