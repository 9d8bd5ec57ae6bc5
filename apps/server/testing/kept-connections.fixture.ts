// Callers that keep their connections, in a thread of their own: says when they are at it, and when all are gone what they met.
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { RawConnection } from './raw-http.ts';

const { url, request, count } = workerData as { url: string; request: string; count: number };
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, and no window
const tell = (message: unknown) => parentPort?.postMessage(message);
const met = { answered: 0, saidLast: 0, lost: [] as string[] };

/** Asks on one connection until it ends; resolves to whether another one may be opened. */
async function keepAsking(at: number): Promise<boolean> {
  const connection = new RawConnection(url);
  for (let asked = 0; ; asked += 1) {
    const answer = await connection.ask(request);
    if (answer === undefined) {
      const failure = await connection.closed;
      // Only what was kept counts: while it stops, the server takes no new ones.
      if (asked > 0) met.lost.push(failure?.code ?? 'ended without an answer');
      return asked > 0;
    }
    met.answered += 1;
    if (met.answered === count * 10) tell('asking');
    if (answer.headers['connection'] === 'close') {
      met.saidLast += 1;
      const failure = await connection.closed;
      if (failure !== undefined) met.lost.push(failure.code ?? failure.message);
      return true;
    }
    // Every third caller thinks before it asks again.
    if (at % 3 === 0) await wait(Math.random() * 40);
  }
}

const caller = async (at: number) => {
  while (await keepAsking(at));
};

await Promise.all(Array.from({ length: count }, (_, at) => caller(at)));
tell(met);
