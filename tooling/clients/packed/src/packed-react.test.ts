import { execFile } from 'node:child_process';
import { copyFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, it } from 'vitest';
import { root } from '../../../architecture/source-files.ts';
import { printed } from '../../../testing/src/compiler.ts';
import { testFolder } from '../../../testing/src/index.ts';
import { packClient, packReact } from './pack-client.ts';

const folder = await testFolder();
const run = (program: string, ...args: string[]): Promise<string> => printed(program, args, folder);
const tool = (name: string): string => join(root, 'node_modules/.bin', name);

let tarball = '';
beforeAll(async () => {
  const client = await packClient(folder);
  ({ tarball } = await packReact(folder));
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  // Its other peers are those of this repository, as an app would have them.
  const quiet = ['--offline', '--legacy-peer-deps', '--no-audit', '--no-fund', '--loglevel=error'];
  await promisify(execFile)('npm', ['install', ...quiet, client.tarball, tarball], { cwd: folder });
  const modules = join(root, 'packages/react/node_modules');
  for (const name of ['react', '@tanstack', '@types']) await symlink(join(modules, name), join(folder, 'node_modules', name));
  await copyFile(join(root, 'packages/react/testing/usage.tsx'), join(folder, 'usage.tsx'));
}, 120_000);

it('is a package that programs and types resolve', async () => {
  expect(await run(tool('publint'), 'run', tarball, '--strict')).toContain('All good!');
  // As Node and bundlers resolve it: a CommonJS module has to import it dynamically.
  const resolved = await run(tool('attw'), tarball, '--profile', 'esm-only', '--no-emoji', '--format', 'json');
  expect(JSON.parse(resolved)).toMatchObject({ analysis: { problems: [{ kind: 'CJSResolvesToESM' }] } });
});

it.each(['7', '5.9'])('compiles its README in a project with TypeScript %s', async (version) => {
  const at = version === '7' ? root : join(root, 'tooling/clients/packed');
  const options = '--target es2022 --lib es2023,dom --module esnext --moduleResolution bundler --jsx react-jsx --strict --noEmit';
  expect(
    await run(process.execPath, join(at, 'node_modules/typescript/bin/tsc'), ...options.split(' '), '--types', 'react', 'usage.tsx'),
  ).toBe('');
});

it('is for the client that is packed with it', async () => {
  const tree = await run('npm', 'ls', '@handbill/client');
  expect(tree).toContain('@handbill/client@');
  expect(tree).not.toMatch(/@handbill\/client@.*invalid/);
});

it('is imported beside the packed client', async () => {
  await writeFile(join(folder, 'imports.js'), "console.log(Object.keys(await import('@handbill/react')).join())");
  expect((await run(process.execPath, 'imports.js')).trim()).toBe(
    'HandbillProvider,useEvents,useGeneration,useHandbill,useLive,useProblem,useStep,withOptions',
  );
});
