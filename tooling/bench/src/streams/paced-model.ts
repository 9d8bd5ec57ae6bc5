import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** What the model writes: an article of so many words, in so many pieces, with so many milliseconds between them. */
export interface Pace {
  readonly words: number;
  readonly pieces: number;
  readonly pause: number;
}

export interface PacedModel {
  readonly baseUrl: string;
  /** When the first piece of the last text was sent, as `performance.now()` says it. */
  readonly firstSent: number;
  stop(): void;
}

/** Whole sentences: what breaks off would be asked for again. */
const paragraph = (words: number) =>
  Array.from({ length: words }, (_, at) => (at % 12 === 11 || at === words - 1 ? 'loaf.' : 'bread')).join(' ');

function articleOf(words: number): string {
  const section = { heading: 'A loaf', body: paragraph(Math.floor(words / 4)) };
  return JSON.stringify({
    title: 'How bread is baked',
    slug: 'how-bread-is-baked',
    meta_title: 'How bread is baked',
    meta_description: 'From flour to loaf.',
    introduction: paragraph(Math.floor(words / 4)),
    sections: [section, section],
    conclusion: paragraph(words - 3 * Math.floor(words / 4)),
  });
}

const chunk = (content: string, finish_reason: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason }] })}\n\n`;

/** A model server that writes at a pace of its own. */
export async function pacedModel({ words, pieces, pause }: Pace): Promise<PacedModel> {
  const text = articleOf(words);
  const size = Math.ceil(text.length / pieces);
  const chunks = Array.from({ length: pieces }, (_, at) => chunk(text.slice(at * size, (at + 1) * size)));
  let firstSent = 0;
  const server = createServer((request, response) => {
    const write = async () => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      firstSent = performance.now();
      for (const one of chunks) {
        response.write(one);
        if (pause > 0) await sleep(pause);
      }
      response.end(`${chunk('', 'stop')}data: [DONE]\n\n`);
    };
    request.resume().once('end', () => void write());
  });
  server.listen(0, '127.0.0.1', 2_048);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    get firstSent() {
      return firstSent;
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
