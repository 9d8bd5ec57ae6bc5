import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { forgetSettings } from './tooling/verify/forget-settings.ts';

// Before the workers start, which take over this environment.
forgetSettings();
// Hundreds of processes load the same libraries.
process.env['NODE_COMPILE_CACHE'] ??= resolve(import.meta.dirname, 'node_modules/.cache/node');

const tests = '{packages,apps,tooling}/**/*.test.ts';
const ignored = ['**/node_modules/**', '**/dist/**'];
/** They measure turns of the loop or memory, which the rest of other files in a process would make larger; or they make ids of times to come. */
const alone = [
  'packages/contract/src/ids/new-id.test.ts',
  ...globSync(tests, { cwd: import.meta.dirname, exclude: ignored }).filter((file) =>
    /import \{[^}]*\b(?:measured|longestTurn)\b[^}]*\}/.test(readFileSync(resolve(import.meta.dirname, file), 'utf8')),
  ),
];

export default defineConfig({
  ssr: { resolve: { conditions: ['@handbill/source', ...defaultServerConditions] } },
  test: {
    // By default one worker fewer than cores: on two cores a single one, though much of a test is to wait for databases and processes. A fourth one
    // is no faster since servers have a thread for texts, and lets the database fall behind.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    setupFiles: ['tooling/verify/repeatable.ts'],
    globalSetup: ['packages/embedded-mongo/testing/mongod.setup.ts', 'tooling/artefact/bundle-for-tests.setup.ts'],
    // Real processes and a real database on a busy machine: generous, since these are for a hang.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    teardownTimeout: 30_000,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      // To load the libraries and ours anew for each file would take half of all the time.
      {
        extends: true,
        test: { name: 'together', include: [tests], exclude: [...ignored, ...alone], isolate: false },
      },
      { extends: true, test: { name: 'alone', include: alone } },
    ],
  },
});
