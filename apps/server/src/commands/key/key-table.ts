import type { Key } from '@handbill/contract';

const headings = ['ID', 'NAME', 'SCOPES', 'CREATED (UTC)', 'EXPIRES (UTC)', 'LAST USED (UTC)', 'MADE BY'];
const longestName = 40;

const minute = (time: Date) => time.toISOString().slice(0, 16).replace('T', ' ');

/** A name may have signs in it that a terminal obeys. */
const printable = (name: string): string => {
  const signs = [...name.replaceAll(/[\p{C}\p{Z}]+/gu, ' ').trim()];
  return signs.length > longestName ? `${signs.slice(0, longestName - 1).join('')}…` : signs.join('');
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
export function keyTable(keys: readonly Key[], { now, hasHeadings }: { readonly now: Date; readonly hasHeadings: boolean }): string {
  const rows = [headings, ...keys.map((key) => rowOf(key, now))];
  const widths = headings.map((_, column) => Math.max(...rows.map((row) => lengthOf(row[column]))));
  const lineOf = (row: readonly string[]) =>
    row.map((cell, column) => `${cell}${' '.repeat((widths[column] ?? 0) - lengthOf(cell))}`).join('  ');
  return rows
    .slice(hasHeadings ? 0 : 1)
    .map((row) => `${lineOf(row).trimEnd()}\n`)
    .join('');
}
