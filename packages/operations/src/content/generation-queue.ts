import { Problem } from '@handbill/contract';

/** A text that was requested now, or one whose process has ended. */
type Line = 'new' | 'abandoned';

/** A text's place in the queue. */
export interface Place {
  /** Whether it did not have to wait. */
  readonly cameAtOnce: boolean;
  /** `true`: the text may be written. `false`: the place was left or the queue closed first. */
  readonly turn: Promise<boolean>;
  /** Lets the next one in. */
  readonly leave: () => void;
}

interface Entry {
  readonly line: Line;
  readonly workspaceId: string | undefined;
  readonly turn: PromiseWithResolvers<boolean>;
  state: 'waiting' | 'running' | 'left';
}

const otherLine: Readonly<Record<Line, Line>> = { new: 'abandoned', abandoned: 'new' };

/**
 * The texts that a process writes, only so many at once, and those that wait: first come, first served. Where abandoned texts wait
 * too, a new one and an abandoned one in turn: neither a crowd of callers nor what a killed server left shuts the other out.
 */
export class GenerationQueue {
  readonly #concurrency: number;
  readonly #maxWaiting: number;
  readonly #lines: Readonly<Record<Line, Set<Entry>>> = { new: new Set(), abandoned: new Set() };
  readonly #waitingOf = new Map<string, number>();
  #served: Line = 'abandoned';
  #running = 0;
  #isClosed = false;

  /** @param maxWaiting how many texts of one workspace may wait */
  constructor(concurrency: number, maxWaiting = 10_000) {
    this.#concurrency = concurrency;
    this.#maxWaiting = maxWaiting;
  }

  /** Takes a place for a new text. Throws `unavailable` where too many of its workspace wait, or the process stops. */
  join(workspaceId: string): Place {
    if (this.#running >= this.#concurrency) this.#assertMayWait(workspaceId);
    return this.#enter('new', workspaceId);
  }

  /** Takes a place for an abandoned text. Which one is decided when its turn has come. */
  joinAbandoned(): Place {
    return this.#enter('abandoned');
  }

  /** Call it when the process stops. Running texts go on; the `turn` of waiting ones resolves to `false`. */
  close(): void {
    this.#isClosed = true;
    for (const line of Object.values(this.#lines)) for (const entry of line) this.#leave(entry);
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  #assertMayWait(workspaceId: string): void {
    const nothing = 'Nothing was stored or begun.';
    if (this.#isClosed) throw new Problem('unavailable', { retry_after: 30 }, { detail: `The server is stopping. ${nothing}` });
    if ((this.#waitingOf.get(workspaceId) ?? 0) < this.#maxWaiting) return;
    const detail = `${this.#maxWaiting} texts of this workspace wait to be written, and no more may. ${nothing}`;
    throw new Problem('unavailable', { retry_after: 60 }, { detail });
  }

  #enter(line: Line, workspaceId?: string): Place {
    const entry: Entry = { line, workspaceId, turn: Promise.withResolvers(), state: 'waiting' };
    const cameAtOnce = this.#running < this.#concurrency;
    if (cameAtOnce) this.#start(entry);
    else this.#wait(entry);
    if (this.#isClosed && !cameAtOnce) this.#leave(entry);
    return { cameAtOnce, turn: entry.turn.promise, leave: () => this.#leave(entry) };
  }

  #wait(entry: Entry): void {
    this.#lines[entry.line].add(entry);
    this.#count(entry, 1);
  }

  #start(entry: Entry): void {
    this.#running += 1;
    entry.state = 'running';
    entry.turn.resolve(true);
  }

  #leave(entry: Entry): void {
    const { state } = entry;
    entry.state = 'left';
    entry.turn.resolve(false);
    if (state === 'waiting') this.#remove(entry);
    if (state !== 'running') return;
    this.#running -= 1;
    const next = this.#next();
    if (next === undefined) return;
    this.#remove(next);
    this.#start(next);
  }

  #next(): Entry | undefined {
    this.#served = otherLine[this.#served];
    const [entry] = this.#lines[this.#served].size > 0 ? this.#lines[this.#served] : this.#lines[otherLine[this.#served]];
    return entry;
  }

  #remove(entry: Entry): void {
    this.#lines[entry.line].delete(entry);
    this.#count(entry, -1);
  }

  #count({ workspaceId }: Entry, change: number): void {
    if (workspaceId === undefined) return;
    const count = (this.#waitingOf.get(workspaceId) ?? 0) + change;
    if (count > 0) this.#waitingOf.set(workspaceId, count);
    else this.#waitingOf.delete(workspaceId);
  }
}
