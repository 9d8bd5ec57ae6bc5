import { execFile } from 'node:child_process';
import { copyFile, cp, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../../architecture/source-files.ts';
import { printed } from '../../../testing/src/compiler.ts';
import { packClient } from './pack-client.ts';

/** The project of somebody else. */
export const consumerFiles = ['consumer.ts', 'live.ts', 'usage.ts'];
export const trpcFiles = ['create-trpc.ts', 'call-each-way.ts'];

const newFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'handbill-packed-'));

/** A project of someone else's, in which the packed client was installed and nothing else. */
export class ForeignProject {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  /** Installs the client as its documentation says; offline, since it needs nothing of a registry. */
  static async create(): Promise<ForeignProject> {
    const folder = await newFolder();
    const { tarball } = await packClient(folder);
    await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
    await promisify(execFile)('npm', ['install', '--offline', '--no-audit', '--no-fund', '--loglevel=error', tarball], { cwd: folder });
    for (const file of consumerFiles) await copyFile(join(root, 'tooling/clients/consumer/src', file), join(folder, file));
    return new ForeignProject(folder);
  }

  /** The same project with tRPC's own client, in the versions that npm would install beside its options for TanStack Query. */
  async withTrpc(): Promise<ForeignProject> {
    const folder = await newFolder();
    await cp(this.folder, folder, { recursive: true });
    const consumer = join(root, 'tooling/clients/trpc');
    for (const name of await readdir(join(consumer, 'node_modules')))
      if (!['@handbill', '.bin'].includes(name)) await symlink(join(consumer, 'node_modules', name), join(folder, 'node_modules', name));
    for (const file of [...trpcFiles, 'untyped-router.ts']) await copyFile(join(consumer, 'src', file), join(folder, file));
    return new ForeignProject(folder);
  }

  write(file: string, text: string): Promise<void> {
    return writeFile(join(this.folder, file), text);
  }

  /** Runs a program of the project on this Node. */
  run(node: string, file: string): Promise<string> {
    return printed(node, [file], this.folder);
  }

  /** Compiles files of the project; resolves to the compiler's output. */
  async compile(compiler: string, options: object, files: readonly string[], ...args: string[]): Promise<string> {
    const strict = {
      target: 'es2022',
      lib: ['es2022', 'dom'],
      types: [],
      strict: true,
      skipLibCheck: true,
      noEmit: true,
      allowImportingTsExtensions: true,
    };
    // Each compilation has a file of its own, so that they may run at once.
    const config = `tsconfig.${(await readdir(this.folder)).length}.json`;
    await this.write(config, JSON.stringify({ compilerOptions: { ...strict, ...options }, files }));
    return printed(process.execPath, [compiler, '-p', config, ...args], this.folder);
  }

  remove(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }
}
