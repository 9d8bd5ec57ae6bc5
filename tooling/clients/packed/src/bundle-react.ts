import { join } from 'node:path';
import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';
import { root } from '../../../architecture/source-files.ts';
import { manifestOf } from '../../../artefact/pack.ts';
import { bundleScript, compile } from './bundle-client.ts';

const folderOf = join(root, 'packages/react');

/** Writes the hooks as one module with its declarations into a folder. They take everything else from the app: their peers. */
export async function bundleReact(folder: string): Promise<void> {
  await compile('-b', 'packages/react');
  const { peerDependencies = {} } = await manifestOf('packages/react');
  const isPeer = (id: string): boolean => Object.keys(peerDependencies).some((name) => id === name || id.startsWith(`${name}/`));
  await bundleScript(folder, { index: join(folderOf, 'dist/index.js') }, { rolldownOptions: { external: isPeer } });
  const bundle = await rollup({ input: join(folderOf, 'dist/index.d.ts'), external: isPeer, plugins: [dts()] });
  await bundle.write({ file: join(folder, 'index.d.ts') });
  await bundle.close();
}
