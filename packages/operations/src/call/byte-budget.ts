import { Problem } from '@handbill/contract';
import { CallerLeft } from './outcome.ts';
import { Turns, type Waiting } from './turns.ts';

/** In bytes: the most that a process reserves for its callers, and for those of one workspace. */
const maxInProcess = 64_000_000;
export const maxOfWorkspace = maxInProcess / 4;
/** Reservations from this size on leave a quarter of both to smaller ones, so that ordinary calls go on beside pages that nobody reads. */
const large = 1_000_000;
const shareOfLarge = 0.75;
/** The largest reservation: a third is left to others, such as pages of events, which hold a few bytes while they wait. */
export const maxAtOnce = (maxOfWorkspace * shareOfLarge * 2) / 3;
/** How long a reservation waits for its turn, in milliseconds. */
const patience = 10_000;
const retry_after = 5;

/** Does something after so many milliseconds. Returns a function that cancels it. */
type Later = (work: () => void, milliseconds: number) => () => void;

const later: Later = (work, milliseconds) => {
  const timer = setTimeout(work, milliseconds).unref();
  return () => clearTimeout(timer);
};

/** Bytes that are held for one request, or for one page that many requests share. */
export interface Room {
  /** Reserves bytes in place of those held, when it is their turn; `undefined`: at once. Rejects with `unavailable`, or `CallerLeft`. */
  reserve(bytes: number): Promise<void> | undefined;
  /** Says how many bytes are held in fact, without waiting. */
  hold(bytes: number): void;
  /** Gives all back, for good. */
  release(): void;
}

/** Where rooms come from. */
export interface Rooms {
  /** A room of a workspace, which holds nothing yet. */
  open(workspaceId: string): Room;
}

const endless: Room = { reserve: () => undefined, hold: () => undefined, release: () => undefined };

/** For callers in the same process: nothing is sent to them. */
export const unlimited: Rooms = { open: () => endless };

/** The bytes that a process holds for its callers. They are reserved before they are read, and released as the connections take them. */
export class ByteBudget implements Rooms {
  #held = 0;
  #peak = 0;
  readonly #ofWorkspaces = new Map<string, number>();
  readonly #small = new Turns();
  readonly #large = new Turns();
  readonly #later: Later;

  constructor(options: { readonly later: Later } = { later }) {
    this.#later = options.later;
  }

  /** The most bytes that were held at once since this was asked last. */
  takePeak(): number {
    const peak = this.#peak;
    this.#peak = this.#held;
    return peak;
  }

  open(workspaceId: string): Room {
    return new BudgetRoom(this, workspaceId);
  }

  /** Counts bytes as held, or as given back. */
  add(workspaceId: string, bytes: number): void {
    const held = (this.#ofWorkspaces.get(workspaceId) ?? 0) + bytes;
    if (held === 0) this.#ofWorkspaces.delete(workspaceId);
    else this.#ofWorkspaces.set(workspaceId, held);
    this.#held += bytes;
    this.#peak = Math.max(this.#peak, this.#held);
    if (bytes < 0) this.#takeTurns();
  }

  /** Whether there is room for bytes at once: none for those that would overtake others. */
  hasRoom({ workspaceId, bytes }: Omit<Waiting, 'begin'>): boolean {
    const ofWorkspace = this.#ofWorkspaces.get(workspaceId) ?? 0;
    return this.#turnsOf(bytes).areNone && fits(this.#held, bytes, maxInProcess) && fits(ofWorkspace, bytes, maxOfWorkspace);
  }

  /** Begins something when it is its turn, or refuses it. Returns a function that takes it out again, for a reason. */
  wait(waiting: Waiting, refuse: (cause: Error) => void): (cause: Error) => void {
    const turns = this.#turnsOf(waiting.bytes);
    const cancel = (cause: Error): void => {
      endTimer();
      turns.delete(waited);
      refuse(cause);
      this.#takeTurns();
    };
    const endTimer = this.#later(() => cancel(tooMuch()), patience);
    const waited = {
      ...waiting,
      begin: () => {
        endTimer();
        waiting.begin();
      },
    };
    turns.add(waited);
    // Others may wait for the share of their own workspace alone.
    this.#takeTurns();
    return cancel;
  }

  #turnsOf(bytes: number): Turns {
    return bytes < large ? this.#small : this.#large;
  }

  #takeTurns(): void {
    for (const turns of [this.#small, this.#large])
      if (!turns.areNone)
        turns.take(
          (bytes) => fits(this.#held, bytes, maxInProcess),
          ({ workspaceId, bytes }) => fits(this.#ofWorkspaces.get(workspaceId) ?? 0, bytes, maxOfWorkspace),
        );
  }
}

const fits = (held: number, bytes: number, most: number): boolean => held + bytes <= (bytes < large ? most : most * shareOfLarge);

/** The problem of a caller whose turn does not come in time. */
export const tooMuch = (): Problem =>
  new Problem('unavailable', { retry_after }, { detail: 'Too much of earlier answers is still to be sent. Read them, and try again.' });

class BudgetRoom implements Room {
  readonly #budget: ByteBudget;
  readonly #workspaceId: string;
  #bytes = 0;
  #isReleased = false;
  #cancel: ((cause: Error) => void) | undefined;

  constructor(budget: ByteBudget, workspaceId: string) {
    this.#budget = budget;
    this.#workspaceId = workspaceId;
  }

  reserve(bytes: number): Promise<void> | undefined {
    if (this.#isReleased) throw callerLeft();
    this.hold(0);
    if (this.#budget.hasRoom({ workspaceId: this.#workspaceId, bytes })) {
      this.hold(bytes);
      return undefined;
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const begin = (): void => {
      this.#cancel = undefined;
      this.hold(bytes);
      resolve();
    };
    this.#cancel = this.#budget.wait({ workspaceId: this.#workspaceId, bytes, begin }, (cause) => {
      this.#cancel = undefined;
      reject(cause);
    });
    return promise;
  }

  hold(bytes: number): void {
    if (this.#isReleased || bytes === this.#bytes) return;
    const more = bytes - this.#bytes;
    this.#bytes = bytes;
    this.#budget.add(this.#workspaceId, more);
  }

  release(): void {
    this.#cancel?.(callerLeft());
    this.hold(0);
    this.#isReleased = true;
  }
}

const callerLeft = (): CallerLeft => new CallerLeft('The caller left before it was their turn');
