import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { contract } from '../../packages/contract/src/index.ts';
import { deriveTable } from '../../apps/cli/src/table/derive-table.ts';
import { tableFile } from '../../apps/cli/src/table/read-table.ts';
import { root } from '../architecture/source-files.ts';

/** The driver loads these where they are installed, and does without. */
const optional = [
  '@aws-sdk/credential-providers',
  '@mongodb-js/zstd',
  'gcp-metadata',
  'kerberos',
  'mongodb-client-encryption',
  'snappy',
  'socks',
];

const own = /^const require = createRequire\(import\.meta\.url\);$/m;
/** Some libraries are loaded by a `require` of our own when they are first needed. The bundler knows its own `require`, which waits as long. */
const ownRequire: Plugin = {
  name: 'own-require',
  // The lines stay as they are, and so does their map.
  transform: (code) => (own.test(code) ? { code: code.replace(own, ''), map: null } : undefined),
};

export interface Bundle {
  /** The sources of its programs, by their paths without `.js`. */
  readonly programs: Readonly<Record<string, string>>;
  /** Where the modules lie that programs share, and the calls as data. */
  readonly modules: string;
  readonly external: readonly (string | RegExp)[];
  /** With maps to the sources, under names that stay, and without the licences. */
  readonly isForTests?: boolean;
}

/** Bundles programs with all that they need into a folder; the calls are in it as data, without their schemas. */
export async function bundle(folder: string, { programs, modules, external, isForTests = false }: Bundle): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true, external: optional, resolve: { conditions: ['@handbill/source', 'node', 'module'] } },
    plugins: [ownRequire],
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: false,
      target: 'node22',
      minify: false,
      sourcemap: isForTests,
      license: !isForTests && { fileName: 'LICENSES-OF-DEPENDENCIES.md' },
      rolldownOptions: {
        input: Object.fromEntries(Object.entries(programs).map(([path, file]) => [path, join(root, file)])),
        external: [/\/derive-table\.ts$/, ...external, ...optional],
        output: { entryFileNames: '[name].js', chunkFileNames: `${modules}/[name]${isForTests ? '' : '-[hash]'}.js` },
      },
    },
  });
  await writeFile(join(folder, modules, tableFile), JSON.stringify(deriveTable(contract)));
}
