import { isWithin, textParts, type ContentAttempt, type ContentDelta } from '@handbill/contract';
import type { WriterEvent } from '@handbill/operations';
import type { AnyOutput } from '@handbill/text';

type ReaderEvent = Extract<WriterEvent<never>, { readonly kind: 'progress' | 'parts' | 'delta' }>;

/** The parts of an output as whoever listens has them, and the changes that make them right in the end. `drain` takes the events to tell. */
export class StreamedParts {
  #events: ReaderEvent[] = [];
  readonly #parts = new Map<string, string>();
  /** Who writes next: that is told with the first text, until which the text of the one before is not void. */
  #expected: Omit<ContentAttempt, 'attempt'> | undefined;
  #attempt: ContentAttempt | undefined;
  #isSilent = false;

  drain(): readonly ReaderEvent[] {
    const events = this.#events;
    if (events.length > 0) this.#events = [];
    return events;
  }

  #emit(event: ReaderEvent): void {
    if (!this.#isSilent) this.#events.push(event);
  }

  /** Tells nothing of the text that comes, until all of it is shown. */
  silence(): void {
    this.#isSilent = true;
  }

  /** Tells the answers and all parts so far, and from now on all that comes. */
  show(textSoFar: string, { model, reason }: Pick<ContentAttempt, 'model' | 'reason'>): void {
    const [expected, parts] = [this.#expected, [...this.#parts]];
    this.#isSilent = false;
    if (textSoFar !== '') this.progress(textSoFar);
    this.#attempt = undefined;
    this.#begin({ attempt: this.#next, model, reason, pointers: [''] });
    for (const [pointer, text] of parts) this.add({ pointer, text });
    this.#expected = expected;
  }

  /** A further piece of the answer as it comes. */
  progress(text: string): void {
    if (text !== '') this.#emit({ kind: 'progress', text });
  }

  /** A model is about to be called, for the whole text where no pointers are named. */
  expect({ pointers = [''], ...next }: Pick<ContentAttempt, 'model' | 'reason'> & Partial<ContentAttempt>): void {
    this.#expected = { ...next, pointers };
  }

  autofix({ model, pointers }: Pick<ContentAttempt, 'model' | 'pointers'>, output: AnyOutput): void {
    this.#begin({ attempt: this.#next, model, reason: 'mended', pointers });
    this.reconcile(output);
  }

  get #next(): number {
    return (this.#attempt?.attempt ?? 0) + 1;
  }

  #begin(attempt: ContentAttempt): void {
    this.#expected = undefined;
    this.#attempt = attempt;
    for (const pointer of this.#parts.keys()) if (attempt.pointers.some((voided) => isWithin(pointer, voided))) this.#parts.delete(pointer);
    this.#emit({ kind: 'parts', ...attempt });
  }

  add({ pointer, text }: Pick<ContentDelta, 'pointer' | 'text'>): void {
    if (this.#expected !== undefined) this.#begin({ ...this.#expected, attempt: this.#next });
    const before = this.#parts.get(pointer);
    if (text === '' && before !== undefined) return;
    // A rope: joined only when it is compared.
    this.#parts.set(pointer, (before ?? '') + text);
    this.#emit({ kind: 'delta', pointer, text });
  }

  /** Gives missing parts of an output, and differing ones anew: the answer as a whole is read otherwise than while it came. */
  reconcile(output: AnyOutput | null): void {
    const expected = this.#expected;
    this.#expected = undefined;
    // No part could be read while it came.
    if (expected?.pointers.includes('') === true && output !== null) this.#begin({ ...expected, attempt: this.#next });
    const parts = new Map(textParts(output));
    const wrong = [...this.#parts].filter(([pointer, text]) => parts.get(pointer)?.startsWith(text) !== true).map(([pointer]) => pointer);
    const attempt = this.#attempt;
    if (wrong.length > 0 && attempt !== undefined) this.#begin({ ...attempt, reason: 'mended', pointers: output === null ? [''] : wrong });
    for (const [pointer, text] of parts) this.add({ pointer, text: text.slice(this.#parts.get(pointer)?.length ?? 0) });
  }
}
