import { Problem } from '@handbill/contract';
import type { Place } from '@handbill/operations';

/** A text that was requested now, or one whose process has ended. */
type Line = 'new' | 'abandoned';

interface Entry {
  readonly line: Line;
  /** Empty for an abandoned text: whose it is is known when its turn has come. */
  readonly workspaceId: string;
  turn: PromiseWithResolvers<boolean>;
  state: 'waiting' | 'running' | 'paused' | 'left';
}

const otherLine: Readonly<Record<Line, Line>> = { new: 'abandoned', abandoned: 'new' };

/** Those who wait: one of each workspace in turn, first come, first served within a workspace. Every call takes the same time, however many wait. */
class FairLine {
  /** The workspace whose turn is next comes first. */
  readonly #waiting = new Map<string, Set<Entry>>();

  add(entry: Entry): void {
    const others = this.#waiting.get(entry.workspaceId);
    if (others === undefined) this.#waiting.set(entry.workspaceId, new Set([entry]));
    else others.add(entry);
  }

  remove(entry: Entry): void {
    const others = this.#waiting.get(entry.workspaceId);
    others?.delete(entry);
    if (others?.size === 0) this.#waiting.delete(entry.workspaceId);
  }

  countOf(workspaceId: string): number {
    return this.#waiting.get(workspaceId)?.size ?? 0;
  }

  next(): Entry | undefined {
    const [[workspaceId, entries] = ['', new Set<Entry>()]] = this.#waiting;
    const [entry] = entries;
    if (entry === undefined) return undefined;
    // The other texts of the workspace come after those of all others.
    this.#waiting.delete(workspaceId);
    entries.delete(entry);
    if (entries.size > 0) this.#waiting.set(workspaceId, entries);
    return entry;
  }

  get size(): number {
    return this.#waiting.values().reduce((sum, entries) => sum + entries.size, 0);
  }

  all(): readonly Entry[] {
    return [...this.#waiting.values()].flatMap((entries) => [...entries]);
  }
}

/**
 * The texts that a process writes, only so many at once, and those that wait: one of each workspace in turn, so that a thousand texts of one
 * workspace do not delay the single one of another. Where abandoned texts wait too, a new one and an abandoned one in turn: neither a crowd
 * of callers nor what a killed server left shuts the other out.
 */
export class FairQueue {
  readonly #concurrency: number;
  readonly #maxWaiting: number;
  readonly #lines: Readonly<Record<Line, FairLine>> = { new: new FairLine(), abandoned: new FairLine() };
  readonly #paused = new Set<Entry>();
  #served: Line = 'abandoned';
  #running = 0;
  #isClosed = false;
  #onIdle: () => void = () => undefined;

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

  get running(): number {
    return this.#running;
  }

  get waiting(): number {
    return this.#lines.new.size + this.#lines.abandoned.size + this.#paused.size;
  }

  /** Takes a place for an abandoned text. Which one is decided when its turn has come. */
  joinAbandoned(): Place {
    return this.#enter('abandoned', '');
  }

  /** Whether a place is free, and no text waits here for it. */
  get hasRoom(): boolean {
    return this.#running < this.#concurrency && !this.#isClosed;
  }

  /** Takes a place for a text that waits at another server, if no text waits here; else `undefined`. */
  joinIdle(): Place | undefined {
    return this.hasRoom ? this.#enter('abandoned', '') : undefined;
  }

  /** Calls `listener` each time that a place becomes free and no text waits here for it. */
  set onIdle(listener: () => void) {
    this.#onIdle = listener;
  }

  /** Call it when the process stops. Running texts go on; the `turn` of waiting and paused ones resolves to `false`. */
  close(): void {
    this.#isClosed = true;
    for (const line of Object.values(this.#lines)) for (const entry of line.all()) this.#leave(entry);
    for (const entry of this.#paused) this.#leave(entry);
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  #assertMayWait(workspaceId: string): void {
    const nothing = 'Nothing was stored or begun.';
    if (this.#isClosed) throw new Problem('unavailable', { retry_after: 30 }, { detail: `The server is stopping. ${nothing}` });
    if (this.#lines.new.countOf(workspaceId) < this.#maxWaiting) return;
    const detail = `${this.#maxWaiting} texts of this workspace wait to be written, and no more may. ${nothing}`;
    throw new Problem('unavailable', { retry_after: 60 }, { detail });
  }

  #enter(line: Line, workspaceId: string): Place {
    const entry: Entry = { line, workspaceId, turn: Promise.withResolvers(), state: 'waiting' };
    const startedImmediately = this.#running < this.#concurrency;
    if (startedImmediately) this.#start(entry);
    else this.#lines[line].add(entry);
    if (this.#isClosed && !startedImmediately) this.#leave(entry);
    const leave = () => this.#leave(entry);
    return { startedImmediately, turn: entry.turn.promise, leave, pause: (until) => this.#pause(entry, until) };
  }

  async #pause(entry: Entry, until: Promise<unknown>): Promise<boolean> {
    if (entry.state !== 'running' || this.#isClosed) return false;
    entry.turn = Promise.withResolvers();
    entry.state = 'paused';
    this.#paused.add(entry);
    this.#letNextIn();
    await Promise.race([until, entry.turn.promise]);
    this.#paused.delete(entry);
    // Left meanwhile, which TypeScript cannot see: its turn was resolved.
    if ((entry.state as Entry['state']) === 'left') return false;
    if (this.#running < this.#concurrency) this.#start(entry);
    else {
      entry.state = 'waiting';
      this.#lines[entry.line].add(entry);
    }
    return entry.turn.promise;
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
    if (state === 'waiting') this.#lines[entry.line].remove(entry);
    if (state === 'running') this.#letNextIn();
  }

  #letNextIn(): void {
    this.#running -= 1;
    const next = this.#next();
    if (next === undefined) this.#onIdle();
    else this.#start(next);
  }

  #next(): Entry | undefined {
    this.#served = otherLine[this.#served];
    return this.#lines[this.#served].next() ?? this.#lines[otherLine[this.#served]].next();
  }
}
