import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';

/** Beside each file the same compressed, as well as it can be: the server sends it as it is. */
const compressed = (): Plugin => ({
  name: 'compressed',
  apply: 'build',
  writeBundle({ dir = '' }) {
    for (const name of globSync('**/*.{js,css,json,svg}', { cwd: dir })) {
      const bytes = readFileSync(join(dir, name));
      if (bytes.length < 1_024) continue;
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length, [constants.BROTLI_PARAM_QUALITY]: 11 };
      writeFileSync(join(dir, `${name}.br`), brotliCompressSync(bytes, { params }));
      writeFileSync(join(dir, `${name}.gz`), gzipSync(bytes, { level: 9 }));
    }
  },
});

export default defineConfig({
  // The server writes the address that these are relative to into the shell.
  base: './',
  plugins: [react(), compressed()],
  // The client is built from its sources.
  resolve: { conditions: ['@handbill/source', ...defaultClientConditions] },
  build: {
    target: 'es2023',
    // A script in the page would break its policy, and today's browsers need none.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    license: { fileName: 'licenses.md' },
    reportCompressedSize: false,
  },
});
