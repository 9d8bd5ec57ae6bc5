import * as z from 'zod';
import { eachOnce } from '../fields/each-once.ts';
import { text } from '../fields/text.ts';
import { Scope, scopesOfLater } from '../operation/scope.ts';
import { KeyRef } from './key.ts';
import { keyLimitInputs } from '../fields/key-limits.ts';

/** In a request the scopes are those of this version, in an answer there may be later ones. */
const GrantedScope = z
  .enum(Scope.options)
  .meta({ id: 'GrantedScope', description: `What a new key may do. \`admin\` includes all others. ${scopesOfLater}` });

/** The editable fields of a key; an edited one has to be valid as a whole by it. */
export const EditedKey = z.strictObject({
  name: text(1, 100).meta({ description: 'What people know it by', examples: ['Website'] }),
  ...keyLimitInputs,
});
export type EditedKey = z.output<typeof EditedKey>;

/** A new key. Its rights are bounded by those of the key that creates it as well. */
export const CreateKey = z
  .strictObject({
    ...EditedKey.shape,
    scopes: z
      .array(GrantedScope)
      .min(1)
      .max(Scope.options.length)
      .check(eachOnce('scope'))
      .meta({
        description: 'What it may do, each scope once; only scopes of the key that creates it',
        examples: [['content:read', 'content:write']],
      }),
  })
  .meta({
    id: 'CreateKey',
    description:
      'Besides what the schema says: `expires_at` is in the future, and nothing is wider than it is in the key of the call. A field that is left out is as in that key',
  });
export type CreateKey = z.output<typeof CreateKey>;

/** An edit by JSON merge patch (RFC 7386). The handler parses it against the stored record. */
export const UpdateKey = z
  .strictObject({ ...KeyRef.shape, ...EditedKey.shape, name: EditedKey.shape.name.optional() })
  .meta({ id: 'UpdateKey', description: 'A JSON merge patch (RFC 7386): absent keeps, `null` clears, lists replace' });
