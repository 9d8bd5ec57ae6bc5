import { isShown, paint } from './terminal.ts';
import { recordSheet, recordTable } from './record-table.ts';
import { isPlainObject } from '@handbill/contract/counting';

/** A page of records, and whether there are more behind it. */
const isPage = (value: unknown): value is { readonly data: readonly unknown[]; readonly pagination?: Readonly<Record<string, unknown>> } =>
  isPlainObject(value) && Array.isArray(value['data']);

export const printLine = (value: unknown): void => void process.stdout.write(`${JSON.stringify(value)}\n`);

/** A line beside the answer. */
export const say = (line: string): void => void process.stderr.write(`${line}\n`);

/** Prints an answer: a table for people, a line of JSON for each record in a pipe, with `--json` the answer itself. */
export function print(answer: unknown, { json = false }: { readonly json?: boolean | undefined } = {}): void {
  if (answer === undefined) return isShown() && !json ? say('Done.') : undefined;
  if (json) return void process.stdout.write(`${JSON.stringify(answer, null, isShown() ? 2 : 0)}\n`);
  if (!isShown()) return isPage(answer) ? answer.data.forEach(printLine) : printLine(answer);
  if (!isPage(answer))
    return void process.stdout.write(isPlainObject(answer) ? recordSheet(answer) : `${JSON.stringify(answer, null, 2)}\n`);
  const records = answer.data.filter(isPlainObject);
  process.stdout.write(records.length === 0 ? 'Nothing found.\n' : recordTable(records));
  const { next_cursor: cursor, total } = answer.pagination ?? {};
  if (typeof cursor === 'string')
    say(paint('dim', `${records.length} of ${String(total)}; go on with --cursor ${cursor}, or --all`, process.stderr));
}
