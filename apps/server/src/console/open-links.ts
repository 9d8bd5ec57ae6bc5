import { createHash, randomBytes } from 'node:crypto';

/** How long a link signs in, in milliseconds. */
const linkLasts_ms = 10 * 60_000;
const maxLinks = 100;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** The tokens of links that sign in once. Only their hashes are kept, in memory. Times are in milliseconds, of a clock that never steps. */
export class OpenLinks {
  readonly #lasts: number;
  readonly #links = new Map<string, { readonly until: number; isUsed: boolean }>();

  constructor(lasts = linkLasts_ms) {
    this.#lasts = lasts;
  }

  /** A new token of 128 bits. */
  create(now = performance.now()): string {
    const token = randomBytes(16).toString('base64url');
    this.#links.set(hashOf(token), { until: now + this.#lasts, isUsed: false });
    const [oldest] = this.#links.size > maxLinks ? this.#links.keys() : [];
    if (oldest !== undefined) this.#links.delete(oldest);
    return token;
  }

  /** Why a token signs in no more, or `undefined` where it does, this one time. */
  use(token: string, now = performance.now()): 'link_used' | 'link_expired' | undefined {
    const link = this.#links.get(hashOf(token));
    if (link === undefined || now >= link.until) return 'link_expired';
    if (link.isUsed) return 'link_used';
    link.isUsed = true;
    return undefined;
  }
}
