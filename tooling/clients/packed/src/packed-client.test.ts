import { execFile } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer } from '../../../../apps/server/testing/test-server.ts';
import { root } from '../../../architecture/source-files.ts';
import { stamped } from '../../../artefact/packed-version.ts';
import { consumerFiles, ForeignProject, trpcFiles } from './foreign-project.ts';

const server = testServer();

let project: ForeignProject;
/** With tRPC's own client besides. */
let withTrpc: ForeignProject;
beforeAll(async () => {
  project = await ForeignProject.create();
  withTrpc = await project.withTrpc();
}, 120_000);
afterAll(() => Promise.all([project.remove(), withTrpc.remove()]));

const compilers = {
  '7': 'node_modules/typescript/bin/tsc',
  '6': 'tooling/clients/trpc/node_modules/typescript/bin/tsc',
  '5.9': 'tooling/clients/packed/node_modules/typescript/bin/tsc',
};
const compilerOf = (version: keyof typeof compilers) => join(root, compilers[version]);

/** As strict as the language goes, and with the declarations themselves checked. */
const node = {
  module: 'nodenext',
  moduleResolution: 'nodenext',
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: false,
};
const bundler = { module: 'esnext', moduleResolution: 'bundler' };

/** How much a compiler has to work out for these files of a project. */
async function instantiations(of: ForeignProject, options: object, files: readonly string[]): Promise<number> {
  const diagnostics = await of.compile(compilerOf('7'), { ...bundler, ...options }, files, '--extendedDiagnostics', '--singleThreaded');
  return Number(/Instantiations:\s+(\d+)/.exec(diagnostics)?.[1]);
}

interface Manifest {
  readonly version: string;
  readonly peerDependenciesMeta: object;
}
const manifestOf = ({ folder }: ForeignProject) =>
  JSON.parse(readFileSync(join(folder, 'node_modules/@handbill/client/package.json'), 'utf8')) as Manifest;

