import { env } from 'node:process';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // The page calls its own server, which hands on what is Handbill's: one origin, so no CORS. `vite preview` does the same.
  server: { proxy: { '/trpc': env['HANDBILL_URL'] ?? 'http://127.0.0.1:3000' } },
  // In this repository the client is built from its sources; an installed one needs no condition.
  resolve: { conditions: ['@handbill/source', ...defaultClientConditions] },
});
