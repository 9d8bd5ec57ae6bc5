import { Problem } from '@handbill/contract';
import type { Call } from '../call/call.ts';
import type { ErasableStore } from '../ports/erased-records.ts';
import type { ExpectedRevisions } from '../ports/expected-revisions.ts';
import { assertChanged } from './assert-revision.ts';

/** To erase takes more than to write: nothing brings it back. */
export function assertMayErase({ principal }: Call): void {
  const scope = 'admin';
  if (principal.scopes.has(scope)) return;
  throw new Problem('forbidden', { scope }, { detail: `To delete permanently, the key needs the scope ${scope}. Nothing was deleted.` });
}

interface Erased {
  readonly noun: string;
  readonly store: ErasableStore;
  readonly expected: ExpectedRevisions;
}

/** Erases a record that is there or in the trash. */
export async function eraseRecord(
  call: Call<'not_found' | 'revision_mismatch'>,
  id: string,
  { noun, store, expected }: Erased,
): Promise<void> {
  assertMayErase(call);
  const isErased = await store.erase(id, call.now(), expected);
  const current = async () => (await store.get(id)) ?? (await store.deleted?.(id)) ?? null;
  // An earlier attempt at the call may have erased it: nothing is left of it to tell.
  const result = isErased || (call.isRepeat && (await current()) === null);
  await assertChanged(call, { result, noun, id, current });
}
