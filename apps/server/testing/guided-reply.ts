import type { ServerResponse } from 'node:http';
import type { ModelReply } from '@handbill/testing';
import { inTime } from './held-reply.ts';

/** A model whose answer a test sends piece by piece. */
export interface GuidedReply {
  readonly reply: ModelReply;
  /** Resolves when the model is called. Throws where it is not. */
  readonly called: Promise<void>;
  /** Resolves when the caller has closed the connection. */
  readonly closed: Promise<void>;
  send(text: string): Promise<void>;
  finish(): Promise<void>;
}

const chunk = (delta: object, finish_reason: string | null): string =>
  `data: ${JSON.stringify({ id: 'chatcmpl-fake', object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason }] })}\n\n`;

export function guidedReply(): GuidedReply {
  const called = Promise.withResolvers<ServerResponse>();
  const closed = Promise.withResolvers<void>();
  return {
    reply: (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.once('close', closed.resolve);
      called.resolve(response);
    },
    get called() {
      return inTime(called.promise.then(() => undefined));
    },
    closed: closed.promise,
    send: async (text) => void (await called.promise).write(chunk({ content: text }, null)),
    finish: async () => void (await called.promise).end(`${chunk({}, 'stop')}data: [DONE]\n\n`),
  };
}
