import { setTimeout as wait } from 'node:timers/promises';
import { offeredCapabilities, type Capabilities } from './capabilities.ts';

/** After this, a missing part is tried again: the server may have been upgraded, or have refused for another reason than it said. */
const missingLifetime_ms = 10 * 60_000;
/** Longer than a server takes to refuse a request: it reads no more than its members. */
const maxWaitForFirst_ms = 3_000;

const shapesFromLowest = ['plain', 'json_object', 'json_schema'] as const;
const limitsFromLowest = ['none', 'max_tokens', 'max_completion_tokens'] as const;
const lower = <T>(fromLowest: readonly T[], one: T, other: T): T => fromLowest.find((value) => value === one || value === other) ?? one;

/** What is in both. */
const intersection = (one: Capabilities, other: Capabilities): Capabilities => ({
  shape: lower(shapesFromLowest, one.shape, other.shape),
  counts: one.counts && other.counts,
  stream: one.stream && other.stream,
  usage: one.usage && other.usage,
  system: one.system && other.system,
  limit: lower(limitsFromLowest, one.limit, other.limit),
  effort: one.effort && other.effort,
});

/** Everything, however a request is made. */
const allCapabilities = offeredCapabilities({ limit: true, effort: true });

const nothing = (): void => undefined;

const isSame = (one: Capabilities, other: Capabilities): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What one model at one address supports: a part that it refused or ignored is not sent again for ten minutes. */
export class KnownCapabilities {
  readonly #now_ms: () => number;
  /** Each lack has its own time: a later one does not prolong an earlier one. */
  #lacks: readonly { readonly remaining: Capabilities; readonly until_ms: number }[] = [];
  /** Whether a request was taken as it was sent, since the last part was tried again. */
  #isSettled = false;
  /** Resolved when the call that finds out what is lacking has done so. */
  #first: PromiseWithResolvers<void> | null = null;

  constructor(now_ms: () => number) {
    this.#now_ms = now_ms;
  }

  /**
   * A call begins; it has ended when what this resolves to is called. Where it is not known what the server lacks, one call finds out and others
   * wait for it, for a moment: else each of many calls at once would be refused for the same part.
   */
  async begin(): Promise<() => void> {
    this.#forgetOld();
    if (this.#isSettled) return nothing;
    if (this.#first === null) {
      const first = (this.#first = Promise.withResolvers());
      return () => this.#end(first);
    }
    const over = new AbortController();
    const { signal } = over;
    await Promise.race([this.#first.promise, wait(maxWaitForFirst_ms, undefined, { signal }).catch(nothing)]);
    over.abort();
    return nothing;
  }

  /** Says that the server took a request as it was sent. */
  settle(): void {
    this.#isSettled = true;
    if (this.#first !== null) this.#end(this.#first);
  }

  /** As much of what is offered as the server supports. */
  among(offered: Capabilities): Capabilities {
    this.#forgetOld();
    return this.#lacks.reduce((capabilities, { remaining }) => intersection(capabilities, remaining), offered);
  }

  /** Remembers that a server did not take a request with the capabilities `before`, which was then reduced to `after`. */
  remember(before: Capabilities, after: Capabilities): void {
    const remaining: Capabilities = {
      shape: after.shape === before.shape ? allCapabilities.shape : after.shape,
      counts: after.counts || !before.counts,
      stream: after.stream || !before.stream,
      usage: after.usage || !before.usage,
      system: after.system || !before.system,
      limit: after.limit === before.limit ? allCapabilities.limit : after.limit,
      effort: after.effort || !before.effort,
    };
    // The same lack, met by many calls at once, is kept once.
    const others = this.#lacks.filter((lack) => !isSame(lack.remaining, remaining));
    this.#lacks = [...others, { remaining, until_ms: this.#now_ms() + missingLifetime_ms }];
  }

  #forgetOld(): void {
    const now_ms = this.#now_ms();
    const left = this.#lacks.filter(({ until_ms }) => now_ms < until_ms);
    if (left.length < this.#lacks.length) this.#isSettled = false;
    this.#lacks = left;
  }

  #end(first: PromiseWithResolvers<void>): void {
    first.resolve();
    if (this.#first === first) this.#first = null;
  }
}
