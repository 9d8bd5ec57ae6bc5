import { setImmediate } from 'node:timers/promises';

/** `Link` to the next page. Without a `base` it is relative: a proxy in front decides the rest of the address. */
export function nextLink(base: string, url: string, cursor: string): string {
  const start = url.indexOf('?');
  const path = start < 0 ? url : url.slice(0, start);
  const kept = (start < 0 ? '' : url.slice(start + 1)).split('&').filter((pair) => pair !== '' && !/^(cursor|offset)=/.test(pair));
  // The parser lets these through, and they would end the reference or the header.
  const reference = [...kept, `cursor=${cursor}`].join('&').replaceAll(/[^\x21-\x7e]|[<>"]/g, encodeURIComponent);
  return `<${base}${path}?${reference}>; rel="next"`;
}

/** In UTF-16 units: the JSON that is written in one turn of the event loop, in less than a millisecond. */
const maxAtOnce = 131_072;

export interface Page {
  readonly data: readonly Readonly<Record<string, unknown>>[];
}

const lengthOf = (value: unknown): number => (typeof value === 'string' ? value.length : 0);

/** Whether an answer is a page of so much text that to write it in one go would hold up other calls. */
export function isLargePage(value: unknown): value is Page {
  const { data } = value as { readonly data?: unknown };
  if (!Array.isArray(data)) return false;
  let length = 0;
  // The longest members of content, its revisions and calls of models; a page of anything else is short.
  for (const { text, answer } of data as Page['data']) length += lengthOf(text) + lengthOf(answer);
  return length > maxAtOnce;
}

const [begin, next] = [Buffer.from('{"data":['), Buffer.from(',')];

/** A large page as JSON in pieces, item by item, with turns of the event loop for others in between. */
export async function pageAsJson({ data, ...rest }: Page): Promise<Buffer[]> {
  const pieces: Buffer[] = [];
  let written = 0;
  for (const [at, item] of data.entries()) {
    const piece = Buffer.from(JSON.stringify(item));
    // Put before the text, it would be copied with it.
    pieces.push(at === 0 ? begin : next, piece);
    written += piece.length;
    if (written < maxAtOnce) continue;
    written = 0;
    await setImmediate();
  }
  pieces.push(Buffer.from(`],${JSON.stringify(rest).slice(1)}`));
  return pieces;
}
