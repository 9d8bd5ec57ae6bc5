import * as z from 'zod';
import { bsonSchema } from '../database/bson-schema.ts';
import { defineKept } from './kept.ts';

/** A record that was erased: stored with its removal, for the documents beside it and for later writes. */
const StoredErasedRecord = z.object({
  _id: z.string(),
  workspace_id: z.string(),
  /** The brand voice that it was, or was written in. */
  voice_id: z.string().nullable(),
  at: z.date(),
  again_at: z.date(),
});
export type StoredErasedRecord = z.infer<typeof StoredErasedRecord>;

export const keptErasedRecords = defineKept({
  name: 'erased_records',
  schema: bsonSchema(StoredErasedRecord),
  indexes: [{ name: 'again_at', key: { again_at: 1 } }],
  actors: [],
  eraseTraces: null,
  exported: null,
});
