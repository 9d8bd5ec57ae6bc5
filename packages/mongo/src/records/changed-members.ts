import { isDeepStrictEqual } from 'node:util';
import type { Document } from 'mongodb';

/** Members that count changes are no changes themselves. */
const counts = new Set(['revision', 'updated_at']);

/** The members that a change alters, as they were. */
export const changedMembers = <S extends object>(before: S, after: Partial<S>): Partial<S> =>
  Object.fromEntries(
    Object.keys(after).flatMap((name) => {
      const was: unknown = (before as Document)[name] ?? null;
      return counts.has(name) || isDeepStrictEqual(was, (after as Document)[name] ?? null) ? [] : [[name, was]];
    }),
  ) as Partial<S>;
