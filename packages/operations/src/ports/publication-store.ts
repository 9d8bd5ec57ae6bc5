import type { FixedTime, Page, Publication, PublicationQuery, PublicationStatus, PublicationStep } from '@handbill/contract';
import type { ExpectedRevisions } from './expected-revisions.ts';

/** A publication as it is kept: without what is its text's. */
export interface Placement extends Omit<Publication, 'content' | 'text' | 'allowed_actions'> {
  /** Which of its times stays the same where zones change; `null` without a time. */
  readonly fixed: FixedTime | null;
  /** The call that moved it last, the same for each try of one idempotency key. */
  readonly moved_in?: string | undefined;
}

/** The instants of a time from the first to before the last. */
export interface TimeRange {
  readonly from: Date | null;
  readonly before: Date | null;
}

/** Which publications are listed. */
export interface PlacementQuery extends Omit<PublicationQuery, 'from' | 'to' | 'time_zone'> {
  readonly planned: TimeRange;
}

/** A step, and what changes with it. */
export interface PlacementStep {
  readonly step: PublicationStep;
  readonly published?: Publication['published'];
}

/** The publications of one workspace. */
export interface PublicationStore {
  /** Stores new ones, all or none. `false`: one of their texts is gone. */
  insertAll(placements: readonly Placement[]): Promise<boolean>;
  get(id: string): Promise<Placement | null>;
  list(query: PlacementQuery): Promise<Page<Placement>>;
  /** Takes the step if the publication may at that very moment, else `null`. */
  transition(id: string, step: PlacementStep, now: Date, expected?: ExpectedRevisions): Promise<Placement | null>;
  /** Writes those that still are as they were read, at their revisions: all or none. */
  replaceAll(changes: readonly { readonly next: Placement; readonly read: Placement }[]): Promise<boolean>;
  /** Deletes one in one of these statuses for good. `false`: there is none. */
  delete(id: string, statuses: readonly PublicationStatus[], now: Date, expected?: ExpectedRevisions): Promise<boolean>;
}
