import { get, Agent, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Goal } from '../goals.ts';
import { onUsualMachine } from '../on-usual-machine.ts';
import { ours, startSide, type RunningSide } from '../sides/side.ts';
import { call, made, type ServerSetting } from '../server-calls.ts';

const [readers, perSecond, seconds] = [1_000, 10, 20];

/** Follows the live feed, and counts its events. */
async function follow({ port }: RunningSide, key: string, agent: Agent, count: () => void): Promise<IncomingMessage> {
  const headers = { authorization: `Bearer ${key}`, accept: 'text/event-stream' };
  const request = get({ port, host: '127.0.0.1', path: '/v1/events', headers, agent });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.setEncoding('latin1').on('data', (text: string) => {
    for (let at = text.indexOf('\ndata: '); at !== -1; at = text.indexOf('\ndata: ', at + 1)) count();
  });
  await once(response, 'data');
  return response;
}

/** Changes a campaign so many times a second. */
async function change(side: RunningSide, key: string, id: string): Promise<void> {
  for (let index = 0; index < perSecond * seconds; index += 1) {
    const next = sleep(1_000 / perSecond);
    await call(side, key, `PATCH /campaigns/${id}`, { description: `Number ${index}` });
    await next;
  }
}

/** The server's cost of a thousand readers of one feed. */
export async function liveReaders({ env, readKey }: ServerSetting): Promise<Goal[]> {
  const side = await startSide(ours, { ...env, HANDBILL_STREAMS_PER_KEY: String(2 * readers) });
  const key = await readKey();
  const { id } = await made(side, key, 'POST /campaigns', { name: 'Spring', campaign_type: 'sales' });
  await change(side, key, id);
  const before = await side.usage();
  await change(side, key, id);
  const alone = (await side.usage()).cpu - before.cpu;
  const memory = (await side.usage()).rss;
  let seen = 0;
  const agent = new Agent({ maxSockets: Infinity });
  const responses: IncomingMessage[] = [];
  for (let index = 0; index < readers; index += 1) responses.push(await follow(side, key, agent, () => (seen += 1)));
  const grown = ((await side.usage()).rss - memory) / 2 ** 20;
  await sleep(2_000);
  seen = 0;
  const start = (await side.usage({ watchLoop: true })).cpu;
  await change(side, key, id);
  await sleep(1_000);
  const { cpu, loopDelay } = await side.usage();
  for (const response of responses) response.destroy();
  await side.stop();
  const each = onUsualMachine((cpu - start - alone) / seen, 'µs');
  const late = onUsualMachine(loopDelay?.p99 ?? Number.NaN, 'ms');
  return [
    {
      what: `${readers} readers were given ${seen} events of ${readers * perSecond * seconds}`,
      met: seen === readers * perSecond * seconds,
    },
    { what: `a reader of the live feed costs ${each.text} of CPU an event, at most 30`, met: each.time <= 30 },
    {
      what: `${readers} readers at ${perSecond} events a second: the loop is late by ${late.text} at p99, at most 100`,
      met: late.time <= 100,
    },
    { what: `${readers} readers take ${grown.toFixed(0)} MB`, met: grown < 200 },
  ];
}
