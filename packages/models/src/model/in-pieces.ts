import { setImmediate } from 'node:timers/promises';

/** In characters. Reading so much of an answer holds up nothing. */
const maxPieceLength = 2 ** 16;

/** A text that may have arrived all at once, in pieces between which other calls are served. */
export async function* inPieces(text: string): AsyncGenerator<string, void, void> {
  for (let start = 0; start < text.length; start += maxPieceLength) {
    if (start > 0) await setImmediate();
    yield text.slice(start, start + maxPieceLength);
  }
}
