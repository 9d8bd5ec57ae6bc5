export { firstWords } from './completion/suggest.ts';
export { runCli, type ProgramOptions } from './program/run-cli.ts';
export { readTable, tableFile } from './table/read-table.ts';
export type { OperationTable } from './table/operation-row.ts';
