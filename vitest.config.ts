import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  ssr: { resolve: { conditions: ['@handbill/source', ...defaultServerConditions] } },
  test: {
    include: ['{packages,apps,tooling}/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    setupFiles: ['tooling/verify/repeatable.ts'],
    globalSetup: ['packages/embedded-mongo/testing/mongod.setup.ts'],
    // Real processes and a real database on a busy machine: generous, since a hang is what these are for.
    testTimeout: 20_000,
    hookTimeout: 60_000,
    teardownTimeout: 30_000,
  },
});
