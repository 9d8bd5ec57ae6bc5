import { appendChunk, maxTextBytes, type Answer } from './answer.ts';
import { boundedBody } from './bounded-body.ts';
import { parseBrokenJson, parseJson } from './parse-json.ts';
import { ProviderError } from './provider-error.ts';
import { serverSentData } from './server-sent-data.ts';

/** Of an answer, unpacked, with all that a server puts around its text: a stream of small deltas is 40 times its text. */
const maxAnswerBytes = 32 * 2 ** 20;
/** Of a whole that is not read to its end, in characters. */
const maxBeginning = 2 ** 20;

type Bytes = AsyncIterable<Uint8Array>;
type OnText = (piece: string) => void;

/** Reads a response into `answer`, whichever way the server answers: some take `stream` and send the whole all the same. */
export async function readResponse(response: Response, answer: Answer, onText: OnText): Promise<void> {
  const isStream = response.headers.get('content-type')?.includes('event-stream') ?? false;
  await (isStream ? readStream : readWhole)(boundedBody(response, maxAnswerBytes), answer, onText);
}

async function readStream(body: Bytes, answer: Answer, onText: OnText): Promise<void> {
  for await (const events of serverSentData(body)) if (readEvents(events, answer, onText)) break;
  // A malformed stream is silently empty, and a cut one may end in silence: only the reason for its end tells.
  if (answer.finish === null) throw new ProviderError('cut');
}

/** Whether that was the end. However many deltas came at once, they are handed on as one piece, also where the last of them is faulty. */
function readEvents(events: Iterable<string>, answer: Answer, onText: OnText): boolean {
  let piece = '';
  try {
    for (const data of events) {
      if (data === '[DONE]') return true;
      piece += appendChunk(answer, parseJson(data));
      assertRoom(answer);
    }
    return false;
  } finally {
    handOn(piece, answer, onText);
  }
}

async function readWhole(body: Bytes, answer: Answer, onText: OnText): Promise<void> {
  const decoder = new TextDecoder();
  const parts: string[] = [];
  try {
    for await (const bytes of body) parts.push(decoder.decode(bytes, { stream: true }));
  } catch (error) {
    handOn(textOfBroken(beginningOf(parts), answer), answer, onText);
    throw error;
  }
  handOn(appendChunk(answer, parseJson(parts.join(''))), answer, onText);
  assertRoom(answer);
  // The whole came whole, whatever the server forgot to say about its end.
  answer.finish ??= 'stop';
}

function beginningOf(parts: readonly string[]): string {
  let beginning = '';
  for (const part of parts) {
    if (beginning.length >= maxBeginning) break;
    beginning += part;
  }
  return beginning;
}

/** What there is of the text in a whole that broke off. Why it broke off is told in any case. */
function textOfBroken(beginning: string, answer: Answer): string {
  const json = parseBrokenJson(beginning);
  try {
    return json === undefined ? '' : appendChunk(answer, json);
  } catch {
    return '';
  }
}

function handOn(piece: string, answer: Answer, onText: OnText): void {
  if (piece === '') return;
  answer.text += piece;
  onText(piece);
}

function assertRoom({ textBytes }: Answer): void {
  if (textBytes > maxTextBytes) throw new ProviderError('oversized');
}
