import { EditedKey, type Fault, type Key, type Scope } from '@handbill/contract';
import type { Call } from '../call/call.ts';
import { quoted } from '../call/input/quoted.ts';
import type { Principal } from '../ports/storage.ts';

type LimitName = Exclude<keyof EditedKey, 'name'>;
type Limits = Pick<Key, LimitName>;

/** The most that a key may be given. */
export interface KeyRights extends Limits {
  readonly scopes: ReadonlySet<Scope>;
}

/** When a limit is within that of another key, and what is within it. */
type Rules = {
  readonly [Name in LimitName]: {
    readonly isWithin: (wanted: NonNullable<Limits[Name]>, own: NonNullable<Limits[Name]>) => boolean;
    readonly allowed: (own: NonNullable<Limits[Name]>) => string;
  };
};

const cap = {
  isWithin: (wanted: number, own: number): boolean => wanted <= own,
  allowed: (own: number): string => `at most ${own}, as that of the key of the call`,
};

const rules: Rules = {
  expires_at: {
    isWithin: (wanted, own) => wanted <= own,
    allowed: (own) => `at most ${own.toISOString()}, when the key of the call expires`,
  },
  models: {
    isWithin: (wanted, own) => wanted.every((name) => own.includes(name)),
    allowed: (own) => `of the models of the key of the call: ${own.map(quoted).join(', ')}`,
  },
  actor: { isWithin: (wanted, own) => wanted === own, allowed: (own) => `${quoted(own)}, as that of the key of the call` },
  monthly_token_cap: cap,
  monthly_cost_cap: cap,
};

const limitNames = Object.keys(rules) as LimitName[];
const ruleOf = (name: LimitName) => rules[name] as Rules['monthly_token_cap'];

/** A limit of `null` is none, and within nothing but itself. */
const isWithin = (name: LimitName, wanted: unknown, own: unknown): boolean =>
  own === null || (wanted !== null && ruleOf(name).isWithin(wanted as number, own as number));

/** What a key may give to those that it creates or changes: no more than it has. */
export const rightsOf = ({ scopes, key: { id: _, name: __, ...limits } }: Principal): KeyRights => ({ ...limits, scopes });

/** Limits that cannot be given; what is no limit at all is left to the schema. Only fields that are there are looked at. */
export function limitFaults(fields: Readonly<Record<string, unknown>>, rights: KeyRights, now: Date): Fault[] {
  return limitNames.flatMap((name): Fault[] => {
    const { data: wanted } = fields[name] === undefined ? {} : EditedKey.shape[name].safeParse(fields[name]);
    if (wanted === undefined) return [];
    const at = { in: 'body', pointer: `/${name}` } as const;
    if (wanted instanceof Date && wanted <= now)
      return [{ ...at, code: 'not_in_future', message: `must be after ${now.toISOString()}, the present time` }];
    if (isWithin(name, wanted, rights[name])) return [];
    return [{ ...at, code: 'exceeds_key', message: `must be ${ruleOf(name).allowed(rights[name] as number)}` }];
  });
}

/** Refuses to touch a key that may do more than that of the call. */
export function assertNotWider(call: Call, key: Key): void {
  const rights = rightsOf(call.principal);
  if (key.scopes.every((scope) => rights.scopes.has(scope)) && limitNames.every((name) => isWithin(name, key[name], rights[name]))) return;
  throw call.problem('forbidden', {}, { detail: `${quoted(key.id)} may do more than the key of the call, which cannot change it.` });
}
