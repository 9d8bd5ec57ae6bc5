import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { root } from '../architecture/source-files.ts';

/** What the driver loads where it is installed, and does without. */
const optional = [
  '@aws-sdk/credential-providers',
  '@mongodb-js/zstd',
  'gcp-metadata',
  'kerberos',
  'mongodb-client-encryption',
  'snappy',
  'socks',
];

/** Some libraries are loaded by a `require` of our own when they are first needed. The bundler knows its own `require`, which waits as long. */
const ownRequire: Plugin = {
  name: 'own-require',
  transform: (code) => code.replace(/^const require = createRequire\(import\.meta\.url\);$/m, ''),
};

/**
 * Bundles the server with all that it needs into a folder. All modules lie at the depth of those that look for files beside them: the manifest two
 * folders up, the thread in the same one, its tasks in one beside it.
 */
export async function bundleServer(folder: string): Promise<void> {
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
      license: { fileName: 'LICENSES-OF-DEPENDENCIES.md' },
      rolldownOptions: {
        input: {
          'lib/server/handbill': join(root, 'apps/server/src/handbill.ts'),
          'lib/server/thread': join(root, 'packages/text/src/worker/thread.ts'),
          'lib/tasks/text-tasks': join(root, 'packages/text/src/tasks/text-tasks.ts'),
        },
        // The pages are rendered already.
        external: [/\/render-site\.ts$/, ...optional],
        output: { entryFileNames: '[name].js', chunkFileNames: 'lib/server/[name]-[hash].js' },
      },
    },
  });
}
