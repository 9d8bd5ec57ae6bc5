import type { ExportedRecord } from '@handbill/contract';
import type { Db } from 'mongodb';
import { withoutOutbox } from '../records/outbox.ts';
import { collections, recordsOf } from '../schema/collections.ts';

/** As many are in memory at once. */
const batchSize = 100;

/** Everything that is kept of a workspace, as it is when it is come to, and a last record that says how much that was. */
export async function* exportWorkspace(db: Db, workspaceId: string): AsyncGenerator<ExportedRecord> {
  let records = 0;
  for (const [kind, { perWorkspace }] of Object.entries(collections)) {
    if (perWorkspace.exported === null) continue;
    const cursor = db.collection(kind).find(recordsOf(kind, workspaceId), { projection: withoutOutbox, batchSize });
    for await (const stored of cursor) {
      records += 1;
      yield { kind, record: { ...perWorkspace.exported(stored as never) } };
    }
  }
  yield { kind: 'end', record: { records } };
}
