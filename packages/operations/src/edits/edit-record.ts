import { assertFound, type Call } from '../call/call.ts';
import { assertRevision } from './assert-revision.ts';
import { retryOnConflict } from './retry-on-conflict.ts';

/** A record that is written on the revision on which it was read. */
interface Versioned {
  readonly revision: number;
  readonly updated_at: Date;
}

interface Edit<Stored> {
  /** The record's kind, in the callers' words. */
  readonly noun: string;
  readonly get: (id: string) => Promise<Stored | null>;
  /** The record with its changes; the record itself where nothing changes. */
  readonly change: (current: Stored) => Stored | Promise<Stored>;
  /** Writes it where its revision is still the one that was read. */
  readonly replace: (next: Stored, read: Stored) => Promise<boolean>;
  /** The edit has to be kept, whatever revision the caller expects. */
  readonly ofAnyRevision?: boolean | undefined;
}

/** Reads a record, changes it and writes it, again where another writer was faster. A record that comes back unchanged is not written. */
export function editRecord<Stored extends Versioned>(
  call: Call<'not_found' | 'revision_mismatch'>,
  id: string,
  { noun, get, change, replace, ofAnyRevision = false }: Edit<Stored>,
): Promise<Stored> {
  const since = performance.now();
  const edit = async () => {
    const current = assertFound(call, await get(id), noun, id);
    // An earlier attempt at this call may have made the change that it names.
    if (!ofAnyRevision && !call.isRepeat) assertRevision(call, current);
    const changed = await change(current);
    if (changed === current) return current;
    if (!ofAnyRevision) assertRevision(call, current);
    const next = { ...changed, revision: current.revision + 1, updated_at: call.now() };
    return (await replace(next, current)) ? next : undefined;
  };
  // Edits of this server wait for each other, so that only those of other servers are ever met as a conflict.
  return call.services.edits.run(`${call.principal.workspace.id} ${id}`, () => retryOnConflict(edit, since));
}
