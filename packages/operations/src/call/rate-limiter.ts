import type { Log } from '../ports/log.ts';
import type { RateLimit, RateStore, RateSubject } from '../ports/rate-store.ts';
import type { Principal } from '../ports/storage.ts';
import { RateWindow } from './rate-window.ts';

/** What is limited; `null`: it is not. */
export interface RateLimits {
  readonly key: RateLimit | null;
  readonly workspace: RateLimit | null;
}

/** How a call stands to the limits. */
export interface RateResult {
  /** What its answer says of them. */
  readonly headers: Readonly<Record<string, string>>;
  /** The limits that it is above, by their names; none: it was counted. */
  readonly violated: readonly string[];
  /** Seconds after which it may be made again. */
  readonly retryAfter: number;
}

/** So many windows are kept before those that are over are looked for. */
const fewWindows = 1_000;
const logInterval_ms = 60_000;

/** The windows of one limit, by key or workspace. */
class Policy {
  readonly name: string;
  readonly limit: RateLimit;
  readonly #store: RateStore;
  readonly #failed: (cause: unknown) => void;
  readonly #windows = new Map<string, RateWindow>();
  #sweepAt = fewWindows;

  constructor(name: string, limit: RateLimit, { store, failed }: { store: RateStore; failed: (cause: unknown) => void }) {
    this.name = name;
    this.limit = limit;
    this.#store = store;
    this.#failed = failed;
  }

  window(subject: RateSubject): RateWindow {
    const id = subject.keyId ?? subject.workspaceId;
    const known = this.#windows.get(id);
    if (known !== undefined) return known;
    if (this.#windows.size >= this.#sweepAt) this.#sweep();
    const take = (calls: number) => this.#store.take(subject, this.limit, calls);
    const made = new RateWindow({ limit: this.limit, take, failed: this.#failed });
    this.#windows.set(id, made);
    return made;
  }

  #sweep(): void {
    for (const [id, window] of this.#windows) if (window.isOver) this.#windows.delete(id);
    this.#sweepAt = Math.max(fewWindows, 2 * this.#windows.size);
  }
}

const notKnown = (windows: readonly { readonly window: RateWindow }[]) => windows.find(({ window }) => !window.isKnown);

/** Counts the calls of keys and of workspaces, on all servers together. */
export class RateLimiter {
  readonly #policies: readonly Policy[];
  readonly #header: string;
  #loggedAt = -Infinity;

  constructor({ key, workspace }: RateLimits, store: RateStore, log: Pick<Log, 'warn'>) {
    const failed = (err: unknown): void => {
      if (performance.now() - this.#loggedAt < logInterval_ms) return;
      this.#loggedAt = performance.now();
      log.warn({ err }, 'The database does not count calls: each server keeps the rate limits by itself until it does');
    };
    const limits = Object.entries({ key, workspace });
    this.#policies = limits.flatMap(([name, limit]) => (limit === null ? [] : [new Policy(name, limit, { store, failed })]));
    const told = this.#policies.map(({ name, limit }) => `"${name}";q=${limit.requests};w=${Math.ceil(limit.milliseconds / 1_000)}`);
    this.#header = told.join(', ');
  }

  /** Counts a call, unless a limit is reached: then by none. */
  async take({ workspace, key }: Pick<Principal, 'workspace' | 'key'>): Promise<RateResult> {
    const windows = this.#policies.map((policy) => {
      const keyId = policy.name === 'key' ? key.id : null;
      return { name: policy.name, window: policy.window({ workspaceId: workspace.id, keyId }) };
    });
    // While one is asked for, others may use up another.
    for (let unknown = notKnown(windows); unknown !== undefined; unknown = notKnown(windows)) await unknown.window.fetch();
    const empty = windows.filter(({ window }) => window.isEmpty);
    if (empty.length === 0) for (const { window } of windows) window.spend();
    const states = windows.map(({ name, window }) => `"${name}";r=${window.left};t=${window.secondsLeft}`);
    return {
      headers: { 'RateLimit-Policy': this.#header, RateLimit: states.join(', ') },
      violated: empty.map(({ name }) => name),
      retryAfter: Math.max(0, ...empty.map(({ window }) => window.secondsLeft)),
    };
  }
}
