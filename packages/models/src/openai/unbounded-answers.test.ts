import { gzipSync } from 'node:zlib';
import { longestTurn, measured, modelReplies as replies, type ModelReply } from '@handbill/testing';
import { describe, expect, it } from 'vitest';
import { callModel, half, server } from './call-model.fixture.ts';

const MiB = 2 ** 20;
const json = { 'content-type': 'application/json' };
const event = (content: string): string => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;
/** 16 MiB in 16 kB; as many of them as are read, one after the other, are one valid gzip file. */
const packed = (unit: string): Buffer => gzipSync(unit.repeat((16 * MiB) / unit.length));
const filler = 'x'.repeat(50_000);
const opening = `{"choices": [{"finish_reason": "stop", "message": {"role": "assistant", "content": ${JSON.stringify(half).slice(0, -1)}`;

const heldMiB = (): number => {
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / MiB;
};

// Modules that are loaded with the first call are not measured.
server.play(replies.streamed(half));
await callModel();

/** Asks once; `growth` is the most that was held beyond the memory before, in MiB, by the fake server too. */
async function attacked(reply: ModelReply) {
  const hungUp = Promise.withResolvers<void>();
  server.play((response, request) => {
    response.once('close', hungUp.resolve);
    return reply(response, request);
  });
  const before = heldMiB();
  let highest = before;
  const timer = setInterval(() => {
    highest = Math.max(highest, heldMiB());
  }, 5);
  let outcome: Awaited<ReturnType<typeof callModel>> | undefined;
  const turn = await longestTurn(async () => {
    outcome = await callModel({ timeout_ms: 60_000 });
  });
  clearInterval(timer);
  await hungUp.promise;
  return { ...outcome, turn, growth: Math.max(highest, heldMiB()) - before };
}

describe('an answer without end fails, keeps the text so far, and takes neither the memory nor the event loop', () => {
  it.each([
    ['events that never end', replies.endless('data: {"choices": []}\n', { first: event(half) }), half],
    ['events that never end, of short lines', replies.endless('data:\n'.repeat(10_000), { first: event(half) }), half],
    ['an event on one line', replies.endless(filler, { first: `${event(half)}data: ` }), half],
    ['a comment on one line', replies.endless(filler, { first: `${event(half)}:` }), half],
    ['comments', replies.endless(': still working\n\n'.repeat(3_000), { first: event(half) }), half],
    ['both kinds of line breaks', replies.endless(`${'\n'.repeat(60_000)}\r`, { first: event(half) }), half],
    [
      'thoughts',
      replies.endless('data: {"choices": [{"delta": {"reasoning_content": "Hm. "}}]}\n\n'.repeat(1_000), { first: event(half) }),
      half,
    ],
    ['a text in JSON', replies.endless(filler, { first: opening, headers: json }), `${half}${'x'.repeat(100)}`],
    ['objects in JSON', replies.endless('{},'.repeat(20_000), { first: `${opening}"}}], "more": [`, headers: json }), null],
    ['depth in JSON', replies.endless('['.repeat(50_000), { headers: json }), null],
    ['white space in JSON', replies.endless(' '.repeat(50_000), { headers: json }), null],
    [
      'a packed stream',
      replies.endless(packed('\0'), { headers: { 'content-type': 'text/event-stream', 'content-encoding': 'gzip' } }),
      null,
    ],
    ['packed JSON', replies.endless(packed(' '), { headers: { ...json, 'content-encoding': 'gzip' } }), null],
  ])('%s', measured, async (_, reply, text) => {
    const { result, turn, growth } = await attacked(reply);
    expect(result).toMatchObject({
      kind: 'failure',
      code: 'generation_failed',
      attempts: 1,
      detail: expect.stringMatching(/larger than allowed \(1 MiB of text, 4 MiB in one event, 32 MiB in all\)|not a chat completion/),
    });
    expect(result).toSatisfy(({ textSoFar }) => (text === null ? textSoFar === null : textSoFar.startsWith(text)));
    expect(growth).toBeLessThan(200);
    expect(turn).toBeLessThan(50);
  });

  it.each([
    ['in the middle of a word', replies.endless(filler, { first: '{"error": {"message": "', status: 400, headers: json })],
    ['packed', replies.endless(packed(' '), { status: 400, headers: { ...json, 'content-encoding': 'gzip' } })],
  ])('an error, %s: its status is reported', measured, async (_, reply) => {
    const { result, growth } = await attacked(reply);
    expect(result).toMatchObject({ kind: 'failure', attempts: 2, detail: 'The provider refused the request (400).' });
    expect(growth).toBeLessThan(50);
  });
});

describe('a text is at highest 1 MiB in UTF-8', () => {
  it.each([
    ['streamed', replies.endless(event('and so on – '.repeat(1_000)))],
    ['whole', replies.whole('and so on – '.repeat(100_000))],
  ])('%s', async (_, reply) => {
    const { result, pieces } = await attacked(reply);
    if (result?.kind !== 'failure') throw new Error('It is no failure');
    expect(result).toMatchObject({ code: 'generation_failed', detail: expect.stringContaining('1 MiB of text') });
    expect(result.textSoFar).toBe('and so on – '.repeat(100_000).slice(0, result.textSoFar?.length));
    expect(Buffer.byteLength(result.textSoFar ?? '')).toBeGreaterThan(MiB - 4);
    expect(Buffer.byteLength(result.textSoFar ?? '')).toBeLessThanOrEqual(MiB);
    expect(pieces?.join('')).toBe(result.textSoFar);
  });

  it.each([
    ['streamed', replies.streamed],
    ['whole', replies.whole],
  ])('and so much is taken, %s', async (_, reply) => {
    server.play(reply('x'.repeat(MiB)));
    expect((await callModel()).result).toMatchObject({ kind: 'completion', text: 'x'.repeat(MiB) });
  });
});

it('keeps what came of a JSON answer that broke off', async () => {
  server.play((response) => {
    response.writeHead(200, json).write(`${opening} \\"fresh\\" \\u00e9\\u00`);
    setTimeout(() => response.destroy(), 20);
  });
  expect((await callModel()).result).toMatchObject({
    kind: 'failure',
    textSoFar: `${half} "fresh" é`,
    detail: expect.stringContaining('broke'),
  });
});

it('waits for the rest of an error no longer than for anything else', async () => {
  server.play((response) => {
    response.writeHead(500, json).write('{"error": ');
  });
  expect((await callModel({ timeout_ms: 200 })).result).toMatchObject({ kind: 'failure', code: 'generation_timeout', attempts: 1 });
});
