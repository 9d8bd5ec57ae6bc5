import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { deriveTable } from '../../apps/cli/src/table/derive-table.ts';
import { tableFile } from '../../apps/cli/src/table/read-table.ts';
import { contract } from '../../packages/contract/src/index.ts';
import { root } from '../architecture/source-files.ts';
import { oldestNode, packFolder, program, type Packed } from './pack-artefact.ts';
import { packedVersion } from './packed-version.ts';

/** Bundles the command line with all that it needs; the calls are in it as data, without their schemas. */
async function bundleCli(folder: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true, resolve: { conditions: ['@handbill/source', 'node', 'module'] } },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: false,
      target: 'node22',
      minify: false,
      license: { fileName: 'LICENSES-OF-DEPENDENCIES.md' },
      rolldownOptions: {
        input: { 'lib/main': join(root, 'apps/cli/src/main.ts') },
        external: [/\/derive-table\.ts$/, '@handbill/contract'],
        output: { entryFileNames: '[name].js', chunkFileNames: 'lib/[name]-[hash].js' },
      },
    },
  });
  await writeFile(join(folder, 'lib', tableFile), JSON.stringify(deriveTable(contract)));
}

/** Packs the command line into a tarball that needs no server and no other package. */
export async function packCli(destination: string): Promise<Packed> {
  const folder = await mkdtemp(join(tmpdir(), 'handbill-cli-'));
  try {
    await bundleCli(folder);
    await mkdir(join(folder, 'bin'));
    await writeFile(join(folder, 'bin/handbill.js'), program('../lib/main.js'));
    const { name, description, license } = JSON.parse(await readFile(join(root, 'apps/cli/package.json'), 'utf8')) as Record<
      string,
      string
    >;
    const engines = { node: `>=${oldestNode}` };
    const manifest = {
      name,
      version: await packedVersion(),
      description,
      license,
      type: 'module',
      engines,
      bin: { handbill: 'bin/handbill.js' },
    };
    await writeFile(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
    await copyFile(join(root, 'docs/cli.md'), join(folder, 'README.md'));
    await copyFile(join(root, 'LICENSE'), join(folder, 'LICENSE'));
    return await packFolder(folder, destination);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
