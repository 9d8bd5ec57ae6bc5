import { Agent, request } from 'node:http';

const brief = JSON.stringify({ type: 'blog_article', topic: 'How bread is baked', length: 800 });
const agent = new Agent({ keepAlive: true });

export interface Asked {
  readonly status: number;
  /** When the first delta came, as `performance.now()` says it. */
  readonly firstDelta: number;
  readonly deltas: number;
  readonly isFinished: boolean;
}

/** Asks for a text, plain or streamed, and reads it to its end. */
export const askForText = (port: number, key: string, isStreamed: boolean): Promise<Asked> =>
  new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      accept: isStreamed ? 'text/event-stream' : 'application/json',
    };
    const asking = request({ agent, host: '127.0.0.1', port, path: '/v1/content/generate', method: 'POST', headers }, (response) => {
      let [firstDelta, deltas, isFinished] = [0, 0, false];
      response.setEncoding('latin1').on('data', (text: string) => {
        const found = text.split('event: content.delta\n').length - 1;
        if (found > 0 && deltas === 0) firstDelta = performance.now();
        deltas += found;
        isFinished ||= text.includes('event: content.finished\n');
      });
      response.once('end', () => resolve({ status: response.statusCode ?? 0, firstDelta, deltas, isFinished }));
      response.once('error', reject);
    });
    asking.once('error', reject);
    asking.end(brief);
  });
