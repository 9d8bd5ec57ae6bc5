import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OperationTable } from './operation-row.ts';

/** Where a bundle has the table, derived when it was made: its schemas would take longer to load than a call. */
export const tableFile = 'operation-table.json';

/** The table as the bundle has it, or derived now. The code that derives it is loaded only then. */
export async function readTable(): Promise<OperationTable> {
  const built = join(import.meta.dirname, tableFile);
  if (existsSync(built)) return JSON.parse(readFileSync(built, 'utf8')) as OperationTable;
  const [{ deriveTable }, { contract }] = await Promise.all([import('./derive-table.ts'), import('@handbill/contract')]);
  return deriveTable(contract);
}
