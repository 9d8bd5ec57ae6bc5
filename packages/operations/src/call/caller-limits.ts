import { Problem } from '@handbill/contract';

/** The streams that each key has open in this process, with those of the keys that it made. */
export class OpenStreams {
  readonly #most: number;
  readonly #open = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Counts one more of a key, or throws where it has too many. Returns a function that counts it out, once. */
  open(keyId: string): () => void {
    const count = this.#open.get(keyId) ?? 0;
    if (count >= this.#most) {
      const detail = `The key, with those that are counted with it, has ${count} streams open, as many as it may. Close one first.`;
      throw new Problem('rate_limited', { retry_after: 1, violated_policies: ['streams'] }, { detail });
    }
    this.#open.set(keyId, count + 1);
    let isOpen = true;
    return () => {
      if (!isOpen) return;
      isOpen = false;
      const left = (this.#open.get(keyId) ?? 1) - 1;
      if (left === 0) this.#open.delete(keyId);
      else this.#open.set(keyId, left);
    };
  }
}

/** The groups of an IPv6 address that a caller is given as a whole: its /64. Other addresses as they are. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const groups = (text = ''): string[] => text.split(':').filter((group) => group !== '');
  const [before, after] = [groups(head), groups(tail)];
  // An IPv4 address at the end takes the place of two groups.
  const width = before.length + after.length + (address.includes('.') ? 1 : 0);
  const all = [...before, ...Array.from({ length: Math.max(0, 8 - width) }, () => '0'), ...after];
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

const maxRefusals = 60;
const window_ms = 60_000;
const maxNetworks = 10_000;

/** How many calls without a good key each network has made in its minute, in this process. Its clock never steps. */
export class RefusedCallers {
  readonly #networks = new Map<string, { count: number; readonly until: number }>();

  /** Counts one. Returns the problem of those that are too many. `time` is in milliseconds. */
  count(address: string, time = performance.now()): Problem<'rate_limited'> | undefined {
    const network = networkOf(address);
    let counted = this.#networks.get(network);
    if (counted === undefined || counted.until <= time) {
      // Deleted before it is set, so that the first entry is the oldest: it goes when there are too many.
      this.#networks.delete(network);
      const [oldest] = this.#networks.size >= maxNetworks ? this.#networks.keys() : [];
      if (oldest !== undefined) this.#networks.delete(oldest);
      counted = { count: 0, until: time + window_ms };
      this.#networks.set(network, counted);
    }
    counted.count += 1;
    if (counted.count <= maxRefusals) return undefined;
    const retry_after = Math.ceil((counted.until - time) / 1_000);
    const detail = `Too many calls without a good key from this address. Retry in ${retry_after} s, or send a good key.`;
    return new Problem('rate_limited', { retry_after, violated_policies: ['address'] }, { detail });
  }
}
