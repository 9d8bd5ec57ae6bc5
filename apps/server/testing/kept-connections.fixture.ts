// Clients that keep their connections, in a separate thread. Posts a message when they are under way, and their results when all have ended.
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { RawConnection } from './raw-http.ts';

const { url, request, count } = workerData as { url: string; request: string; count: number };
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, and no window
const post = (message: unknown) => parentPort?.postMessage(message);
const results = { answered: 0, saidLast: 0, lost: [] as string[] };

/** Sends requests on one connection until it ends; resolves to whether another one may be opened. */
async function keepAsking(at: number): Promise<boolean> {
  const connection = new RawConnection(url);
  for (let asked = 0; ; asked += 1) {
    const answer = await connection.ask(request);
    if (answer === undefined) {
      const failure = await connection.closed;
      // Only kept connections count: a stopping server accepts no new ones.
      if (asked > 0) results.lost.push(failure?.code ?? 'ended without an answer');
      return asked > 0;
    }
    results.answered += 1;
    if (results.answered === count * 10) post('asking');
    if (answer.headers['connection'] === 'close') {
      results.saidLast += 1;
      const failure = await connection.closed;
      if (failure !== undefined) results.lost.push(failure.code ?? failure.message);
      return true;
    }
    // Every third client pauses between its requests.
    if (at % 3 === 0) await wait(Math.random() * 40);
  }
}

const caller = async (at: number) => {
  while (await keepAsking(at));
};

await Promise.all(Array.from({ length: count }, (_, at) => caller(at)));
post(results);
