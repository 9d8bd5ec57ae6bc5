import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../architecture/source-files.ts';
import { packedVersion } from './packed-version.ts';

const pnpm = globSync('.toolchain/node_modules/@pnpm/exe.*/pnpm', { cwd: root }).map((file) => join(root, file))[0] ?? 'pnpm';

/** Members of a manifest in this repository that are true of the packed one, too. */
const sameInBoth = ['name', 'description', 'license', 'type', 'sideEffects', 'engines'];

interface Manifest {
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly [member: string]: unknown;
}

/** The manifest of a folder in this repository. */
export const manifestOf = async (folder: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8')) as Manifest;

interface Package {
  /** The folder of its manifest in this repository. */
  readonly of: string;
  /** The members of the packed manifest beside those that are in both. */
  readonly manifest: object;
  readonly readme: string;
}

export interface Packed {
  readonly tarball: string;
  /** The paths in it. */
  readonly files: readonly string[];
}

/** Packs the files that a function writes into a folder, with a manifest, a README and the licence. */
export async function pack(
  { of, manifest, readme }: Package,
  destination: string,
  writeFiles: (folder: string) => Promise<void>,
): Promise<Packed> {
  const folder = await mkdtemp(join(tmpdir(), 'handbill-packed-'));
  try {
    await writeFiles(folder);
    const here = await manifestOf(of);
    const packed = { ...Object.fromEntries(sameInBoth.map((name) => [name, here[name]])), version: await packedVersion(), ...manifest };
    await writeFile(join(folder, 'package.json'), JSON.stringify(packed, null, 2));
    await copyFile(join(root, readme), join(folder, 'README.md'));
    await copyFile(join(root, 'LICENSE'), join(folder, 'LICENSE'));
    await mkdir(destination, { recursive: true });
    const { stdout } = await promisify(execFile)(pnpm, ['pack', '--json', '--pack-destination', destination], { cwd: folder });
    const { filename, files } = JSON.parse(stdout) as { filename: string; files: readonly { path: string }[] };
    return { tarball: filename, files: files.map(({ path }) => path) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
