import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../architecture/source-files.ts';

/** A page of the documentation, as it is committed. */
export interface Page {
  /** Path from the project's root. */
  readonly file: string;
  readonly text: string;
}

export const page = (file: string): Page => ({ file, text: readFileSync(join(root, file), 'utf8') });

/** Every page that someone reads to use Handbill. */
export const pages: readonly Page[] = [
  'README.md',
  ...globSync(['docs/**/*.md', 'examples/*.md', 'examples/*/*.md'], { cwd: root }).toSorted(),
].map(page);
