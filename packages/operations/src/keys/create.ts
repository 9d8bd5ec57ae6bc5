import { contract, CreateKey, Scope, type Fault, type Key } from '@handbill/contract';
import type { UnparsedInput } from '../call/call.ts';
import { implement } from '../call/implement.ts';
import { inputParser } from '../call/input/input-parser.ts';
import type { Principal } from '../ports/storage.ts';

const parse = inputParser(contract.keys.create, CreateKey);

/** The most that a new key may be given. */
export interface GrantableRights {
  readonly scopes: ReadonlySet<Scope>;
  /** `null`: it need not expire. */
  readonly expires_at: Date | null;
}

const fault = (pointer: string, code: string, message: string): Fault => ({ in: 'body', pointer, code, message });

/** Scopes that cannot be given; what is no scope at all is left to the schema. */
function scopeFaults(requested: unknown, { scopes }: GrantableRights): Fault[] {
  const listed: unknown[] = Array.isArray(requested) ? requested.slice(0, Scope.options.length) : [];
  const message = `must be a scope of the key that creates it: ${[...scopes].join(', ')}`;
  return listed.flatMap((each, index) => {
    const scope = Scope.options.find((one) => one === each);
    return scope === undefined || scopes.has(scope) ? [] : [fault(`/scopes/${index}`, 'exceeds_key', message)];
  });
}

/** A time that cannot be given; what is no time at all is left to the schema. */
function expiryFaults(requested: unknown, { expires_at: latest }: GrantableRights, now: Date): Fault[] {
  const { data: expiry } = CreateKey.shape.expires_at.safeParse(requested);
  if (expiry === undefined) return [];
  if (expiry !== null && expiry <= now)
    return [fault('/expires_at', 'not_in_future', `must be after ${now.toISOString()}, the present time`)];
  if (latest === null || (expiry !== null && expiry <= latest)) return [];
  const limit = `at most ${latest.toISOString()}, when the key that creates it expires`;
  return [
    expiry === null ? fault('/expires_at', 'required', `is required: ${limit}`) : fault('/expires_at', 'exceeds_key', `must be ${limit}`),
  ];
}

/** The fields of a new key, held to what it may be given: one problem names all faults. */
export function parseCreateKey(
  { fields, faults }: Pick<UnparsedInput, 'fields' | 'faults'>,
  rights: GrantableRights,
  now: Date,
): CreateKey {
  const exceeding = [...scopeFaults(fields['scopes'], rights), ...expiryFaults(fields['expires_at'], rights, now)];
  return parse(fields, { ...faults, named: [...faults.named, ...exceeding] });
}

/** What a key may give to those that it creates: no more than it has. */
const rightsOf = ({ scopes, key }: Principal): GrantableRights => ({ scopes, expires_at: key.expires_at });

export const create = implement.keys.create(async ({ call, input }) => {
  const fields = parseCreateKey(input, rightsOf(call.principal), call.now());
  const key: Key = { ...fields, ...call.newRecord('key'), last_used_at: null };
  return { ...key, key: await call.workspaceKeys.create(key) };
});
