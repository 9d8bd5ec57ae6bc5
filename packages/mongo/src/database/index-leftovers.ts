import type { Db } from 'mongodb';
import type { DeclaredCollection } from './collections.ts';
import { indexForm, indexPlace, type IndexInfo } from './index-form.ts';
import type { Leftover } from './leftover.ts';
import { listedIndexes } from './listed-indexes.ts';

/** Indexes of ours that this version does not need. One that no release has declared was made by hand: it is none of them. */
export async function indexLeftovers(db: Db, name: string, { indexes, formerIndexes = [] }: DeclaredCollection): Promise<Leftover[]> {
  const there = await listedIndexes(db, name);
  const forms = new Set(there.map(indexForm));
  const declared = new Set(indexes.map(indexForm));
  /** It bears a name of ours, and what this version means by that name stands beside it. */
  const isReplaced = (index: IndexInfo) => indexes.some((one) => one.name === index.name && forms.has(indexForm(one)));
  return there
    .filter((index) => !declared.has(indexForm(index)))
    .flatMap((index): Leftover[] => {
      const drop = () => db.collection(name).dropIndex(index.name);
      const successor = indexes.find((one) => indexPlace(one) === indexPlace(index));
      if (successor !== undefined) {
        const meanwhile = indexPlace(index) === 'text' ? '; searches with q fail meanwhile' : '';
        const rebuild = () => drop().then(() => db.collection(name).createIndexes([successor]));
        return [{ what: `index ${index.name} of ${name}: is built anew as this version declares it${meanwhile}`, remove: rebuild }];
      }
      const isOurs = formerIndexes.includes(index.name) || isReplaced(index);
      return isOurs ? [{ what: `index ${index.name} of ${name}: is dropped`, remove: drop }] : [];
    });
}
