import { setTimeout as sleep } from 'node:timers/promises';
import type { ReplicaSet } from './replica-set.ts';
import { askForText } from '../streams/ask-for-text.ts';

/** What clients saw of the loss of a primary. */
export interface Failover {
  /** Until another member was primary, in milliseconds. */
  readonly election: number;
  /** From the first refused call to the last, in milliseconds. */
  readonly refusedFor: number;
  readonly answers: Readonly<Record<string, number>>;
  readonly streams: { readonly asked: number; readonly finished: number };
  /** Campaigns that were answered with 201, and how many of them are there. */
  readonly created: { readonly answered: number; readonly found: number };
}

/** Kills the primary in the middle of creates, reads and streams. */
export async function failover(ports: readonly number[], key: string, set: ReplicaSet): Promise<Failover> {
  const [answers, ids]: [Record<string, number>, string[]] = [{}, []];
  const over = new AbortController();
  let [first, last] = [0, 0];
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const create = async (port: number, number: number) => {
    const body = JSON.stringify({ name: `Campaign ${number}`, campaign_type: 'sales' });
    const idempotency = { 'idempotency-key': `failover-${number}` };
    for (;;) {
      const response = await fetch(`http://127.0.0.1:${port}/v1/campaigns`, {
        method: 'POST',
        headers: { ...headers, ...idempotency },
        body,
      });
      const answer = (await response.json()) as { id: string };
      answers[response.status] = (answers[response.status] ?? 0) + 1;
      if (response.status === 201) return void ids.push(answer.id);
      first ||= performance.now();
      last = performance.now();
      await sleep(200);
    }
  };
  let number = 0;
  const clients = ports.flatMap((port) =>
    Array.from({ length: 8 }, async () => {
      while (!over.signal.aborted) await create(port, (number += 1));
    }),
  );
  const streams = ports.flatMap((port) => Array.from({ length: 10 }, () => askForText(port, key, true)));
  await sleep(2_000);
  const election = await set.killPrimary();
  const finished = await Promise.all(streams);
  await sleep(2_000);
  over.abort();
  await Promise.all(clients);
  const found = await Promise.all(ids.map((id) => fetch(`http://127.0.0.1:${ports[0]}/v1/campaigns/${id}`, { headers })));
  return {
    election,
    refusedFor: last - first,
    answers,
    streams: { asked: streams.length, finished: finished.filter(({ isFinished }) => isFinished).length },
    created: { answered: ids.length, found: found.filter(({ status }) => status === 200).length },
  };
}
