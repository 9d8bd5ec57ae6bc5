import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  ssr: { resolve: { conditions: ['@handbill/source', ...defaultServerConditions] } },
  test: { include: ['{packages,apps,tooling}/**/*.test.ts'], exclude: ['**/node_modules/**', '**/dist/**'] },
});
