import { expect, it } from 'vitest';
import { compiled } from '../testing/src/compiler.ts';

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
