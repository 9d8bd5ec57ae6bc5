import { sumOfCosts, type Cost } from '@handbill/contract';
import type { AttemptRecorder } from '@handbill/operations';

/** Counts the calls of models for one text. */
export class AttemptTally implements AttemptRecorder {
  #attempts = 0;
  readonly #ended: { readonly input_tokens: number | null; readonly output_tokens: number | null; readonly cost: Cost | null }[] = [];
  #failingFirst: readonly string[] | undefined;

  begin: AttemptRecorder['begin'] = () => {
    this.#attempts += 1;
    return Promise.resolve({
      end: (result) => {
        this.#ended.push(result);
        return Promise.resolve();
      },
    });
  };

  keepFailing: AttemptRecorder['keepFailing'] = (failing) => {
    this.#failingFirst ??= failing.map(({ rule }) => rule);
    return Promise.resolve();
  };

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
