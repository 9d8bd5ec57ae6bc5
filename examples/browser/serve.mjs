// Bundles the client for browsers and serves it with the page. Any static server and bundler would do.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { build } from 'esbuild';

const { outputFiles } = await build({
  entryPoints: [`${import.meta.dirname}/handbill.js`],
  // In this repository the client is bundled from its sources; an installed one needs no condition.
  conditions: ['@handbill/source'],
  bundle: true,
  minify: true,
  format: 'esm',
  write: false,
});

const file = (name) => readFile(new URL(name, import.meta.url));
const served = {
  '/': { type: 'text/html; charset=utf-8', body: () => file('index.html') },
  '/page.js': { type: 'text/javascript', body: () => file('page.js') },
  '/write-post.js': { type: 'text/javascript', body: () => file('write-post.js') },
  '/handbill.js': { type: 'text/javascript', body: () => outputFiles[0].contents },
};

async function answer(path, response) {
  const found = Object.hasOwn(served, path) ? served[path] : undefined;
  if (found === undefined) response.writeHead(404).end();
  else response.writeHead(200, { 'content-type': found.type }).end(await found.body());
}

const server = createServer((request, response) => void answer(request.url, response));
server.listen(Number(process.env.PORT ?? 5173), '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
