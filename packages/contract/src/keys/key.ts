import * as z from 'zod';
import { Instant } from '../fields/instant.ts';
import { keyLimits } from '../fields/key-limits.ts';
import { defaulted, optional } from '../fields/optional.ts';
import { historyFields, pathId } from '../fields/record-fields.ts';
import { pageOf } from '../lists/page.ts';
import { listQuery, pageQuery } from '../lists/page-query.ts';
import { Scope } from '../operation/scope.ts';

/** Within how many seconds every server refuses a key that was revoked on another one. */
export const revocationSeconds = 1;

/** The fields of a key that it is shown itself. */
export const callerFields = {
  id: z.string().describe('Id of the key; not secret'),
  name: z.string().describe('Display name of the key'),
  scopes: z.array(Scope).describe('The scopes of the key'),
  ...keyLimits,
};

export const Key = z
  .object({
    ...callerFields,
    made_by: z
      .object({
        id: z.string().describe('Id of the creator'),
        name: z.string().describe('Name of the creator; its id if the name is no longer known'),
      })
      .meta({ id: 'KeyMaker', description: 'The key that created another key; it may have ended since' })
      .nullable()
      .describe(
        'The key that created this one, which may have ended since; `null`: no key of its workspace. The limits of a key stay within those of its creators',
      ),
    is_session: z
      .boolean()
      .describe('Whether it is a session of the console: it ends with the key in `made_by`, which signed in, and creates no keys'),
    ...historyFields,
    last_used_at: Instant.nullable().describe('Time of the last use, to about a minute: RFC 3339, UTC, with milliseconds; `null`: never'),
  })
  .meta({ id: 'Key', description: 'An API key, without its secret' });
export type Key = z.infer<typeof Key>;

export const KeyPage = pageOf(Key, 'KeyPage');

export const CreatedKey = Key.extend({
  key: z
    .string()
    .nullable()
    .describe(
      'The secret, sent as `Authorization: Bearer <key>`. Shown only once: `null` when the answer is repeated for an `Idempotency-Key`',
    ),
}).meta({ id: 'CreatedKey', description: 'An API key with its secret, which is shown only once' });

export const KeyRef = z.strictObject({ id: pathId('key', 'The id of the key, not its secret') });

/** Whether the keys that a key created end with it, by default. */
export const endsCreatedKeys = ({ scopes, is_session }: Pick<Key, 'scopes' | 'is_session'>): boolean =>
  !is_session && scopes.includes('keys:write') && !scopes.includes('admin');

export const DeleteKey = KeyRef.extend({
  with_made: optional(
    z
      .boolean()
      .describe(
        'Whether the keys that it created, directly or not, end with it. Left out: `true` for a key with `keys:write` and without `admin`, else `false`',
      ),
  ),
});

/** The fields of lists of keys. */
export const keyQuery = {
  ...pageQuery,
  sessions: defaulted(z.boolean().describe('Whether to list sessions of the console as well'), false),
};

export const KeyQuery = listQuery(keyQuery);
export type KeyQuery = z.output<typeof KeyQuery>;
