import { setTimeout as pause } from 'node:timers/promises';
import { Problem } from '@handbill/contract';
import { assertFound, type Call } from '../call/call.ts';
import type { RestorableStore } from '../ports/restorable-store.ts';
import { assertRevision } from './assert-revision.ts';

/** How long a caller waits for its turn and for servers that are faster, in milliseconds: below the time-outs of common proxies. */
const patience_ms = 30_000;
const maxPause_ms = 64;

/**
 * Reads, changes and writes again while another writer was faster: `work` answers `undefined` when it lost.
 * One of those who race always wins, so that pauses of random length soon let everyone through. `since` is when the caller came, by `performance.now()`.
 */
export async function retryOnConflict<T>(work: () => Promise<T | undefined>, since = performance.now()): Promise<T> {
  for (let longest = 1; performance.now() - since < patience_ms; longest = Math.min(longest * 2, maxPause_ms)) {
    const result = await work();
    if (result !== undefined) return result;
    await pause(Math.random() * longest);
  }
  throw new Problem('unavailable', { retry_after: 1 }, { detail: 'Too many changes at once: try again.' });
}

/** A record that is written on the revision on which it was read. */
interface Versioned {
  readonly revision: number;
  readonly updated_at: Date;
}

interface Edit<Stored> {
  /** The record's kind, in the callers' words. */
  readonly noun: string;
  readonly store: Pick<RestorableStore<Stored>, 'get' | 'replace'>;
  /** The record with its changes; the record itself where nothing changes. */
  readonly change: (current: Stored) => Stored | Promise<Stored>;
  /** The edit has to be kept, whatever revision the caller expects. */
  readonly ofAnyRevision?: boolean | undefined;
}

/** Reads a record, changes it and writes it, again where another writer was faster. A record that comes back unchanged is not written. */
export function editRecord<Stored extends Versioned>(
  call: Call<'not_found' | 'revision_mismatch'>,
  id: string,
  { noun, store, change, ofAnyRevision = false }: Edit<Stored>,
): Promise<Stored> {
  const since = performance.now();
  const edit = async () => {
    const current = assertFound(call, await store.get(id), noun, id);
    // An earlier attempt at this call may have made the change that it names.
    if (!ofAnyRevision && !call.isRepeat) assertRevision(call, current);
    const changed = await change(current);
    if (changed === current) return current;
    if (!ofAnyRevision) assertRevision(call, current);
    const next = { ...changed, revision: current.revision + 1, updated_at: call.now() };
    return (await store.replace(next, current)) ? next : undefined;
  };
  // Edits of this server wait for each other, so that only those of other servers are ever met as a conflict.
  return call.services.edits.run(`${call.principal.workspace.id} ${id}`, () => retryOnConflict(edit, since));
}
