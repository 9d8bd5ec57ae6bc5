import { setImmediate } from 'node:timers/promises';
import { ProviderError } from './provider-error.ts';

/** As much as is worked on before the event loop has its turn: what is here already would else be read in one go. */
const bytesPerTurn = 2 ** 16;

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
    // A body that broke says so once more here.
    await reader.cancel().catch(() => undefined);
  }
}
