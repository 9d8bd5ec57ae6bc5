import { sumOfCosts, type Cost } from '@handbill/contract';
import type { Writing } from '@handbill/operations';

/** Counts the calls of models for one text. */
export class AttemptTally {
  #attempts = 0;
  readonly #ended: { readonly input_tokens: number | null; readonly output_tokens: number | null; readonly cost: Cost | null }[] = [];
  #failingFirst: readonly string[] | undefined;

  /** Takes a text to its end. */
  async follow<Result>(writing: Writing<Result>): Promise<Result> {
    for await (const event of writing) {
      if (event.kind === 'attempt') this.#attempts += 1;
      if (event.kind === 'attempt_ended') this.#ended.push(event.result);
      if (event.kind === 'check') this.#failingFirst ??= event.failing.map(({ rule }) => rule);
      if (event.kind === 'waiting') await event.until;
      if (event.kind === 'ended') return event.result;
    }
    throw new Error('The writer ended without a result');
  }

  /** The rules that the first answer failed that was checked. */
  get failingFirst(): readonly string[] {
    return this.#failingFirst ?? [];
  }

  figures() {
    const sum = (name: 'input_tokens' | 'output_tokens') =>
      this.#ended.reduce<number | null>((total, { [name]: count }) => (count === null ? total : (total ?? 0) + count), null);
    return {
      attempts: this.#attempts,
      input_tokens: sum('input_tokens'),
      output_tokens: sum('output_tokens'),
      cost: sumOfCosts(this.#ended.map(({ cost }) => cost)),
    };
  }
}
