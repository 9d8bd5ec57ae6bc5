import { MongoServerError } from 'mongodb';
import { problemOf } from '../problem-of.ts';

/** In characters, of which at most every other one can begin a word. */
const indexableLength = 100_000;
const maxTimeExpired = 50;

/**
 * Stores a text, or its beginning where MongoDB does not take the whole: as many different words as a model run wild can write are more than
 * one transaction may add to the index over them (code 388, by the size of its cache), or take too long.
 */
export async function withStorableText<T>(store: (fit: (text: string) => string) => Promise<T>): Promise<T> {
  let isLong = false;
  try {
    return await store((text) => {
      isLong ||= text.length > indexableLength;
      return text;
    });
  } catch (cause) {
    const isTooMuch = cause instanceof MongoServerError && (cause.code === maxTimeExpired || problemOf(cause) === undefined);
    if (!isLong || !isTooMuch) throw cause;
    return store((text) => text.slice(0, indexableLength).toWellFormed());
  }
}
