import type { JsonSchema } from '@handbill/client/counting';

export type Row = Readonly<Record<string, unknown>>;

const isSame = (one: string, other: string | undefined): boolean => one.toLowerCase() === other?.toLowerCase();

/** A cell as a sheet has it: in quotes, with quotes doubled, where it has a tab, a line or a quote in it. */
const cellsOf = (text: string): string[][] => {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end = ''] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r?\n|$)/g)) {
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (end !== '\t') rows.push([]);
  }
  return rows.filter((row) => row.some((cell) => cell !== ''));
};

function valueOf({ enum: values, enumTitles }: JsonSchema, cell: string): string | undefined {
  if (values === undefined) return cell || undefined;
  return values.find((value, at) => isSame(value, cell) || isSame(enumTitles?.[at] ?? '', cell));
}

/** The first values of a new row: the first one where one has to be chosen. */
export const emptyRow = ({ properties = {}, required = [] }: JsonSchema): Row =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([name, { enum: values }]) => (values && required.includes(name) ? [[name, values[0]]] : [])),
  );

/** Whether a row has nothing in it yet; one that is not there has not. */
export const isBlank = (row: Row | undefined, schema: JsonSchema): boolean =>
  Object.entries(row ?? {}).every(([name, value]) => value === undefined || value === emptyRow(schema)[name]);

/** Rows of a sheet. A first row that names columns tells their order; else they are those from the given one on. */
export function rowsOf(text: string, schema: JsonSchema, from: string | undefined): readonly Row[] {
  const columns = Object.entries(schema.properties ?? {});
  const [first = [], ...others] = cellsOf(text);
  const named = first.map((cell) => columns.find(([name, { title }]) => isSame(name, cell) || isSame(title ?? '', cell)));
  const hasNames = named.length > 1 && named.every((column) => column !== undefined);
  const order = hasNames
    ? named
    : columns.slice(
        Math.max(
          0,
          columns.findIndex(([name]) => name === from),
        ),
      );
  return (hasNames ? others : [first, ...others]).map((cells) => {
    const values = order.flatMap((column, at) => {
      const value = column && valueOf(column[1], cells[at] ?? '');
      return value === undefined ? [] : [[column?.[0], value] as const];
    });
    return { ...emptyRow(schema), ...Object.fromEntries(values) };
  });
}
