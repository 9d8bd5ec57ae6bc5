import type { ContentAttempt, ContentDelta } from '@handbill/contract';
import type { StreamEntry, StreamPosition } from '@handbill/operations';

/** Before everything. */
export const beginning: StreamPosition = { attempt: 0, offset: 0 };

export const eventId = ({ attempt, offset }: StreamPosition): string => `${attempt}-${offset}`;

const form = /^(\d{1,9})-(\d{1,12})$/;

/** The position that an event's id names; `undefined` where it names none. */
export function positionOf(id: string): StreamPosition | undefined {
  const [, attempt, offset] = form.exec(id) ?? [];
  const position = { attempt: Number(attempt), offset: Number(offset) };
  return attempt === undefined || (position.attempt === 0 && position.offset > 0) ? undefined : position;
}

export const isText = (entry: StreamEntry): entry is Extract<StreamEntry, { text: string }> => 'text' in entry;

export const endOf = (entry: StreamEntry): StreamPosition => ({
  attempt: entry.attempt,
  offset: entry.offset + (isText(entry) ? Math.max(1, entry.text.length) : 1),
});

export const isUpTo = (one: StreamPosition, other: StreamPosition): boolean =>
  one.attempt < other.attempt || (one.attempt === other.attempt && one.offset <= other.offset);

/** Up to this length text is added to the entry before: a model sends a word at a time. */
const entryLength = 4_096;

/** The stream of one text as far as this process has it. All its readers share it, each with a position of its own. */
export class StreamLog {
  readonly #entries: StreamEntry[] = [];
  readonly #listeners = new Set<() => void>();
  #isClosed = false;
  #isComplete = false;
  #wasFollowed = false;

  /** Whether somebody has read it while it was written, who may go on with it later. */
  get wasFollowed(): boolean {
    return this.#wasFollowed;
  }

  get end(): StreamPosition {
    const last = this.#entries.at(-1);
    return last === undefined ? beginning : endOf(last);
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  get isComplete(): boolean {
    return this.#isComplete;
  }

  addAttempt(attempt: ContentAttempt): void {
    this.add([{ ...attempt, offset: this.#offsetIn(attempt.attempt) }]);
  }

  addDelta({ attempt, pointer, text }: ContentDelta): void {
    const last = this.#entries.at(-1);
    const isSame = last !== undefined && isText(last) && last.pointer === pointer && last.attempt === attempt;
    // An empty part has a place of its own.
    if (isSame && text !== '' && last.text !== '' && last.text.length < entryLength)
      this.#entries[this.#entries.length - 1] = { ...last, text: last.text + text };
    else this.#entries.push({ attempt, offset: this.#offsetIn(attempt), pointer, text });
    this.#notify();
  }

  add(entries: readonly StreamEntry[]): void {
    this.#entries.push(...entries);
    this.#notify();
  }

  /** `isComplete`: nothing is missing. */
  close(isComplete: boolean): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#isComplete = isComplete;
    this.#notify();
  }

  /** Calls the listener at each change. Returns a function that ends it. */
  listen(listener: () => void): () => void {
    this.#wasFollowed = true;
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The entries after a position, up to a length, no surrogate pair cut in two. `from` is the index where the last call has ended. */
  after(position: StreamPosition, from: number, maxLength: number): { readonly entries: readonly StreamEntry[]; readonly index: number } {
    const entries: StreamEntry[] = [];
    let index = from;
    let length = 0;
    for (let at = from; at < this.#entries.length && maxLength - length > 1; at += 1) {
      const entry = restOf(this.#entries[at], position, maxLength - length);
      // The last one may still grow.
      if (entry === undefined && at < this.#entries.length - 1) index = at + 1;
      if (entry === undefined) continue;
      entries.push(entry);
      length += endOf(entry).offset - entry.offset;
    }
    return { entries, index };
  }

  /** Where an attempt ends as far as it is here; `undefined` where nothing of it is. */
  endOfAttempt(attempt: number): number | undefined {
    const last = this.#entries.findLast((entry) => entry.attempt === attempt);
    return last === undefined ? undefined : endOf(last).offset;
  }

  /** The parts of the text so far. */
  snapshot() {
    const parts = new Map<string, string[]>();
    let attempt: ContentAttempt | undefined;
    for (const entry of this.#entries) {
      if (isText(entry)) {
        const texts = parts.get(entry.pointer);
        if (texts === undefined) parts.set(entry.pointer, [entry.text]);
        else texts.push(entry.text);
        continue;
      }
      const { offset: _, ...own } = entry;
      attempt = own;
      for (const pointer of parts.keys()) if (own.pointers.some((voided) => isBelow(voided, pointer))) parts.delete(pointer);
    }
    return { position: this.end, attempt, parts: new Map(Array.from(parts, ([pointer, texts]) => [pointer, texts.join('')])) };
  }

  #offsetIn(attempt: number): number {
    const { end } = this;
    return end.attempt === attempt ? end.offset : 0;
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}

const isBelow = (voided: string, pointer: string): boolean => pointer === voided || pointer.startsWith(`${voided}/`);

function restOf(entry: StreamEntry | undefined, position: StreamPosition, maxLength: number): StreamEntry | undefined {
  if (entry === undefined || isUpTo(endOf(entry), position)) return undefined;
  if (!isText(entry)) return entry;
  const skipped = entry.attempt === position.attempt ? Math.max(0, position.offset - entry.offset) : 0;
  if (skipped === 0 && entry.text.length <= maxLength) return entry;
  const cut = entry.text.slice(skipped, skipped + maxLength);
  const isInPair = skipped + maxLength < entry.text.length && /[\ud800-\udbff]$/.test(cut);
  return { ...entry, offset: entry.offset + skipped, text: isInPair ? cut.slice(0, -1) : cut };
}
