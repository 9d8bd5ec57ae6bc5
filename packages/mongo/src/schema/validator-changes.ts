import { isDeepStrictEqual } from 'node:util';
import { MongoServerError, type CollectionInfo, type Db, type Document } from 'mongodb';
import * as z from 'zod';
import type { Kept } from '../records/kept.ts';
import type { Leftover } from './index-changes.ts';
import { schemaUnion } from './schema-union.ts';

type DeclaredCollections = readonly Pick<Kept, 'name' | 'schema'>[];

const ListedValidator = z.object({
  validator: z
    .object({ $jsonSchema: z.record(z.string(), z.unknown()).optional() })
    .catchall(z.unknown())
    .optional(),
  validationLevel: z.string().optional(),
  validationAction: z.string().optional(),
});
type ListedValidator = z.infer<typeof ListedValidator>;

async function listValidators(db: Db): Promise<Map<string, ListedValidator>> {
  const infos = await db.listCollections<CollectionInfo>({}, { nameOnly: false }).toArray();
  return new Map(infos.map(({ name, options }) => [name, ListedValidator.parse(options ?? {})]));
}

/** `moderate`: a stored document that is not valid may still be changed and corrected. */
const validating = (schema: Document) =>
  ({ validator: { $jsonSchema: schema }, validationLevel: 'moderate', validationAction: 'error' }) as const;

/** Accepts the documents that are accepted now, for servers of another version beside this one, and those of this version. */
const widened = ({ validator }: ListedValidator, schema: Document) =>
  validating(validator?.$jsonSchema === undefined ? schema : schemaUnion(validator.$jsonSchema, schema));

/** The changes after which every collection exists, with a validator that accepts the documents of this version. A validator never becomes stricter. */
export async function validatorChanges(db: Db, declared: DeclaredCollections): Promise<(() => Promise<unknown>)[]> {
  const listed = await listValidators(db);
  return declared.flatMap(({ name, schema }) => {
    const current = listed.get(name);
    if (current === undefined) return [() => createCollection(db, name, schema)];
    const wanted = widened(current, schema);
    return isDeepStrictEqual(current, wanted) ? [] : [() => db.command({ collMod: name, ...wanted })];
  });
}

const namespaceExists = 48;

async function createCollection(db: Db, name: string, schema: Document): Promise<unknown> {
  return db.createCollection(name, validating(schema)).catch((error: unknown) => {
    // A first write from elsewhere may have created it in between.
    if (error instanceof MongoServerError && error.code === namespaceExists) return db.command({ collMod: name, ...validating(schema) });
    throw error;
  });
}

const maxCount = 1_000;

/** Validators that accept more than the documents of this version. */
export async function validatorLeftovers(db: Db, declared: DeclaredCollections): Promise<Leftover[]> {
  const listed = await listValidators(db);
  const wider = declared.filter(({ name, schema }) => listed.has(name) && !isDeepStrictEqual(listed.get(name), validating(schema)));
  const counts = await Promise.all(
    wider.map(async ({ name, schema }) => {
      const count = await db.collection(name).countDocuments({ $nor: [{ $jsonSchema: schema }] }, { limit: maxCount });
      return { name, count };
    }),
  );
  const refused = counts.filter(({ count }) => count > 0);
  // Then all of them stay: deleting and restoring insert a record into another collection, whose validator would refuse it.
  if (refused.length > 0)
    return refused.map(({ name, count }) => ({
      what: `validators: stay, since ${count}${count < maxCount ? '' : ' or more'} of the records in ${name} are as another version wrote them`,
    }));
  return wider.map(({ name, schema }) => ({
    what: `validator of ${name}: lets in only what this version writes`,
    remove: () => db.command({ collMod: name, ...validating(schema) }),
  }));
}
