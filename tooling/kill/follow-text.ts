import { EventSourceParserStream } from 'eventsource-parser/stream';
import { rest, type Reachable } from '../../apps/server/testing/rest.ts';
import { untilDone, type KilledServers } from './killed-servers.ts';
import { PutTogether, type Parts, type StreamEvent } from './put-together.ts';
import { numberedBrief } from './slow-model.ts';

/** The ways to wait for a text. */
export const ways = ['plain', 'background', 'stream'] as const;
export type AnswerMode = (typeof ways)[number];

/** The end of a text, as its client sees it. */
export interface Followed {
  // oxlint-disable-next-line typescript/no-explicit-any -- records of every kind
  readonly record: any;
  /** Put together from the deltas. */
  readonly parts: Parts;
  readonly cuts: number;
  /** The answer of the plain call in the end. */
  readonly answered: { readonly status: number; readonly id: string } | undefined;
}

const maxCuts = 5;

/** Events as they come, until the stream ends. */
async function* eventsOf(response: Response): AsyncGenerator<StreamEvent> {
  if (response.body === null) return;
  for await (const { event = '', id, data } of response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream()))
    yield { event, id, data: JSON.parse(data) };
}

class Follower {
  readonly #servers: KilledServers;
  readonly #number: number;
  readonly #signal: AbortSignal;
  readonly #kept = new PutTogether();
  #id: string | undefined;
  #lastEventId: string | undefined;
  #cuts = 0;

  constructor(servers: KilledServers, number: number, signal: AbortSignal) {
    this.#servers = servers;
    this.#number = number;
    this.#signal = signal;
  }

  #post(server: Reachable, accept: string, more: object = {}): Promise<Response> {
    return fetch(`${server.url}/v1/content/generate`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${server.adminKey}`,
        'content-type': 'application/json',
        accept,
        'idempotency-key': `text-${this.#number}`,
      },
      body: JSON.stringify({ ...numberedBrief(this.#number), ...more }),
    });
  }

  /** Sends the brief, again with the same key, until a server says how the text ended. */
  plain(): Promise<{ status: number; id: string }> {
    return untilDone(async () => {
      const response = await this.#post(this.#servers.any(), 'application/json');
      const body = (await response.json()) as { id: string };
      // In progress with the server that was killed, or one that stops.
      return [409, 503].includes(response.status) ? undefined : { status: response.status, id: body.id };
    }, this.#signal);
  }

  async background(): Promise<void> {
    this.#id = await untilDone(async () => {
      const response = await this.#post(this.#servers.any(), 'application/json', { background: true });
      const body = (await response.json()) as { id: string };
      if (response.status !== 202) return undefined;
      return body.id;
    }, this.#signal);
  }

  /** Finds the record of a plain call that is not answered yet. */
  async find(): Promise<void> {
    this.#id = await untilDone(async () => {
      const { body } = await rest(this.#servers.any(), `GET /content?tag=text-${this.#number}`);
      return body?.data?.[0]?.id as string | undefined;
    }, this.#signal);
  }

  /** Reads the stream until it ends, cut again and again. */
  follow(): Promise<StreamEvent['data']> {
    return untilDone(async () => {
      const server = this.#servers.any();
      const cut = new AbortController();
      const response = await (this.#id === undefined
        ? this.#post(server, 'text/event-stream')
        : fetch(`${server.url}/v1/content/${this.#id}`, {
            headers: {
              authorization: `Bearer ${server.adminKey}`,
              accept: 'text/event-stream',
              ...(this.#lastEventId !== undefined && { 'last-event-id': this.#lastEventId }),
            },
            signal: cut.signal,
          }));
      if (!response.ok) {
        await response.body?.cancel();
        return undefined;
      }
      let left = this.#cuts < maxCuts ? 1 + Math.floor(Math.random() * 6) : Infinity;
      for await (const event of eventsOf(response)) {
        this.#lastEventId = event.id ?? this.#lastEventId;
        if (event.event === 'content.started') this.#id = event.data.id;
        this.#kept.take(event);
        if (event.event === 'content.finished') return event.data;
        left -= 1;
        if (left > 0 || this.#id === undefined) continue;
        this.#cuts += 1;
        break;
      }
      return undefined;
    }, this.#signal);
  }

  get result() {
    return { parts: this.#kept.parts, cuts: this.#cuts };
  }
}

/** Has a text written in one of the ways, and follows its stream through cuts and killed servers. */
export async function followText(servers: KilledServers, number: number, way: AnswerMode, signal: AbortSignal): Promise<Followed> {
  const follower = new Follower(servers, number, signal);
  const answering = way === 'plain' ? follower.plain() : undefined;
  if (way === 'plain') await follower.find();
  if (way === 'background') await follower.background();
  const record = await follower.follow();
  return { record, ...follower.result, answered: await answering };
}
