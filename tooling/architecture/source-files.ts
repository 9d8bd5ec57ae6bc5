import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

/** The TypeScript files in a folder's `src`, relative to it, without those that are only for tests. */
export function sourceFiles(folder: string): string[] {
  const src = join(root, folder, 'src');
  if (!existsSync(src)) return [];
  return readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(test|test-d|fixture)\.ts$/.test(file),
  );
}
