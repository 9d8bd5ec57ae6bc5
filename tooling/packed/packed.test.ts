import { execFile } from 'node:child_process';
import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer } from '../../apps/server/testing/test-server.ts';
import { root } from '../architecture/source-files.ts';
import { installed, type Project } from './packed-packages.ts';

const server = testServer();

const run = (...args: string[]): Promise<string> =>
  promisify(execFile)(process.execPath, args, { cwd: root, maxBuffer: 1 << 24 }).then(
    ({ stdout }) => stdout,
    (error: { stdout: string; stderr: string }) => `${error.stdout}${error.stderr}`,
  );
const tsc = (...args: string[]) => run(join(root, 'node_modules/typescript/bin/tsc'), ...args);

let project: Project;
beforeAll(async () => {
  await tsc('-b', 'packages/client');
  project = await installed();
  await copyFile(join(root, 'tooling/consumer/src/consumer.ts'), join(project.folder, 'consumer.ts'));
}, 120_000);
afterAll(() => project.remove());

/** How projects are set up; each as strict as the language goes. */
const setups = {
  'Node’s own resolution': { module: 'nodenext', moduleResolution: 'nodenext' },
  'a bundler’s resolution': { module: 'esnext', moduleResolution: 'bundler' },
  'exact optional properties': {
    module: 'nodenext',
    moduleResolution: 'nodenext',
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
  },
};

describe('the packed client', () => {
  it('asks for plain versions, which any package manager understands', () => {
    const wanted = project.manifests.flatMap(({ dependencies }) => Object.values(dependencies));
    expect(wanted.length).toBeGreaterThan(5);
    expect(wanted.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  it.each(Object.entries(setups))('compiles with %s, its declarations included', { timeout: 120_000 }, async (name, options) => {
    const config = join(project.folder, `tsconfig.${Object.keys(setups).indexOf(name)}.json`);
    const compilerOptions = {
      target: 'es2022',
      // tRPC's declarations speak of disposables.
      lib: ['es2023', 'esnext.disposable', 'dom', 'dom.iterable'],
      types: [],
      strict: true,
      skipLibCheck: false,
      noEmit: true,
      ...options,
    };
    await writeFile(config, JSON.stringify({ compilerOptions, files: ['consumer.ts'] }));
    expect(await tsc('-p', config)).toBe('');
  });

  it('calls a server from a project that has nothing else', async () => {
    const program = join(project.folder, 'call.js');
    const options = JSON.stringify({ url: server.url, key: server.adminKey });
    await writeFile(
      program,
      `import { createClient } from '@handbill/client';\nconsole.log((await createClient(${options}).me.get.query()).workspace.name);\n`,
    );
    expect(await run(program)).toBe('Default\n');
  });
});
