import { HandbillError, toHandbillError } from '../errors/handbill-error.ts';
import { localProblem, type Problem } from '../errors/problem.ts';
import type { Content } from '../calls/procedures.ts';
import { pause, untilAborted } from '../calls/with-retries.ts';
import { Connection } from './connection.ts';
import type { LiveNews } from './live-event.ts';
import type { LiveAnswer, LiveOptions, SendLive } from './live-requests.ts';
import type { LiveState } from './live-state.ts';
import { retryDelay } from './retry-delay.ts';
import { isOffline, watchPage } from './watch-page.ts';

/** The order for a new text; `undefined` for a text that is known by its id. */
export type Order = { readonly path: string; readonly request: object; readonly idempotencyKey: string } | undefined;

/** Follows a text over as many connections as it takes. */
export class Follower<C extends Content> {
  readonly #state: LiveState<C>;
  readonly #send: SendLive;
  readonly #order: Order;
  readonly #options: LiveOptions;
  readonly #onNews: (news: LiveNews<C>) => void;
  #connection: Connection | undefined;
  #pause: AbortController | undefined;
  #isLost = false;
  #wasRefused = false;

  constructor(state: LiveState<C>, send: SendLive, order: Order, options: LiveOptions, onNews: (news: LiveNews<C>) => void) {
    [this.#state, this.#send, this.#order, this.#options, this.#onNews] = [state, send, order, options, onNews];
  }

  /** Resolves when the text has ended. Fails with a `HandbillError` when its stream cannot be read any more, or when `signal` is aborted. */
  async follow(signal: AbortSignal): Promise<void> {
    const endWatch = watchPage({
      onWake: () => {
        this.#pause?.abort();
        this.#connection?.doubt();
      },
      onThaw: () => {
        this.#pause?.abort();
        this.#connection?.lose('The page was frozen');
      },
      onOffline: () => this.#connection?.lose('The network is gone'),
    });
    const stop = () => this.stop(signal.reason);
    signal.addEventListener('abort', stop);
    try {
      for (let failures = 0; this.#state.record === undefined;) {
        const { lastEventId } = this.#state;
        const error = await this.#connect(signal);
        if (this.#state.record !== undefined) return;
        // Without a network it is tried for as long as that takes.
        failures = this.#state.lastEventId === lastEventId && !isOffline() ? failures + 1 : 1;
        await this.#wait(error, failures, signal);
      }
    } finally {
      endWatch();
      signal.removeEventListener('abort', stop);
    }
  }

  /** Ends the connection, or the wait for the next one. */
  stop(reason?: unknown): void {
    this.#pause?.abort(reason);
    this.#connection?.end(reason);
  }

  /** Reads one connection to its end; resolves to why it was not the end of the text. */
  async #connect(signal: AbortSignal): Promise<HandbillError> {
    const connection = new Connection(this.#options.silence ?? 45_000);
    this.#connection = connection;
    try {
      signal.throwIfAborted();
      const answer = await untilAborted(this.#request(connection.signal), connection.signal);
      this.#tellRestored();
      for await (const event of connection.events(answer)) {
        this.#onNews(this.#state.take(event));
        if (this.#state.record !== undefined) break;
      }
      return new HandbillError(localProblem('network_error', 'The connection ended before the text did'));
    } catch (cause) {
      return toHandbillError(cause, signal.aborted ? signal : connection.signal);
    } finally {
      this.#connection = undefined;
      connection.end();
    }
  }

  /** Before its id is known, the text is ordered: with the same key once more, it is still written once. */
  #request(signal: AbortSignal): Promise<LiveAnswer> {
    const { id, lastEventId } = this.#state;
    const accept = 'text/event-stream';
    if (this.#order !== undefined && id === undefined) {
      const { path, request, idempotencyKey } = this.#order;
      const headers = { 'idempotency-key': idempotencyKey };
      return this.#send({ method: 'POST', path, accept, headers, body: request, signal });
    }
    const headers = lastEventId === '' ? {} : { 'last-event-id': lastEventId };
    return this.#send({ method: 'GET', path: `/content/${encodeURIComponent(id ?? '')}`, accept, headers, signal });
  }

  async #wait(error: HandbillError, count: number, signal: AbortSignal): Promise<void> {
    const { retries = 30, key } = this.#options;
    const mayHaveNewKey = typeof key === 'function' && !this.#wasRefused;
    const delay = signal.aborted ? undefined : retryDelay(error, { count, retries, mayHaveNewKey });
    if (delay === undefined) throw error;
    this.#wasRefused = error.code === 'unauthenticated';
    this.#tellLost(error.problem);
    this.#pause = new AbortController();
    await pause(delay, this.#pause.signal);
    this.#pause = undefined;
  }

  #tellLost(problem: Problem): void {
    if (!this.#isLost) this.#onNews({ event: 'connection.lost', problem });
    this.#isLost = true;
  }

  #tellRestored(): void {
    if (this.#isLost) this.#onNews({ event: 'connection.restored' });
    this.#isLost = false;
  }
}
