import { readdirSync, readFileSync } from 'node:fs';

/** The variable that marks a start and whatever it starts, in its own process group or not. */
export const markVariable = 'START_UNDER_TEST';

export interface MarkedProcess {
  readonly pid: number;
  readonly command: string;
}

const textOf = (pid: number, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    // It has ended meanwhile.
    return '';
  }
};

/** The processes that have this mark in their environment, as Linux tells. */
export function markedProcesses(mark: string): MarkedProcess[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && textOf(pid, 'environ').includes(`${markVariable}=${mark}\0`))
    .map((pid) => ({ pid, command: textOf(pid, 'cmdline').replaceAll('\0', ' ').trim() }))
    .filter(({ command }) => command !== '');
}
