import { createHash } from 'node:crypto';
import { Problem } from '@handbill/contract';

const cursorVersion = 1;
const cursorPattern = /^(\d+)\.([\w-]{12})\.([\w-]{1,64})$/;

/** Ties a cursor to its list and its filters. */
export function digestOf(filters: unknown): string {
  return createHash('sha256').update(JSON.stringify(filters)).digest('base64url').slice(0, 12);
}

/** The place after a record, opaque to clients. */
export function writeCursor(id: string, digest: string): string {
  return Buffer.from(`${cursorVersion}.${digest}.${id}`).toString('base64url');
}

/**
 * The id of the last record before a cursor's place; refuses a cursor that is not ours or belongs to other filters.
 * It says where to go on, never what may be seen: a forged one shows no more than the same filters do.
 */
export function readCursor(cursor: string, digest: string): string {
  const [, version, forFilters, id] = cursorPattern.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (version !== String(cursorVersion) || id === undefined) throw invalidCursor('is not a cursor of ours: take next_cursor as it is');
  if (forFilters !== digest) throw invalidCursor('belongs to other filters: start again without it');
  return id;
}

const invalidCursor = (message: string) =>
  new Problem(
    'invalid_request',
    { errors: [{ in: 'query', pointer: '/cursor', code: 'invalid_cursor', message }] },
    { detail: 'One field is faulty.' },
  );
