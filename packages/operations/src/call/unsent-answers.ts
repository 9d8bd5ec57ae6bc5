import { Problem } from '@handbill/contract';

/** In bytes, for the whole process; one key may have a quarter of it. */
const mostUnsent = 64_000_000;
const mostOfKey = mostUnsent / 4;

/** How much of the answers to whom is still to be sent: a caller that reads slowly, or not at all, holds them in memory. */
class UnsentAnswers {
  #bytes = 0;
  readonly #ofKeys = new Map<string, number>();

  /** Throws a `Problem` where there is so much that nothing more is read for a key. */
  assertRoom(keyId: string): void {
    if (this.#bytes < mostUnsent && (this.#ofKeys.get(keyId) ?? 0) < mostOfKey) return;
    const detail = 'Too much of earlier answers is still to be sent. Read them, and try again.';
    throw new Problem('unavailable', { retry_after: 1 }, { detail });
  }

  /** Counts an answer until it is sent, or given up: then what this returns is called. */
  add(keyId: string, bytes: number): () => void {
    this.#count(keyId, bytes);
    return () => this.#count(keyId, -bytes);
  }

  #count(keyId: string, bytes: number): void {
    this.#bytes += bytes;
    const ofKey = (this.#ofKeys.get(keyId) ?? 0) + bytes;
    if (ofKey === 0) this.#ofKeys.delete(keyId);
    else this.#ofKeys.set(keyId, ofKey);
  }
}

/** The answers of this process. */
export const unsentAnswers = new UnsentAnswers();
