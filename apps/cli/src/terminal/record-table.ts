import { columns, displayWidth, fit, harmless, paint } from './terminal.ts';
import { isPlainObject } from '@handbill/contract/counting';

type Row = Readonly<Record<string, unknown>>;

/** Fields that tell records apart come first. */
const first = ['id', 'title', 'name', 'status', 'type', 'rule', 'outcome'];
const widest = 40;

/** `undefined`: the value has no place in a cell. */
function cell(value: unknown): string | undefined {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return `${value.toISOString().slice(0, 16).replace('T', ' ')}Z`;
  if (Array.isArray(value)) return value.every((item) => typeof item !== 'object') ? value.join(', ') : undefined;
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? harmless(String(value)) : undefined;
}

function columnsOf(rows: readonly Row[]): string[] {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const shown = names.filter((name) => rows.some((row) => cell(row[name])) && rows.every((row) => cell(row[name]) !== undefined));
  const place = (name: string) => (first.includes(name) ? first.indexOf(name) : first.length);
  return shown.toSorted((a, b) => place(a) - place(b));
}

/** Records in lines: as many columns as there is room for, and on a narrow terminal two lines for each. */
export function recordTable(rows: readonly Row[], width = columns()): string {
  const names = columnsOf(rows);
  if (names.length === 0) return '';
  if (width < 60) {
    const lines = rows.flatMap((row) => {
      const [head = '', ...rest] = names.map((name) => cell(row[name]) ?? '').filter((text) => text !== '');
      return [head, ...(rest.length === 0 ? [] : [`  ${fit(rest.join(' · '), width - 2).trimEnd()}`])];
    });
    return `${lines.join('\n')}\n`;
  }
  const all = [names, ...rows.map((row) => names.map((name) => cell(row[name]) ?? ''))];
  const natural = names.map((_, at) => Math.max(...all.map((line) => displayWidth((line[at] ?? '').replaceAll(/\s+/g, ' ')))));
  const widths: number[] = [];
  for (const [at, wanted] of natural.entries()) {
    const left = width - widths.reduce((sum, one) => sum + one + 2, 0);
    const own = Math.min(wanted, widest, left);
    // A column of which too little would show is left out, and so are those behind it.
    if (at > 0 && own < Math.min(wanted, 8)) break;
    widths.push(own);
  }
  const lines = all.map((line) =>
    widths
      .map((own, at) => fit(line[at] ?? '', own))
      .join('  ')
      .trimEnd(),
  );
  return `${lines.map((line, at) => (at === 0 ? paint('bold', line) : line)).join('\n')}\n`;
}

/** Its members, and those of the objects in it. */
const membersOf = (record: Row): [string, unknown][] =>
  Object.entries(record).flatMap(([name, value]): [string, unknown][] =>
    isPlainObject(value) ? Object.entries(value).map(([inner, one]) => [`${name}.${inner}`, one]) : [[name, value]],
  );

/** One record, a member a line; the words of a text stand below. */
export function recordSheet(record: Row, width = columns()): string {
  const entries = membersOf(record).filter(([name, value]) => cell(value) !== '' && name !== 'text');
  const label = Math.min(Math.max(0, ...entries.map(([name]) => name.length)), Math.floor(width / 2));
  const lines = entries.map(([name, value]) => {
    const shown = cell(value) ?? harmless(JSON.stringify(value));
    return `${paint('dim', fit(name, label))}  ${fit(shown, Math.max(8, width - label - 2)).trimEnd()}`;
  });
  const text = typeof record['text'] === 'string' ? `\n${harmless(record['text'])}\n` : '';
  return `${lines.join('\n')}\n${text}`;
}
