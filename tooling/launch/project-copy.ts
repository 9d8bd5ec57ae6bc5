import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../architecture/source-files.ts';

const run = promisify(execFile);

const madeByStarts = ['.git', '.toolchain', '.handbill', '.env', 'node_modules', 'coverage'];

/** Copies all files below some paths of the project but those with one of these names: links as they are, times too. For so many files tar is the faster. */
async function copy(paths: readonly string[], folder: string, left: readonly string[]): Promise<void> {
  const excluded = left.map((name) => `--exclude=${name}`);
  await run('sh', [
    '-c',
    'from=$1 to=$2; shift 2; tar -C "$from" -cf - "$@" | tar -C "$to" -xf -',
    'sh',
    root,
    folder,
    ...excluded,
    ...paths,
  ]);
}

/** The tools and the packages as an earlier start leaves them: links to the project's own. */
async function linkPackages(folder: string): Promise<void> {
  const groups = ['packages', 'apps', 'tooling', 'tooling/clients', 'examples'];
  const members = await Promise.all(groups.map(async (group) => (await readdir(join(root, group))).map((name) => join(group, name))));
  const modules = ['.', ...members.flat()].map((member) => join(member, 'node_modules')).filter((path) => existsSync(join(root, path)));
  await copy(modules, folder, ['.pnpm', '.vite', '.cache']);
  await symlink(join(root, 'node_modules/.pnpm'), join(folder, 'node_modules/.pnpm'));
  await copy(['.toolchain'], folder, ['compiled', 'preparing', 'node_modules']);
  await symlink(join(root, '.toolchain/node_modules'), join(folder, '.toolchain/node_modules'));
}

export interface ProjectCopy {
  readonly folder: string;
  remove(): Promise<void>;
}

/** A copy of the project as a fresh clone is, or with its packages already installed and mostly compiled. */
export async function projectCopy({ installed }: { readonly installed: boolean }): Promise<ProjectCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'handbill-project-'));
  await copy(['.'], folder, [...madeByStarts, ...(installed ? [] : ['dist'])]);
  if (installed) {
    // Else the copy would install into the packages that it shares with the project.
    await run(process.execPath, [join(root, 'tooling/launch/prepare.mjs'), '--without-compiling']);
    await linkPackages(folder);
  }
  return { folder, remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }) };
}
