import * as z from 'zod';
import { eachOnce } from './each-once.ts';
import { InstantInput, Instant } from './instant.ts';
import { monthlyCapInputs, monthlyCaps } from './monthly-caps.ts';
import { optional } from './optional.ts';
import { text } from './text.ts';

/** An id of someone behind a key: visible ASCII. Those that begin with `system:`, in any case, are the server's own. */
export const isActor = (value: string): boolean => /^(?!system:)[\x21-\x7e]{1,200}$/i.test(value);

const models = 'Models that the key may use, by their names in `GET /models`';
const actor = 'User on whose behalf every call of the key is made: a different `Handbill-Actor` is refused';

/** The limits of a key as they are sent. */
export const keyLimitInputs = {
  expires_at: optional(
    InstantInput.meta({
      description: 'Time of expiry, in the future: RFC 3339 with any offset; `null`: never',
      examples: ['2099-12-31T23:59:59Z'],
    }),
  ),
  models: optional(
    z
      .array(text(1, 200))
      .min(1)
      .max(100)
      .check(eachOnce('model'))
      .meta({ description: `${models}, each once; \`null\`: all`, examples: [['gpt-5-mini']] }),
  ),
  actor: optional(
    z
      .string()
      .min(1)
      .max(200)
      .regex(/^[\x21-\x7e]+$/)
      .refine(isActor, { error: 'must not begin with system:' })
      .meta({ description: `${actor}. Visible ASCII that does not begin with \`system:\`; \`null\`: any user`, examples: ['user_42'] }),
  ),
  ...monthlyCapInputs,
};

/** The same as it is returned. */
export const keyLimits = {
  expires_at: Instant.nullable().meta({
    description: 'Time of expiry: RFC 3339, UTC, with milliseconds; `null`: never',
    examples: ['2099-12-31T23:59:59Z'],
  }),
  models: z.array(z.string()).nullable().describe(`${models}; \`null\`: all`),
  actor: z.string().nullable().describe(`${actor}; \`null\`: any user`),
  ...monthlyCaps,
};

/** The limits of a key that has none. */
export const noKeyLimits = { expires_at: null, models: null, actor: null, monthly_token_cap: null, monthly_cost_cap: null } as const;
