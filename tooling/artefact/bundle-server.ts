import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { contract } from '../../packages/contract/src/index.ts';
import { deriveTable } from '../../apps/cli/src/table/derive-table.ts';
import { tableFile } from '../../apps/cli/src/table/read-table.ts';
import { prerender } from '../../apps/server/src/pages/serving/render-site.ts';
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
  /** Where its modules are: in `server`, and in `tasks` beside it. */
  readonly lib: string;
  /** The sources of the programs in `server`, by their names there. */
  readonly programs: Readonly<Record<string, string>>;
  /** With maps to the sources, under names that stay, and without the licences. */
  readonly isForTests?: boolean;
}

/** The program of the artefact. */
const artefact: Bundle = { lib: 'lib', programs: { handbill: 'apps/server/src/handbill.ts' } };

/**
 * Bundles the server with all that it needs into a folder. All modules lie at the depth of those that look for files beside them: the manifest two
 * folders up, the thread, its tasks, pages and texts.
 */
export async function bundleServer(folder: string, { lib, programs, isForTests = false }: Bundle = artefact): Promise<void> {
  const entries = { ...programs, thread: 'packages/text/src/worker/thread.ts' };
  const input = Object.entries(entries).map(([name, file]) => [`${lib}/server/${name}`, join(root, file)] as const);
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
        input: { ...Object.fromEntries(input), [`${lib}/tasks/text-tasks`]: join(root, 'packages/text/src/tasks/text-tasks.ts') },
        // The pages are rendered already, and the calls are read.
        external: [/\/(?:render-site|derive-table)\.ts$/, ...optional],
        output: { entryFileNames: '[name].js', chunkFileNames: `${lib}/server/[name]${isForTests ? '' : '-[hash]'}.js` },
      },
    },
  });
  const server = join(folder, lib, 'server');
  prerender(server);
  await writeFile(join(server, tableFile), JSON.stringify(deriveTable(contract)));
  await cp(join(root, 'packages/text/src/prompted/example-texts'), join(server, 'example-texts'), { recursive: true });
}
