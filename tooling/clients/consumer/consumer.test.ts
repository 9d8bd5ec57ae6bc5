import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../architecture/source-files.ts';
import { compiled } from '../../testing/src/compiler.ts';

// 92,000 with records inferred from their schemas and members asked whether they are a zod type; a user pays that on every keystroke.
describe("the client's declarations", () => {
  it('compile for a consumer, and cost his editor little', async () => {
    expect(await compiled('-b', 'packages/client')).toBe('');
    const diagnostics = await compiled('-p', 'tooling/clients/consumer', '--extendedDiagnostics', '--singleThreaded');
    expect(diagnostics).not.toMatch(/error TS/);
    const instantiations = Number(/Instantiations:\s+(\d+)/.exec(diagnostics)?.[1]);
    expect(instantiations).toBeGreaterThan(1_000);
    expect(instantiations).toBeLessThan(12_000);
  });

  it('are what the consumer compiles against, not the sources', async () => {
    const files = (await compiled('-p', 'tooling/clients/consumer', '--listFilesOnly'))
      .split('\n')
      .filter((file) => file.includes('packages/'));
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter((file) => !file.endsWith('.d.ts'))).toEqual([]);
  });
});

const read = (file: string) => readFileSync(join(root, file), 'utf8');

// The files of tooling/clients/consumer are compiled against the client's declarations, so the example in the README is as well.
it("shows in the client's README what compiles", () => {
  const [, example] = /```ts\n([\s\S]*?)```/.exec(read('packages/client/README.md')) ?? [];
  expect(example).toBe(read('tooling/clients/consumer/src/usage.ts'));
});

const packageIn = (file: string) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1];

// Measured once with the driver's types in the router's context: 143 files of others in every user's editor.
it('the closure of a client holds no database, model or server library', async () => {
  const files = (await compiled('--listFilesOnly', '-p', 'tooling/clients/consumer')).split('\n');
  expect(files.some((file) => file.includes('packages/client/'))).toBe(true);
  const loaded = new Set(files.map(packageIn));
  expect(
    ['mongodb', 'bson', 'openai', 'express', '@types/express', 'pino', 'find-my-way', 'zod-openapi'].filter((name) => loaded.has(name)),
  ).toEqual([]);
});
