import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { toolchain } from './toolchain.mjs';

// Inside node_modules, so that it goes when they go.
const stamp = join(root, 'node_modules', '.handbill-installed');

/** The manifests of the workspace, from the folders of packages. */
export const workspaceFolders = () =>
  ['packages', 'apps', 'tooling', 'tooling/clients', 'examples'].flatMap((group) =>
    existsSync(join(root, group)) ? readdirSync(join(root, group)).map((name) => join(root, group, name)) : [],
  );

function fingerprint() {
  const hash = createHash('sha256');
  const manifests = workspaceFolders().map((folder) => join(folder, 'package.json'));
  for (const file of [join(root, 'pnpm-lock.yaml'), join(root, 'pnpm-workspace.yaml'), join(root, 'package.json'), ...manifests])
    if (existsSync(file)) hash.update(readFileSync(file));
  return hash.digest('hex');
}

async function install() {
  console.error('Installing packages');
  // A package that was just added to the workspace is added to the lock file, too; CI builds the committed one.
  const lock = process.env.CI && process.env.CI !== 'false' ? '--frozen-lockfile' : '--no-frozen-lockfile';
  // The compiler is a development dependency, and NODE_ENV=production would leave it out.
  const options = [lock, '--prod=false', '--config.confirm-modules-purge=false'];
  await run('Installing packages', toolchain.pnpm(), ['install', ...options]);
  writeFileSync(stamp, fingerprint());
}

/** The packages that the lock file names. */
export const packages = { isReady: () => existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(), make: install };
