import { EditedKey, isWithinLimit, limitNames, type Fault, type Key, type KeyLimits, type LimitName, type Scope } from '@handbill/contract';
import type { Call } from '../call/call.ts';
import { quoted } from '../call/input/quoted.ts';
import type { Principal } from '../ports/storage.ts';

/** The most that a key may be given. */
export interface KeyRights extends KeyLimits {
  readonly scopes: ReadonlySet<Scope>;
}

/** Limits that those of a key have to be within, and whose they are. */
export interface Bound {
  readonly limits: KeyLimits;
  readonly whose: string;
}

type Allowed = { readonly [Name in LimitName]: (limit: NonNullable<KeyLimits[Name]>, whose: string) => string };

const atMost = (limit: number, whose: string): string => `at most ${limit}, as that of ${whose}`;

/** Names the values within a limit. */
const allowed: Allowed = {
  expires_at: (limit, whose) => `at most ${limit.toISOString()}, when ${whose} expires`,
  models: (limit, whose) => `of the models of ${whose}: ${limit.map(quoted).join(', ')}`,
  actor: (limit, whose) => `${quoted(limit)}, as that of ${whose}`,
  monthly_token_cap: atMost,
  monthly_cost_cap: atMost,
};

/** The rights that a key may give: no more than it has. A session gives them as the key behind it, which lives on. */
export function rightsOf({ scopes, key: { id: _, name: __, ...limits }, behind }: Principal): KeyRights {
  return { ...limits, ...(behind !== null && { expires_at: behind.expires_at, actor: behind.actor }), scopes };
}

export const ofCall = (limits: KeyLimits): Bound => ({ limits, whose: 'the key of the call' });

/** Limits that cannot be given; a value that is no limit at all is left to the schema. Only fields that are there are looked at. */
export function limitFaults(fields: Readonly<Record<string, unknown>>, bounds: readonly Bound[], now: Date): Fault[] {
  return limitNames.flatMap((name): Fault[] => {
    const { data: wanted } = fields[name] === undefined ? {} : EditedKey.shape[name].safeParse(fields[name]);
    if (wanted === undefined) return [];
    const at = { in: 'body', pointer: `/${name}` } as const;
    if (wanted instanceof Date && wanted <= now)
      return [{ ...at, code: 'not_in_future', message: `must be after ${now.toISOString()}, the present time` }];
    const exceeded = bounds.find(({ limits }) => !isWithinLimit(name, wanted, limits[name]));
    if (exceeded === undefined) return [];
    const within = allowed[name] as (limit: unknown, whose: string) => string;
    return [{ ...at, code: 'exceeds_key', message: `must be ${within(exceeded.limits[name], exceeded.whose)}` }];
  });
}

/** Refuses to touch a key that may do more than that of the call. */
export function assertNotWider(call: Call, key: Pick<Key, 'id' | 'scopes'> & KeyLimits): void {
  const rights = rightsOf(call.principal);
  const isWithin = limitNames.every((name) => isWithinLimit(name, key[name], rights[name]));
  if (isWithin && key.scopes.every((scope) => rights.scopes.has(scope))) return;
  throw call.problem('forbidden', {}, { detail: `${quoted(key.id)} may do more than the key of the call, which cannot change it.` });
}
