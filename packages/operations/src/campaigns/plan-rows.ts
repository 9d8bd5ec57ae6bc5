import { isPlainObject, planColumns, type Fault, type PlanColumn, type PlanFormat } from '@handbill/contract';

/** A line of a plan with the cells of its columns: an empty one is `null`. */
export interface PlanRow {
  readonly line: number;
  readonly cells: Readonly<Record<PlanColumn, string | null>>;
}

interface ReadPlan {
  readonly rows: readonly PlanRow[];
  readonly faults: readonly Fault[];
}

/** A fault of a line of the table. */
export const lineFault = (line: number, column: string, code: string, message: string): Fault => ({
  in: 'body',
  pointer: `/data/${line}/${column}`,
  code,
  message: `line ${line}: ${message}`,
});

const isColumn = (name: string): name is PlanColumn => planColumns.some((column) => column === name);
const known = `must be one of ${planColumns.join(', ')}`;

function rowOf(line: number, entries: readonly (readonly [string, string])[]): PlanRow {
  const given = new Map(entries);
  const cells = Object.fromEntries(planColumns.map((name) => [name, given.get(name)?.trim() || null]));
  return { line, cells: cells as PlanRow['cells'] };
}

/** The records of a CSV file, and the lines on which they begin. Reads each sign once. */
function recordsIn(data: string): { readonly line: number; readonly cells: string[] }[] {
  const records: { line: number; cells: string[] }[] = [];
  let [cells, cell, isQuoted, line, begins]: [string[], string, boolean, number, number] = [[], '', false, 1, 1];
  const endRecord = () => {
    if (cells.length > 0 || cell !== '') {
      cells.push(cell);
      records.push({ line: begins, cells });
    }
    [cells, cell, begins] = [[], '', line + 1];
  };
  for (let at = 0; at < data.length; at += 1) {
    const sign = data.charAt(at);
    if (isQuoted && sign === '"' && data.charAt(at + 1) === '"') [cell, at] = [`${cell}"`, at + 1];
    else if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && sign === ',') {
      cells.push(cell);
      cell = '';
    } else if (!isQuoted && sign === '\n') endRecord();
    else cell += sign;
    if (sign === '\n') line += 1;
  }
  endRecord();
  return records;
}

const unguarded = (cell: string): string => cell.replace(/^'(?=[=+\-@'\t])/, '');

function readCsv(data: string): ReadPlan {
  const [header, ...records] = recordsIn(data.replace(/^\uFEFF/, ''));
  const names = (header?.cells ?? []).map((name) => name.trim());
  const faults = names.flatMap((name) => (isColumn(name) ? [] : [lineFault(1, name, 'unknown_field', `${name} is no column: ${known}`)]));
  const namedIn = (cells: readonly string[]) => names.map((name, at) => [name, unguarded(cells[at] ?? '')] as const);
  const rows = records.map(({ line, cells }) => rowOf(line, namedIn(cells)));
  const tooLong = records.flatMap(({ line, cells }) =>
    cells.length > names.length ? [lineFault(line, '', 'too_big', `has ${cells.length} cells, and the header ${names.length}`)] : [],
  );
  return { rows, faults: [...faults, ...tooLong] };
}

function readJsonLine(text: string, line: number): ReadPlan {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { rows: [], faults: [lineFault(line, '', 'invalid_format', 'must be a JSON object')] };
  }
  if (!isPlainObject(value)) return { rows: [], faults: [lineFault(line, '', 'invalid_type', 'must be a JSON object')] };
  const entries = Object.entries(value);
  const faults = entries.flatMap(([name, cell]) => {
    if (!isColumn(name)) return [lineFault(line, name, 'unknown_field', `${name} is no column: ${known}`)];
    return cell === null || typeof cell === 'string' ? [] : [lineFault(line, name, 'invalid_type', 'must be a string or null')];
  });
  const texts = entries.flatMap(([name, cell]) => (typeof cell === 'string' ? [[name, cell] as const] : []));
  return { rows: [rowOf(line, texts)], faults };
}

/** Reads a table, and names each line that is not a row. */
export function readPlan(format: PlanFormat, data: string): ReadPlan {
  if (format === 'csv') return readCsv(data);
  const lines = data.split('\n').flatMap((text, at) => (text.trim() === '' ? [] : [readJsonLine(text, at + 1)]));
  return { rows: lines.flatMap(({ rows }) => rows), faults: lines.flatMap(({ faults }) => faults) };
}

/** A spreadsheet would take a cell that begins so for a formula. */
const guarded = (cell: string): string => (/^[=+\-@'\t]/.test(cell) ? `'${cell}` : cell);
const quoted = (cell: string): string => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Writes a table. */
export function writePlan(format: PlanFormat, rows: readonly PlanRow['cells'][]): string {
  if (format === 'jsonl') return rows.map((cells) => `${JSON.stringify(cells)}\n`).join('');
  const lines = rows.map((cells) => planColumns.map((name) => quoted(guarded(cells[name] ?? ''))).join(','));
  return [planColumns.join(','), ...lines].map((line) => `${line}\n`).join('');
}
