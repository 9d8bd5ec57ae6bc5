import type { CollectionInfo, Db } from 'mongodb';
import * as z from 'zod';

const ListedValidator = z.object({
  validator: z
    .object({ $jsonSchema: z.record(z.string(), z.unknown()).optional() })
    .catchall(z.unknown())
    .optional(),
  validationLevel: z.string().optional(),
  validationAction: z.string().optional(),
});
export type ListedValidator = z.infer<typeof ListedValidator>;

/** The validator of each collection that is there. */
export async function listedValidators(db: Db): Promise<Map<string, ListedValidator>> {
  const infos = await db.listCollections<CollectionInfo>({}, { nameOnly: false }).toArray();
  return new Map(infos.map(({ name, options }) => [name, ListedValidator.parse(options ?? {})]));
}
