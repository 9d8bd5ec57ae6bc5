import { createHash } from 'node:crypto';
import { Problem } from '@handbill/contract';

const version = 1;
const form = /^(\d+)\.([\w-]{12})\.([a-z]{3}_[0-9a-z]{26})$/;

/** Ties a cursor to its list and its filters. */
export function digestOf(filters: unknown): string {
  return createHash('sha256').update(JSON.stringify(filters)).digest('base64url').slice(0, 12);
}

/** The place after a record, opaque to whoever carries it. */
export function writeCursor(id: string, digest: string): string {
  return Buffer.from(`${version}.${digest}.${id}`).toString('base64url');
}

/**
 * The id that a cursor stands behind; a cursor that is not ours, or belongs to other filters, is refused.
 * It says where to go on, never what may be seen: a forged one shows no more than the same filters do.
 */
export function readCursor(cursor: string, digest: string): string {
  const [, of, forFilters, id] = form.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (of !== String(version) || id === undefined) throw refused('is not a cursor of ours: take next_cursor as it is');
  if (forFilters !== digest) throw refused('belongs to other filters: start again without it');
  return id;
}

const refused = (message: string) =>
  new Problem(
    'invalid_request',
    { errors: [{ in: 'query', pointer: '/cursor', code: 'invalid_cursor', message }] },
    { detail: 'One field is faulty.' },
  );
