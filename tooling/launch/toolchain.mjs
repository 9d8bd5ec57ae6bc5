import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { run } from './run.mjs';

const folder = join(root, '.toolchain');
const modules = join(folder, 'node_modules');
const stamp = join(folder, 'stamp');

const node = readFileSync(join(root, '.nvmrc'), 'utf8').trim();
const pnpm = /^pnpm@(\d+\.\d+\.\d+)/.exec(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).packageManager)[1];

const [major, minor] = process.versions.node.split('.').map(Number);
const ownNodeServes = major > 22 || (major === 22 && minor >= 19);

const platform = process.platform === 'win32' ? 'win' : process.platform;
// The packages with the programs themselves, not those that fetch them in install scripts, which many a machine forbids.
const nodePackage = `${platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node'}-${platform}-${process.arch}`;

const pnpmProgram = () => {
  const scope = join(modules, '@pnpm');
  const found = existsSync(scope) ? readdirSync(scope).find((name) => name.startsWith('exe.')) : undefined;
  return found && join(scope, found, process.platform === 'win32' ? 'pnpm.exe' : 'pnpm');
};

const wanted = JSON.stringify({ node, pnpm });

function isReady() {
  // existsSync follows the link: a Node that was removed since then does not count.
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted && existsSync(join(folder, 'node')) && Boolean(pnpmProgram());
}

async function fetch() {
  const packages = [`pnpm@${pnpm}`, ...(ownNodeServes ? [] : [`${nodePackage}@${node}`])];
  console.error(`Fetching ${ownNodeServes ? '' : `Node ${node} and `}pnpm ${pnpm}, once`);
  const npm = process.env.npm_execpath?.endsWith('npm-cli.js') ? [process.execPath, process.env.npm_execpath] : ['npm'];
  const here = ['--prefix', folder, '--no-save', '--no-package-lock', '--ignore-scripts', '--include=optional'];
  const quiet = [
    '--fetch-retry-mintimeout=1000',
    '--fetch-retry-maxtimeout=5000',
    '--no-audit',
    '--no-fund',
    '--no-update-notifier',
    '--loglevel=error',
  ];
  await run('Fetching the tools from the npm registry', npm[0], [...npm.slice(1), 'install', ...here, ...quiet, ...packages]);
  if (!pnpmProgram()) throw new Error(`There is no pnpm ${pnpm} for ${process.platform} on ${process.arch}`);
  rmSync(join(folder, 'node'), { force: true });
  symlinkSync(ownNodeServes ? process.execPath : join('node_modules', nodePackage, 'bin', 'node'), join(folder, 'node'));
  await run(`Node ${node} (Node 22.19 or later of your own would do instead)`, join(folder, 'node'), ['--version']);
  writeFileSync(stamp, wanted);
}

/** Node and pnpm in the versions that the project names: `.toolchain/node` is the machine's own where that is new enough. */
export const toolchain = { isReady, make: fetch, node: join(folder, 'node'), pnpm: pnpmProgram };
