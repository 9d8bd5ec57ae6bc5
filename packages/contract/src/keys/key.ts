import * as z from 'zod';
import { Instant } from '../fields/instant.ts';
import { keyLimits } from '../fields/key-limits.ts';
import { runEvenIfInvalid } from '../fields/plain-object.ts';
import { defaulted, optional } from '../fields/optional.ts';
import { pageOf } from '../lists/page.ts';
import { eitherCursorOrOffset, pageQuery } from '../lists/page-query.ts';
import { Scope } from '../operation/scope.ts';

/** Within how many seconds every server refuses a key that was revoked on another one. */
export const revocationSeconds = 1;

/** The fields of a key that it is shown itself. */
export const callerFields = {
  id: z.string().describe('Id of the key; not secret'),
  name: z.string().describe('Display name of the key'),
  scopes: z.array(Scope).describe('What the key may do'),
  ...keyLimits,
};

/** An API key as it is listed: without the key itself, which nobody can read again. */
export const Key = z
  .object({
    ...callerFields,
    made_by: z
      .object({
        id: z.string().describe('The id of that key'),
        name: z.string().describe('Its name; its id where that is not known any more'),
      })
      .meta({ id: 'KeyMaker', description: 'The key that made another one, which may have ended since' })
      .nullable()
      .describe(
        'The key that made it, which may have ended since; `null`: none of its workspace. Its limits, and those of its own maker, are within these',
      ),
    is_session: z
      .boolean()
      .describe(
        'Whether it is a session of the console, which the key in `made_by` signed in to: it ends with that key, and makes none of its own',
      ),
    revision: z.int().describe('Counts the changes; the `ETag`'),
    created_at: Instant.describe('When it was created: RFC 3339, UTC, with milliseconds'),
    updated_at: Instant.describe('When it was last changed: RFC 3339, UTC, with milliseconds'),
    last_used_at: Instant.nullable().describe('When it was last used, to about a minute: RFC 3339, UTC, with milliseconds; `null`: never'),
  })
  .meta({ id: 'Key', description: 'An API key, without the key itself' });
export type Key = z.infer<typeof Key>;

export const KeyPage = pageOf(Key, 'KeyPage');

/** An API key just after it was created: the only time that the key itself is shown. */
export const CreatedKey = Key.extend({
  key: z
    .string()
    .nullable()
    .describe(
      'The key itself, to be sent as `Authorization: Bearer <key>`. Shown only this once: `null` where the answer is repeated for an `Idempotency-Key`',
    ),
}).meta({ id: 'CreatedKey', description: 'An API key with the key itself, which is shown only this once' });

/** A key by its id. */
export const KeyRef = z.strictObject({
  id: z.string().meta({ description: 'The id of the key, not the key itself', examples: ['key_01jd6v3m8hf2v9q0x1y2z3a4b5'] }),
});

const withMade = optional(
  z
    .boolean()
    .describe(
      'Whether the keys that it made end with it, and those that they made; left out: `true` for a key with `keys:write` that has not `admin`, else `false`',
    ),
);

/** Whether the keys that a key made end with it, by default. */
export const endsFamily = ({ scopes, is_session }: Pick<Key, 'scopes' | 'is_session'>): boolean =>
  !is_session && scopes.includes('keys:write') && !scopes.includes('admin');

/** Which key to revoke. */
export const DeleteKey = KeyRef.extend({ with_made: withMade });

/** The fields of lists of keys. */
export const keyQuery = {
  ...pageQuery,
  sessions: defaulted(z.boolean().describe('Whether sessions of the console are listed as well'), false),
};

/** Which keys to list. */
export const KeyQuery = z.strictObject(keyQuery).superRefine(eitherCursorOrOffset, runEvenIfInvalid);
export type KeyQuery = z.output<typeof KeyQuery>;
