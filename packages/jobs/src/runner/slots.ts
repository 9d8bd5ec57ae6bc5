import { Problem } from '@handbill/contract';
import type { Slot } from '@handbill/operations';

interface Entry {
  readonly workspaceId: string;
  turn: PromiseWithResolvers<boolean>;
  state: 'waiting' | 'running' | 'paused' | 'left';
}

/** Those who wait: one of each workspace in turn, first come, first served within a workspace. Every call takes the same time, however many wait. */
class FairLine {
  /** The workspace whose turn is next comes first. */
  readonly #waiting = new Map<string, Set<Entry>>();
  size = 0;

  add(entry: Entry): void {
    const others = this.#waiting.get(entry.workspaceId);
    if (others === undefined) this.#waiting.set(entry.workspaceId, new Set([entry]));
    else others.add(entry);
    this.size += 1;
  }

  remove(entry: Entry): void {
    const others = this.#waiting.get(entry.workspaceId);
    if (others?.delete(entry)) this.size -= 1;
    if (others?.size === 0) this.#waiting.delete(entry.workspaceId);
  }

  countOf(workspaceId: string): number {
    return this.#waiting.get(workspaceId)?.size ?? 0;
  }

  next(): Entry | undefined {
    const [[workspaceId, entries] = ['', new Set<Entry>()]] = this.#waiting;
    const [entry] = entries;
    if (entry === undefined) return undefined;
    // The others of the workspace come after those of all others.
    this.#waiting.delete(workspaceId);
    entries.delete(entry);
    this.size -= 1;
    if (entries.size > 0) this.#waiting.set(workspaceId, entries);
    return entry;
  }

  all(): readonly Entry[] {
    return [...this.#waiting.values()].flatMap((entries) => [...entries]);
  }
}

/** Slots for work. A free one goes to those who wait here and to a runner's jobs in turn, so that neither shuts the other out. */
export class Slots {
  readonly count: number;
  readonly #line = new FairLine();
  readonly #paused = new Set<Entry>();
  #running = 0;
  #isClosed = false;
  #isForRunner = false;
  /** Called whenever a slot is free for a job. */
  onFree: () => void = () => undefined;
  /** Whether jobs may be due that the runner has not claimed: set by it. */
  jobsMayBeDue = false;

  constructor(count: number) {
    this.count = count;
  }

  get running(): number {
    return this.#running;
  }

  /** How many wait here for a slot, those among them that let others in. */
  get waiting(): number {
    return this.#line.size + this.#paused.size;
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** A slot that is free; `undefined`: none is, or the process stops. */
  take(): Slot | undefined {
    if (this.#running >= this.count || this.#isClosed) return undefined;
    return this.#slotOf(this.#start({ workspaceId: '', turn: Promise.withResolvers(), state: 'waiting' }));
  }

  /** Waits for a slot. Throws `unavailable` where as many of its workspace wait as may, or the process stops. */
  join(workspaceId: string, maxWaiting: number): Slot {
    assertOpen(this.#isClosed);
    const entry: Entry = { workspaceId, turn: Promise.withResolvers(), state: 'waiting' };
    if (this.#running < this.count) return this.#slotOf(this.#start(entry));
    if (this.#line.countOf(workspaceId) >= maxWaiting) throw tooManyWait(maxWaiting);
    this.#line.add(entry);
    return this.#slotOf(entry);
  }

  /** Call it when the process stops. Running jobs go on; the `turn` of those that wait resolves to `false`. */
  close(): void {
    this.#isClosed = true;
    for (const entry of [...this.#line.all(), ...this.#paused]) this.#leave(entry);
  }

  #slotOf(entry: Entry): Slot {
    return { turn: entry.turn.promise, leave: () => this.#leave(entry), pause: (until) => this.#pause(entry, until) };
  }

  async #pause(entry: Entry, until: Promise<unknown>): Promise<boolean> {
    if (entry.state !== 'running' || this.#isClosed) return false;
    entry.turn = Promise.withResolvers();
    entry.state = 'paused';
    this.#paused.add(entry);
    this.#free();
    await Promise.race([until, entry.turn.promise]);
    this.#paused.delete(entry);
    // Left meanwhile, which TypeScript cannot see: its turn was resolved.
    if ((entry.state as Entry['state']) === 'left') return false;
    if (this.#running < this.count) this.#start(entry);
    else {
      entry.state = 'waiting';
      this.#line.add(entry);
    }
    return entry.turn.promise;
  }

  #start(entry: Entry): Entry {
    this.#running += 1;
    entry.state = 'running';
    entry.turn.resolve(true);
    return entry;
  }

  #leave(entry: Entry): void {
    const { state } = entry;
    entry.state = 'left';
    entry.turn.resolve(false);
    if (state === 'waiting') this.#line.remove(entry);
    if (state === 'running') this.#free();
  }

  #free(): void {
    this.#running -= 1;
    this.#isForRunner = !this.#isForRunner && this.jobsMayBeDue;
    const next = this.#isForRunner ? undefined : this.#line.next();
    if (next === undefined) this.onFree();
    else this.#start(next);
  }

  /** Gives slots that the runner has no job for to those who wait here. */
  letIn(): void {
    while (this.#running < this.count) {
      const next = this.#line.next();
      if (next === undefined) return;
      this.#start(next);
    }
  }
}

const nothing = 'Nothing was stored or begun.';

/** Throws where the process stops. */
export function assertOpen(isClosed: boolean): void {
  if (isClosed) throw new Problem('unavailable', { retry_after: 30 }, { detail: `The server is stopping. ${nothing}` });
}

/** The problem of a caller of whose workspace as many wait as may. */
export const tooManyWait = (most: number): Problem =>
  new Problem(
    'unavailable',
    { retry_after: 60 },
    { detail: `${most} texts of this workspace wait to be written, and no more may. ${nothing}` },
  );
