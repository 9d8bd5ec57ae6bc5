import { mkdtemp, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundled } from '../../apps/server/testing/main-process.ts';
import { root } from '../architecture/source-files.ts';
import type { TestServer } from '../../apps/server/testing/test-server.ts';
import type { Ground } from './session.ts';

const tsconfig = {
  extends: join(root, 'tsconfig.base.json'),
  compilerOptions: {
    noEmit: true,
    composite: false,
    declaration: false,
    declarationMap: false,
    // As a reader has it: the declarations, not the sources.
    customConditions: [],
    typeRoots: [join(root, 'node_modules/@types')],
  },
  include: ['*.ts'],
};

/** A folder as a reader of the README has it: the project's, with the key that the first start wrote, the packages of programs, and the command line. */
export async function readersGround(server: TestServer): Promise<Ground & { remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'handbill-readme-'));
  await mkdir(join(folder, '.handbill'));
  await writeFile(join(folder, '.handbill', 'admin.key'), `${server.adminKey}\n`);
  await mkdir(join(folder, 'node_modules', '@handbill'), { recursive: true });
  await symlink(join(root, 'packages', 'client'), join(folder, 'node_modules', '@handbill', 'client'));
  await symlink(join(root, 'apps', 'server'), join(folder, 'node_modules', '@handbill', 'server'));
  await symlink(join(root, 'docs'), join(folder, 'docs'));
  await mkdir(join(folder, 'bin'));
  await writeFile(join(folder, 'bin/handbill'), `#!/bin/sh\nexec ${process.execPath} ${bundled('handbill')} "$@"\n`, { mode: 0o755 });
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig));
  const env = { ...server.databaseSettings, PATH: `${folder}/bin:${process.env['PATH'] ?? ''}` };
  return { folder, env, remove: () => rm(folder, { recursive: true, force: true }) };
}
