import { localError } from '../errors/handbill-error.ts';

/** One event of a stream of Server-Sent Events. */
export interface ServerSentEvent {
  readonly event: string;
  /** The id of this event, or of the last one before it that had one; empty if there was none. */
  readonly id: string;
  readonly data: string;
}

/** Several times the longest record. */
const maxLength = 2 ** 24;

/** Reads a stream of Server-Sent Events that arrives in pieces. */
export class EventStreamReader {
  #line = '';
  /** The last piece ended with a carriage return: a line feed at the beginning of the next belongs to it. */
  #hasReturn = false;
  #event = '';
  #id = '';
  #lastEventId = '';
  #data: string[] = [];
  #length = 0;

  /** Where a reader goes on: a server names a place behind the last event, too. That of an event which is not whole yet is none. */
  get lastEventId(): string {
    return this.#lastEventId;
  }

  /** Takes the next piece; returns the events that it completes. */
  read(piece: string): ServerSentEvent[] {
    const events: ServerSentEvent[] = [];
    const from = this.#hasReturn && piece.startsWith('\n') ? 1 : 0;
    if (piece !== '') this.#hasReturn = piece.endsWith('\r');
    const lines = piece.slice(from).split(/\r\n|\r|\n/);
    const rest = lines.pop() ?? '';
    for (const line of lines) {
      const event = this.#endLine(this.#line + line);
      if (event !== undefined) events.push(event);
      this.#line = '';
    }
    this.#line += rest;
    if (this.#length + this.#line.length > maxLength) throw localError('unexpected_answer', 'An event of the stream is too long');
    return events;
  }

  /** Takes a line; returns the event that it ends. */
  #endLine(line: string): ServerSentEvent | undefined {
    if (line === '') return this.#endEvent();
    const colon = line.indexOf(':');
    const name = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : line.slice(colon + (line[colon + 1] === ' ' ? 2 : 1));
    if (name === 'event') this.#event = value;
    else if (name === 'id' && !value.includes('\0')) this.#id = value;
    else if (name === 'data') {
      this.#data.push(value);
      this.#length += value.length;
    }
    return undefined;
  }

  #endEvent(): ServerSentEvent | undefined {
    const isEvent = this.#data.length > 0;
    this.#lastEventId = this.#id;
    const event = { event: this.#event || 'message', id: this.#id, data: this.#data.join('\n') };
    this.#event = '';
    this.#data = [];
    this.#length = 0;
    return isEvent ? event : undefined;
  }
}
