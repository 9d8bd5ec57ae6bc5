import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ModelReply } from './fake-model-server.ts';

const usage = { prompt_tokens: 120, completion_tokens: 80, total_tokens: 200 };
const base = { id: 'chatcmpl-fake', created: 1_790_000_000, model: 'fake' };

const stream = { 'content-type': 'text/event-stream; charset=utf-8' };

const event = (response: ServerResponse, chunk: unknown): void => void response.write(`data: ${JSON.stringify(chunk)}\n\n`);
const chunk = (delta: object, finish_reason: string | null = null) => ({
  ...base,
  object: 'chat.completion.chunk',
  choices: [{ index: 0, delta, finish_reason }],
});
const pieces = (text: string): string[] => text.match(/[\s\S]{1,17}/g) ?? [];

function begin(response: ServerResponse): void {
  response.writeHead(200, stream);
  response.flushHeaders();
}

function send(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

/** Streams the given parts and then does as `end` says. */
const streaming =
  (text: string, end: (response: ServerResponse) => void, { role = true, field = 'content' } = {}): ModelReply =>
  (response) => {
    begin(response);
    if (role) event(response, chunk({ role: 'assistant', content: '' }));
    for (const piece of pieces(text)) event(response, chunk({ [field]: piece }));
    end(response);
  };

const finished =
  (reason: string) =>
  (response: ServerResponse): void => {
    event(response, chunk({}, reason));
    event(response, { ...base, object: 'chat.completion.chunk', choices: [], usage });
    response.end('data: [DONE]\n\n');
  };

function* forever(first: string, piece: string | Uint8Array): Generator<string | Uint8Array, never> {
  if (first !== '') yield first;
  for (;;) yield piece;
}

const cut = (response: ServerResponse): void => void setTimeout(() => response.destroy(), 20);

/** The answers of a model server, good and bad. */
export const modelReplies = {
  /** A whole text, streamed in pieces; `finish` as the server names it. */
  streamed: (text: string, finish = 'stop'): ModelReply => streaming(text, finished(finish)),
  streamedWithoutRole: (text: string): ModelReply => streaming(text, finished('stop'), { role: false }),
  /** Ends in order, but never says why. */
  streamedWithoutFinish: (text: string): ModelReply => streaming(text, (response) => response.end('data: [DONE]\n\n')),
  /** A server that takes `stream` and sends the whole at once; `finish` of `null` is left out. */
  whole:
    (text: string, finish: string | null = 'stop'): ModelReply =>
    (response) =>
      send(response, 200, {
        ...base,
        object: 'chat.completion',
        choices: [{ index: 0, message: { content: text }, ...(finish !== null && { finish_reason: finish }) }],
        usage,
      }),
  /** Each delta has the given parts: reasoning apart, calls of tools; `last` stands in the last chunk in place of usage. */
  streamedDeltas:
    (deltas: readonly object[], finish = 'stop', last?: object): ModelReply =>
    (response) => {
      begin(response);
      for (const delta of deltas) event(response, chunk(delta));
      if (last === undefined) return finished(finish)(response);
      event(response, { ...chunk({}, finish), ...last });
      response.end('data: [DONE]\n\n');
    },
  /** Tells nothing of tokens. */
  streamedWithoutUsage: (text: string): ModelReply =>
    streaming(text, (response) => {
      event(response, chunk({}, 'stop'));
      response.end('data: [DONE]\n\n');
    }),
  refusal: (reason: string): ModelReply => streaming(reason, finished('stop'), { field: 'refusal' }),
  refusalWhole:
    (reason: string): ModelReply =>
    (response) =>
      send(response, 200, {
        ...base,
        choices: [{ message: { role: 'assistant', content: null, refusal: reason }, finish_reason: 'stop' }],
      }),
  /** The connection is cut after the text, which may be empty. */
  cutAfter: (text: string): ModelReply => streaming(text, cut, { role: text !== '' }),
  /** Nothing more ever comes after the text. */
  silentAfter: (text: string): ModelReply => streaming(text, () => undefined),
  /** Takes the call and never answers, not even with a header. */
  silent: (): ModelReply => () => undefined,
  /** An error inside a stream that had begun well, as gateways send it. */
  errorAfter: (text: string, error: object): ModelReply =>
    streaming(text, (response) => {
      event(response, { error });
      response.end();
    }),
  malformedStream: (): ModelReply => (response) => {
    begin(response);
    response.end('data: {"choices": [\n\n');
  },
  /** Something, and then a piece of something again and again, as fast as it is read, until the caller hangs up. */
  endless:
    (
      piece: string | Uint8Array,
      { first = '', status = 200, headers = stream }: { first?: string; status?: number; headers?: Record<string, string> } = {},
    ): ModelReply =>
    async (response) => {
      response.writeHead(status, headers);
      // The only end that there can be.
      await pipeline(Readable.from(forever(first, piece)), response).catch(() => undefined);
    },
  /** OpenAI's form of an error. */
  error:
    (status: number, error: object | string, headers: Record<string, string> = {}): ModelReply =>
    (response) =>
      send(response, status, { error }, headers),
  /** Any other form of an answer. */
  body:
    (status: number, body: unknown): ModelReply =>
    (response) =>
      send(response, status, body),
  /** A status that forbids a body. */
  notModified: (): ModelReply => (response) => void response.writeHead(304).end(),
  html:
    (status: number): ModelReply =>
    (response) =>
      void response
        .writeHead(status, { 'content-type': 'text/html' })
        .end('<html><body><h1>Bad Gateway</h1><p>nginx at 10.0.0.7</p></body></html>'),
  /** Refuses calls whose body `refuses` names something in, and goes on as `otherwise`. */
  unless:
    (refuses: (body: Record<string, unknown>) => string | null, otherwise: ModelReply, status = 400): ModelReply =>
    (response, request) => {
      const message = refuses(request.body);
      return message === null
        ? otherwise(response, request)
        : send(response, status, { error: { message, type: 'invalid_request_error' } });
    },
} as const;
