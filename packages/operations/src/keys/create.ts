import { contract, CreateKey, Scope, type Fault, type Key } from '@handbill/contract';
import type { Call, UnparsedInput } from '../call/call.ts';
import { implement } from '../call/implement.ts';
import { inputParser } from '../call/input/input-parser.ts';
import type { Principal, WorkspaceKeys } from '../ports/storage.ts';
import { withCapFaults } from '../usage/with-cap-faults.ts';
import { limitFaults, ofCall, rightsOf, type KeyRights } from './key-rights.ts';

const parse = inputParser(contract.keys.create, CreateKey);

/** So many makers a key may have: its spending counts for all of them. */
const maxMakers = 16;

/** Scopes that cannot be given; a value that is no scope at all is left to the schema. */
function scopeFaults(requested: unknown, { scopes }: KeyRights): Fault[] {
  const listed: unknown[] = Array.isArray(requested) ? requested.slice(0, Scope.options.length) : [];
  const message = `must be a scope of the key that creates it: ${[...scopes].join(', ')}`;
  return listed.flatMap((each, index): Fault[] => {
    const scope = Scope.options.find((one) => one === each);
    return scope === undefined || scopes.has(scope) ? [] : [{ in: 'body', pointer: `/scopes/${index}`, code: 'exceeds_key', message }];
  });
}

/** The fields of a new key, held to the rights of its maker: one problem names all faults. A field that is left out is the maker's. */
export function parseCreateKey({ fields, faults }: Pick<UnparsedInput, 'fields' | 'faults'>, rights: KeyRights, now: Date): CreateKey {
  const { scopes: _, ...limits } = rights;
  const sent = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const exceeding = [...scopeFaults(sent['scopes'], rights), ...limitFaults(sent, [ofCall(rights)], now)];
  return parse({ ...limits, ...sent }, { ...faults, named: [...faults.named, ...exceeding] });
}

/** The maker of a key, and all makers of that: for a session it is the key behind it. */
function makerIn({ key, created_by, behind }: Principal): { readonly made_by: Key['made_by']; readonly chain: readonly string[] } {
  if (behind !== null) return { made_by: { id: behind.id, name: behind.name }, chain: created_by };
  return { made_by: { id: key.id, name: key.name }, chain: [key.id, ...created_by] };
}

/** Creates a key with no more rights than that of the call. `isMaker`: in its own workspace that one has made it. */
export async function createKey(call: Call, input: UnparsedInput, keys: WorkspaceKeys, isMaker: boolean) {
  const { principal } = call;
  const fields = parseCreateKey(await withCapFaults(call, input), rightsOf(principal), call.now());
  const maker = makerIn(principal);
  const created_by = isMaker ? maker.chain : [];
  if (created_by.length > maxMakers)
    throw call.problem('forbidden', {}, { detail: `The key has ${maxMakers} makers: it cannot make another one.` });
  const { id, created_at } = call.newRecord('key');
  const made_by = isMaker ? maker.made_by : null;
  const key: Key = { ...fields, id, made_by, is_session: false, revision: 1, created_at, updated_at: created_at, last_used_at: null };
  return { ...key, key: await keys.create(key, created_by) };
}

export const create = implement.keys.create(({ call, input }) => createKey(call, input, call.workspaceKeys, true));
