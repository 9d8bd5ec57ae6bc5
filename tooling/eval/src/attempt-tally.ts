import { sumOfCosts, type Cost } from '@handbill/contract';
import type { Writing } from '@handbill/operations';
import type { Call } from './results.ts';

/** Keeps the calls of models for one text. */
export class AttemptTally {
  readonly calls: Call[] = [];
  readonly #ended: { readonly input_tokens: number | null; readonly output_tokens: number | null; readonly cost: Cost | null }[] = [];
  #failingFirst: readonly string[] | undefined;

  /** Takes a text to its end. */
  async follow<Result>(writing: Writing<Result>): Promise<Result> {
    for await (const event of writing) {
      const last = this.calls.at(-1);
      if (event.kind === 'attempt') {
        const { reason, model } = event;
        this.calls.push({ reason, model, finish_reason: null, answer: null, failing: [], error: null });
      }
      if (event.kind === 'attempt_ended') {
        const { finish_reason, answer, error } = event.result;
        this.#ended.push(event.result);
        if (last !== undefined) Object.assign(last, { finish_reason, answer, error: error?.message ?? null });
      }
      if (event.kind === 'check') {
        const failing = event.failing.map(({ rule }) => rule);
        this.#failingFirst ??= failing;
        if (last !== undefined) last.failing = failing;
      }
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
      attempts: this.calls.length,
      calls: this.calls,
      input_tokens: sum('input_tokens'),
      output_tokens: sum('output_tokens'),
      cost: sumOfCosts(this.#ended.map(({ cost }) => cost)),
    };
  }
}
