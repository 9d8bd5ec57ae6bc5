import { appendChunk, maxTextBytes, parseBrokenJson, parseJson, type Answer } from './answer.ts';
import { boundedBody } from './bounded-body.ts';
import { ProviderError } from './provider-error.ts';
import type { ProviderAnswer } from './provider-fetch.ts';
import { inPieces } from '../model/in-pieces.ts';
import { costInHeader } from '../prices/cost-of.ts';

/** Of an answer, unpacked, with everything that a server puts around its text: a stream of small deltas is 40 times its text. */
const maxAnswerBytes = 32 * 2 ** 20;
/** Of one event of a stream, in characters: four times the longest text, because of escapes. */
const maxEventLength = 2 ** 22;
/** Of one event: a chat completion is one line. */
const maxEventLines = 1_000;
/** Of a completion that broke off, in characters: somewhat less than is parsed at once. */
const maxBeginning = 2 ** 20 - 2 ** 10;

type Bytes = AsyncIterable<Uint8Array>;
type Pieces = AsyncGenerator<string, void, void>;

/** Reads a response into `answer`, streamed or whole: some servers are asked for a stream and send the whole all the same. */
export async function* readResponse(response: ProviderAnswer, answer: Answer): Pieces {
  let isStream = response.headers.get('content-type')?.includes('event-stream') ?? false;
  let fault: { readonly cause: unknown } | undefined;
  const body = boundedBody(response, maxAnswerBytes);
  try {
    const { read, beginning } = await readBeginning(body);
    isStream = looksLikeStream(beginning) ?? isStream;
    yield* (isStream ? readStream : readWhole)(read, answer);
  } catch (cause) {
    fault = { cause };
  }
  // Some servers make the shape that is asked for a tool, whose arguments are then the answer.
  if (answer.toolArguments.trim() !== '') yield* append(`${answer.text === '' ? '' : '\n'}${answer.toolArguments}`, answer);
  if (fault !== undefined) throw fault.cause;
  // The headers of a stream are sent before anything is known of its cost.
  if (!isStream) answer.reportedCost ??= costInHeader(response.headers.get('x-litellm-response-cost'));
}

