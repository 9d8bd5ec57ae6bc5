import type * as z from 'zod';

/** A check of a list: refuses an item that is in it before. `noun` is the name of an item. */
export const eachOnce = (noun: string) => (payload: z.core.ParsePayload<readonly unknown[]>) => {
  const seen = new Set<unknown>();
  for (const [index, item] of payload.value.entries()) {
    if (seen.has(item))
      payload.issues.push({
        code: 'custom',
        params: { fault: 'repeated' },
        path: [index],
        message: `is named before: name each ${noun} once`,
        input: item,
      });
    seen.add(item);
  }
};
