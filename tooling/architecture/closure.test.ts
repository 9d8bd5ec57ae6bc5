import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { root } from './source-files.ts';

const compiler = join(root, 'node_modules/typescript/bin/tsc');

async function filesLoadedBy(project: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [compiler, '--listFilesOnly', '-p', join(root, project)], {
    maxBuffer: 1 << 26,
  });
  return stdout.split('\n').filter(Boolean);
}

const packageIn = (file: string) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1];

// Measured once with the driver's types in the router's context: 143 files of others in every user's editor.
describe('the closure of a client', () => {
  it.runIf(existsSync(join(root, 'packages/client/src/index.ts')))('holds no database, model or server library', async () => {
    const files = await filesLoadedBy('tooling/clients/consumer');
    expect(files.some((file) => file.includes('packages/client/'))).toBe(true);
    const loaded = new Set(files.map(packageIn));
    expect(
      ['mongodb', 'bson', 'openai', 'express', '@types/express', 'pino', 'find-my-way', 'zod-openapi'].filter((name) => loaded.has(name)),
    ).toEqual([]);
  });
});