/** The first bytes tell the kind of a body: servers send streams as text, as JSON or as nothing. `undefined`: they say nothing. */
const looksLikeStream = (beginning: string): boolean | undefined =>
  /^[{["<]/.test(beginning) ? false : /^(?::|data|event|id|retry)/.test(beginning) ? true : undefined;

const maxField = 'event'.length;
/** Blank bytes before an answer keep a connection open; no server sends more of them. */
const maxBlank = 2 ** 16;

/** Reads until there is enough to tell the kind of a body; `read` is all of it. */
async function readBeginning(body: Bytes): Promise<{ readonly read: Bytes; readonly beginning: string }> {
  const decoder = new TextDecoder();
  const pieces = body[Symbol.asyncIterator]();
  const first: Uint8Array[] = [];
  let blank = 0;
  let beginning = '';
  let fault: { readonly cause: unknown } | undefined;
  while (!/^[{["<:]/.test(beginning) && beginning.length < maxField && blank < maxBlank) {
    const next = await pieces.next().catch((cause: unknown) => {
      fault = { cause };
      return { done: true } as const;
    });
    if (next.done === true) break;
    first.push(next.value);
    const piece = decoder.decode(next.value, { stream: true });
    if (beginning === '') blank += piece.length;
    beginning = beginning === '' ? piece.trimStart() : beginning + piece;
  }
  async function* read(): AsyncGenerator<Uint8Array, void> {
    try {
      yield* first;
      if (fault !== undefined) throw fault.cause;
      for (let next = await pieces.next(); next.done !== true; next = await pieces.next()) yield next.value;
    } finally {
      await pieces.return?.();
    }
  }
  return { read: read(), beginning };
}

async function* readStream(body: Bytes, answer: Answer): Pieces {
  for await (const events of serverSentData(body)) {
    const { piece, isEnd, fault } = pieceOf(events, answer);
    yield* append(piece, answer);
    if (fault !== undefined) throw fault.cause;
    if (isEnd) {
      // Some servers give no reason: where the end was said, and the JSON is whole, it is one.
      if (isWholeJson(answer.text)) answer.finish ??= 'stop';
      break;
    }
  }
  // A malformed stream has no events, and one that is cut may just end: only a reason for its end shows that it is complete.
  if (answer.finish === null) throw new ProviderError('cut');
}

function isWholeJson(text: string): boolean {
  const trimmed = text.trim();
  if (!trimmed.startsWith('{') || !trimmed.endsWith('}')) return false;
  try {
    return parseJson(trimmed) !== null;
  } catch {
    return false;
  }
}

/** All deltas that arrived together as one piece, even if the last of them is faulty, and whether that was the end. */
function pieceOf(
  events: Iterable<string>,
  answer: Answer,
): { readonly piece: string; readonly isEnd: boolean; readonly fault?: { readonly cause: unknown } } {
  let piece = '';
  try {
    for (const data of events) {
      if (data === '[DONE]') return { piece, isEnd: true };
      piece += appendChunk(answer, parseJson(data));
      assertTextInLimit(answer);
    }
    return { piece, isEnd: false };
  } catch (cause) {
    return { piece, isEnd: false, fault: { cause } };
  }
}

async function* readWhole(body: Bytes, answer: Answer): Pieces {
  const decoder = new TextDecoder();
  const parts: string[] = [];
  try {
    for await (const bytes of body) parts.push(decoder.decode(bytes, { stream: true }));
  } catch (error) {
    yield* append(textOfBroken(beginningOf(parts), answer), answer);
    throw error;
  }
  yield* append(appendChunk(answer, parseJson(parts.join(''))), answer);
  assertTextInLimit(answer);
  // It is complete, even if the server did not say why it ended.
  answer.finish ??= 'stop';
}

function beginningOf(parts: readonly string[]): string {
  let beginning = '';
  for (const part of parts) if (beginning.length < maxBeginning) beginning += part;
  return beginning.slice(0, maxBeginning);
}

/** The text in a completion that broke off. If none can be read, the error that broke it off says enough. */
function textOfBroken(beginning: string, answer: Answer): string {
  try {
    return appendChunk(answer, parseBrokenJson(beginning));
  } catch {
    return '';
  }
}

function append(text: string, answer: Answer): Pieces {
  answer.text += text;
  return inPieces(text);
}

function assertTextInLimit({ textBytes }: Answer): void {
  if (textBytes > maxTextBytes) throw new ProviderError('oversized');
}

/**
 * The `data` of server-sent events, as many as each part of the body completes; comments, names and ids are ignored.
 * Events before a fault are returned first. Why no library does this: docs/decisions/openai.md.
 */
async function* serverSentData(body: Bytes): AsyncGenerator<Iterable<string>, void> {
  const decoder = new TextDecoder();
  const parser = new EventParser();
  for await (const bytes of body) yield parser.parse(decoder.decode(bytes, { stream: true }));
  // Some servers end without the last blank line.
  yield parser.parse('\n\n');
}

const lineBreaks = /\r\n?|\n/g;

/** Parses a stream in linear time, wherever it is cut into parts, and keeps at most one event of it. */
class EventParser {
  #line: string[] = [];
  #lineLength = 0;
  #data: string[] = [];
  #dataLength = 0;
  /** The last part ended with a carriage return: a line feed that follows belongs to the same line break. */
  #afterReturn = false;

  *parse(text: string): Generator<string, void> {
    if (text === '') return;
    let start = this.#afterReturn && text.startsWith('\n') ? 1 : 0;
    this.#afterReturn = text.endsWith('\r');
    lineBreaks.lastIndex = start;
    for (let found = lineBreaks.exec(text); found !== null; found = lineBreaks.exec(text)) {
      const event = this.#takeLine(this.#wholeLine(text.slice(start, found.index)));
      start = found.index + found[0].length;
      if (event !== null) yield event;
      // Another stream may have been read since.
      lineBreaks.lastIndex = start;
    }
    this.#beginLine(text.slice(start));
  }

  #beginLine(beginning: string): void {
    if (beginning === '') return;
    this.#line.push(beginning);
    this.#lineLength += beginning.length;
    this.#assertInLimit();
  }

  #wholeLine(end: string): string {
    if (this.#lineLength === 0) return end;
    const line = this.#line.join('') + end;
    this.#line = [];
    this.#lineLength = 0;
    return line;
  }

  #takeLine(line: string): string | null {
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
    this.#assertInLimit();
    return null;
  }

  #assertInLimit(): void {
    if (this.#lineLength + this.#dataLength > maxEventLength) throw new ProviderError('oversized');
  }
}
