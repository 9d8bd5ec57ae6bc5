import { env } from 'node:process';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type ProxyOptions } from 'vite';

const target = env['HANDBILL_URL'] ?? 'http://127.0.0.1:3000';

const live: ProxyOptions = {
  target,
  configure: (proxy) =>
    void proxy.on('proxyRes', (answer, _, response) => {
      // A stream that Handbill did not end is cut off for the page too, which then resumes at once.
      answer.once('close', () => answer.complete || response.destroy());
    }),
};

export default defineConfig({
  plugins: [react()],
  // The page calls its own server, which hands Handbill's calls on: one origin, so no CORS. `vite preview` does the same.
  server: { proxy: { '/trpc': target, '/v1': live } },
  // In this repository the client is built from its sources; an installed one needs no condition.
  resolve: { conditions: ['@handbill/source', ...defaultClientConditions] },
});
