import { Problem, problemDocument } from '@handbill/contract';
import type { Call } from '../call/call.ts';

/** Changes many records, one after the other, so that many at once do not keep others from the database; each may end in a problem of its own. */
export async function eachItem<Item extends { readonly id: string }>(
  call: Call,
  items: readonly Item[],
  change: (item: Item) => Promise<unknown>,
) {
  const data = [];
  for (const item of items) {
    const problem = await change(item).then(
      () => null,
      (cause: unknown) => {
        if (cause instanceof Problem) return problemDocument(cause, call.requestId);
        throw cause;
      },
    );
    data.push({ id: item.id, ok: problem === null, problem });
  }
  return { data };
}
