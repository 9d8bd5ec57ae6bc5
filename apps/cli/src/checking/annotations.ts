/** A place in a file, counted from 1; `end` is the last column. */
export interface Place {
  readonly line: number;
  readonly column?: number;
  readonly end?: number;
}

interface Finding {
  readonly rule: string;
  readonly outcome: string;
  readonly pointer: string | null;
  readonly excerpt?: string | null;
  readonly span?: { readonly start: number; readonly end: number } | null;
  readonly message: string;
}

const escapeData = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeProperty = (text: string): string => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** A line that GitHub shows beside the file, in its own commands' escapes. */
export function annotation(file: string, { rule, outcome, message }: Finding, { line, column, end }: Place): string {
  const place = { file, line, ...(column !== undefined && { col: column, endColumn: end ?? column }), title: `Handbill: ${rule}` };
  const properties = Object.entries(place).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  return `::${outcome === 'fail' ? 'error' : 'warning'} ${properties.join(',')}::${escapeData(message)}`;
}

/** The first words of an excerpt, which may be shortened in its middle or at its ends. */
const wordsOf = (excerpt = ''): string =>
  excerpt
    .split('…')
    .find((one) => one.trim() !== '')
    ?.trim() ?? '';

/** Where a finding is in its file: the words themselves, else the part, else the whole. */
export function placeOf({ pointer, span, excerpt }: Finding, file: string, offsets: ReadonlyMap<string, number>): Place {
  const part = pointer === null ? undefined : [...offsets].find(([one]) => `${pointer}/`.startsWith(`${one}/`))?.[1];
  const words = wordsOf(excerpt ?? '');
  const from = part === undefined ? undefined : part + (span?.start ?? 0);
  const found = words === '' ? -1 : file.indexOf(words, from);
  const at = found >= 0 ? found : from;
  const before = file.slice(0, at ?? 0).split('\n');
  if (found < 0) return { line: before.length };
  const column = (before.at(-1)?.length ?? 0) + 1;
  return { line: before.length, column, end: column + (words.split('\n')[0]?.length ?? 1) - 1 };
}
