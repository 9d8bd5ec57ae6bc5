import type { Problem } from '@handbill/contract';
import { assertFound, type Call } from '../call/call.ts';

type RevisionCall = Call<'revision_mismatch'>;
interface Versioned {
  readonly revision: number;
}

export function revisionMismatch(call: RevisionCall, { revision: current_revision }: Versioned): Problem {
  const detail = `The record has revision ${current_revision}, which is not the one that the request expects. Nothing was changed.`;
  return call.problem('revision_mismatch', { current_revision }, { detail });
}

/** Whether the caller would have a record of this revision changed. */
export const isExpected = ({ expectedRevisions }: RevisionCall, { revision }: Versioned): boolean =>
  expectedRevisions === undefined || expectedRevisions.includes(revision);

/** Throws where the caller expects another revision of a record. */
export function assertRevision(call: RevisionCall, record: Versioned): void {
  if (!isExpected(call, record)) throw revisionMismatch(call, record);
}

interface Changed<T> {
  /** The changed record; `null` or `false` where it was not changed, since there is none, or none of an expected revision. */
  readonly result: T | null | false;
  readonly noun: string;
  readonly id: string;
  /** The record as it is; `null` where there is none. */
  readonly current: () => Promise<Versioned | null>;
}

/** The changed record, or the problem that says why nothing was changed. */
export async function assertChanged<T>(
  call: Call<'not_found' | 'revision_mismatch'>,
  { result, noun, id, current }: Changed<T>,
): Promise<T> {
  const isUnchanged = result === null || result === false;
  const unexpected = isUnchanged && call.expectedRevisions !== undefined ? await current() : null;
  if (unexpected !== null) throw revisionMismatch(call, unexpected);
  return assertFound(call, result, noun, id);
}
