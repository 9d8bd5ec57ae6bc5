import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createListener } from '@handbill/http';
import type { EventsOutcome } from '@handbill/operations';
import { expect, it, onTestFinished } from 'vitest';
import { writeEvents } from './write-events.ts';

async function written(outcome: Pick<EventsOutcome, 'events' | 'position'>): Promise<string> {
  const listener = createListener([
    (_, response) => {
      void writeEvents(response, { status: 200, ...outcome }, {}, { requestId: 'r', linesOf: undefined, heartbeat: 20 });
      return true;
    },
  ]);
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)).text();
}

it('a stream that is silent says where to go on from, and gives its reader no event', async () => {
  let position: string | undefined;
  async function* events() {
    yield { event: 'opened', id: '1', data: {} };
    await new Promise((resolve) => setTimeout(resolve, 30));
    position = '7';
    await new Promise((resolve) => setTimeout(resolve, 30));
    yield { event: 'late', id: '8', data: { text: 'z'.repeat(200_000) } };
  }
  const text = await written({ events: events(), position: () => position });
  expect(text.replace(/z+/, (long) => String(long.length))).toMatch(
    /^id: 1\nevent: opened\ndata: {}\n\n(: still here\n\n)+(: still here\nid: 7\n\n)+id: 8\nevent: late\ndata: {"text":"200000"}\n\n$/,
  );
});
