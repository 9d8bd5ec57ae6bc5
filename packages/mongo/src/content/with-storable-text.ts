import { MongoServerError } from 'mongodb';
import { maxTimeExpired } from '../database/lists/total-of.ts';
import { problemOf } from '../database/problem-of.ts';

/** In characters, of which at most every other one can begin a word. */
const indexableLength = 100_000;

/**
 * Stores a text, or its beginning where MongoDB refuses the whole: a model that does not stop can write more different words than one
 * transaction may add to the text index (code 388, by the size of its cache), or so many that it takes too long.
 */
export async function withStorableText<T>(store: (shorten: (text: string) => string) => Promise<T>): Promise<T> {
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
