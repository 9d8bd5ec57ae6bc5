import { contentTypes } from '@handbill/contract';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { deltasOf } from './live-server.fixture.ts';
import { withoutPart, withText } from './partial-output.ts';

const deltas = (output: unknown) => deltasOf(output).map(({ data }) => data as { pointer: string; text: string });

/** The outputs of the kinds, with other texts and other numbers of items. */
const anyOutput = fc.constantFrom(...Object.values(contentTypes).map(({ example }) => example.output as object)).chain(anyLike);
function anyLike(example: unknown): fc.Arbitrary<unknown> {
  if (Array.isArray(example)) return fc.array(anyLike(example[0]), { minLength: 1, maxLength: 4 });
  if (typeof example !== 'object' || example === null) return fc.string({ unit: 'grapheme', minLength: 1 });
  return fc.record(Object.fromEntries(Object.entries(example).map(([name, value]) => [name, anyLike(value)])));
}

it('is the output when all deltas have come, and none of its values is ever changed', () => {
  fc.assert(
    fc.property(anyOutput, (output) => {
      let partial: object = {};
      for (const { pointer, text } of deltas(output)) {
        const [before, copy] = [partial, JSON.stringify(partial)];
        partial = withText(partial, pointer, text);
        expect(JSON.stringify(before)).toBe(copy);
      }
      expect(partial).toEqual(output);
    }),
  );
});

it('is the output also where parts were void and came again', () => {
  fc.assert(
    fc.property(anyOutput, fc.nat(), (output, choice) => {
      const all = deltas(output);
      const pointer = all[choice % all.length]?.pointer ?? '';
      const add = (partial: object, delta: { pointer: string; text: string }) => withText(partial, delta.pointer, delta.text);
      const without = withoutPart(all.reduce(add, {}), pointer);
      expect(all.filter((delta) => delta.pointer === pointer).reduce(add, without)).toEqual(output);
    }),
  );
});

it('fills what has not come yet of a list', () => {
  expect(withText({}, '/variants/1/headlines/2', 'x')).toEqual({ variants: [{}, { headlines: ['', '', 'x'] }] });
});
