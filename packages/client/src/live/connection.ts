import { localError } from '../errors/handbill-error.ts';
import { untilAborted } from '../calls/with-retries.ts';
import { networkError } from '../calls/wrap-fetch.ts';
import { EventStreamReader, type ServerSentEvent } from './event-stream-reader.ts';
import type { LiveAnswer } from './live-requests.ts';

/** A connection on which events arrive. It is lost when nothing arrives for a while: a server says something at least every 15 seconds. */
export class Connection {
  readonly #controller = new AbortController();
  readonly #silence: number;
  #lastBytesAt = Date.now();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lastEventId = '';

  constructor(silence: number) {
    this.#silence = silence;
    this.#resetTimeout();
  }

  /** Where the next connection goes on; empty where nothing has said so. */
  get lastEventId(): string {
    return this.#lastEventId;
  }

  /** Aborted when the connection is lost or has ended. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** For a page that was hidden, or a machine that slept: their timers may have stood still. */
  doubt(): void {
    if (Date.now() - this.#lastBytesAt > this.#silence / 2) this.#loseInSilence();
  }

  /** @param detail why, in a sentence for people */
  lose(detail: string): void {
    this.end(localError('network_error', detail));
  }

  end(reason?: unknown): void {
    clearTimeout(this.#timer);
    this.#controller.abort(reason);
  }

  async *events({ address, response: { body } }: LiveAnswer): AsyncGenerator<ServerSentEvent, void, undefined> {
    const reader = body?.getReader();
    const decoder = new TextDecoder();
    const stream = new EventStreamReader();
    const read = async () =>
      reader?.read().catch((cause: unknown) => {
        throw networkError(address, cause);
      });
    try {
      for (;;) {
        const { done = true, value } = (await untilAborted(read(), this.signal)) ?? {};
        if (done) return;
        this.#resetTimeout();
        yield* stream.read(decoder.decode(value, { stream: true }));
        // All of that was taken.
        this.#lastEventId = stream.lastEventId;
      }
    } finally {
      // A connection that has failed fails once more here.
      reader?.cancel().catch(() => undefined);
    }
  }

  #resetTimeout(): void {
    this.#lastBytesAt = Date.now();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#loseInSilence(), this.#silence);
  }

  #loseInSilence(): void {
    this.lose(`Nothing arrived for ${this.#silence / 1_000} s`);
  }
}
