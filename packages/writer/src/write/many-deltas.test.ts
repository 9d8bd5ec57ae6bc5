import { Readable } from 'node:stream';
import { ContentRequest } from '@handbill/contract';
import { fakeModelServer, longestTurn, measured, type ModelReply, writeToEnd } from '@handbill/testing';
import { afterAll, expect, it } from 'vitest';
import { createWriter } from './create-writer.ts';
import { texts } from './texts.fixture.ts';
import { oneModel, openaiModel } from '@handbill/models';

const server = await fakeModelServer();
afterAll(() => server.close());

const writer = createWriter(
  oneModel(openaiModel({ apiKey: 'sk-key', baseURL: server.baseURL, model: 'gpt-5-mini', timeout_ms: 60_000 })),
  texts,
);
const request = ContentRequest.parse({ type: 'email', topic: 'Bread' });

const deltasAtOnce = 2 ** 10;

/** So many deltas of four characters, as fast as they are read, and then nothing that would be an answer. */
const deltas =
  (count: number): ModelReply =>
  (response) => {
    const part = 'data: {"choices": [{"index": 0, "delta": {"content": "word"}, "finish_reason": null}]}\n\n'.repeat(deltasAtOnce);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    Readable.from(Array.from({ length: count / deltasAtOnce }, () => part)).pipe(response);
  };

/** Has a text come in so many deltas. */
async function written(count: number) {
  server.play(deltas(count));
  const { signal } = new AbortController();
  const before = process.threadCpuUsage();
  let ended: Awaited<ReturnType<typeof writeToEnd>> | undefined;
  const turn = await longestTurn(async () => {
    ended = await writeToEnd(writer.write({ request, campaign: null, model: 'gpt-5-mini', signal, earlierCalls: [] }));
  });
  const { user, system } = process.threadCpuUsage(before);
  expect(ended?.result).toMatchObject({ kind: 'failure', textSoFar: 'word'.repeat(count) });
  expect(ended?.progress.join('')).toBe('word'.repeat(count));
  return { turn, cpu_ms: (user + system) / 1_000 };
}

it('takes a text in many deltas in linear time, and lets everything else go on meanwhile', measured, async () => {
  // Loads and compiles what the measured ones need.
  await written(2 ** 14);
  const few = await written(2 ** 15);
  const many = await written(2 ** 18);
  expect(many.cpu_ms / few.cpu_ms).toBeLessThan(8 * 3);
  expect(many.turn).toBeLessThan(50);
});
