import type { Log, StreamNews, StreamPiece, StreamStore } from '@handbill/operations';
import { StreamLog } from './stream-log.ts';
import { lastingFailure } from '../../runner/lasting-failure.ts';

/** How often the texts of other processes are looked at, whether or not news of them have come: some may be missed. In milliseconds. */
const interval = 1_000;

interface Followed {
  readonly log: StreamLog;
  next: number;
  readers: number;
  /** The last piece says that nothing follows: so it is, unless its process was killed before the record said so too. */
  isWhole: boolean;
  isOver: boolean;
  readonly loaded: PromiseWithResolvers<void>;
}

/** The texts of other processes that readers here follow: one listener and one query for all of them, while there are some. */
export class FollowedStreams {
  readonly #store: StreamStore;
  readonly #failed: ReturnType<typeof lastingFailure>;
  readonly #followed = new Map<string, Followed>();
  readonly #news = new Set<string>();
  #endWatch: (() => void) | undefined;
  #timer: ReturnType<typeof setInterval> | undefined;
  #isReading = false;
  #isClosed = false;

  constructor(store: StreamStore, log: Log) {
    this.#store = store;
    this.#failed = lastingFailure(log, 'Texts that other servers write could not be read; trying again');
  }

  /** Follows a text, of which nothing new will come where it `isOver`. `release` must be called in the end. */
  follow(contentId: string, isOver: boolean): { readonly log: StreamLog; readonly loaded: Promise<void>; readonly release: () => void } {
    const known = this.#followed.get(contentId);
    const loaded = Promise.withResolvers<void>();
    const followed = known ?? { log: new StreamLog(), next: 0, readers: 0, isWhole: false, isOver, loaded };
    followed.readers += 1;
    if (this.#isClosed) end(followed, false);
    else if (known === undefined) this.#begin(contentId, followed);
    return { log: followed.log, loaded: followed.loaded.promise, release: () => this.#release(contentId, followed) };
  }

  /** This process writes a text from now on: its readers turn to that. */
  leave(contentId: string): void {
    const followed = this.#followed.get(contentId);
    if (followed === undefined) return;
    this.#followed.delete(contentId);
    end(followed, false);
    if (this.#followed.size === 0) this.#rest();
  }

  close(): void {
    this.#isClosed = true;
    for (const followed of this.#followed.values()) end(followed, false);
    this.#followed.clear();
    this.#rest();
  }

  #begin(contentId: string, followed: Followed): void {
    this.#followed.set(contentId, followed);
    if (!followed.isOver) this.#endWatch ??= this.#store.watch((id, news) => this.#takeNews(id, news));
    this.#timer ??= setInterval(() => void this.#lookAtAll(), interval).unref();
    this.#takeNews(contentId, 'grown');
  }

  #release(contentId: string, followed: Followed): void {
    followed.readers -= 1;
    if (followed.readers > 0) return;
    if (this.#followed.get(contentId) === followed) this.#followed.delete(contentId);
    if (this.#followed.size === 0) this.#rest();
  }

  #rest(): void {
    this.#endWatch?.();
    this.#endWatch = undefined;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #takeNews(contentId: string, news: StreamNews): void {
    const followed = this.#followed.get(contentId);
    if (followed === undefined) return;
    if (news === 'ended') followed.isOver = true;
    this.#news.add(contentId);
    void this.#read();
  }

  /** Reads new entries until there are no more: a caller that comes meanwhile is served by the same loop. */
  async #read(): Promise<void> {
    if (this.#isReading) return;
    this.#isReading = true;
    try {
      while (this.#news.size > 0) await this.#readNews();
    } catch (cause) {
      this.#failed(cause, { texts: this.#followed.size });
    } finally {
      this.#isReading = false;
    }
  }

  async #readNews(): Promise<void> {
    const due = [...this.#news].flatMap((id) => {
      const followed = this.#followed.get(id);
      return followed === undefined ? [] : [{ id, followed, wasOver: followed.isOver }];
    });
    this.#news.clear();
    try {
      const pieces = await this.#piecesOf(due);
      for (const { id, followed, wasOver } of due) {
        const own = pieces.get(id);
        for (const piece of own ?? []) take(followed, piece);
        if (own !== undefined) this.#news.add(id);
        else if (wasOver) end(followed, followed.isWhole);
        // Of one that has ended there is no more than that: it is loaded when it is read to its end.
        if (!wasOver) followed.loaded.resolve();
      }
    } catch (cause) {
      for (const { followed } of due) followed.loaded.resolve();
      throw cause;
    }
  }

  async #piecesOf(due: readonly { readonly id: string; readonly followed: Followed }[]): Promise<ReadonlyMap<string, StreamPiece[]>> {
    const begun = due.filter(({ followed }) => followed.next > 0);
    const next = new Map(begun.map(({ id, followed }) => [id, followed.next]));
    const [more, ...whole] = await Promise.all([
      next.size === 0 ? [] : this.#store.readNext(next),
      ...due.filter(({ followed }) => followed.next === 0).map(({ id }) => this.#store.read(id)),
    ]);
    return Map.groupBy([...more, ...whole.flat()], ({ contentId }) => contentId);
  }

  async #lookAtAll(): Promise<void> {
    const ids = [...this.#followed.keys()];
    try {
      for (const id of await this.#store.ended(ids)) this.#takeNews(id, 'ended');
      for (const id of ids) this.#takeNews(id, 'grown');
    } catch (cause) {
      this.#failed(cause, { texts: this.#followed.size });
    }
  }
}

function take(followed: Followed, { number, entries, isLast }: StreamPiece): void {
  if (number < followed.next) return;
  followed.log.add(entries);
  followed.next = number + 1;
  followed.isWhole = isLast;
}

function end({ log, loaded }: Followed, isComplete: boolean): void {
  log.close(isComplete);
  loaded.resolve();
}
