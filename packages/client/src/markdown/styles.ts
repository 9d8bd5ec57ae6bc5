import type { Mark, MarkdownReading } from '@handbill/text/markdown';

export interface MarkdownStyle {
  readonly start: number;
  readonly end: number;
  /** `hidden`: a sign that is not shown. */
  readonly as: 'hidden' | 'strong' | 'emphasis' | 'struck' | 'code' | 'link';
  /** Where a link leads, as it is written. A page decides which addresses it opens. */
  readonly url?: string;
}

interface Opened {
  readonly signs: string;
  readonly end: number;
}

const escape = /\\[!-/:-@[-`{-~]/g;
const styleOf = (signs: string): MarkdownStyle['as'] => (signs.startsWith('~') ? 'struck' : signs.length === 2 ? 'strong' : 'emphasis');

class Looks {
  readonly styles: MarkdownStyle[] = [];
  readonly #source: string;
  readonly #ofBlocks: ReadonlySet<Mark>;
  readonly #opened: Opened[] = [];
  /** Where a backslash is shown. */
  readonly #written = new Set<number>();

  constructor(source: string, ofBlocks: ReadonlySet<Mark>) {
    [this.#source, this.#ofBlocks] = [source, ofBlocks];
  }

  take(mark: Mark): void {
    const { start, end, as } = mark;
    if (as === 'code' || as === 'tag') this.#keep(mark);
    if (as === 'hidden' || as === 'dropped') this.styles.push({ start, end, as: 'hidden' });
    if (this.#ofBlocks.has(mark)) return;
    if (as === 'code') this.#code(mark);
    if (as === 'hidden') this.#pair(mark);
  }

  #keep({ start, end }: Mark): void {
    for (let at = this.#source.indexOf('\\', start); at >= 0 && at < end; at = this.#source.indexOf('\\', at + 1)) this.#written.add(at);
  }

  #code({ start, end }: Mark): void {
    const isAddress = this.#source.charAt(start - 1) === '<';
    this.styles.push(isAddress ? { start, end, as: 'link', url: this.#source.slice(start, end) } : { start, end, as: 'code' });
  }

  #pair({ start, end, url }: Mark): void {
    const signs = this.#source.slice(start, end);
    if (signs === '[') this.#opened.push({ signs, end });
    else if (url !== undefined && signs.startsWith(']')) {
      const label = this.#close('[');
      if (label !== undefined) this.styles.push({ start: label.end, end: start, as: 'link', url });
    } else if (/^[*_~]+$/.test(signs)) {
      const before = this.#close(signs);
      if (before === undefined) this.#opened.push({ signs, end });
      else this.styles.push({ start: before.end, end: start, as: styleOf(signs) });
    }
  }

  #close(wanted: string): Opened | undefined {
    const at = this.#opened.findLastIndex(({ signs }) => signs === wanted);
    return at < 0 ? undefined : this.#opened.splice(at, 1)[0];
  }

  hideEscapes(): void {
    for (const { index } of this.#source.matchAll(escape))
      if (!this.#written.has(index)) this.styles.push({ start: index, end: index + 1, as: 'hidden' });
  }
}

/** How the words of a text look. Signs of emphasis pair as brackets do: only those are marked that have another one. */
export function stylesOf(source: string, { marks, ofBlocks }: MarkdownReading): readonly MarkdownStyle[] {
  const looks = new Looks(source, ofBlocks);
  for (const mark of marks) looks.take(mark);
  looks.hideEscapes();
  return looks.styles.toSorted((one, other) => one.start - other.start || other.end - one.end);
}
