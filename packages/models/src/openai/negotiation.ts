import type { Completion } from '../model/language-model.ts';
import { fewestCapabilities, leastOf, withLess, withRank, type Capabilities } from './capabilities.ts';
import { ignoresShape } from './ignored-parts.ts';
import type { KnownCapabilities } from './known-capabilities.ts';
import type { ProviderResponse } from './provider-error.ts';
import { mayBeForParts, withoutNamed } from './refusal-words.ts';

/** How many requests with less a text costs where nothing is known of its server: with the first one it takes four. */
const maxLess = 3;
/** How many of these leave out the part that a refusal names, before the fewest parts are sent. */
const maxNamed = 2;

interface Answered {
  readonly output_tokens: number | null;
  readonly maxOutputTokens: number | undefined;
}

/** The parts that one call of a model asks its server for; it leaves those out that are refused. */
export class Negotiation {
  readonly #known: KnownCapabilities;
  readonly #offered: Capabilities;
  readonly #isCapped: boolean;
  /** The known working parts, where another part is tried as well. */
  #works: Capabilities | null;
  #capabilities: Capabilities;
  readonly #refused = new Set<string>();
  #less = 0;
  #lastMessage: string | null = null;

  /** @param isCapped whether a spending cap holds, under which a request always has a limit of tokens */
  constructor(known: KnownCapabilities, offered: Capabilities, isCapped: boolean) {
    this.#known = known;
    this.#isCapped = isCapped;
    this.#offered = isCapped ? withRank(offered, 'limit', 2) : offered;
    const { works, tried } = known.take(this.#offered);
    this.#capabilities = this.#limited(tried);
    this.#works = works === tried ? null : this.#limited(works);
  }

  get capabilities(): Capabilities {
    return this.#capabilities;
  }

  /** Asks for less after a refusal; `false` where that is about something else, or nothing is left that could be left out. */
  askForLess(response: ProviderResponse): boolean {
    if (!mayBeForParts(response)) return false;
    this.#refused.add(JSON.stringify(this.#capabilities));
    const less = this.#works ?? this.#next(response);
    this.#works = null;
    if (less !== null) this.#capabilities = less;
    return less !== null;
  }

  /** The server took the request: the parts that were left out are not sent again for ten minutes. */
  taken(): void {
    this.#known.learn(this.#offered, this.#capabilities);
  }

  /** Learns which parts an answer ignored: these cost no call. */
  answered(answer: Completion, schema: Readonly<Record<string, unknown>>, { output_tokens, maxOutputTokens }: Answered): void {
    const asked = this.#capabilities;
    const isIgnored = ignoresShape(answer, asked, schema);
    if (isIgnored !== null) this.#known.learnShape(this.#offered, asked, isIgnored);
    const isOverLimit = output_tokens !== null && maxOutputTokens !== undefined && output_tokens > maxOutputTokens;
    if (isOverLimit && asked.limit === 'max_completion_tokens') this.#known.learn(this.#offered, withLess(asked, 'limit'));
  }

  #next(response: ProviderResponse): Capabilities | null {
    this.#less += 1;
    if (this.#less > maxLess) return null;
    const fewest = leastOf(this.#capabilities, fewestCapabilities(this.#isCapped));
    const named = this.#less > maxNamed ? null : withoutNamed(this.#capabilities, response);
    // Some servers know only the newer name of the limit, or only streams. Who says the same of the fewest means something else.
    const isSame = response.message === this.#lastMessage;
    this.#lastMessage = response.message;
    const other = this.#isCapped ? withRank(fewest, 'limit', 2) : withRank(fewest, 'stream', 1);
    const all = [named && this.#limited(named), fewest, isSame ? null : other];
    return all.find((one) => one !== null && !this.#refused.has(JSON.stringify(one))) ?? null;
  }

  #limited(capabilities: Capabilities): Capabilities {
    return this.#isCapped && capabilities.limit === 'none' ? withRank(capabilities, 'limit', 1) : capabilities;
  }
}
