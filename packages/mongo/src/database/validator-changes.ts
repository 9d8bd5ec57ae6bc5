import { isDeepStrictEqual } from 'node:util';
import { MongoServerError, type Db, type Document } from 'mongodb';
import type { DeclaredCollection } from './collections.ts';
import { listedValidators, type ListedValidator } from './listed-validators.ts';
import { schemaUnion } from './schema-union.ts';

const namespaceExists = 48;

/** Written documents have to be valid; a document of before that is not may still be changed and mended. */
export const validating = (schema: Document) =>
  ({ validator: { $jsonSchema: schema }, validationLevel: 'moderate', validationAction: 'error' }) as const;

/** Accepts what is accepted now, for servers of another version beside this one, and what this version writes. */
const widened = ({ validator }: ListedValidator, schema: Document) =>
  validating(validator?.$jsonSchema === undefined ? schema : schemaUnion(validator.$jsonSchema, schema));

/** What has to be done so that every collection is there, with a validator that lets in what this version writes. It never becomes stricter. */
export async function validatorChanges(
  db: Db,
  declared: Readonly<Record<string, DeclaredCollection>>,
): Promise<(() => Promise<unknown>)[]> {
  const listed = await listedValidators(db);
  return Object.entries(declared).flatMap(([name, { schema }]) => {
    const actual = listed.get(name);
    if (actual === undefined) return [() => created(db, name, schema)];
    const wanted = widened(actual, schema);
    return isDeepStrictEqual(actual, wanted) ? [] : [() => db.command({ collMod: name, ...wanted })];
  });
}

async function created(db: Db, name: string, schema: Document): Promise<unknown> {
  return db.createCollection(name, validating(schema)).catch((error: unknown) => {
    // A first write from elsewhere may have made it in between.
    if (error instanceof MongoServerError && error.code === namespaceExists) return db.command({ collMod: name, ...validating(schema) });
    throw error;
  });
}
