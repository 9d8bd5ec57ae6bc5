import { endsCreatedKeys, newId, Problem, revocationSeconds, type Key } from '@handbill/contract';
import { quoted, type WorkspaceKeys } from '@handbill/operations';
import { StartupError } from '../../log/startup-error.ts';
import type { KeyCommand } from './read-key-command.ts';

const headings = ['ID', 'NAME', 'SCOPES', 'CREATED (UTC)', 'EXPIRES (UTC)', 'LAST USED (UTC)', 'MADE BY'];
const maxName = 40;

const minute = (time: Date) => time.toISOString().slice(0, 16).replace('T', ' ');

/** A name may have signs in it that a terminal obeys. */
const printable = (name: string): string => {
  const signs = [...name.replaceAll(/[\p{C}\p{Z}]+/gu, ' ').trim()];
  return signs.length > maxName ? `${signs.slice(0, maxName - 1).join('')}…` : signs.join('');
};

function expiry(expires_at: Date | null, now: Date): string {
  if (expires_at === null) return 'never';
  return `${minute(expires_at)}${expires_at <= now ? ' (expired)' : ''}`;
}

const rowOf = ({ id, name, scopes, made_by, created_at, expires_at, last_used_at }: Key, now: Date): string[] => [
  id,
  printable(name),
  scopes.join(','),
  minute(created_at),
  expiry(expires_at, now),
  last_used_at === null ? 'never' : minute(last_used_at),
  made_by?.id ?? '',
];

const lengthOf = (text: string | undefined) => [...(text ?? '')].length;

/** Keys as a table for people, a line each. Its columns are as wide as these keys need, so that a page at a time can be shown. */
function keyTable(keys: readonly Key[], { now, hasHeadings }: { readonly now: Date; readonly hasHeadings: boolean }): string {
  const rows = [headings, ...keys.map((key) => rowOf(key, now))];
  const widths = headings.map((_, column) => Math.max(...rows.map((row) => lengthOf(row[column]))));
  const lineOf = (row: readonly string[]) =>
    row.map((cell, column) => `${cell}${' '.repeat((widths[column] ?? 0) - lengthOf(cell))}`).join('  ');
  return rows
    .slice(hasHeadings ? 0 : 1)
    .map((row) => `${lineOf(row).trimEnd()}\n`)
    .join('');
}

/** The result goes to standard output, everything else to standard error. */
export interface Output {
  readonly result: (text: string) => void;
  readonly note: (line: string) => void;
}

const pageSize = 100;

async function create(keys: WorkspaceKeys, { fields }: Extract<KeyCommand, { name: 'create' }>, now: Date, output: Output): Promise<void> {
  const id = newId('key', now);
  const made = { made_by: null, is_session: false, revision: 1, created_at: now, updated_at: now, last_used_at: null };
  const secret = await keys.create({ ...fields, id, ...made });
  const end = fields.expires_at === null ? 'does not expire' : `expires at ${fields.expires_at.toISOString()}`;
  output.note(`Created ${id} with the scopes ${fields.scopes.join(', ')}. It ${end}. The key is shown only this once.`);
  output.result(`${secret}\n`);
}

async function list(keys: WorkspaceKeys, now: Date, output: Output): Promise<void> {
  let cursor: string | null = null;
  do {
    const { data, pagination } = await keys.list({ limit: pageSize, offset: null, cursor, sessions: false });
    output.result(keyTable(data, { now, hasHeadings: cursor === null }));
    cursor = pagination.next_cursor;
  } while (cursor !== null);
}

function explain(cause: unknown): never {
  if (!(cause instanceof Problem) || cause.code !== 'last_admin_key') throw cause;
  throw new StartupError(`${cause.message} Create another key with admin first.`);
}

async function revoke(keys: WorkspaceKeys, command: Extract<KeyCommand, { name: 'revoke' }>, at: Date, output: Output): Promise<void> {
  const { id } = command;
  const key = await keys.get(id);
  const withMade = command.withMade ?? (key !== null && endsCreatedKeys(key));
  const isRevoked = key !== null && (await keys.revoke(id, { at, withMade }).catch(explain));
  if (!isRevoked) throw new StartupError(`There is no key ${quoted(id)}: list shows those that there are.`);
  const refused = withMade ? `${id}, and the keys that it made. Running servers refuse them` : `${id}. Running servers refuse it`;
  output.note(`Revoked ${refused} within ${revocationSeconds} second.`);
}

export function runKeyCommand(command: KeyCommand, keys: WorkspaceKeys, now: Date, output: Output): Promise<void> {
  if (command.name === 'create') return create(keys, command, now, output);
  return command.name === 'list' ? list(keys, now, output) : revoke(keys, command, now, output);
}
