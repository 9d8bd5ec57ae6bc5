import { generateStream, PutTogether, restStreams, type SentEvent } from '../../apps/server/testing/event-stream.ts';
import { rest, type RestAnswer } from '../../apps/server/testing/rest.ts';
import { untilDone, type KilledServers } from './killed-servers.ts';
import { numberedBrief } from './slow-model.ts';

/** The ways to wait for a text. */
export const ways = ['plain', 'background', 'stream'] as const;
export type AnswerMode = (typeof ways)[number];

/** The end of a text, as its client sees it. */
export interface Followed {
  // oxlint-disable-next-line typescript/no-explicit-any -- records of every kind
  readonly record: any;
  /** Put together from the deltas. */
  readonly parts: Readonly<Record<string, string>>;
  readonly cuts: number;
  /** The answer of the plain call in the end. */
  readonly answered: { readonly status: number; readonly id: string } | undefined;
}

const maxCuts = 5;

class Follower {
  readonly #servers: KilledServers;
  readonly #number: number;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #signal: AbortSignal;
  readonly #kept = new PutTogether();
  #id: string | undefined;
  #lastEventId: string | undefined;
  #cuts = 0;

  constructor(servers: KilledServers, number: number, signal: AbortSignal) {
    this.#servers = servers;
    this.#number = number;
    this.#headers = { 'idempotency-key': `text-${number}` };
    this.#signal = signal;
  }

  #post(more: object = {}): Promise<RestAnswer> {
    const body = { ...numberedBrief(this.#number), ...more };
    return rest(this.#servers.any(), 'POST /content/generate', { body, headers: this.#headers });
  }

  /** Sends the brief, again with the same key, until a server says how the text ended. */
  plain(): Promise<{ status: number; id: string }> {
    return untilDone(async () => {
      const { status, body } = await this.#post();
      // In progress with the server that was killed, or one that stops.
      return [409, 503].includes(status) ? undefined : { status, id: String(body.id) };
    }, this.#signal);
  }

  async background(): Promise<void> {
    this.#id = await untilDone(async () => {
      const { status, body } = await this.#post({ background: true });
      return status === 202 ? String(body.id) : undefined;
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
  follow(): Promise<SentEvent['data']> {
    return untilDone(async () => {
      const server = this.#servers.any();
      const stream = await (this.#id === undefined
        ? generateStream(server, numberedBrief(this.#number), this.#headers)
        : restStreams.follow(server, this.#id, { lastEventId: this.#lastEventId }));
      if (stream.status >= 300) {
        stream.leave();
        return undefined;
      }
      let left = this.#cuts < maxCuts ? 1 + Math.floor(Math.random() * 6) : Infinity;
      for await (const event of stream) {
        this.#lastEventId = event.id || this.#lastEventId;
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
    return { parts: Object.fromEntries(this.#kept.parts), cuts: this.#cuts };
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
