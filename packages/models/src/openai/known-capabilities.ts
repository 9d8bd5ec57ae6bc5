import { chosenCapabilities, isSame, type Capabilities } from './capabilities.ts';

/** After this, a missing part is tried again: the server may have been upgraded, or have refused for another reason than it said. */
const missingLifetime_ms = 10 * 60_000;

const intersection = (one: Capabilities, other: Capabilities): Capabilities =>
  chosenCapabilities((name, fromLeast) => fromLeast.find((value) => value === one[name] || value === other[name]));

/** What one model at one address supports: a part that it refused or ignored is not sent again for ten minutes. */
export class KnownCapabilities {
  readonly #now_ms: () => number;
  /** Each lack has its own time: a later one does not prolong an earlier one. */
  #lacks: readonly { readonly remaining: Capabilities; readonly until_ms: number }[] = [];

  constructor(now_ms: () => number) {
    this.#now_ms = now_ms;
  }

  among(offered: Capabilities): Capabilities {
    this.#forgetOld();
    return this.#lacks.reduce((capabilities, { remaining }) => intersection(capabilities, remaining), offered);
  }

  /** Remembers that a server did not take a request with the capabilities `before`, which was then reduced to `after`. */
  remember(before: Capabilities, after: Capabilities): void {
    const remaining = chosenCapabilities((name, fromLeast) => (after[name] === before[name] ? fromLeast.at(-1) : after[name]));
    // The same lack, met by many calls at once, is kept once.
    const others = this.#lacks.filter((lack) => !isSame(lack.remaining, remaining));
    this.#lacks = [...others, { remaining, until_ms: this.#now_ms() + missingLifetime_ms }];
  }

  #forgetOld(): void {
    const now_ms = this.#now_ms();
    this.#lacks = this.#lacks.filter(({ until_ms }) => now_ms < until_ms);
  }
}
