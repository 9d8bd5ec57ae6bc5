const cellsOf = (row: string): readonly string[] =>
  row
    .trim()
    .replaceAll(/^\||\|$/g, '')
    .split(/(?<!\\)\|/);

/** Whether a line makes the line before it the heads of a table. */
export function isDelimiterRow(row: string, heads: string): boolean {
  if (!/^[|:\- \t]+$/.test(row) || !heads.includes('|')) return false;
  const cells = cellsOf(row);
  return cells.length === cellsOf(heads).length && cells.every((cell) => /^\s*:?-+:?\s*$/.test(cell));
}
