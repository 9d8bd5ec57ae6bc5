import type { Event } from '@handbill/contract';
import type { EventsRead, Room } from '@handbill/operations';

/** In bytes: the reservation for a page before it is read. */
const reserved = 1_500_000;
/** How many times their size in the database events take in memory: letters of two bytes, and once more as they are sent. */
const inMemory = 3;

/** Events that follow one place, read once for all who are there. It is forgotten when the last of them has been sent its last event. */
export class SharedPage {
  /** The number of the newest event that was known of before it was read. */
  readonly newest: number;
  readonly #room: Room;
  readonly #forget: () => void;
  readonly #reading: Promise<readonly Event[] | undefined>;
  #events: readonly Event[] = [];
  #readers = 0;

  /** `read` resolves to `undefined` where the events cannot be read now. */
  constructor(newest: number, room: Room, read: () => Promise<EventsRead | undefined>, forget: () => void) {
    this.newest = newest;
    this.#room = room;
    this.#forget = forget;
    this.#reading = this.#fill(read);
    // Its readers may have left.
    this.#reading.catch(() => undefined);
  }

  /** Whether an event is among those that were read. */
  has(sequence: number): boolean {
    return (this.#events[0]?.sequence ?? Infinity) <= sequence && (this.#events.at(-1)?.sequence ?? 0) >= sequence;
  }

  join(): this {
    this.#readers += 1;
    return this;
  }

  leave(): void {
    this.#readers -= 1;
    if (this.#readers > 0) return;
    this.#forget();
    this.#room.release();
  }

  /** Its events from a number on; `undefined`: they cannot be read now. Rejects where there was no room for them. */
  async from(sequence: number): Promise<readonly Event[] | undefined> {
    const events = await this.#reading;
    const skipped = sequence - (events?.[0]?.sequence ?? sequence);
    return skipped > 0 ? events?.slice(skipped) : events;
  }

  async #fill(read: () => Promise<EventsRead | undefined>): Promise<readonly Event[] | undefined> {
    await this.#room.reserve(reserved);
    const found = await read();
    this.#room.hold(inMemory * (found?.bytes ?? 0));
    this.#events = found?.events ?? [];
    // A later reader looks again.
    if (this.#events.length === 0) this.#forget();
    return found?.events;
  }
}
