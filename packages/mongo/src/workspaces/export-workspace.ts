import type { ExportedPiece } from '@handbill/operations';
import type { Db } from 'mongodb';
import { readRecord } from '../database/lists/read-page.ts';
import { withoutOutbox } from '../records/outbox.ts';
import { collections, recordsOf } from '../schema/collections.ts';

/** As many records are in memory at once: of the largest kinds each may have half a megabyte. */
const batchSize = 10;

/** Everything that is kept of a workspace, as it is when it is come to, and a last record that says how much that was. */
export async function* exportWorkspace(db: Db, workspaceId: string): AsyncGenerator<ExportedPiece> {
  let count = 0;
  for (const kept of collections) {
    const { name: kind, exported } = kept;
    if (exported === null) continue;
    const options = { projection: withoutOutbox, batchSize, raw: true } as const;
    const cursor = db.collection(kind).find<Buffer>(recordsOf(kept, workspaceId), options);
    try {
      while (await cursor.hasNext()) {
        const stored = cursor.readBufferedDocuments();
        count += stored.length;
        const records = stored.map((record) => ({ kind, record: { ...exported(readRecord(record) as never) } }));
        yield { records, bytes: stored.reduce((sum, { length }) => sum + length, 0) };
      }
    } finally {
      await cursor.close();
    }
  }
  yield { records: [{ kind: 'end', record: { records: count } }], bytes: 0 };
}
