import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where a program is, if this machine has it; also one that only administrators have on their path. */
export const installedProgram = (name: string): string | undefined =>
  [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'].map((folder) => join(folder, name)).find((file) => existsSync(file));
