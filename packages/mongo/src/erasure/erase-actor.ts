import type { Db, Document } from 'mongodb';
import { collections } from '../schema/collections.ts';

/** Between two rounds, in milliseconds: events that were being stored in the first are found by the second. */
const pause = 1_000;

/** Sets a path to `null` where it names an actor; behind `[]` in each entry of a list. */
function withoutActor(path: string, actor: string): readonly [filter: Document, update: Document, options: { arrayFilters?: Document[] }] {
  const [list = '', member] = path.split('[].');
  if (member === undefined) return [{ [path]: actor }, { $set: { [path]: null } }, {}];
  const arrayFilters = [{ [`entry.${member}`]: actor }];
  return [{ [`${list}.${member}`]: actor }, { $set: { [`${list}.$[entry].${member}`]: null } }, { arrayFilters }];
}

/** Removes an actor from all collections while servers run. Resolves to the number of changed documents by collection. */
export async function eraseActor(db: Db, actor: string): Promise<ReadonlyMap<string, number>> {
  const changed = new Map<string, number>();
  const round = async () => {
    for (const { name, actors } of collections)
      for (const path of actors) {
        const { modifiedCount } = await db.collection(name).updateMany(...withoutActor(path, actor));
        if (modifiedCount > 0) changed.set(name, (changed.get(name) ?? 0) + modifiedCount);
      }
  };
  await round();
  await new Promise((resolve) => setTimeout(resolve, pause));
  await round();
  return changed;
}
