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
  /** How many texts were asked for. */
  readonly asked: number;
  /** When the first piece of the last text was sent, as `performance.now()` says it. */
  readonly firstSent: number;
  stop(): void;
}

const who = ['baker', 'apprentice', 'miller', 'neighbour', 'guest', 'cook', 'farmer', 'child', 'traveller'];
const does = ['kneads', 'shapes', 'turns', 'covers', 'weighs', 'carries', 'lifts'];
const what = ['dough', 'loaf', 'crust', 'flour', 'basket'];

/** Sentences of eight words of which none is like another: what repeats itself or breaks off would be asked for again. */
const sentence = (at: number): string =>
  `The ${who[at % who.length]} ${does[at % does.length]} the ${what[at % what.length]} with warm hands.`;

/** So many words, from one sentence on. */
const paragraph = (words: number, from: number): string =>
  Array.from({ length: Math.ceil(words / 8) }, (_, at) => sentence(from + at)).join(' ');

function articleOf(words: number): string {
  const [part, sentences] = [Math.floor(words / 4), Math.ceil(words / 32)];
  const section = (heading: string, from: number) => ({ heading, body: paragraph(part, from) });
  return JSON.stringify({
    title: 'How bread is baked',
    slug: 'how-bread-is-baked',
    meta_title: 'How bread is baked',
    meta_description: 'From flour to loaf.',
    introduction: paragraph(part, 0),
    sections: [section('A loaf', sentences), section('Its crust', 2 * sentences)],
    conclusion: paragraph(words - 3 * part, 3 * sentences),
  });
}

const chunk = (content: string, finish_reason: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason }] })}\n\n`;

/** A model server that writes at a pace of its own. */
export async function pacedModel({ words, pieces, pause }: Pace): Promise<PacedModel> {
  const text = articleOf(words);
  const size = Math.ceil(text.length / pieces);
  const chunks = Array.from({ length: pieces }, (_, at) => chunk(text.slice(at * size, (at + 1) * size)));
  let [asked, firstSent] = [0, 0];
  const server = createServer((request, response) => {
    const write = async () => {
      asked += 1;
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
    get asked() {
      return asked;
    },
    get firstSent() {
      return firstSent;
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
