import type { Operation } from '@handbill/contract';
import type { Log } from '../ports/log.ts';
import type { RateLimit, RateStore, RateSubject } from '../ports/rate-store.ts';
import type { Principal } from '../ports/storage.ts';
import { RateWindow } from './rate-window.ts';

/** The limits of a call; `null`: none. */
export interface RateLimits {
  readonly key: RateLimit | null;
  readonly workspace: RateLimit | null;
}

/** How a call stands to the limits. */
interface RateResult {
  /** The headers of its answer that name them. */
  readonly headers: Readonly<Record<string, string>>;
  /** The limits that it is above, by their names; none: it was counted. */
  readonly violated: readonly string[];
  /** Seconds after which it may be made again. */
  readonly retryAfter: number;
}

/** So many windows are kept before those that are over are looked for. */
const fewWindows = 1_000;
const logInterval_ms = 60_000;

/** The windows of one limit, by their names. */
function policyOf(name: string, limit: RateLimit, store: RateStore, failed: (cause: unknown) => void) {
  const windows = new Map<string, RateWindow>();
  let sweepAt = fewWindows;
  const sweep = (): void => {
    for (const [id, window] of windows) if (window.isOver) windows.delete(id);
    sweepAt = Math.max(fewWindows, 2 * windows.size);
  };
  const window = (subject: RateSubject): RateWindow => {
    const known = windows.get(subject.id);
    if (known !== undefined) return known;
    if (windows.size >= sweepAt) sweep();
    const made = new RateWindow({ limit, take: (calls) => store.take(subject, limit, calls), failed });
    windows.set(subject.id, made);
    return made;
  };
  return { name, limit, window };
}

type Policy = ReturnType<typeof policyOf>;

interface NamedWindow {
  readonly name: string;
  readonly window: RateWindow;
}

const notKnown = (windows: readonly NamedWindow[]) => windows.find(({ window }) => !window.isKnown);
const isUsedUp = ({ name, window }: NamedWindow): boolean => name === 'workspace' && window.isEmpty;

/** This share of a workspace's limit is kept beside it, for those who can end a flood. */
const keptShare = 10;
const kept = ({ requests, milliseconds }: RateLimit): RateLimit => ({ requests: Math.ceil(requests / keptShare), milliseconds });

/** Counts the calls of keys, with those of the keys that they made, and of workspaces, on all servers together. */
export class RateLimiter {
  readonly #policies: readonly Policy[];
  readonly #kept: Policy | undefined;
  readonly #header: string;
  #loggedAt = -Infinity;

  constructor({ key, workspace }: RateLimits, store: RateStore, log: Pick<Log, 'warn'>) {
    const failed = (err: unknown): void => {
      if (performance.now() - this.#loggedAt < logInterval_ms) return;
      this.#loggedAt = performance.now();
      log.warn({ err }, 'The database does not count calls: each server keeps the rate limits by itself until it does');
    };
    const limits = Object.entries({ key, workspace });
    this.#policies = limits.flatMap(([name, limit]) => (limit === null ? [] : [policyOf(name, limit, store, failed)]));
    this.#kept = workspace === null ? undefined : policyOf('workspace', kept(workspace), store, failed);
    const policies = this.#policies.map(({ name, limit }) => `"${name}";q=${limit.requests};w=${Math.ceil(limit.milliseconds / 1_000)}`);
    this.#header = policies.join(', ');
  }

  /** Counts a call, unless a limit is reached: then by none. `mayUseKept`: also where the limit of its workspace is used up. */
  async take(caller: Pick<Principal, 'workspace' | 'family'>, mayUseKept: boolean): Promise<RateResult> {
    let windows = this.#windowsOf(caller);
    let isKept = false;
    // Nothing is awaited between the last look and the count: another call could use up the window.
    for (;;) {
      const unknown = notKnown(windows);
      if (unknown !== undefined) await unknown.window.fetch();
      else if (mayUseKept && !isKept && windows.some(isUsedUp)) {
        windows = this.#withKept(windows, caller);
        isKept = true;
      } else break;
    }
    const empty = windows.filter(({ window }) => window.isEmpty);
    if (empty.length === 0) for (const { window } of windows) window.spend();
    const states = windows.map(({ name, window }) => `"${name}";r=${window.left};t=${window.secondsLeft}`);
    return {
      headers: { 'RateLimit-Policy': this.#header, RateLimit: states.join(', ') },
      violated: empty.map(({ name }) => name),
      retryAfter: Math.max(0, ...empty.map(({ window }) => window.secondsLeft)),
    };
  }

  #windowsOf({ workspace: { id: workspaceId }, family }: Pick<Principal, 'workspace' | 'family'>): readonly NamedWindow[] {
    return this.#policies.map((policy) => {
      return { name: policy.name, window: policy.window({ workspaceId, id: policy.name === 'key' ? family : workspaceId }) };
    });
  }

  /** The same windows, with the one that is kept in place of its workspace's. */
  #withKept(windows: readonly NamedWindow[], { workspace: { id: workspaceId } }: Pick<Principal, 'workspace'>): readonly NamedWindow[] {
    const beside = this.#kept?.window({ workspaceId, id: besideFloods(workspaceId) });
    return windows.map((one) => (beside !== undefined && isUsedUp(one) ? { ...one, window: beside } : one));
  }
}

/** Whether an operation concerns keys: with `admin` it ends a flood, so that a flood of the same workspace must not keep it out. */
export const isOfKeys = ({ path }: Pick<Operation, 'path'>): boolean => path.split('/').includes('keys');

/** Whether a call has limits of its own, beside those of its workspace. */
export const isBesideFloods = ({ scopes }: Pick<Principal, 'scopes'>, ofKeys: boolean): boolean => ofKeys && scopes.has('admin');

/** Names these limits of a workspace. */
export const besideFloods = (workspaceId: string): string => `${workspaceId} keys`;
