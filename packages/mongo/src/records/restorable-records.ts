import type { Author, DeletedRecord, ExpectedRevisions } from '@handbill/operations';
import type { Db } from 'mongodb';
import { recordFinder, type RecordKey } from '../database/batches/record-finder.ts';
import { type ChangeOf } from './change.ts';
import { RestorableChanges, type DependentRecords, type EraseRecord } from './restorable-changes.ts';
import type { Kept } from './kept.ts';
import { withoutOutbox } from './outbox.ts';

interface Definition<S extends RecordKey, T> {
  readonly noun: 'brand_voice' | 'campaign' | 'content';
  readonly fromStored: (stored: S) => T;
  readonly erase: EraseRecord;
  readonly dependents?: readonly DependentRecords<S>[];
  readonly maxFound?: number;
}

/** The records of a noun, of all workspaces. */
export type AllRecords<S extends RecordKey, T> = ReturnType<typeof allRecords<S, T>>;

export function allRecords<S extends RecordKey, T>(db: Db, kept: Kept<S>, { dependents, maxFound, ...definition }: Definition<S, T>) {
  const records = db.collection<S>(kept.name);
  const find = recordFinder(records, withoutOutbox, maxFound);
  return { ...definition, records, changes: new RestorableChanges<S>(db, kept, dependents), find };
}

/** The records of a noun that can be deleted, restored and erased, of one workspace. */
export class RestorableRecords<S extends RecordKey, T, All extends AllRecords<S, T> = AllRecords<S, T>> {
  protected readonly by: Author;
  protected readonly workspaceId: string;
  protected readonly all: All;

  constructor(by: Author, all: All) {
    this.by = by;
    this.workspaceId = by.workspaceId;
    this.all = all;
  }

  async get(_id: string): Promise<T | null> {
    const { find, fromStored } = this.all;
    const stored = await find({ _id, workspace_id: this.workspaceId });
    return stored && fromStored(stored);
  }

  delete(id: string, at: Date, expected?: ExpectedRevisions): Promise<boolean> {
    return this.all.changes.delete(this.#change('deleted', { id, at, expected }));
  }

  erase(id: string, at: Date, expected?: ExpectedRevisions): Promise<boolean> {
    const { changes, erase, noun } = this.all;
    return erase(changes, { by: this.by, why: `${noun}.deleted`, id, at, expected });
  }

  deleted(id: string): Promise<DeletedRecord | null> {
    return this.all.changes.deleted(this.workspaceId, id);
  }

  async restore(id: string, at: Date, expected?: ExpectedRevisions): Promise<T | null> {
    const restored = await this.all.changes.restore(this.#change('restored', { id, at, expected }));
    return restored && this.all.fromStored(restored);
  }

  #change(step: 'deleted' | 'restored', of: Pick<ChangeOf, 'id' | 'at' | 'expected'>): ChangeOf {
    const why = `${this.all.noun}.${step}` as const;
    // Only events of content name parts.
    const parts = this.all.noun === 'content' ? { changed_parts: [] } : {};
    return { by: this.by, why, events: [{ type: why, previous: null, ...parts }], ...of };
  }
}
