import { setImmediate } from 'node:timers/promises';

const pieces = 8;

/** Hands a text on in a few pieces, so that whoever waits for it sees it come. */
export async function streamOut(text: string, onText: (piece: string) => void): Promise<void> {
  if (text === '') return;
  const length = Math.ceil(text.length / pieces);
  for (let start = 0; start < text.length; start += length) {
    onText(text.slice(start, start + length));
    await setImmediate();
  }
}
