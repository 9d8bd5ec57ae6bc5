import * as z from 'zod';
import { eachOnce } from '../fields/each-once.ts';
import { InstantInput } from '../fields/instant.ts';
import { optional } from '../fields/optional.ts';
import { text } from '../fields/text.ts';
import { Scope, scopesOfLater } from '../operation/scope.ts';

/** In a request the scopes are those of this version, in an answer there may be later ones. */
const GrantedScope = z
  .enum(Scope.options)
  .meta({ id: 'GrantedScope', description: `What a new key may do. \`admin\` includes all others. ${scopesOfLater}` });

/** A new key. What it may be given depends on the key that creates it as well. */
export const CreateKey = z
  .strictObject({
    name: text(1, 100).meta({ description: 'What people know it by', examples: ['Website'] }),
    scopes: z
      .array(GrantedScope)
      .min(1)
      .max(Scope.options.length)
      .check(eachOnce('scope'))
      .meta({ description: 'What it may do, each scope once; only scopes of the key that creates it' }),
    expires_at: optional(
      InstantInput.meta({
        description:
          'When it expires: RFC 3339 with any offset, in the future. Left out: never, or 400 where the key that creates it expires',
      }),
    ),
  })
  .meta({
    id: 'CreateKey',
    description:
      'Besides what the schema says: `scopes` are scopes that the key of the call has itself, and `expires_at` is in the future and not after that key expires',
  });
export type CreateKey = z.output<typeof CreateKey>;
