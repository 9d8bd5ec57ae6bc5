import { setImmediate } from 'node:timers/promises';

/** In characters. Reading so much of an answer holds up nothing. */
export const maxPieceLength = 2 ** 16;

/** Hands on a text that may have arrived all at once, in pieces between which other calls are served. */
export async function giveInPieces(text: string, onText: (piece: string) => void): Promise<void> {
  for (let start = 0; start < text.length; start += maxPieceLength) {
    if (start > 0) await setImmediate();
    onText(text.slice(start, start + maxPieceLength));
  }
}
