import { longestTurn, measured, type ModelReply } from '@handbill/testing';
import { beforeAll, expect, it } from 'vitest';
import { serverWithModel } from '../../../testing/server-with-model.ts';

const { server, model } = await serverWithModel();

const chunk = (content: string): string =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason: null }] })}\n\n`;

/** The answer in chunks of 16 kB, prepared in advance since the model server shares the thread here. */
function streamed(text: string): ModelReply {
  const pieces = text.match(/[^]{1,16384}/gu) ?? [];
  const body = Buffer.from(
    `${pieces.map(chunk).join('')}data: {"choices": [{"index": 0, "delta": {}, "finish_reason": "stop"}]}\n\ndata: [DONE]\n\n`,
  );
  return (response) => void response.writeHead(200, { 'content-type': 'text/event-stream' }).end(body);
}

const brief = { type: 'social_post', topic: 'Bread', platform: 'twitter', length: 100, keywords: ['bread', 'a'], hashtags: ['a'] };
const repeated = (text: string): string => text.repeat(Math.floor(500_000 / Buffer.byteLength(text)));

/** The CPU time of the longest turn while a post with this text is requested, written, checked, stored and returned. */
async function turnOf(text: string): Promise<number> {
  model.play(streamed(text));
  return longestTurn(async () => {
    expect(await server.rest('POST /content/generate', { body: brief })).toMatchObject({ status: 201 });
  });
}

// The first text loads the SDK.
beforeAll(() => turnOf('{}'));

// packages/text/src/worker/long-texts.test.ts has more signs.
it.each(['x.com/(', '👨‍👩‍👧‍👦'])('does not block other requests while 500 kB of %j are written, checked and stored', measured, async (sign) => {
  expect(await turnOf(JSON.stringify({ text: repeated(sign), hashtags: [] }))).toBeLessThan(50);
  expect(await turnOf(`{"text": "${repeated(sign)}`)).toBeLessThan(50);
});
