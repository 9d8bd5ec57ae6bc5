import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { root } from '../architecture/source-files.ts';

/** A project of one package that is started as this one is. */
async function smallProject(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'handbill-small-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await cp(join(root, 'tooling/launch'), join(folder, 'tooling/launch'), { recursive: true });
  await cp(join(root, '.nvmrc'), join(folder, '.nvmrc'));
  await mkdir(join(folder, '.toolchain'));
  for (const tool of ['node', 'node_modules']) await symlink(join(root, '.toolchain', tool), join(folder, '.toolchain', tool));
  await cp(join(root, '.toolchain/stamp'), join(folder, '.toolchain/stamp'));
  const { packageManager } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'small', private: true, packageManager }));
  await writeFile(join(folder, 'pnpm-workspace.yaml'), 'packages:\n  - packages/*\npmOnFail: ignore\n');
  await addPackage(folder, 'first', {});
  return folder;
}

async function addPackage(folder: string, name: string, dependencies: Readonly<Record<string, string>>): Promise<void> {
  await mkdir(join(folder, 'packages', name), { recursive: true });
  await writeFile(join(folder, 'packages', name, 'package.json'), JSON.stringify({ name, version: '1.0.0', dependencies }));
}

/** Resolves to its output; rejects where the start would end. */
async function prepare(folder: string, env: Readonly<Record<string, string>> = {}): Promise<string> {
  const shell = { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env };
  const args = [join(folder, 'tooling/launch/prepare.mjs'), '--without-compiling'];
  return (await promisify(execFile)(process.execPath, args, { cwd: folder, env: shell })).stderr;
}

it('a package just added to the workspace comes into the lock file by the next start, except in CI', { timeout: 120_000 }, async () => {
  const folder = await smallProject();
  const lock = () => readFile(join(folder, 'pnpm-lock.yaml'), 'utf8');
  await prepare(folder);
  expect(await lock()).toContain('packages/first:');
  await addPackage(folder, 'second', { first: 'workspace:*' });
  await expect(prepare(folder, { CI: 'true' })).rejects.toThrow(
    /Handbill can't be made ready\. Installing packages failed[^]*frozen-lockfile/,
  );
  expect(await lock()).not.toContain('packages/second:');
  expect(await prepare(folder)).toContain('Installing packages');
  expect(await lock()).toContain('packages/second:');
  expect(await prepare(folder)).toBe('');
});
