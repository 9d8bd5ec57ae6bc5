import type { GenerationLeases, Lease, Renewal } from '@handbill/operations';
import type { Heartbeat, Leases } from '../runner/heartbeat.ts';

export class HeldText {
  readonly lease: Lease;
  readonly #over = new AbortController();
  #textSoFar: string | null = null;
  #stored: string | null = null;
  /** The attempt that goes on, and the one that the text so far is from. */
  #current: number | undefined;
  #attempt: number | undefined;
  /** The next piece replaces the text so far. */
  #isVoid = false;

  constructor(lease: Lease) {
    this.lease = lease;
  }

  /** Aborted when the generation was cancelled, another server took it over, the record was deleted, or the process stops. */
  get signal(): AbortSignal {
    return this.#over.signal;
  }

  get textSoFar(): string | null {
    return this.#textSoFar;
  }

  beginAttempt(attempt: number): void {
    this.#current = attempt;
    this.#isVoid = true;
  }

  /** Adds a piece to the text. A rope: joined only when it is read, at a heartbeat or at the end. */
  addText(piece: string): void {
    this.#textSoFar = this.#isVoid ? piece : (this.#textSoFar ?? '') + piece;
    this.#attempt = this.#current;
    this.#isVoid = false;
  }

  abort(): void {
    this.#over.abort();
  }

  renewal(): Renewal {
    return { lease: this.lease, textSoFar: this.#textSoFar === this.#stored ? null : this.#textSoFar, attempt: this.#attempt };
  }

  stored({ textSoFar }: Renewal): void {
    if (textSoFar !== null) this.#stored = textSoFar;
  }
}

/** The texts that this process writes or has waiting: keeps their leases, and the texts so far with them. */
export class HeldTexts {
  readonly #store: GenerationLeases;
  readonly #leases: Leases<HeldText>;
  readonly #stopping: AbortSignal;
  readonly #toRelease: Renewal[] = [];
  #releasing: Promise<void> | undefined;

  /** @param stopping aborted when the process stops and its grace is over */
  constructor(store: GenerationLeases, heartbeat: Heartbeat, stopping: AbortSignal) {
    this.#store = store;
    this.#stopping = stopping;
    this.#leases = heartbeat.leasesOf<HeldText>({
      name: 'texts',
      renew: (held) => this.#renew(held),
      lost: (held) => held.abort(),
    });
    stopping.addEventListener('abort', () => {
      for (const held of this.#leases.held) held.abort();
    });
  }

  get size(): number {
    return this.#leases.held.size;
  }

  /** Whether the leases that this process holds are still its own, as far as it knows. */
  get isUpToDate(): boolean {
    return this.#leases.isUpToDate;
  }

  hold(lease: Lease): { readonly text: HeldText; readonly release: () => void } {
    const text = new HeldText(lease);
    if (this.#stopping.aborted) text.abort();
    return { text, release: this.#leases.hold(text) };
  }

  abort(contentId: string): void {
    for (const held of this.#leases.held) if (held.lease.contentId === contentId) held.abort();
  }

  /** Ends the work on a text where another process, or nobody, is to write it by now. */
  async abortLost(contentId: string): Promise<void> {
    const held = [...this.#leases.held].filter(({ lease }) => lease.contentId === contentId);
    if (held.length > 0) for (const text of await this.#renew(held)) text.abort();
  }

  /** Gives a generation back, together with all others that are given back in the same turn: a stop gives back thousands. */
  handBack(renewal: Renewal): Promise<void> {
    this.#toRelease.push(renewal);
    this.#releasing ??= new Promise(setImmediate).then(() => {
      this.#releasing = undefined;
      return this.#store.release(this.#toRelease.splice(0));
    });
    return this.#releasing;
  }

  async #renew(held: readonly HeldText[]): Promise<readonly HeldText[]> {
    const renewals = held.map((text) => text.renewal());
    const lost = new Set((await this.#store.renew(renewals)).map(({ token }) => token));
    for (const [index, text] of held.entries()) {
      const renewal = renewals[index];
      if (renewal !== undefined) text.stored(renewal);
    }
    return held.filter(({ lease }) => lost.has(lease.token));
  }
}
