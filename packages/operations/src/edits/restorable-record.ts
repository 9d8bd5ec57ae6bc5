import { Problem } from '@handbill/contract';
import type { Call } from '../call/call.ts';
import type { ExpectedRevisions, RestorableStore } from '../ports/restorable-store.ts';
import { assertChanged } from './assert-revision.ts';

/** The problems of a change of a record. */
export type RecordCall = Call<'not_found' | 'revision_mismatch'>;

interface Restorable<T> {
  readonly noun: string;
  readonly store: RestorableStore<T>;
}

/** Stores a record, unless an earlier attempt at the call has stored it. */
export async function insertOnce<T extends { readonly id: string }>(
  call: Call,
  store: Pick<RestorableStore<T>, 'get'> & { insert(record: T): Promise<void> },
  record: T,
): Promise<T> {
  const earlier = call.isRepeat ? await store.get(record.id) : null;
  if (earlier !== null) return earlier;
  await store.insert(record);
  return record;
}

/** Deletes a record, which can be restored. */
export async function deleteRecord<T extends { readonly revision: number }>(
  call: RecordCall,
  id: string,
  { noun, store }: Restorable<T>,
): Promise<undefined> {
  const isDeleted = (await store.delete(id, call.now(), call.expectedRevisions)) || (call.isRepeat && (await store.deleted(id)) !== null);
  await assertChanged(call, { result: isDeleted, noun, id, current: () => store.get(id) });
  return undefined;
}

/** Brings a deleted record back. */
export async function restoreRecord<T extends { readonly revision: number }>(
  call: RecordCall,
  id: string,
  { noun, store }: Restorable<T>,
): Promise<T> {
  const restored = await store.restore(id, call.now(), call.expectedRevisions);
  const result = restored ?? (call.isRepeat ? await store.get(id) : null);
  const current = async () => (await store.get(id)) ?? store.deleted(id);
  return assertChanged(call, { result, noun: `deleted ${noun}`, id, current });
}

/** To erase takes more than to write: nothing brings it back. */
export function assertMayErase({ principal }: Call): void {
  const scope = 'admin';
  if (principal.scopes.has(scope)) return;
  throw new Problem('forbidden', { scope }, { detail: `To delete permanently, the key needs the scope ${scope}. Nothing was deleted.` });
}

/** Erases a record that is there or in the trash. */
export async function eraseRecord<T extends { readonly revision: number }>(
  call: RecordCall,
  id: string,
  { noun, store }: Restorable<T>,
  expected: ExpectedRevisions,
): Promise<undefined> {
  assertMayErase(call);
  const isErased = await store.erase(id, call.now(), expected);
  const current = async () => (await store.get(id)) ?? store.deleted(id);
  // An earlier attempt at the call may have erased it: nothing is left of it to tell.
  const result = isErased || (call.isRepeat && (await current()) === null);
  await assertChanged(call, { result, noun, id, current });
  return undefined;
}
