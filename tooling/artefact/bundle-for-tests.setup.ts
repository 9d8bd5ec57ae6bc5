import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { root } from '../architecture/source-files.ts';
import { bundleServer, type ServerBundle } from './bundle-server.ts';

const bundle: ServerBundle = {
  lib: 'dist',
  programs: {
    main: 'apps/server/src/main.ts',
    handbill: 'apps/server/src/handbill.ts',
    'short-lease-server': 'tooling/kill/short-lease-server.fixture.ts',
    'transaction-server': 'tooling/kill/transaction-server.fixture.ts',
  },
  isForTests: true,
};

const sources = ['{apps,packages}/*/src/**/*.*', 'tooling/{artefact,kill}/*.ts', 'docs/*.md', 'pnpm-lock.yaml'];
const folder = join(root, 'apps/server');
const stamp = join(folder, 'dist/server/.sources');

/** Files with their sizes and times, not their contents: this is asked at every run. */
function stateOfSources(): string {
  const files = globSync(sources, { cwd: root }).toSorted();
  const lines = files.map((file) => {
    const { size, mtimeMs } = statSync(join(root, file));
    return `${file} ${size} ${mtimeMs}`;
  });
  return lines.join('\n');
}

async function make(): Promise<void> {
  // Its own sources tell whether the page for people is made anew.
  execFileSync(process.execPath, [join(root, 'tooling/launch/prepare.mjs'), '--only-console'], { stdio: ['ignore', 'ignore', 'inherit'] });
  // Taken before: a source that is saved meanwhile is bundled by the next run.
  const state = stateOfSources();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return;
  await bundleServer(folder, bundle);
  writeFileSync(stamp, state);
}

/** Whether only tests of packages are asked for, which start none of it. */
function areOfPackages(): boolean {
  const asked = process.argv.filter((arg) => /^(?:apps|packages|tooling)\//.test(arg));
  return asked.length > 0 && asked.every((path) => path.startsWith('packages/'));
}

/** The bundle that servers and commands of tests start from, made as the artefact is: from their sources each would compile them for half a second. */
export default async function setup(project: TestProject): Promise<void> {
  if (areOfPackages()) return;
  project.onTestsRerun(make);
  await make();
}
