import { setTimeout as wait } from 'node:timers/promises';
import type { ModelReply } from '@handbill/testing';
import { expect, it } from 'vitest';
import { asked, server } from './asked.fixture.ts';

/** Writes the same piece for as long as anybody listens. */
const endless =
  (piece: string): ModelReply =>
  async (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    while (!response.destroyed) {
      response.write(piece);
      await wait(1);
    }
  };

it('ends an answer that never ends as one that was cut off, and hangs up', async () => {
  server.play(endless(`data: ${JSON.stringify({ choices: [{ delta: { content: 'and so on '.repeat(1_000) } }] })}\n\n`));
  const { result } = await asked();
  expect(result).toMatchObject({ kind: 'completion', finish: 'length', attempts: 1 });
  expect(result.kind === 'completion' && result.text.length).toBe(500_000);
});

it('gives up on a line that never ends', async () => {
  server.play(endless(`data: ${'x'.repeat(500_000)}`));
  const { result } = await asked();
  expect(result).toMatchObject({ kind: 'failure', code: 'generation_failed', detail: expect.stringContaining('no chat completion') });
});
