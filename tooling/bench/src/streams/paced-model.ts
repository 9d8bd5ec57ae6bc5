import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { contentTypes } from '@handbill/contract';

/** An article of some 800 words. */
const article = JSON.stringify({
  ...contentTypes.blog_article.example.output,
  introduction: 'Bread needs time, flour, water and very little else. '.repeat(89).trim(),
});
const chunks = 200;
const event = (delta: object, finish_reason: string | null) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason }] })}\n\n`;

export interface PacedModel {
  readonly baseUrl: string;
  stop(): void;
}

/** A model server that writes an article in 200 pieces, evenly over so many seconds. */
export async function pacedModel(seconds: number): Promise<PacedModel> {
  const length = Math.ceil(article.length / chunks);
  const server = createServer((request, response) => {
    request.resume().once('end', () => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      void (async () => {
        // Not all at the same moment.
        await wait(Math.random() * 1_000);
        const began = performance.now();
        for (let at = 0; at < chunks; at += 1) {
          response.write(event({ content: article.slice(at * length, (at + 1) * length) }, null));
          await wait(Math.max(0, began + ((at + 1) * seconds * 1_000) / chunks - performance.now()));
        }
        response.end(`${event({}, 'stop')}data: [DONE]\n\n`);
      })();
    });
  });
  server.listen(0, '127.0.0.1', 4_096);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
