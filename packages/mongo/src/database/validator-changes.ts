import { isDeepStrictEqual } from 'node:util';
import { MongoServerError, type CollectionInfo, type Db } from 'mongodb';
import { z } from 'zod';
import type { DeclaredCollection } from './collections.ts';

const namespaceExists = 48;

/** Written documents have to be valid; a document of before that is not may still be changed, moved and mended. */
const level = { validationLevel: 'moderate', validationAction: 'error' } as const;

const Options = z.object({
  validator: z.unknown().optional(),
  validationLevel: z.string().optional(),
  validationAction: z.string().optional(),
});

/** What has to be done so that every collection is there and has its validator. */
export async function validatorChanges(
  db: Db,
  declared: Readonly<Record<string, DeclaredCollection>>,
): Promise<(() => Promise<unknown>)[]> {
  const infos = await db.listCollections<CollectionInfo>({}, { nameOnly: false }).toArray();
  const there = new Map(infos.map(({ name, options }) => [name, Options.parse(options ?? {})]));
  return Object.entries(declared).flatMap(([name, { schema }]) => {
    const wanted = { validator: { $jsonSchema: schema }, ...level };
    const actual = there.get(name);
    if (actual === undefined) return [() => created(db, name, wanted)];
    return isDeepStrictEqual(actual, wanted) ? [] : [() => db.command({ collMod: name, ...wanted })];
  });
}

async function created(db: Db, name: string, wanted: object): Promise<unknown> {
  return db.createCollection(name, wanted).catch((error: unknown) => {
    // A first write from elsewhere may have made it in between.
    if (error instanceof MongoServerError && error.code === namespaceExists) return db.command({ collMod: name, ...wanted });
    throw error;
  });
}
