import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../architecture/source-files.ts';
import { bundleServer } from './bundle-server.ts';
import { installed, writeProgram } from './installed-program.ts';
import { pack, type Packed } from './pack.ts';

/** Packs the server into a tarball that needs nothing but Node. */
export const packArtefact = (destination: string): Promise<Packed> =>
  pack({ of: '.', manifest: installed, readme: 'README.md' }, destination, async (folder) => {
    await bundleServer(folder);
    await cp(join(root, 'apps/console/dist'), join(folder, 'lib/server/console'), {
      recursive: true,
      filter: (file) => !file.endsWith('.sources'),
    });
    // The young generation of `npm start`.
    await writeProgram(folder, '../lib/server/handbill.js', ' --max-semi-space-size=64');
    await cp(join(root, 'deploy'), join(folder, 'deploy'), { recursive: true, filter: (file) => !/Dockerfile|compose/.test(file) });
  });
