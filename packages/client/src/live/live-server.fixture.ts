import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { contentTypes } from '@handbill/contract';
import { urlOf } from '../calls/local-server.fixture.ts';

/** An event as a server sends it. */
export interface SentEvent {
  readonly id: string;
  readonly event: string;
  readonly data: object;
}

type Kind = keyof typeof contentTypes;

/** A record of a kind in REST's words, with the output of its example. */
export const recordOf = (type: Kind, fields: object = {}) => ({
  id: 'cnt_1',
  type,
  status: 'ready',
  output: contentTypes[type].example.output as object | null,
  checks: [{ rule: 'length', outcome: 'pass' }],
  error: null,
  created_at: '2026-11-22T09:00:00.000Z',
  updated_at: '2026-11-22T09:00:10.000Z',
  ...fields,
});

function* textsIn(value: unknown, pointer = ''): Generator<[pointer: string, text: string]> {
  if (typeof value === 'string') yield [pointer, value];
  else if (typeof value === 'object' && value !== null)
    for (const [name, member] of Object.entries(value)) yield* textsIn(member, `${pointer}/${name}`);
}

export const started: SentEvent = { id: '0-0', event: 'content.started', data: { id: 'cnt_1' } };
export const attempt = (number: number, pointers: readonly string[] = [''], reason = 'first'): SentEvent => ({
  id: `${number}-1`,
  event: 'content.attempt',
  data: { attempt: number, model: 'm', reason, pointers },
});

/** The deltas of an output, a few characters in each. */
export function deltasOf(output: unknown, number = 1): SentEvent[] {
  let offset = 1;
  return [...textsIn(output)].flatMap(([pointer, whole]) =>
    (whole.match(/.{1,7}/gsu) ?? ['']).map((text) => {
      offset += text.length;
      return { id: `${number}-${offset}`, event: 'content.delta', data: { attempt: number, pointer, text } };
    }),
  );
}

export const finished = (record: object, id = '9-9'): SentEvent => ({ id, event: 'content.finished', data: record });

/** The whole stream of a text that is written at once. */
export const storyOf = (record: ReturnType<typeof recordOf>): SentEvent[] => [
  started,
  attempt(1),
  ...deltasOf(record.output),
  ...record.checks.map((check, index) => ({ id: `1-9${index}`, event: 'content.check', data: { check } })),
  finished(record),
];

interface LiveRequest {
  readonly line: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** The answer to one connection. */
type Reply = (response: ServerResponse, events: readonly SentEvent[]) => void;

const head = { 'content-type': 'text/event-stream; charset=utf-8' };
const frames = (events: readonly SentEvent[]): string =>
  events.map(({ id, event, data }) => `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`).join('');

export const replies = {
  /** All that follows the last event that the caller has. */
  stream: (): Reply => (response, events) => {
    response.writeHead(200, head).write(`: hello\n\n${frames(events)}`);
    if (events.at(-1)?.event === 'content.finished') response.end();
  },
  /** The beginning of it, and then the socket is closed. */
  cut:
    (bytes: number): Reply =>
    (response, events) => {
      response.writeHead(200, head);
      response.write(Buffer.from(frames(events)).subarray(0, bytes), () => response.destroy());
    },
  /** So many events, and then the stream ends without its last. */
  end:
    (count: number): Reply =>
    (response, events) =>
      response.writeHead(200, head).end(frames(events.slice(0, count))),
  /** So many events, and then nothing more. */
  stall:
    (count: number): Reply =>
    (response, events) => {
      response.writeHead(200, head).write(frames(events.slice(0, count)));
    },
  events:
    (...events: SentEvent[]): Reply =>
    (response) =>
      response.writeHead(200, head).end(frames(events)),
  problem:
    (code: string, status: number, members: object = {}): Reply =>
    (response) => {
      const problem = { type: `/problems/${code}`, title: code, status, detail: `It is ${code}`, code, request_id: 'req_1', ...members };
      response.writeHead(status, { 'content-type': 'application/problem+json' }).end(JSON.stringify(problem));
    },
  json:
    (body: object): Reply =>
    (response) =>
      response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body)),
  html:
    (status: number): Reply =>
    (response) =>
      response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Bad Gateway</h1>'),
  drop: (): Reply => (response) => response.destroy(),
};

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) body += String(chunk);
  return body;
}

/** A server that streams one text, each connection as it was set, the last setting for all that follow. Call it once, at a file's top. */
export function liveServer() {
  let [story, script]: [readonly SentEvent[], Reply[]] = [[], []];
  let requests: LiveRequest[] = [];
  const following = (lastEventId: string | string[] | undefined): readonly SentEvent[] =>
    story.slice(story.findLastIndex(({ id }) => id === lastEventId) + 1);
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url: path = '', headers } = request;
    requests.push({ line: `${method} ${path}`, headers, body: await bodyOf(request) });
    script[Math.min(requests.length, script.length) - 1]?.(response, following(headers['last-event-id']));
  };
  const server = createServer((request, response) => void answer(request, response));
  const url = urlOf(server);
  return {
    get url() {
      return url();
    },
    /** The requests since the last `play`. */
    get requests(): readonly LiveRequest[] {
      return requests;
    },
    play(events: readonly SentEvent[], ...connections: Reply[]) {
      [story, script, requests] = [events, connections, []];
    },
    /** More of the text is written from now on. */
    extend(events: readonly SentEvent[]) {
      story = events;
    },
  };
}
