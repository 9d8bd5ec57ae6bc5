import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { forgetSettings } from './tooling/verify/forget-settings.ts';

// Before the workers start, which take over this environment.
forgetSettings();
// Hundreds of processes load the same libraries.
process.env['NODE_COMPILE_CACHE'] ??= resolve(import.meta.dirname, 'node_modules/.cache/node');

export default defineConfig({
  ssr: { resolve: { conditions: ['@handbill/source', ...defaultServerConditions] } },
  test: {
    include: ['{packages,apps,tooling}/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    // By default one worker fewer than cores: on two cores a single one, which mostly waits for databases and processes.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    setupFiles: ['tooling/verify/repeatable.ts'],
    globalSetup: ['packages/embedded-mongo/testing/mongod.setup.ts'],
    // Real processes and a real database on a busy machine: generous, since a hang is what these are for.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    teardownTimeout: 30_000,
  },
});
