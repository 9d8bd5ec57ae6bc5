import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import type { Goal } from './goals.ts';

const mostKilobytes = 12;
/** With texts that are read while they are written. */
const mostInstantiations = 15_000;
const root = resolve(import.meta.dirname, '../../..');

async function kilobytes(): Promise<number> {
  const entryPoints = [resolve(root, 'packages/client/dist/index.js')];
  const { outputFiles } = await build({ entryPoints, bundle: true, minify: true, platform: 'browser', format: 'esm', write: false });
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length / 1_000;
}

async function instantiations(): Promise<number> {
  const compiler = resolve(root, 'node_modules/typescript/bin/tsc');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [compiler, '-p', 'tooling/clients/consumer', '--extendedDiagnostics', '--singleThreaded'],
    { cwd: root },
  );
  return Number(/Instantiations:\s+(\d+)/.exec(stdout)?.[1]);
}

/** What the client adds to a page, and to the work of a consumer's compiler. */
export async function clientGoals(): Promise<Goal[]> {
  const [size, cost] = [await kilobytes(), await instantiations()];
  return [
    { what: `client: at most ${mostKilobytes} kB gzipped with its dependencies, ${size.toFixed(1)}`, met: size <= mostKilobytes },
    { what: `client: at most ${mostInstantiations} type instantiations for a consumer, ${cost}`, met: cost <= mostInstantiations },
  ];
}
