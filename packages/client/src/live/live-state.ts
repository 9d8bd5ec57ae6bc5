import { HandbillError, isProblem, localError } from '../errors/handbill-error.ts';
import type { Content } from '../calls/procedures.ts';
import { parseJson } from '../calls/wrap-fetch.ts';
import type { ServerSentEvent } from './event-stream-reader.ts';
import type { LiveAttempt, LiveNews } from './live-event.ts';
import { withoutPart, withText, type PartialOutput } from './partial-output.ts';
import { withDates } from './with-dates.ts';

/** The state of a text that is being written. */
export class LiveState<C extends Content> {
  id: string | undefined;
  partial = {} as PartialOutput<C>;
  attempts: readonly LiveAttempt[] = [];
  checks: readonly C['checks'][number][] = [];
  /** The record in the end. */
  record: C | undefined;

  constructor(id: string | undefined) {
    this.id = id;
  }

  /** Takes an event of the stream. Throws the problem that ended it. */
  take({ event, data }: ServerSentEvent): LiveNews<C> {
    const fields = parseJson(data);
    if (event === 'problem' && isProblem(fields)) throw new HandbillError(fields);
    if (typeof fields !== 'object' || fields === null)
      throw localError('unexpected_answer', `The event ${event} is not as Handbill sends it`);
    // The server's contract; `event` says which.
    const news = (event === 'content.finished' ? { event, record: withDates(fields as C) } : { ...fields, event }) as LiveNews<C>;
    this.#apply(news);
    return news;
  }

  #apply(news: LiveNews<C>): void {
    if (news.event === 'content.started') {
      this.id = news.id;
      // A stream that begins with it begins anew.
      this.#set({});
      [this.attempts, this.checks] = [[], []];
    } else if (news.event === 'content.attempt') {
      const { event: _, ...attempt } = news;
      this.attempts = [...this.attempts, attempt];
      this.#set(news.pointers.reduce(withoutPart, this.partial));
      // Words that are written anew are not checked yet, and nor is the whole.
      this.checks = this.checks.filter(
        ({ pointer }) => pointer !== null && !news.pointers.some((part) => `${pointer}/`.startsWith(`${part}/`)),
      );
    } else if (news.event === 'content.check') this.checks = [...this.checks, news.check];
    else if (news.event === 'content.delta') this.#set(withText(this.partial, news.pointer, news.text));
    else if (news.event === 'content.finished') this.finish(news.record);
  }

  finish(record: C): void {
    this.record = record;
    this.checks = record.checks;
    // Parts that come with the record only, such as empty lists, are in it now.
    if (record.output !== null) this.#set(record.output);
  }

  #set(partial: object): void {
    this.partial = partial as PartialOutput<C>;
  }
}
