import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { contentTypes } from '@handbill/contract';

const text = JSON.stringify(contentTypes.email.example.output);
const chunk = (delta: object, finish_reason: string | null) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason }] })}\n\n`;
const usage = { choices: [], usage: { prompt_tokens: 900, completion_tokens: 300, total_tokens: 1_200 } };
const answer = `${chunk({ role: 'assistant', content: text }, null)}${chunk({}, 'stop')}data: ${JSON.stringify(usage)}\n\ndata: [DONE]\n\n`;

export interface InstantModel {
  readonly baseUrl: string;
  /** Lets it think from now on, in milliseconds. */
  takes(duration: number): void;
  stop(): void;
}

/** A model server that knows the answer before it is asked: what a text takes beyond it is ours. */
export async function instantModel(): Promise<InstantModel> {
  let thinks = 0;
  const server = createServer((request, response) => {
    const write = () => response.writeHead(200, { 'content-type': 'text/event-stream' }).end(answer);
    request.resume().once('end', () => (thinks === 0 ? write() : setTimeout(write, thinks)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    takes: (duration) => {
      thinks = duration;
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
