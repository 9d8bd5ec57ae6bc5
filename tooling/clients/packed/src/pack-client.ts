import { manifestOf, pack, type Packed } from '../../../artefact/pack.ts';
import { packedVersion } from '../../../artefact/packed-version.ts';
import { bundleClient, entries, typesOnly } from './bundle-client.ts';
import { bundleReact } from './bundle-react.ts';

const exportsOf = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name === 'index' ? '.' : `./${name}`, { types: `./${name}.d.ts`, default: `./${name}.js` }]));

/** Packs the client into a tarball that needs no other package. */
export function packClient(destination: string): Promise<Packed> {
  const manifest = {
    exports: exportsOf([...entries, typesOnly]),
    // For the types of `./trpc`: the first version that exports all of them by name.
    peerDependencies: { '@trpc/server': '^11.4.0' },
    peerDependenciesMeta: { '@trpc/server': { optional: true } },
  };
  return pack({ of: 'packages/client', manifest, readme: 'packages/client/README.md' }, destination, bundleClient);
}

/** Packs the hooks for React, for a client of the same version. */
export async function packReact(destination: string): Promise<Packed> {
  const { peerDependencies } = await manifestOf('packages/react');
  const [number] = (await packedVersion()).split('-');
  const manifest = { exports: exportsOf(['index']), peerDependencies: { ...peerDependencies, '@handbill/client': `^${number}-0` } };
  return pack({ of: 'packages/react', manifest, readme: 'packages/react/README.md' }, destination, bundleReact);
}
