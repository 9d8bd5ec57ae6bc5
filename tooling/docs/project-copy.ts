import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { root } from '../architecture/source-files.ts';

const isCode = (file: string) => !/^(dist|testing)$|\.(test|test-d|fixture)\.tsx?$/.test(basename(file));

/** A copy of the project's code, for a test to change. */
export async function projectCopy(): Promise<{ readonly folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'handbill-copy-'));
  for (const name of ['packages', 'apps', 'docs'])
    await cp(join(root, name), join(folder, name), { recursive: true, verbatimSymlinks: true, filter: isCode });
  for (const file of ['package.json', 'tsconfig.base.json', 'examples/react/tsconfig.json', 'README.md'])
    await cp(join(root, file), join(folder, file));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
