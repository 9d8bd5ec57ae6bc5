import { Key, Scope, type KeyLimits } from '@handbill/contract';
import * as z from 'zod';
import { bsonSchema } from '../database/bson-schema.ts';
import { neverExpires, type DeclaredIndex } from '../database/index-form.ts';
import { byWorkspace, defineKept } from '../records/kept.ts';

/** The secret is only a hash. Keys of older versions have no limits but their expiry. */
export const StoredKey = z.object({
  _id: z.string(),
  workspace_id: z.string(),
  name: z.string(),
  /** sha256 of the whole key, base64url. */
  hash: z.string(),
  scopes: z.array(Scope),
  expires_at: z.date().nullable(),
  models: Key.shape.models.optional(),
  actor: Key.shape.actor.optional(),
  /** Beyond 32 bits the driver writes a double. */
  monthly_token_cap: z.number().nullable().optional(),
  monthly_cost_cap: Key.shape.monthly_cost_cap.optional(),
  /** The key that made it, that one's maker and so on, ended or not. */
  created_by: z.array(z.string()).optional(),
  /** The first of these as it was then, for events. */
  made_by: Key.shape.made_by.optional(),
  revision: z.int().optional(),
  created_at: z.date(),
  updated_at: z.date().optional(),
  /** Missing until it is used. */
  last_used_at: z.date().optional(),
  /** A session of the console, signed in to with the first of `created_by`. */
  is_session: z.boolean().optional(),
  /** The last transaction that has seen to it that a key with `admin` stays. */
  locked_by: z.string().optional(),
});
export type StoredKey = z.infer<typeof StoredKey>;

/** The sessions that were signed in to with a key, and not with those that it made. */
export const sessionsOf = (id: string) => ({ created_by: id, 'created_by.0': id, is_session: true }) as const;

/** A key that has ended, as far as its makers and the keys that it made need it. Servers of older versions keep its caps alone. */
export const StoredEndedKey = StoredKey.pick({
  _id: true,
  workspace_id: true,
  created_by: true,
  models: true,
  actor: true,
  monthly_token_cap: true,
  monthly_cost_cap: true,
}).extend({
  name: StoredKey.shape.name.optional(),
  scopes: StoredKey.shape.scopes.optional(),
  expires_at: StoredKey.shape.expires_at.optional(),
  /** Whether the keys that it made ended with it. */
  with_made: z.boolean().optional(),
  /** When the sweep looks for keys that it made and that have not ended yet. */
  again_at: z.date().optional(),
  /** When it is forgotten; missing of a key that may have made others. */
  expire_at: z.date().optional(),
});
export type StoredEndedKey = z.infer<typeof StoredEndedKey>;

/** From a key to all that it made, and those in their turn. */
const madeIndex: DeclaredIndex = { name: 'workspace_created_by', key: { workspace_id: 1, created_by: 1 } };

export const keptEndedKeys = defineKept({
  name: 'keys_revoked',
  schema: bsonSchema(StoredEndedKey),
  indexes: [
    madeIndex,
    { name: 'again_at', key: { again_at: 1 }, sparse: true },
    { name: 'expire_at', key: { expire_at: 1 }, expireAfterSeconds: 0 },
  ],
  actors: ['actor'],
  exported: null,
});

/** The limits of a key; older versions stored some without. */
export function limitsOf(key: StoredKey | StoredEndedKey): KeyLimits {
  const { expires_at = null, models = null, actor = null, monthly_token_cap = null, monthly_cost_cap = null } = key;
  return { expires_at, models, actor, monthly_token_cap, monthly_cost_cap };
}

/** A key as it is set. */
export function fromStored(stored: StoredKey): Key {
  const { _id: id, name, scopes, created_by = [], revision = 1, created_at, updated_at = created_at, last_used_at = null } = stored;
  const [maker] = created_by;
  const { made_by = maker === undefined ? null : { id: maker, name: maker } } = stored;
  const is_session = stored.is_session === true;
  return { id, name, scopes, ...limitsOf(stored), made_by, is_session, revision, created_at, updated_at, last_used_at };
}

export const keptKeys = defineKept({
  name: 'keys',
  schema: bsonSchema(StoredKey),
  indexes: [
    byWorkspace,
    // Behind the id: lists without sessions walk past them and read none, nor any key of an older version, which says nothing of it.
    { name: 'workspace_is_session', key: { workspace_id: 1, _id: -1, is_session: 1 } },
    madeIndex,
    // The sweep ends expired keys. MongoDB did it for the versions before, which would make their index again if this one did not take its place.
    { name: 'expires_at', key: { expires_at: 1 }, expireAfterSeconds: neverExpires },
  ],
  formerIndexes: ['expires_at'],
  outbox: true,
  actors: ['actor'],
  exported: fromStored,
  events: { of: 'key', read: fromStored, hidden: ['hash', 'created_by', 'locked_by'] },
});
