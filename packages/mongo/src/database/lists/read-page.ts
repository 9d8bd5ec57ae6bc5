import { BSON, type Document, type FindCursor } from 'mongodb';
import { faultyQuery } from './faulty-query.ts';

/** In bytes as they are stored: a page by cursor ends early here, and one by offset may have no more. */
const maxByCursor = 4_000_000;
const maxByOffset = 8_000_000;

/** The recent size of a record of each collection, in bytes, and the assumed one of an unknown collection. */
const lately = new Map<string, number>();
/** The driver reads a message whole, and the process keeps memory that is allocated in large pieces. */
const [unknown, message, fewest] = [100_000, 1_000_000, 2];

export const readRecord = (record: Uint8Array): Document => BSON.deserialize(record, { useBigInt64: true });

interface ReadPage<S> {
  readonly found: S[];
  /** Whether records were left because they are too large, whatever their number. */
  readonly isCut: boolean;
  /** Their size in the database. */
  readonly bytes: number;
}

interface PageLimits {
  readonly limit: number;
  /** In bytes; at least one record is read. */
  readonly most?: number;
  readonly isByOffset?: boolean;
}

/** Reads the records of a page, and the one behind it. A page by cursor ends where it becomes too large; one by offset is refused then. */
export async function readPage<S>(cursor: FindCursor<Buffer>, limits: PageLimits): Promise<ReadPage<S>> {
  const { limit, isByOffset = false, most = isByOffset ? maxByOffset : maxByCursor } = limits;
  const found: S[] = [];
  let bytes = 0;
  const { collection = '' } = cursor.namespace;
  const expected = lately.get(collection) ?? unknown;
  cursor.batchSize(Math.min(limit + 1, Math.max(fewest, Math.ceil(message / expected))));
  try {
    while (await cursor.hasNext())
      for (const record of cursor.readBufferedDocuments()) {
        if (bytes + record.length > most && found.length > 0 && found.length < limit) {
          if (isByOffset) throw tooLarge(found.length);
          return { found, isCut: true, bytes };
        }
        bytes += record.length;
        found.push(readRecord(record) as S);
      }
    return { found, isCut: false, bytes };
  } finally {
    if (found.length > 0) lately.set(collection, (expected + bytes / found.length) / 2);
    await cursor.close();
  }
}

const tooLarge = (fitting: number) =>
  faultyQuery(
    '/limit',
    'too_big',
    `must be at most ${fitting} here: the page would be larger than 8 MB. A page by cursor ends early instead`,
  );
