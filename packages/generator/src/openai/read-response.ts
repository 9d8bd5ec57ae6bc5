import { hear, type Answer } from './answer.ts';
import { ProviderError } from './provider-error.ts';
import { serverSentData } from './server-sent-data.ts';

/** Many times any text that can be asked for, in characters: a model that goes on is running away, and the database takes no such record. */
const longestText = 500_000;

/** Reads a response into `answer`, whichever way the server answers: some take `stream` and send the whole all the same. */
export async function readResponse(response: Response, answer: Answer, onText: (piece: string) => void): Promise<void> {
  const { body } = response;
  if (body === null) throw new ProviderError('unreadable');
  if ((response.headers.get('content-type') ?? '').includes('event-stream')) {
    await readStream(body, answer, onText);
    return;
  }
  const text = await response.text().catch((cause: unknown) => {
    throw new ProviderError('cut', { cause });
  });
  hear(answer, parsed(text));
  bounded(answer);
  // The whole came whole, whatever the server forgot to say about its end.
  answer.finish ??= 'stop';
  if (answer.text !== '') onText(answer.text);
}

async function readStream(body: AsyncIterable<Uint8Array>, answer: Answer, onText: (piece: string) => void): Promise<void> {
  for await (const data of serverSentData(unbroken(body))) {
    if (data === '[DONE]') break;
    const before = answer.text.length;
    hear(answer, parsed(data));
    const ranAway = bounded(answer);
    if (answer.text.length > before) onText(answer.text.slice(before));
    if (ranAway) break;
  }
  // A malformed stream is silently empty, and a cut one may end in silence: only the reason for its end tells.
  if (answer.finish === null) throw new ProviderError('cut');
}

/** Ends an answer that is longer than any can be, as if the model had reached its own limit. */
function bounded(answer: Answer): boolean {
  if (answer.text.length <= longestText) return false;
  answer.text = answer.text.slice(0, longestText);
  answer.finish = 'length';
  return true;
}

/** A cut connection is a bare `TypeError: terminated`; here it is told apart from a defect. */
async function* unbroken(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  const bytes = body[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await bytes.next().catch((cause: unknown) => {
        throw new ProviderError('cut', { cause });
      });
      if (next.done === true) return;
      yield next.value;
    }
  } finally {
    await bytes.return?.().catch(() => undefined);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ProviderError('unreadable', { cause });
  }
}
