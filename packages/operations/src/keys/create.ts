import { contract, CreateKey, Scope, type Fault, type Key } from '@handbill/contract';
import type { UnparsedInput } from '../call/call.ts';
import { implement } from '../call/implement.ts';
import { inputParser } from '../call/input/input-parser.ts';
import { limitFaults, rightsOf, type KeyRights } from './key-rights.ts';

const parse = inputParser(contract.keys.create, CreateKey);

/** So many makers a key may have: what it spends counts for all of them. */
const maxMakers = 16;

/** Scopes that cannot be given; what is no scope at all is left to the schema. */
function scopeFaults(requested: unknown, { scopes }: KeyRights): Fault[] {
  const listed: unknown[] = Array.isArray(requested) ? requested.slice(0, Scope.options.length) : [];
  const message = `must be a scope of the key that creates it: ${[...scopes].join(', ')}`;
  return listed.flatMap((each, index): Fault[] => {
    const scope = Scope.options.find((one) => one === each);
    return scope === undefined || scopes.has(scope) ? [] : [{ in: 'body', pointer: `/scopes/${index}`, code: 'exceeds_key', message }];
  });
}

/** The fields of a new key, held to what it may be given: one problem names all faults. What is left out it has from its maker. */
export function parseCreateKey({ fields, faults }: Pick<UnparsedInput, 'fields' | 'faults'>, rights: KeyRights, now: Date): CreateKey {
  const { scopes: _, ...limits } = rights;
  const sent = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const exceeding = [...scopeFaults(sent['scopes'], rights), ...limitFaults(sent, rights, now)];
  return parse({ ...limits, ...sent }, { ...faults, named: [...faults.named, ...exceeding] });
}

export const create = implement.keys.create(async ({ call, input }) => {
  const { principal } = call;
  const fields = parseCreateKey(input, rightsOf(principal), call.now());
  const created_by = [principal.key.id, ...principal.created_by];
  if (created_by.length > maxMakers)
    throw call.problem('forbidden', {}, { detail: `The key has ${maxMakers} makers: it cannot make another one.` });
  const { id, created_at } = call.newRecord('key');
  const key: Key = { ...fields, id, revision: 1, created_at, updated_at: created_at, last_used_at: null };
  return { ...key, key: await call.workspaceKeys.create(key, created_by) };
});
