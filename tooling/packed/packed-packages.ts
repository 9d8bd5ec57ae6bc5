import { execFile } from 'node:child_process';
import { globSync, readFileSync, realpathSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../architecture/source-files.ts';

const run = promisify(execFile);

/** What docs/client.md has a project install: the client, the router whose types it uses, and what that one needs. */
const names = ['contract', 'operations', 'http', 'router', 'client'] as const;

const pnpm = globSync('.toolchain/node_modules/@pnpm/exe.*/pnpm', { cwd: root }).map((file) => join(root, file))[0] ?? 'pnpm';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

/** A project of someone else's, with the packed packages installed and nothing besides that their manifests do not ask for. */
export interface Project {
  readonly folder: string;
  readonly manifests: readonly Manifest[];
  remove(): Promise<void>;
}

async function unpacked(name: string, folder: string): Promise<Manifest> {
  const target = join(folder, 'node_modules', '@handbill', name);
  await run(pnpm, ['pack', '--pack-destination', folder], { cwd: join(root, 'packages', name) });
  await mkdir(target, { recursive: true });
  const [tarball = ''] = globSync(`handbill-${name}-*.tgz`, { cwd: folder });
  await run('tar', ['-xzf', join(folder, tarball), '-C', target, '--strip-components=1']);
  return JSON.parse(readFileSync(join(target, 'package.json'), 'utf8')) as Manifest;
}

/** Links a dependency as the registry would bring it: the version is asserted, the files are the workspace's. */
async function linked(folder: string, dependency: string, from: string): Promise<void> {
  const target = join(folder, 'node_modules', dependency);
  await mkdir(dirname(target), { recursive: true });
  await symlink(realpathSync(join(root, 'packages', from, 'node_modules', dependency)), target).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
}

export async function installed(): Promise<Project> {
  const folder = await mkdtemp(join(tmpdir(), 'handbill-packed-'));
  const manifests: Manifest[] = [];
  for (const name of names) {
    const manifest = await unpacked(name, folder);
    manifests.push(manifest);
    const foreign = Object.keys(manifest.dependencies).filter((dependency) => !dependency.startsWith('@handbill/'));
    for (const dependency of foreign) await linked(folder, dependency, name);
  }
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  return { folder, manifests, remove: () => rm(folder, { recursive: true, force: true }) };
}
