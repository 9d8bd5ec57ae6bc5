import { ProviderError } from './provider-error.ts';

/** In characters: four times the longest text, for its escapes. */
const maxEventLength = 2 ** 22;
/** A chat completion is one line. */
const maxEventLines = 1_000;

/**
 * The `data` of server-sent events, as many as each part of the body holds; comments, names and ids are passed over.
 * What came before a fault is told first.
 */
export async function* serverSentData(body: AsyncIterable<Uint8Array>): AsyncGenerator<Iterable<string>, void> {
  const decoder = new TextDecoder();
  const reader = new EventReader();
  for await (const bytes of body) yield reader.read(decoder.decode(bytes, { stream: true }));
  // Servers that end without the last blank line have still said what they said.
  yield reader.read('\n\n');
}

/** Takes a stream apart in linear time, wherever it was cut, and keeps no more of it than one event may be long. */
class EventReader {
  /** Of the line that has not ended. */
  #line: string[] = [];
  #lineLength = 0;
  /** Of the event that has not ended. */
  #data: string[] = [];
  #dataLength = 0;
  /** A line feed that comes now belongs to a line break that was cut in two. */
  #afterReturn = false;

  *read(text: string): Generator<string, void> {
    if (text === '') return;
    let start = this.#afterReturn && text.startsWith('\n') ? 1 : 0;
    this.#afterReturn = text.endsWith('\r');
    let feed = text.indexOf('\n', start);
    let return_ = text.indexOf('\r', start);
    while (feed !== -1 || return_ !== -1) {
      const isReturn = return_ !== -1 && (feed === -1 || return_ < feed);
      const end = isReturn ? return_ : feed;
      const event = this.#readLine(this.#wholeLine(text.slice(start, end)));
      if (event !== null) yield event;
      start = isReturn && feed === end + 1 ? end + 2 : end + 1;
      // Only the one that was passed is looked for again: a text of many breaks of one kind is not searched over and over for the other.
      if (feed !== -1 && feed < start) feed = text.indexOf('\n', start);
      if (return_ !== -1 && return_ < start) return_ = text.indexOf('\r', start);
    }
    this.#beginLine(text.slice(start));
  }

  #beginLine(beginning: string): void {
    if (beginning === '') return;
    this.#line.push(beginning);
    this.#lineLength += beginning.length;
    this.#assertBounded();
  }

  #wholeLine(end: string): string {
    if (this.#lineLength === 0) return end;
    const line = this.#line.join('') + end;
    this.#line = [];
    this.#lineLength = 0;
    return line;
  }

  /** The event that ends with this line, if one does. */
  #readLine(line: string): string | null {
    if (line === '') {
      if (this.#data.length === 0) return null;
      const event = this.#data.join('\n');
      this.#data = [];
      this.#dataLength = 0;
      return event;
    }
    if (!line.startsWith('data:')) return null;
    if (this.#data.length === maxEventLines) throw new ProviderError('unreadable');
    this.#data.push(line.slice(line[5] === ' ' ? 6 : 5));
    this.#dataLength += line.length;
    this.#assertBounded();
    return null;
  }

  #assertBounded(): void {
    if (this.#lineLength + this.#dataLength > maxEventLength) throw new ProviderError('oversized');
  }
}
