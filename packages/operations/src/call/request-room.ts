import { maxOfWorkspace, tooMuch, type Room, type Rooms } from './byte-budget.ts';
import { CallerLeft } from './outcome.ts';

/** The bytes that the process holds for one request: for the answers of all its calls, until they are sent. */
export class RequestRoom {
  /** The bytes that the calls of a batch reserve together: its door says so before they begin, since a waiting call may hold nothing. */
  ofBatch: number | undefined;
  #room: Room | undefined;
  #reserved: Promise<void> | undefined;
  #held = 0;
  #gathered = 0;
  #page: Promise<unknown> | undefined;
  #isOver = false;

  /** Reserves room for the first call of the request, and with it for all. `undefined`: it may begin at once. */
  enter(rooms: Rooms, workspaceId: string, bytes: number): Promise<void> | undefined {
    if (this.#room === undefined) {
      if (this.#isOver) throw new CallerLeft('The caller left before the call began');
      this.#room = rooms.open(workspaceId);
      this.#held = this.ofBatch ?? bytes;
      this.#reserved = this.#room.reserve(this.#held);
    } else if (this.#gathered > maxOfWorkspace) throw tooMuch();
    return this.#reserved;
  }

  /** Reads pages of one batch one after the other: together they would take much more than their answers. */
  async inTurn<T>(read: () => Promise<T>): Promise<T> {
    const page = this.#page?.then(read, read) ?? read();
    this.#page = page;
    return page;
  }

  /** Waits for room for the next piece of a stream, and holds nothing until then. */
  async reserve(bytes: number): Promise<void> {
    this.#held = bytes;
    await this.#room?.reserve(bytes);
  }

  /** Notes how much a call holds in fact. A call of a batch does not know how much the others hold. */
  hold(bytes: number): void {
    if (this.ofBatch === undefined) this.toSend(bytes);
  }

  /** Holds nothing while a call waits for something that may take long. */
  async idle<T>(wait: () => Promise<T>): Promise<T> {
    const held = this.#held;
    this.hold(0);
    try {
      return await wait();
    } finally {
      this.hold(held);
    }
  }

  /** Counts the answer of a call of a batch until all of them are there. */
  gather(bytes: number): void {
    this.#gathered += bytes;
    this.#room?.hold(Math.max(this.#held, this.#gathered));
  }

  /** Says how much of the answer is still to be sent. */
  toSend(bytes: number): void {
    this.#held = bytes;
    this.#room?.hold(bytes);
  }

  /** The answer was sent, or nobody waits for it any more. */
  end(): void {
    this.#isOver = true;
    this.#room?.release();
  }
}
