import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rollup, type Plugin } from 'rollup';
import { dts } from 'rollup-plugin-dts';
import { build, type BuildEnvironmentOptions } from 'vite';
import { root } from '../../../architecture/source-files.ts';
import { compiled } from '../../../testing/src/compiler.ts';

const client = join(root, 'packages/client/dist');

/** Runs the project's compiler. */
export async function compile(...args: string[]): Promise<void> {
  const complaints = await compiled(...args);
  if (complaints !== '') throw new Error(`It does not compile:\n${complaints}`);
}

/** The names that the client is imported by. */
export const entries = ['index', 'live', 'counting', 'campaign-forms', 'record-forms', 'markdown'];
/** An entry of types alone. Only those who import it need the package that it takes types from. */
export const typesOnly = 'trpc';
const peer = '@trpc/server';

/** Writes a module for each entry, by its name, and those that they need into a folder. */
export async function bundleScript(folder: string, entry: Readonly<Record<string, string>>, more: BuildEnvironmentOptions): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      lib: { entry: { ...entry }, formats: ['es'], fileName: (_, name) => `${name}.js` },
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      minify: false,
      ...more,
    },
  });
}

/** Entries with types of their own, which name no schema. */
const own: Readonly<Record<string, string>> = {
  '@handbill/contract/counting': join(root, 'packages/contract/dist/counting.d.ts'),
  '@handbill/text/markdown': join(root, 'packages/text/dist/markdown.d.ts'),
};

/** Takes the types of this repository's other packages from the file in which they are spelled out. */
const takeFrom = (spelledOut: string): Plugin => ({
  name: 'spelled-out',
  resolveId: (id) => own[id] ?? (id.startsWith('@handbill/') ? spelledOut : null),
});

/** Declarations that import nothing, but for tRPC's types where tRPC's own client is used: the contract's schemas are not needed to read them. */
async function bundleDeclarations(folder: string): Promise<void> {
  const temporary = await mkdtemp(join(tmpdir(), 'handbill-declarations-'));
  try {
    await compile('-p', 'tooling/clients/packed', '--outDir', temporary);
    const bundle = await rollup({
      input: Object.fromEntries([...entries, typesOnly].map((name) => [name, join(client, `${name}.d.ts`)])),
      external: [peer],
      plugins: [takeFrom(join(temporary, 'spelled-out.d.ts')), dts({ respectExternal: true })],
      onwarn: (warning) => {
        throw new Error(warning.message);
      },
    });
    await bundle.write({ dir: folder, entryFileNames: '[name].d.ts', chunkFileNames: 'shared.d.ts' });
    await bundle.close();
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/** Writes the client as modules with declarations into a folder. They need no other package, but for the types of tRPC's own client. */
export async function bundleClient(folder: string): Promise<void> {
  await compile('-b', 'packages/client');
  const scripts = Object.fromEntries(entries.map((name) => [name, join(client, `${name}.js`)]));
  await bundleScript(folder, scripts, { license: { fileName: 'LICENSES-OF-DEPENDENCIES.md' } });
  await writeFile(join(folder, `${typesOnly}.js`), 'export {};\n');
  await bundleDeclarations(folder);
}
