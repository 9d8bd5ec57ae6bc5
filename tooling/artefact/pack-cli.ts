import { bundle } from './bundle.ts';
import { installed, writeProgram } from './installed-program.ts';
import { pack, type Packed } from './pack.ts';

/** Packs the command line into a tarball that needs no server and no other package. */
export const packCli = (destination: string): Promise<Packed> =>
  pack({ of: 'apps/cli', manifest: installed, readme: 'docs/cli.md' }, destination, async (folder) => {
    await bundle(folder, { programs: { 'lib/main': 'apps/cli/src/main.ts' }, modules: 'lib', external: ['@handbill/contract'] });
    await writeProgram(folder, '../lib/main.js');
  });
