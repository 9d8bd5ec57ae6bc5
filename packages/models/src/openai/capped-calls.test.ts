import { modelReplies as replies, type ModelReply } from '@handbill/testing';
import { describe, expect, it } from 'vitest';
import type { Spend } from '../model/language-model.ts';
import { answer, callModel, prompt, server } from './call-model.fixture.ts';

const prices = { input_per_million: 1, output_per_million: 10, currency: 'USD', as_of: '2026-11-01' };
const cut = replies.streamed('', 'length');

/** Has a model called under a cap; `allowed` requests fit in it. */
async function callCapped(
  options: Parameters<typeof callModel>[0] = {},
  played: readonly ModelReply[] = [replies.streamed(answer)],
  allowed = 9,
) {
  server.play(...played);
  const asked: Spend[] = [];
  const reserve = (most: Spend) => Promise.resolve(asked.push(most) > allowed ? 'The cap is reached.' : null);
  const ended = await callModel({ model: 'gpt-4.1-mini', ...options }, { reserve });
  const limits = () => server.requests.map(({ body }) => body['max_completion_tokens']);
  return { ...ended, asked, limits };
}

/** With the frame around messages. */
const bytes = 32 + Buffer.byteLength(prompt.system + prompt.user + prompt.closing + prompt.shape.inWords);

describe('under a spending cap', () => {
  it('a request asks for its prompt, a token a byte, and for its answer, which is limited to that', async () => {
    const { asked, calls, limits } = await callCapped({ prices: () => ({ ...prices, cached_input_per_million: 3 }) });
    const usd = Math.max(bytes * 1e-6, bytes * 3e-6) + prompt.answerTokens * 1e-5;
    expect(asked).toEqual([{ tokens: bytes + prompt.answerTokens, usd: expect.closeTo(usd, 9) as number }]);
    expect(calls).toMatchObject([{ reason: 'first' }]);
    expect(limits()).toEqual([500]);
  });

  it.each([
    ['gpt-5-mini', undefined, 500 + 4_096],
    ['deepseek/deepseek-r1', undefined, 500 + 8_192],
    ['some', 'none', 500],
    ['some', 'high', 500 + 32_768],
  ])('%s at the effort %s may think besides', async (model, reasoningEffort, limit) => {
    const options = { model, ...(reasoningEffort !== undefined && { reasoningEffort }) };
    const { limits, asked } = await callCapped(options);
    expect(limits()).toEqual([limit]);
    expect(asked).toMatchObject([{ tokens: bytes + limit }]);
    expect((await callCapped({ ...options, maxOutputTokens: 300 })).limits()).toEqual([300]);
  });

  it('a model that thinks, though nothing says so, is asked once more with room for that, and keeps it', async () => {
    const { result, limits, again } = await callCapped({}, [cut, replies.streamed(answer)]);
    expect(result).toMatchObject({ kind: 'completion', text: answer });
    expect(limits()).toEqual([500, 500 + 8_192]);
    await again();
    expect(limits().at(-1)).toBe(500 + 8_192);
    expect((await callCapped({ maxOutputTokens: 400 }, [cut])).result).toMatchObject({ kind: 'failure', attempts: 1 });
  });

  it('each request asks anew, and one that is refused is not sent', async () => {
    const { result, asked, calls, limits } = await callCapped({}, [replies.error(500, 'Oops'), replies.streamed(answer)], 1);
    expect(result).toMatchObject({ kind: 'failure', detail: 'The cap is reached.', cause: { kind: 'budget_exhausted' }, fault: 'other' });
    expect(asked).toHaveLength(2);
    expect(calls).toMatchObject([
      { reason: 'first' },
      { reason: 'retry', end: { error: { kind: 'budget_exhausted' }, input_tokens: null } },
    ]);
    expect(limits()).toHaveLength(1);
  });
});
