import type { Answer } from './answer-to.ts';

const headers = ['content-type', 'etag', 'location', 'link', 'allow', 'www-authenticate'];
const id = /cmp_[0-9a-z]{26}/g;
const made = new Set(['id', 'created_at', 'updated_at', 'request_id', 'detail', 'errors', 'next_cursor', 'revision']);

/** Takes out what differs between two servers that do the same: ids and times of what was just made, and words for people. */
function told(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(told);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, made.has(name) ? typeof member : told(member)] as const));
}

/** What of an answer has to be the same on every side, as text. */
export function comparable({ status, headers: given, text }: Answer, port: number): string {
  const shown = headers.map((name) => {
    const value = String(given[name] ?? '');
    return `${name}: ${value
      .replaceAll(id, 'cmp_…')
      .replace(/; charset=utf-8$/, '')
      .replace(/cursor=[\w-]+/, 'cursor=…')
      .replace(`127.0.0.1:${port}`, 'host')
      .replace(/^"\d+"$/, '"n"')}`;
  });
  return [status, ...shown, text === '' ? '' : JSON.stringify(told(JSON.parse(text)))].join('\n');
}
