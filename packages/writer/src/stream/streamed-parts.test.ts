import { contentTypes, textParts, type ContentAttempt } from '@handbill/contract';
import { describe, expect, it } from 'vitest';
import type { AnyOutput } from '@handbill/text';
import { StreamedParts } from './streamed-parts.ts';

const letter = contentTypes.email.example.output;
const first: ContentAttempt = { attempt: 1, model: 'm', reason: 'first', pointers: [''] };

const partsOf = (output: AnyOutput) => Object.fromEntries(textParts(output));

/** A client's text in the end, and the attempts that it has seen. */
function streamed(deltas: readonly (readonly [pointer: string, text: string])[], output: AnyOutput | null) {
  const kept = new Map<string, string>();
  const attempts: ContentAttempt[] = [];
  const parts = new StreamedParts();
  parts.expect({ model: 'm', reason: 'first' });
  for (const [pointer, text] of deltas) parts.add({ pointer, text });
  parts.reconcile(output);
  for (const event of parts.drain()) {
    if (event.kind === 'delta') kept.set(event.pointer, (kept.get(event.pointer) ?? '') + event.text);
    if (event.kind !== 'parts') continue;
    const { kind: _, ...attempt } = event;
    attempts.push(attempt);
    for (const pointer of kept.keys()) if (attempt.pointers.some((voided) => `${pointer}/`.startsWith(`${voided}/`))) kept.delete(pointer);
  }
  return { kept: Object.fromEntries(kept), mended: attempts.slice(1) };
}

describe('the parts of a text', () => {
  it.each(Object.values(contentTypes))('of the kind $name are all given in the end where none were before', ({ example }) => {
    expect(streamed([], example.output)).toEqual({ kept: partsOf(example.output), mended: [] });
  });

  it('go on where they have begun', () => {
    const { kept, mended } = streamed(
      [
        ['/subject', letter.subject.slice(0, 4)],
        ['/body', ''],
      ],
      letter,
    );
    expect([kept, mended]).toEqual([partsOf(letter), []]);
  });

  it('are given anew where they were read otherwise, and only those', () => {
    const { kept, mended } = streamed(
      [
        ['/subject', letter.subject],
        ['/preheader', `${letter.preheader} and more`],
        ['/nowhere', 'x'],
      ],
      letter,
    );
    expect(kept).toEqual(partsOf(letter));
    expect(mended).toEqual([{ ...first, reason: 'mended', pointers: ['/preheader', '/nowhere'] }]);
  });

  it('are void where the answer could not be read', () => {
    const { kept, mended } = streamed([['/subject', 'A draft']], null);
    expect([kept, mended]).toEqual([{}, [{ ...first, reason: 'mended', pointers: [''] }]]);
  });

  it('that are empty are parts', () => {
    expect(streamed([], { ...letter, body: '' }).kept).toEqual(partsOf({ ...letter, body: '' }));
  });
});
