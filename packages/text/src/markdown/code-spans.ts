/** Stands where a block ends, in place of its line break. */
export const blockEnd = '\f';

/** Which runs of backticks close each other: the next of the same length in the same block. Linear where it is asked from left to right. */
export class CodeSpans {
  /** The runs of each length, the first of them last. */
  readonly #runs: ReadonlyMap<number, RegExpExecArray[]>;
  readonly #text: string;
  #end = 0;

  constructor(text: string) {
    this.#text = text;
    this.#runs = Map.groupBy([...text.matchAll(/`+/g)].toReversed(), ([run]) => run.length);
  }

  /** Where the run stands that closes the one at a place; `undefined`: there is none. */
  closeOf(at: number, length: number): number | undefined {
    const runs = this.#runs.get(length) ?? [];
    while ((runs.at(-1)?.index ?? Infinity) <= at) runs.pop();
    if (this.#end <= at) this.#end = this.#text.indexOf(blockEnd, at);
    if (this.#end === -1) this.#end = this.#text.length;
    const close = runs.at(-1)?.index;
    return close === undefined || close >= this.#end ? undefined : close;
  }
}
