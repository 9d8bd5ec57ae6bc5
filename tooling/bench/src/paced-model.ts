import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerSetting } from './server-calls.ts';
import { ours, startSide, type RunningSide } from './sides/side.ts';

/** The text of the model, the number of its pieces, and the milliseconds between them. */
interface Pace {
  readonly text: string;
  readonly pieces: number;
  readonly pause: number;
}

interface PacedModel {
  readonly baseUrl: string;
  /** How many texts were asked for. */
  asked: number;
  /** When the first piece of the last text was sent, as `performance.now()` says it. */
  firstSent: number;
  /** Milliseconds that it thinks before its first piece. */
  thinks: number;
  stop(): void;
}

const who = ['baker', 'apprentice', 'miller', 'neighbour', 'guest', 'cook', 'farmer', 'child', 'traveller'];
const does = ['kneads', 'shapes', 'turns', 'covers', 'weighs', 'carries', 'lifts'];
const what = ['dough', 'loaf', 'crust', 'flour', 'basket'];

/** Sentences of eight words of which none is like another: a text that repeats itself or breaks off would be asked for again. */
const sentence = (at: number): string =>
  `The ${who[at % who.length]} ${does[at % does.length]} the ${what[at % what.length]} with warm hands.`;

/** So many words, from one sentence on. */
const paragraph = (words: number, from: number): string =>
  Array.from({ length: Math.ceil(words / 8) }, (_, at) => sentence(from + at)).join(' ');

/** An article of so many words, as a model answers. */
export function articleOf(words: number): string {
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

const event = (value: object) => `data: ${JSON.stringify(value)}\n\n`;
const chunk = (content: string, finish_reason: string | null = null) =>
  event({ choices: [{ index: 0, delta: { content }, finish_reason }] });
const usage = { choices: [], usage: { prompt_tokens: 900, completion_tokens: 300, total_tokens: 1_200 } };

/** A model server that knows its answer before it is asked, and writes it at a pace of its own. */
async function pacedModel({ text, pieces, pause }: Pace): Promise<PacedModel> {
  const size = Math.ceil(text.length / pieces);
  const chunks = Array.from({ length: pieces }, (_, at) => chunk(text.slice(at * size, (at + 1) * size)));
  const end = `${chunk('', 'stop')}${event(usage)}data: [DONE]\n\n`;
  const write = async (response: ServerResponse) => {
    model.asked += 1;
    if (model.thinks > 0) await sleep(model.thinks);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    model.firstSent = performance.now();
    if (pause === 0) return response.end(`${chunks.join('')}${end}`);
    for (const one of chunks) {
      response.write(one);
      await sleep(pause);
    }
    return response.end(end);
  };
  const server = createServer((request, response) => request.resume().once('end', () => void write(response)));
  server.listen(0, '127.0.0.1', 2_048);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  const model: PacedModel = { baseUrl: `http://127.0.0.1:${port}/v1`, asked: 0, firstSent: 0, thinks: 0, stop };
  return model;
}

/** Runs some work on a server whose model writes at a pace, with further settings. */
export async function withPacedModel<T>(
  { env }: ServerSetting,
  { more, ...pace }: Pace & { readonly more?: Readonly<Record<string, string>> },
  work: (side: RunningSide, model: PacedModel, settings: ServerSetting['env']) => Promise<T>,
): Promise<T> {
  const model = await pacedModel(pace);
  const settings = { ...env, HANDBILL_WRITER: 'openai', OPENAI_BASE_URL: model.baseUrl, ...more };
  const side = await startSide(ours, settings);
  try {
    return await work(side, model, settings);
  } finally {
    await side.stop();
    model.stop();
  }
}
