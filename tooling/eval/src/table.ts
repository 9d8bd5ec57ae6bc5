type Row = readonly (string | number)[];

/** A table for a terminal: the first column to the left, figures to the right. */
export function table(head: Row, rows: readonly Row[]): string {
  const all = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const lines = all.map((row) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  '),
  );
  return [lines[0], widths.map((width) => '─'.repeat(width)).join('  '), ...lines.slice(1)].join('\n');
}
