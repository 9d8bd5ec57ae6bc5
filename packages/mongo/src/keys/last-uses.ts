import { setTimeout as sleep } from 'node:timers/promises';

/** When a key was last used, by its id, and whose it is. */
export type Uses = ReadonlyMap<string, { readonly workspaceId: string; readonly at: Date }>;

/** How many milliseconds uses are collected before they are written together. */
const delay = 1_000;
/** More are left out; they are recorded again at their next use. */
const maxPending = 10_000;

/** Collects when keys were last used and writes them together, so that no call waits for it. */
export class LastUses {
  readonly #write: (uses: Uses) => Promise<void>;
  #pending: Map<string, { readonly workspaceId: string; readonly at: Date }> = new Map();
  #isScheduled = false;

  constructor(write: (uses: Uses) => Promise<void>) {
    this.#write = write;
  }

  record(id: string, workspaceId: string, at: Date): void {
    if (this.#pending.size >= maxPending) return;
    this.#pending.set(id, { workspaceId, at });
    this.#schedule();
  }

  /** Writes what is pending, unless that takes longer than a second: a stop must not wait for a database that is gone. */
  async close(): Promise<void> {
    await Promise.race([this.#flush(), sleep(delay, undefined, { ref: false })]);
  }

  #schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    setTimeout(() => void this.#flush(), delay).unref();
  }

  /** One that cannot be written is lost: the key is recorded again when it is used after its next look-up. */
  async #flush(): Promise<void> {
    const uses = this.#pending;
    this.#pending = new Map();
    if (uses.size > 0) await this.#write(uses).catch(() => undefined);
    this.#isScheduled = false;
    if (this.#pending.size > 0) this.#schedule();
  }
}
