import { setImmediate } from 'node:timers/promises';

const pieces = 8;

/** Hands a text on as it grows, in a few pieces, so that whoever waits for it sees it come. */
export async function streamOut(text: string, onText: (soFar: string) => void): Promise<void> {
  if (text === '') return;
  for (let piece = 1; piece <= pieces; piece += 1) {
    onText(text.slice(0, Math.ceil((text.length * piece) / pieces)));
    await setImmediate();
  }
}
