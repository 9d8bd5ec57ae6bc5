import { Problem } from '@handbill/contract';
import { BSON, type FindCursor } from 'mongodb';

/** In bytes as they are stored: where a page by cursor ends early, and what one by offset may have at most. */
const mostByCursor = 4_000_000;
const mostByOffset = 8_000_000;
/** From here on a page is large. */
const large = 256_000;

let before: Promise<void> = Promise.resolve();

/** Waits until no other large page is being read: together they would take more memory than a small server has. Returns what ends the turn. */
async function turn(): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const mine = before;
  before = promise;
  await mine;
  // Only behind what makes an answer of the page.
  return () => void setImmediate(() => setImmediate(resolve));
}

/** What was read of a page. */
interface ReadPage<S> {
  readonly found: S[];
  /** Whether records were left because they are too large, whatever their number. */
  readonly isCut: boolean;
}

/**
 * Reads the records of a page, and the one behind it. A page by cursor ends where it becomes too large; one by offset is refused then, since the
 * caller counts on its number.
 */
export async function readPage<S>(cursor: FindCursor<Buffer>, limit: number, isByOffset: boolean): Promise<ReadPage<S>> {
  const found: S[] = [];
  let bytes = 0;
  let done: (() => void) | undefined;
  const most = isByOffset ? mostByOffset : mostByCursor;
  try {
    while (await cursor.hasNext())
      for (const record of cursor.readBufferedDocuments()) {
        bytes += record.length;
        if (bytes > most && found.length > 0 && found.length < limit) {
          if (isByOffset) throw tooLarge(found.length);
          return { found, isCut: true };
        }
        if (bytes > large) done ??= await turn();
        found.push(BSON.deserialize(record) as S);
      }
    return { found, isCut: false };
  } finally {
    done?.();
    await cursor.close();
  }
}

const tooLarge = (fitting: number): Problem =>
  new Problem(
    'invalid_request',
    {
      errors: [
        {
          in: 'query',
          pointer: '/limit',
          code: 'too_big',
          message: `must be at most ${fitting} here: the page would be larger than 8 MB. A page by cursor ends early instead`,
        },
      ],
    },
    { detail: 'One field is faulty.' },
  );
