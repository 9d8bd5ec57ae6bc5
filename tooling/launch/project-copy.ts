import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../architecture/source-files.ts';

const madeByStarts = ['.git', '.toolchain', '.handbill', '.env', 'node_modules', 'coverage'];

/** The tools and the packages as an earlier start leaves them: links, to what the project itself has. */
async function linkPackages(folder: string): Promise<void> {
  const groups = ['packages', 'apps', 'tooling', 'tooling/clients', 'examples'];
  const members = await Promise.all(groups.map(async (group) => (await readdir(join(root, group))).map((name) => join(group, name))));
  const modules = ['.', ...members.flat()].map((member) => join(member, 'node_modules')).filter((path) => existsSync(join(root, path)));
  const isLink = (path: string) => basename(path) !== '.pnpm' && basename(path) !== '.vite';
  for (const path of modules) await cp(join(root, path), join(folder, path), { recursive: true, verbatimSymlinks: true, filter: isLink });
  await symlink(join(root, 'node_modules/.pnpm'), join(folder, 'node_modules/.pnpm'));
  const isTool = (path: string) => !['compiled', 'preparing', 'node_modules'].includes(basename(path));
  await cp(join(root, '.toolchain'), join(folder, '.toolchain'), { recursive: true, verbatimSymlinks: true, filter: isTool });
  await symlink(join(root, '.toolchain/node_modules'), join(folder, '.toolchain/node_modules'));
}

export interface ProjectCopy {
  readonly folder: string;
  remove(): Promise<void>;
}

/** A copy of the project as a fresh clone is, or with its packages already installed and mostly compiled. */
export async function projectCopy({ installed }: { readonly installed: boolean }): Promise<ProjectCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'handbill-project-'));
  const isCloned = (path: string) => !madeByStarts.includes(basename(path)) && (installed || basename(path) !== 'dist');
  await cp(root, folder, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true, filter: isCloned });
  if (installed) {
    // Else the copy would install into the packages that it shares with the project.
    await promisify(execFile)(process.execPath, [join(root, 'tooling/launch/prepare.mjs'), '--without-compiling']);
    await linkPackages(folder);
  }
  return { folder, remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }) };
}
