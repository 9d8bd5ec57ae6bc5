import { env } from 'node:process';
import { defaultClientConditions, defineConfig, type ProxyOptions } from 'vite';

const { HANDBILL_URL = 'http://127.0.0.1:3000', HANDBILL_KEY = '' } = env;

/** The page calls its own server, which adds the key and hands the call on: no key in the page, and no CORS. */
const handbill: ProxyOptions = {
  target: HANDBILL_URL,
  headers: { authorization: `Bearer ${HANDBILL_KEY}` },
  configure: (proxy) =>
    void proxy.on('proxyRes', (answer, _, response) => {
      // An answer that Handbill did not end is cut off for the page too, which then resumes at once.
      answer.once('close', () => answer.complete || response.destroy());
    }),
};

export default defineConfig({
  // `vite preview` does the same.
  server: { proxy: { '/v1': handbill } },
  // In this repository the client is built from its sources; an installed one needs no condition.
  resolve: { conditions: ['@handbill/source', ...defaultClientConditions] },
});
