import type { ContentDelta, ContentEvent } from '@handbill/contract';
import type { StreamEntry, StreamPosition } from '@handbill/operations';
import { type StreamLog, endOf, eventId, isText } from './stream-log.ts';

/** At most thirty deltas a second: all pieces within the pause are one delta. In milliseconds. */
const pause = 1_000 / 30;
/** The longest text of a delta: the pieces that a slow reader has missed come in several. */
const maxLength = 16_384;

export function eventAt<Name extends ContentEvent['event']>(
  event: Name,
  position: StreamPosition,
  data: Extract<ContentEvent, { event: Name }>['data'],
): ContentEvent {
  // Which data belong to which event is lost to the compiler where the name is a variable.
  return { event, id: eventId(position), data } as ContentEvent;
}

/**
 * The entries after a position in a log, as events, as fast as the reader takes them and not faster than `pause` allows. Ends when the log is closed
 * and read to its end, or `signal` is aborted; returns the position that was reached.
 */
export async function* readLog(
  log: StreamLog,
  start: StreamPosition,
  signal: AbortSignal | undefined,
): AsyncGenerator<ContentEvent, StreamPosition> {
  let position = start;
  let index = 0;
  const changes = new Changes(log, signal);
  try {
    for (;;) {
      const { entries, index: reached } = log.after(position, index, maxLength);
      index = reached;
      let deltas = 0;
      for (const [entry, end] of joined(entries)) {
        position = end;
        const { offset: _, ...data } = entry;
        yield 'text' in data ? eventAt('content.delta', position, data) : eventAt('content.attempt', position, data);
        // The first words come at once behind the attempt that they are of.
        if ('text' in data) deltas += 1;
      }
      if (signal?.aborted === true) return position;
      if (deltas > 0) await changes.during(deltas * pause);
      else if (entries.length > 0) continue;
      else if (log.isClosed) return position;
      else await changes.next();
    }
  } finally {
    changes.end();
  }
}

function joined(entries: readonly StreamEntry[]): (readonly [entry: StreamEntry, end: StreamPosition])[] {
  const groups: { readonly first: StreamEntry; readonly texts: string[]; end: StreamPosition }[] = [];
  for (const entry of entries) {
    const group = groups.at(-1);
    if (group !== undefined && isText(entry) && isText(group.first) && isSamePart(group.first, entry)) {
      group.texts.push(entry.text);
      group.end = endOf(entry);
    } else groups.push({ first: entry, texts: isText(entry) ? [entry.text] : [], end: endOf(entry) });
  }
  return groups.map(({ first, texts, end }) => [texts.length > 1 ? { ...first, text: texts.join('') } : first, end] as const);
}

const isSamePart = (one: ContentDelta, other: ContentDelta): boolean => one.pointer === other.pointer && one.attempt === other.attempt;

/** Waits for changes of a log without adding a listener for each wait. */
class Changes {
  readonly #log: StreamLog;
  readonly #signal: AbortSignal | undefined;
  readonly #stop: () => void;
  readonly #abort = (): void => this.#wake();
  #hasChanged = false;
  #waiting: { readonly resolve: () => void; readonly isPause: boolean } | undefined;

  constructor(log: StreamLog, signal: AbortSignal | undefined) {
    this.#log = log;
    this.#signal = signal;
    this.#stop = log.listen(() => this.#change());
    signal?.addEventListener('abort', this.#abort);
  }

  /** Resolves at the next change, or at once where there was one since the last wait. */
  next(): Promise<void> {
    return this.#wait((resolve) => {
      if (this.#hasChanged) resolve();
    }, false);
  }

  /** Resolves after a time; sooner where the log is closed. */
  async during(milliseconds: number): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    await this.#wait((resolve) => {
      if (this.#log.isClosed) resolve();
      else timer = setTimeout(resolve, milliseconds);
    }, true);
    clearTimeout(timer);
  }

  end(): void {
    this.#stop();
    this.#signal?.removeEventListener('abort', this.#abort);
  }

  #wait(begin: (resolve: () => void) => void, isPause: boolean): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting = { resolve, isPause };
      if (this.#signal?.aborted === true) resolve();
      else begin(resolve);
      this.#hasChanged = false;
    });
  }

  #change(): void {
    this.#hasChanged = true;
    if (this.#waiting?.isPause === false || this.#log.isClosed) this.#wake();
  }

  #wake(): void {
    this.#waiting?.resolve();
  }
}
