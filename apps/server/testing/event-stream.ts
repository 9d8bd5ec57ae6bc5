import { deserialize, stringify, type SuperJSONResult } from 'superjson';
import type { Reachable } from './rest.ts';

/** An event as it came over the wire, whichever door it went through. */
export interface SentEvent {
  readonly event: string;
  readonly id: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into events of every shape
  readonly data: any;
}

export interface OpenStream extends AsyncIterable<SentEvent> {
  readonly status: number;
  readonly headers: Headers;
  /** Leaves it. */
  leave(): void;
}

interface StreamCall {
  readonly lastEventId?: string | undefined;
  /** `null`: none. */
  readonly key?: string | null;
  /** Fields besides the id. */
  readonly others?: Readonly<Record<string, unknown>>;
}

const authorization = (key: string | null): Record<string, string> => (key === null ? {} : { authorization: `Bearer ${key}` });

type SentHeaders = Readonly<Record<string, string>>;

/** Begins a text through REST, at any route that writes one, and follows it. */
export const writingStream = (server: Reachable, path: string, body: object, headers: SentHeaders = {}): Promise<OpenStream> =>
  open(`${server.url}/v1${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { authorization: `Bearer ${server.adminKey}`, 'content-type': 'application/json', accept: 'text/event-stream', ...headers },
  });

/** Begins a text from a brief of its own, and follows it. */
export const generateStream = (server: Reachable, body: object, headers?: SentHeaders): Promise<OpenStream> =>
  writingStream(server, '/content/generate', body, headers);

/** A subscription, as both doors name it. */
interface Subscription {
  /** Its address with its query, below `/v1`. */
  readonly path: string;
  /** Its procedure. */
  readonly name: string;
  readonly input: object;
}

/** A door through which events are followed. */
export interface StreamDoor {
  readonly name: string;
  subscribe(server: Reachable, subscription: Subscription, call?: Omit<StreamCall, 'others'>): Promise<OpenStream>;
  /** Follows a text. */
  follow(server: Reachable, id: string, call?: StreamCall): Promise<OpenStream>;
}

const queryOf = (input: object): string => {
  const fields = Object.entries(input).flatMap(([name, value]: [string, unknown]) =>
    [value].flat().map((one): [string, string] => [name, String(one)]),
  );
  return String(new URLSearchParams(fields));
};

const ofText = (id: string, others: object): Subscription => ({
  path: `/content/${id}?${queryOf(others)}`,
  name: 'content.stream',
  input: { id, ...others },
});

/** The events of the workspace, as they come. */
export const ofEvents = (input: object = {}): Subscription => ({ path: `/events?${queryOf(input)}`, name: 'events.live', input });

export const restStreams: StreamDoor = {
  name: 'REST',
  subscribe: (server, { path }, { lastEventId, key = server.adminKey } = {}) =>
    open(`${server.url}/v1${path}`, {
      headers: {
        ...authorization(key),
        accept: 'text/event-stream',
        ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
      },
    }),
  follow: (server, id, { others = {}, ...call } = {}) => restStreams.subscribe(server, ofText(id, others), call),
};

export const trpcStreams: StreamDoor = {
  name: 'tRPC',
  async subscribe(server, { name, input: fields }, { lastEventId, key = server.adminKey } = {}) {
    const input = stringify({ ...fields, ...(lastEventId !== undefined && { lastEventId }) });
    const stream = await open(`${server.url}/trpc/${name}?input=${encodeURIComponent(input)}`, {
      headers: { ...authorization(key), accept: 'text/event-stream' },
    });
    return { ...stream, [Symbol.asyncIterator]: () => withoutProtocol(stream) };
  },
  follow: (server, id, { others = {}, ...call } = {}) => trpcStreams.subscribe(server, ofText(id, others), call),
};

export const streamDoors: readonly StreamDoor[] = [restStreams, trpcStreams];

async function open(url: string, request: RequestInit): Promise<OpenStream> {
  const leaving = new AbortController();
  const response = await fetch(url, { ...request, signal: leaving.signal });
  return {
    status: response.status,
    headers: response.headers,
    leave: () => leaving.abort(),
    [Symbol.asyncIterator]: () => eventsOf(response, leaving.signal),
  };
}

/** The events of a stream until it ends, or breaks off. A refusal is one, of the name `problem`. */
async function* eventsOf(response: Response, left: AbortSignal): AsyncGenerator<SentEvent> {
  const type = response.headers.get('content-type') ?? '';
  if (type === 'application/jsonl') {
    for (const line of (await response.text()).trim().split('\n')) yield { event: 'record', id: '', data: JSON.parse(line) };
    return;
  }
  if (!type.startsWith('text/event-stream')) {
    yield { event: 'problem', id: '', data: await response.json() };
    return;
  }
  let rest = '';
  try {
    for await (const text of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const blocks = `${rest}${text}`.split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const fields = Object.fromEntries(block.split('\n').map((line) => line.split(/: ?(.*)/s, 2)));
        if ('data' in fields)
          yield { event: fields['event'] ?? 'message', id: fields['id'] ?? '', data: JSON.parse(fields['data'] || 'null') };
      }
    }
  } catch (cause) {
    // Only the other side's end, or ours, breaks a stream off.
    if (!left.aborted && !(cause instanceof TypeError)) throw cause;
  }
}

/** The events of tRPC's answer to a subscription. */
export const eventsFromTRPC = (response: Response): AsyncGenerator<SentEvent> =>
  withoutProtocol(eventsOf(response, new AbortController().signal));

/** The events of a subscription, without those of tRPC's own. */
async function* withoutProtocol(stream: AsyncIterable<SentEvent>): AsyncGenerator<SentEvent> {
  for await (const { event, id, data } of stream) {
    if (event === 'serialized-error') yield { event: 'problem', id, data: data.json.data.problem };
    if (event !== 'message') continue;
    const { event: name, ...fields } = deserialize<{ event: string }>(data as SuperJSONResult);
    yield { event: name, id, data: JSON.parse(JSON.stringify(fields)) };
  }
}

/** The events of a stream until it ends. */
export async function allEvents(stream: AsyncIterable<SentEvent>): Promise<SentEvent[]> {
  const events: SentEvent[] = [];
  for await (const event of stream) events.push(event);
  return events;
}

/** A client's copy of a text: puts together the deltas as they come. */
export class PutTogether {
  readonly parts = new Map<string, string>();

  take({ event, data }: SentEvent): void {
    if (event === 'content.delta') this.parts.set(data.pointer, (this.parts.get(data.pointer) ?? '') + data.text);
    if (event !== 'content.attempt') return;
    for (const pointer of this.parts.keys())
      if (data.pointers.some((voided: string) => pointer === voided || pointer.startsWith(`${voided}/`))) this.parts.delete(pointer);
  }
}

/** The deltas of a stream, put together. */
export function putTogether(events: readonly SentEvent[]): Record<string, string> {
  const whole = new PutTogether();
  for (const event of events) whole.take(event);
  return Object.fromEntries(whole.parts);
}
