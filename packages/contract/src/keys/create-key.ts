import * as z from 'zod';
import { eachOnce } from '../fields/each-once.ts';
import { text } from '../fields/text.ts';
import { Scope, scopesOfLater } from '../operation/scope.ts';
import { KeyRef } from './key.ts';
import { keyLimitInputs } from '../fields/key-limits.ts';

/** The scopes of a request: an answer may have scopes of later versions as well. */
const GrantedScope = z
  .enum(Scope.options)
  .meta({ id: 'GrantedScope', description: `A right of a new key. \`admin\` includes all others. ${scopesOfLater}` });

/** The editable fields of a key; an edited one has to be valid as a whole by it. */
export const EditedKey = z.strictObject({
  name: text(1, 100).meta({ description: 'Display name', examples: ['Website'] }),
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
        description: 'The scopes, each once; only scopes that the creating key has',
        examples: [['content:read', 'content:write']],
      }),
  })
  .meta({
    id: 'CreateKey',
    description:
      'A new key. Rules beyond the schema: `expires_at` is in the future, and no right is wider than in the key of the call. A field that is left out has the value of that key',
  });
export type CreateKey = z.output<typeof CreateKey>;

/** An edit by JSON merge patch (RFC 7386). The handler parses it against the stored record. */
export const UpdateKey = z
  .strictObject({ ...KeyRef.shape, ...EditedKey.shape, name: EditedKey.shape.name.optional() })
  .meta({ id: 'UpdateKey', description: 'A JSON merge patch (RFC 7386): absent keeps, `null` clears, lists replace' });
