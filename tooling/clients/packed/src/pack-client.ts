import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../../architecture/source-files.ts';
import { packedVersion } from '../../../artefact/packed-version.ts';
import { bundleClient } from './bundle-client.ts';
import { bundleReact } from './bundle-react.ts';

const pnpm = globSync('.toolchain/node_modules/@pnpm/exe.*/pnpm', { cwd: root }).map((file) => join(root, file))[0] ?? 'pnpm';

/** Members of the manifest of a package in this repository that are true of the packed one, too. */
const sameInBoth = ['name', 'description', 'license', 'type', 'sideEffects', 'engines'];

async function packedManifest(name: string, more: object): Promise<object> {
  const manifest = JSON.parse(await readFile(join(root, `packages/${name}/package.json`), 'utf8')) as Record<string, unknown>;
  return { ...Object.fromEntries(sameInBoth.map((each) => [each, manifest[each]])), version: await packedVersion(), ...more };
}

/** Packs the files that a function writes into a folder, with the manifest's own members and the package's README; resolves to the tarball's path. */
async function pack(name: string, destination: string, bundle: (folder: string) => Promise<void>, more: object): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `handbill-${name}-`));
  try {
    await bundle(folder);
    await writeFile(join(folder, 'package.json'), JSON.stringify(await packedManifest(name, more), null, 2));
    await copyFile(join(root, `packages/${name}/README.md`), join(folder, 'README.md'));
    await copyFile(join(root, 'LICENSE'), join(folder, 'LICENSE'));
    await mkdir(destination, { recursive: true });
    const { stdout } = await promisify(execFile)(pnpm, ['pack', '--json', '--pack-destination', destination], { cwd: folder });
    return (JSON.parse(stdout) as { filename: string }).filename;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Packs the client into a tarball that needs no other package; resolves to its path. */
export const packClient = (destination: string): Promise<string> =>
  pack('client', destination, bundleClient, {
    exports: {
      '.': { types: './index.d.ts', default: './index.js' },
      './live': { types: './live.d.ts', default: './live.js' },
      './campaign-forms': { types: './campaign-forms.d.ts', default: './campaign-forms.js' },
      './counting': { types: './counting.d.ts', default: './counting.js' },
      './record-forms': { types: './record-forms.d.ts', default: './record-forms.js' },
      './markdown': { types: './markdown.d.ts', default: './markdown.js' },
      './trpc': { types: './trpc.d.ts', default: './trpc.js' },
    },
    // For the types of `./trpc`: the first version that exports all of them by name.
    peerDependencies: { '@trpc/server': '^11.4.0' },
    peerDependenciesMeta: { '@trpc/server': { optional: true } },
  });

/** Packs the hooks for React, for a client of the same version; resolves to the tarball's path. */
export async function packReact(destination: string): Promise<string> {
  const { peerDependencies } = JSON.parse(await readFile(join(root, 'packages/react/package.json'), 'utf8')) as Record<string, object>;
  const [number] = (await packedVersion()).split('-');
  return pack('react', destination, bundleReact, {
    exports: { '.': { types: './index.d.ts', default: './index.js' } },
    peerDependencies: { ...peerDependencies, '@handbill/client': `^${number}-0` },
  });
}
