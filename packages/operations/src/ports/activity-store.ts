import type { ActivityEntry, Page, ProblemCode } from '@handbill/contract';

/** Which activity to read. */
export interface ActivitySearch {
  /** Entries of this record; `null`: entries of the workspace itself and its refused calls. */
  readonly resource_id: string | null;
  readonly limit: number;
  readonly cursor: string | null;
}

/** The changes in one workspace, and who made them. */
export interface ActivityStore {
  list(search: ActivitySearch): Promise<Page<ActivityEntry>>;
}

/** A call that a key may not make, or not now. */
export interface RefusedCall {
  readonly workspaceId: string;
  readonly keyId: string;
  /** `null`: the key opens nothing, whatever it calls. */
  readonly operation: string | null;
  readonly code: ProblemCode;
}

export interface RefusedCalls {
  /** Counts a call. It is stored a moment later, and nobody waits for it. */
  count(call: RefusedCall, at: Date): void;
}
