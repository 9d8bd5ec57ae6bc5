import { createHash } from 'node:crypto';
import { faultyQuery } from './faulty-query.ts';

/** A version, the digest of the filters, the id, and from the second version on a checksum. */
const cursorPattern = /^(?:1\.([\w-]{12})\.([\w-]{1,64})|2\.([\w-]{12})\.([\w-]{1,64})\.([\w-]{8}))$/;

const checksumOf = (digest: string, id: string): string => createHash('sha256').update(`${digest}.${id}`).digest('base64url').slice(0, 8);

/** Ties a cursor to its list and its filters. */
export function digestOf(filters: unknown): string {
  return createHash('sha256').update(JSON.stringify(filters)).digest('base64url').slice(0, 12);
}

export function writeCursor(id: string, digest: string): string {
  return Buffer.from(`2.${digest}.${id}.${checksumOf(digest, id)}`).toString('base64url');
}

/** The id of the last record before a cursor. A forged one shows no more than its filters do. 0.1.0 wrote cursors without a checksum. */
export function readCursor(cursor: string, digest: string): string {
  const bytes = Buffer.from(cursor, 'base64url');
  const [, firstFilters, firstId, filters = firstFilters, id = firstId, checksum] = cursorPattern.exec(bytes.toString()) ?? [];
  const isOurs = id !== undefined && filters !== undefined && (firstId !== undefined || checksum === checksumOf(filters, id));
  // Node skips signs that are not of the alphabet.
  if (!isOurs || bytes.toString('base64url') !== cursor) throw invalidCursor('is not a cursor of ours: take next_cursor as it is');
  if (filters !== digest) throw invalidCursor('belongs to other filters: start again without it');
  return id;
}

const invalidCursor = (message: string) => faultyQuery('/cursor', 'invalid_cursor', message);
