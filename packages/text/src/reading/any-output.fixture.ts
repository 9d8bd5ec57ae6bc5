import * as fc from 'fast-check';
import { clean } from '../characters/clean.ts';

/** An output of the example's shape with any texts and any number of items in it. */
export function anyLike(example: unknown): fc.Arbitrary<unknown> {
  if (typeof example === 'string') return fc.string({ unit: 'binary' }).map((text) => clean(text).trim());
  if (Array.isArray(example)) return fc.array(anyLike(example[0]), { maxLength: 4 });
  if (typeof example === 'object' && example !== null) {
    return fc.record(
      Object.fromEntries(
        Object.entries(example).map(([name, value]) => [
          name,
          name === 'hashtags' ? fc.uniqueArray(fc.stringMatching(/^\w{1,9}$/)) : anyLike(value),
        ]),
      ),
    );
  }
  return fc.constant(null);
}