/** The program of a version of Node, for the test of programs that run on it. Fetched from the npm registry once, and kept with the installed packages. */
async function nodeVersion(version: string): Promise<string> {
  const folder = join(root, 'node_modules/.cache', `node-${version}`);
  const name = `node-${process.platform}-${process.arch}`;
  const program = join(folder, 'node_modules', name, 'bin/node');
  if (existsSync(program)) return program;
  await mkdir(folder, { recursive: true });
  const quiet = ['--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  await promisify(execFile)('npm', ['install', '--prefix', folder, ...quiet, `${name}@${version}`]);
  return program;
}

describe('the packed client', () => {
  it('is installed without any other package', () => {
    const installed = globSync('node_modules/{*,@*/*}/package.json', { cwd: project.folder });
    expect(installed).toEqual(['node_modules/@handbill/client/package.json']);
  });

  it('has a version of its own for each state of the sources, so that a newer one is installed', () => {
    const { version, peerDependenciesMeta } = manifestOf(project);
    expect(version).toMatch(stamped);
    expect(globSync('*.tgz', { cwd: project.folder })).toEqual([`handbill-client-${version}.tgz`]);
    expect(peerDependenciesMeta).toEqual({ '@trpc/server': { optional: true } });
  });

  it('has the licences of what is in it', () => {
    const licences = readFileSync(join(project.folder, 'node_modules/@handbill/client/LICENSES-OF-DEPENDENCIES.md'), 'utf8');
    for (const name of ['@trpc/client', 'superjson', 'copy-anything']) expect(licences).toContain(`## ${name} - `);
  });

  describe.each(['7', '6', '5.9'] as const)('in a project with TypeScript %s', { timeout: 60_000 }, (version) => {
    it('compiles as a module and as CommonJS with Node’s own resolution, its declarations included', async () => {
      const required = `import { createClient, type Client } from '@handbill/client';
import { createLive, type Live } from '@handbill/client/live';
export const client: Client = createClient({ url: '', key: '' });
export const live: Live = createLive({ url: '', key: '' });
`;
      await project.write('required.cts', required);
      expect(await project.compile(compilerOf(version), node, [...consumerFiles, 'required.cts'])).toBe('');
    });

    it('compiles with a bundler’s resolution, and with tRPC’s own client and its options for TanStack Query', async () => {
      expect(await withTrpc.compile(compilerOf(version), bundler, [...consumerFiles, ...trpcFiles])).toBe('');
    });
  });

  it('costs an editor little, with tRPC’s own client as well', async () => {
    const own = await instantiations(project, {}, consumerFiles);
    expect(own).toBeGreaterThan(500);
    expect(own).toBeLessThan(5_000);
    // The same program, for a router of which nothing is known.
    const paths = { '@handbill/client/trpc': ['./untyped-router.ts'], '@handbill/client': ['./untyped-router.ts'] };
    const without = await instantiations(withTrpc, { paths }, trpcFiles);
    expect(without).toBeGreaterThan(10_000);
    expect((await instantiations(withTrpc, {}, trpcFiles)) - without).toBeLessThan(6_000);
  });

  it('has declarations for tRPC’s own client without a fault, where those of tRPC are checked, too', async () => {
    // Types that tRPC's declarations want of a project, though a client uses none of them.
    const wanted = "declare module 'ws' { export type WebSocket = unknown; export type WebSocketServer = unknown; }";
    await withTrpc.write('ws.d.ts', wanted);
    const options = { ...node, lib: ['es2022', 'dom', 'esnext.disposable'], types: ['node'], skipDefaultLibCheck: true };
    expect(await withTrpc.compile(compilerOf('7'), options, [...trpcFiles, 'ws.d.ts'])).toBe('');
  });

  it('is called through tRPC’s own client, its streams, and its options for TanStack Query', async () => {
    const [url, key] = [JSON.stringify(server.url), JSON.stringify(server.adminKey)];
    const program = `import { callEachWay } from './call-each-way.ts';\nconsole.log(JSON.stringify(await callEachWay(${url}, ${key})));\n`;
    await withTrpc.write('calls.js', program);
    expect(JSON.parse(await withTrpc.run(process.execPath, 'calls.js'))).toEqual([
      ['Default', 1, 0, 'Spring launch', 'Spring launch'],
      ['activate', 'duplicate', 'delete'],
      ['/name'],
      ['content.started', true, 'content.finished', 'ready', 'after number'],
    ]);
  });

  it('has the types of the client in this repository, neither wider nor narrower', async () => {
    const names = ['Content', 'ContentRequestInput', 'ContentQueryInput', 'Campaign', 'CreateCampaignInput', 'Problem', 'Fault', 'Me'];
    const all = (module: string) =>
      `[Omit<${module}.Client, 'content'>, All<${module}Trpc.Procedures>, ${names.map((name) => `${module}.${name}`).join(', ')}]`;
    const same = `import type * as packed from '@handbill/client';
import type * as packedTrpc from '@handbill/client/trpc';
import type * as here from '${join(root, 'packages/client/dist/index.js')}';
import type * as hereTrpc from '${join(root, 'packages/client/dist/trpc.js')}';
type Types<P> = P extends { _def: { $types: { input: infer Input; output: infer Output } } } ? [Input, Output] : never;
type All<P> = { [Group in keyof P]: { [Name in keyof P[Group]]: Types<P[Group][Name]> } };
declare const ours: ${all('here')};
declare const theirs: ${all('packed')};
export const there: typeof theirs = ours;
export const back: typeof ours = theirs;
`;
    await project.write('same.ts', same);
    expect(await project.compile(compilerOf('7'), bundler, ['same.ts'])).toBe('');
  });

  it.each(['20.19.0', '22.12.0', process.versions.node])(
    'is imported and required by Node %s, and calls a server',
    { timeout: 120_000 },
    async (version) => {
      const program = version === process.versions.node ? process.execPath : await nodeVersion(version);
      const options = JSON.stringify({ url: server.url, key: server.adminKey });
      const call = `createClient(${options}).me.get.query().then(({ workspace, key }) => console.log(workspace.name, key.scopes));\n`;
      const write =
        "generate({ type: 'email', topic: 'Bread' }).result.then(({ status, created_at }) => console.log(status, created_at < new Date()))";
      const live = `createLive(${options}).${write}`;
      const imports = "import { createClient } from '@handbill/client';\nimport { createLive } from '@handbill/client/live';\n";
      const requires = "const { createClient } = require('@handbill/client');\nconst { createLive } = require('@handbill/client/live');\n";
      await project.write(`imports-${version}.js`, `${imports}await ${call}await ${live};\n`);
      await project.write(`requires-${version}.cjs`, `${requires}${call.replace(/;\n$/, '')}.then(() => ${live});\n`);
      expect(await project.run(program, `imports-${version}.js`)).toBe("Default [ 'admin' ]\nready true\n");
      expect(await project.run(program, `requires-${version}.cjs`)).toBe("Default [ 'admin' ]\nready true\n");
    },
  );

  it.each([
    ['index', 12_000],
    ['live', 8_000],
    ['counting', 19_000],
    ['campaign-forms', 6_000],
    ['markdown', 8_000],
  ])('adds with its module %s at most %i bytes to a bundle', async (name, size) => {
    const entry = join(project.folder, `node_modules/@handbill/client/${name}.js`);
    const lib = { entry, formats: ['iife' as const], name: 'handbill' };
    const bundles = await build({ configFile: false, logLevel: 'silent', build: { lib, write: false, minify: true } });
    const [script] = [bundles].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []));
    expect(script?.type).toBe('chunk');
    expect(gzipSync(script?.type === 'chunk' ? script.code : '', { level: 9 }).length).toBeLessThan(size);
  });
});
