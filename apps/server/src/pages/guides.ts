import { readFileSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** Guides for those who change the code are not served. */
const lastGroup = 'The code';

export interface Guide {
  readonly name: string;
  /** Below the project's root. */
  readonly file: string;
  readonly title: string;
  /** Its subject, in a line. */
  readonly summary: string;
  readonly group: string;
  readonly text: string;
}

/** Reads a page that `docs/README.md` lists. */
function guide(file: string, summary: string, group: string): Guide {
  const isStart = file === '../README.md';
  const text = readFileSync(join(root, 'docs', file), 'utf8');
  const title = isStart ? 'Quick start' : (/^# (.+)$/m.exec(text)?.[1] ?? file);
  return { name: isStart ? 'quick-start' : basename(file, '.md'), file: posix.join('docs', file), title, summary, group, text };
}

/** The pages of `docs/` for those who run or call the server, in the order and the groups of their list. */
export function guides(): Guide[] {
  const list = readFileSync(join(root, 'docs/README.md'), 'utf8');
  const found: Guide[] = [];
  let group = '';
  for (const [, heading, file = '', summary = ''] of list.matchAll(/^\| (?:\*\*(.+)\*\* \||\[[^\]]+\]\((.+)\) \| (.+) \|)/gm)) {
    group = heading ?? group;
    if (heading === undefined && group !== lastGroup) found.push(guide(file, summary, group));
  }
  return found;
}

export const guideAddress = (name: string): string => `/docs/guides/${name}`;
