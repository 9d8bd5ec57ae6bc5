import { isDeepStrictEqual } from 'node:util';
import type { Db } from 'mongodb';
import type { DeclaredCollection } from './collections.ts';
import type { Leftover } from './leftover.ts';
import { listedValidators } from './listed-validators.ts';
import { validating } from './validator-changes.ts';

const countedUpTo = 1_000;

/** Validators that let in more than what this version writes. */
export async function validatorLeftovers(db: Db, declared: Readonly<Record<string, DeclaredCollection>>): Promise<Leftover[]> {
  const listed = await listedValidators(db);
  const wider = Object.entries(declared).filter(
    ([name, { schema }]) => listed.has(name) && !isDeepStrictEqual(listed.get(name), validating(schema)),
  );
  const unlike = await Promise.all(
    wider.map(async ([name, { schema }]) => {
      const count = await db.collection(name).countDocuments({ $nor: [{ $jsonSchema: schema }] }, { limit: countedUpTo });
      return { name, count };
    }),
  );
  const refused = unlike.filter(({ count }) => count > 0);
  // All of them stay then: deleting and restoring insert a record into another collection, whose validator would refuse it.
  if (refused.length > 0)
    return refused.map(({ name, count }) => ({
      what: `validators: stay, since ${count}${count < countedUpTo ? '' : ' or more'} of the records in ${name} are as another version wrote them`,
    }));
  return wider.map(([name, { schema }]) => ({
    what: `validator of ${name}: lets in only what this version writes`,
    remove: () => db.command({ collMod: name, ...validating(schema) }),
  }));
}
