import { setImmediate as nextTurn } from 'node:timers/promises';
import { isPlainObject } from '@handbill/contract';
import type { Endpoint } from '@handbill/operations';
import { maxBatchSize } from '../procedures/trpc.ts';

/** A request as it came, its body read. */
export interface SentRequest {
  readonly method: string;
  /** The rest of the address after the name of the procedure: empty, or from `?` on. */
  readonly query: string;
  readonly headers: Headers;
  readonly body: Uint8Array | null;
}

/** A call of a batch: the procedure's name, as it is in an address, and the request that would make this call alone. */
export interface SingleCall {
  readonly name: string;
  /** As superjson has it. */
  readonly input: unknown;
  readonly sent: SentRequest;
}

const jsonType = /^\s*application\/json\s*(?:;|$)/i;

/** Whether all calls are in JSON, and answered so: tRPC streams a batch otherwise, a line for each call. */
function isJson({ method, headers }: SentRequest): boolean {
  const type = headers.get('content-type');
  const accepted = headers.get('trpc-accept') ?? headers.get('accept') ?? '';
  return (type === null ? method === 'GET' : jsonType.test(type)) && !accepted.includes('application/jsonl');
}

function jsonOf(text: string): unknown {
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The names of the procedures of a batch as they are called; nothing where they cannot be read. */
export function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}

function withInput(sent: SentRequest, input: unknown): SentRequest {
  const text = input === undefined ? undefined : JSON.stringify(input);
  if (sent.method === 'POST') return { ...sent, query: '', body: text === undefined ? null : Buffer.from(text) };
  return { ...sent, query: text === undefined ? '' : `?input=${encodeURIComponent(text)}` };
}

/** Takes batches apart. `undefined`: a request is none, or one that tRPC answers, or refuses, as a whole. */
export function batchReader(endpoints: readonly Endpoint[]): (path: string, sent: SentRequest) => readonly SingleCall[] | undefined {
  const kinds = new Map(endpoints.map(({ name, operation }) => [name, operation.kind]));
  return (path, sent) => {
    const parameters = new URLSearchParams(sent.query);
    if (parameters.get('batch') !== '1' || !['GET', 'POST'].includes(sent.method) || !isJson(sent)) return undefined;
    // One more than allowed is enough to see that there are too many.
    const names = decoded(path).split(',', maxBatchSize + 1);
    const kindsCalled = new Set(names.flatMap((name) => kinds.get(name) ?? []));
    if (names.length > maxBatchSize || kindsCalled.size > 1 || kindsCalled.has('subscription')) return undefined;
    const inputs = jsonOf(sent.method === 'GET' ? (parameters.get('input') ?? '') : Buffer.from(sent.body ?? []).toString());
    if (!isPlainObject(inputs)) return undefined;
    return names.map((name, at) => ({ name: encodeURIComponent(name), input: inputs[at], sent: withInput(sent, inputs[at]) }));
  };
}

/** The texts as one JSON list, in pieces. */
function asList(texts: readonly Uint8Array[]): readonly Uint8Array[] {
  const [begin, next, end] = [Buffer.from('['), Buffer.from(','), Buffer.from(']')];
  return texts.flatMap((text, index) => [index === 0 ? begin : next, text]).concat(end);
}

/** As long a list is sent in one piece, in bytes. */
const shortList = 65_536;

/** Answers the calls of a batch, each as if it came alone, and lets others go on in between. `gather` is told how long each answer is. */
export async function answerBatch(
  calls: readonly SingleCall[],
  answer: (call: SingleCall) => Promise<Response>,
  gather: (bytes: number) => void,
) {
  const begun: Promise<readonly [Response, Uint8Array]>[] = [];
  for (const call of calls) {
    if (begun.length > 0) await nextTurn();
    begun.push(
      answer(call).then(async (made) => {
        const text = new Uint8Array(await made.arrayBuffer());
        gather(text.length);
        return [made, text];
      }),
    );
  }
  const answers = await Promise.all(begun);
  const statuses = new Set(answers.map(([{ status }]) => status));
  const [first = 207] = statuses;
  // The headers that all of them share.
  const common = [...(answers[0]?.[0].headers ?? [])].filter(([name, text]) =>
    answers.every(([{ headers }]) => headers.get(name) === text),
  );
  const pieces = asList(answers.map(([, text]) => text));
  const isShort = pieces.reduce((length, piece) => length + piece.length, 0) <= shortList;
  return {
    status: statuses.size === 1 ? first : 207,
    headers: Object.fromEntries(common),
    body: isShort ? Buffer.concat(pieces) : pieces,
  };
}
