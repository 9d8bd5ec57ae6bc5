import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, env } from 'node:process';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin, type ProxyOptions } from 'vite';

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

/** The page itself is loaded once its language is known: the shell has browsers fetch it meanwhile, with all that it imports. */
const preloaded = (): Plugin => ({
  name: 'preloaded',
  apply: 'build',
  transformIndexHtml(_, { bundle = {} }) {
    const scripts = new Set<string>();
    const styles = new Set<string>();
    const add = (file: string): void => {
      const chunk = bundle[file];
      if (chunk?.type !== 'chunk' || chunk.isEntry || scripts.has(file)) return;
      scripts.add(file);
      for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
      chunk.imports.forEach(add);
    };
    Object.keys(bundle)
      .filter((file) => /assets\/app-[\w-]+\.js$/.test(file))
      .forEach(add);
    const link = (rel: string) => (file: string) => ({ tag: 'link', attrs: { rel, href: `./${file}` }, injectTo: 'head' as const });
    return [...[...styles].map(link('stylesheet')), ...[...scripts].map(link('modulepreload'))];
  },
});

/** In development the page is Vite's, and all calls are the server's: one origin, as it is where the server serves the page. */
const server: ProxyOptions = {
  target: env['HANDBILL_URL'] ?? 'http://127.0.0.1:3000',
  configure: (proxy) =>
    void proxy.on('proxyRes', (answer, _, response) => {
      // A stream that the server did not end is cut off for the page too, which then resumes at once.
      answer.once('close', () => answer.complete || response.destroy());
    }),
};

// The build is for users, whoever makes it: tests do so, too, in an environment that says `test`.
if (argv[2] === 'build') env['NODE_ENV'] = 'production';

export default defineConfig({
  // The server writes the address that these are relative to into the shell.
  base: './',
  plugins: [react(), preloaded(), compressed()],
  server: { proxy: { '/trpc': server, '/v1': server, '/health': server, '/console/session': server } },
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
