import type { Turns } from './turns.ts';

/** As long a text is copied and encoded in a few milliseconds. */
const longText = 1_000_000;

/** The texts as one JSON list; a long one in bytes, part by part: a text of 60 MB would be copied and encoded in turns of 100 ms. */
export async function joinInTurns(texts: readonly string[], turns: Turns): Promise<string | Uint8Array> {
  if (texts.reduce((length, text) => length + text.length, 0) < longText) return `[${texts.join(',')}]`;
  let length = 1;
  for (const text of texts) length += 1 + (await turns.take(() => Buffer.byteLength(text)));
  const whole = Buffer.allocUnsafe(length);
  let at = whole.write('[');
  for (const [index, text] of texts.entries()) {
    at += await turns.take(() => whole.write(text, at));
    at += whole.write(index === texts.length - 1 ? ']' : ',', at);
  }
  return whole;
}
