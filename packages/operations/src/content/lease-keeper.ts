import type { GenerationLeases, Lease, Renewal } from '../ports/content-store.ts';
import type { Log } from '../ports/log.ts';

/** A lease that is kept alive. */
export interface HeldLease {
  /** Aborted when the generation was cancelled, another server took it over, the record was deleted, or the process stops. */
  readonly signal: AbortSignal;
  /** The text so far. */
  textSoFar(): string | null;
  /** A call of a model begins: the next piece begins the text anew. Until then the text so far is kept. */
  readonly beginAttempt: (attempt: number) => void;
  /** Adds a piece to it. */
  readonly addText: (piece: string) => void;
  readonly letGo: () => void;
}

interface Held extends Renewal {
  textSoFar: string | null;
  /** The call of a model that goes on. */
  current: number | undefined;
  attempt: number | undefined;
  /** As much of the text as the record has. */
  stored: string | null;
  /** The next piece takes its place. */
  isVoid: boolean;
  readonly over: AbortController;
}

export interface LeaseKeeperOptions {
  readonly leases: GenerationLeases;
  readonly log: Log;
  /** How often leases are renewed, in milliseconds: several times while they last. */
  readonly heartbeat: number;
  /** Aborted when the process stops and its grace is over. */
  readonly stopping: AbortSignal;
}

/**
 * Renews the leases of all texts that the process writes or has waiting, and keeps the texts so far with them. One beat for all:
 * thousands may wait, and what each renewed by itself would keep the database busy.
 */
export class LeaseKeeper {
  readonly #options: LeaseKeeperOptions;
  readonly #held = new Map<string, Held>();
  readonly #toRelease: Renewal[] = [];
  #releasing: Promise<void> | undefined;
  #timer: ReturnType<typeof setInterval> | undefined;
  #isRenewing = false;
  #renewedAt = -Infinity;
  readonly #unended = new Set<string>();

  constructor(options: LeaseKeeperOptions) {
    this.#options = options;
    options.stopping.addEventListener('abort', () => {
      for (const { over } of this.#held.values()) over.abort();
    });
  }

  /**
   * Whether the leases that this process holds are still its own, as far as it knows: after a database that did not answer, its own texts look
   * like those of a process that is gone until they are renewed.
   */
  get isUpToDate(): boolean {
    return this.#held.size === 0 || performance.now() - this.#renewedAt < 2 * this.#options.heartbeat;
  }

  /** Says that this process has ended its work on a text whose end the database did not take. */
  leaveUnended(contentId: string): void {
    this.#unended.add(contentId);
  }

  /** Whether this process left a text so; it is forgotten then. */
  takeUnended(contentId: string): boolean {
    return this.#unended.delete(contentId);
  }

  /** Keeps a lease from now on until it is let go. */
  hold(lease: Lease): HeldLease {
    const held: Held = {
      lease,
      textSoFar: null,
      current: undefined,
      attempt: undefined,
      stored: null,
      isVoid: false,
      over: new AbortController(),
    };
    if (this.#held.size === 0) this.#renewedAt = performance.now();
    this.#held.set(lease.token, held);
    this.#timer ??= setInterval(() => void this.#beat(), this.#options.heartbeat).unref();
    if (this.#options.stopping.aborted) held.over.abort();
    return {
      signal: held.over.signal,
      textSoFar: () => held.textSoFar,
      beginAttempt: (attempt) => {
        held.current = attempt;
        held.isVoid = true;
      },
      // A rope: joined only when it is read, at a heartbeat or at the end.
      addText: (piece) => {
        held.textSoFar = held.isVoid ? piece : (held.textSoFar ?? '') + piece;
        held.attempt = held.current;
        held.isVoid = false;
      },
      letGo: () => this.#letGo(lease),
    };
  }

  /** Ends the work on a record, if this process writes it or has it waiting. */
  abort(contentId: string): void {
    for (const { lease, over } of this.#held.values()) if (lease.contentId === contentId) over.abort();
  }

  /** Gives a generation back, together with all others that are given back in the same turn: a stop gives back thousands. */
  release(renewal: Renewal): Promise<void> {
    this.#toRelease.push(renewal);
    this.#releasing ??= new Promise(setImmediate).then(() => {
      this.#releasing = undefined;
      return this.#options.leases.release(this.#toRelease.splice(0));
    });
    return this.#releasing;
  }

  #letGo({ token }: Lease): void {
    this.#held.delete(token);
    if (this.#held.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  async #beat(): Promise<void> {
    // Not renewed again before a slow database has answered.
    if (this.#isRenewing) return;
    this.#isRenewing = true;
    const begun = performance.now();
    try {
      const renewals = Array.from(this.#held.values(), renewalOf);
      const lost = await this.#options.leases.renew(renewals);
      this.#renewedAt = begun;
      this.#remember(renewals);
      for (const { token } of lost) this.#held.get(token)?.over.abort();
    } catch (cause) {
      this.#options.log.warn({ err: cause, leases: this.#held.size }, 'Leases could not be renewed; the next beat tries again');
    } finally {
      this.#isRenewing = false;
    }
  }

  #remember(renewals: readonly Renewal[]): void {
    for (const { lease, textSoFar } of renewals) {
      const held = this.#held.get(lease.token);
      if (held !== undefined && textSoFar !== null) held.stored = textSoFar;
    }
  }
}

/** A text that did not grow since the last beat is not sent again. */
const renewalOf = ({ lease, textSoFar, attempt, stored }: Held): Renewal => ({
  lease,
  textSoFar: textSoFar === stored ? null : textSoFar,
  attempt,
});
