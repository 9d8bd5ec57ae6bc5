import { adPlatforms, contentTypes, ContentRequest, postPlatforms, type ContentRequestInput } from '@handbill/contract';
import { oneModel, openaiModel, promptTokens, sandboxModel, type Spend } from '@handbill/models';
import type { CappedTask } from '@handbill/operations';
import { writeToEnd } from '@handbill/testing';
import { describe, expect, it } from 'vitest';
import { promptFor } from '../prompts/prompt-for.ts';
import { createWriter } from './create-writer.ts';
import { answerTokens as estimatedAnswer } from './estimate-tokens.ts';
import { texts } from './texts.fixture.ts';

const writer = createWriter(oneModel(sandboxModel()), texts);
const orderedAt = new Date('2026-11-27T10:00:00Z');
const signal = new AbortController().signal;

/** Has a text written under a cap that so many calls fit in. */
async function writeWithin(calls: number, fields: Partial<ContentRequestInput> = {}) {
  const request = ContentRequest.parse({ type: 'email', topic: 'Baking', ...fields });
  const asked: Spend[] = [];
  const reserve = (most: Spend) => Promise.resolve(asked.push(most) > calls ? 'The cap is reached.' : null);
  const brief = { request, campaign: null, orderedAt };
  const ended = await writeToEnd(writer.write({ ...brief, model: 'sandbox', signal, earlierCalls: [], reserve }));
  return { ...ended, asked, brief };
}

describe('what is reserved for the first call', () => {
  it.each(Object.values(contentTypes).map(({ name, example }) => [name, example.request] as const))(
    'is what it asks for: %s',
    async (_, fields) => {
      const { asked, brief } = await writeWithin(1, fields);
      const task: CappedTask = { ...brief, kind: 'write', model: 'sandbox' };
      expect(asked[0]).toEqual(await writer.firstCall(task));
      expect((await writer.leastCall()).tokens).toBeLessThanOrEqual(asked[0]?.tokens ?? 0);
    },
  );

  it('covers a text of twice the tokens that it should have', () => {
    const platforms = (names: object, more: object) => Object.keys(names).map((platform) => ({ ...more, platform }));
    const ad = { type: 'ad_copy', product: 'Oven', unique_selling_proposition: 'Even heat' };
    const briefs = [
      ...[50, 1_500].map((length) => ({ type: 'blog_article', length })),
      ...platforms(postPlatforms, { type: 'social_post' }),
      ...platforms(adPlatforms, { ...ad, variants: 10 }),
      ...['email', 'landing_page'].map((type) => ({ type })),
    ];
    const short = briefs.flatMap((fields) =>
      ['de', 'ja'].flatMap((language) => {
        const request = ContentRequest.parse({ topic: 'Baking', language, ...fields });
        const { answerTokens } = promptFor({ request, campaign: null });
        const tokens = estimatedAnswer(request);
        return answerTokens >= 2 * tokens ? [] : [{ ...fields, language, answerTokens, tokens }];
      }),
    );
    expect(short).toEqual([]);
  });

  it('is that for the outline of a long article', async () => {
    const model = openaiModel({ apiKey: undefined, baseURL: undefined, model: 'some', timeout_ms: 1_000 });
    const request = ContentRequest.parse({ type: 'blog_article', topic: 'Baking', length: 5_000 });
    const { tokens } = await createWriter(oneModel(model), texts).firstCall({ kind: 'write', request, campaign: null, model: 'some' });
    expect(tokens).toBeLessThan(8 * promptTokens(promptFor({ request, campaign: null })));
  });
});

describe('where a spending cap is reached', () => {
  const over = { error: { kind: 'budget_exhausted', status: null, message: 'The cap is reached.' }, answer: null, usage_source: null };

  it('before the first call, there is no text', async () => {
    const { result, calls } = await writeWithin(0);
    expect(result).toMatchObject({ kind: 'failure', code: 'generation_failed', detail: 'The cap is reached.', textSoFar: null });
    expect(calls).toMatchObject([{ reason: 'first', end: over }]);
  });

  it('before a repair, the text ends as it is', async () => {
    const { result, calls } = await writeWithin(1, { topic: 'sandbox:over_limit Baking', type: 'social_post', platform: 'twitter' });
    expect(result).toMatchObject({ kind: 'written', status: 'needs_review', output: { text: expect.any(String) as string } });
    expect(calls).toMatchObject([{ reason: 'first' }, { reason: 'repair', end: over }]);
  });

  it('before its review, the text is ready, and was not reviewed', async () => {
    const { result, calls } = await writeWithin(1, { review: true });
    const review = expect.objectContaining({ rule: 'review', outcome: 'warn', message: expect.stringContaining('not reviewed') as string });
    expect(result).toMatchObject({ kind: 'written', status: 'ready', checks: expect.arrayContaining([review]) });
    expect(calls.at(-1)).toMatchObject({ reason: 'review', end: over });
  });

  it('before a retry, the call has failed', async () => {
    const { result, calls } = await writeWithin(1, { topic: 'sandbox:rate_limited Baking' });
    expect(result).toMatchObject({ kind: 'failure', cause: { kind: 'budget_exhausted' } });
    expect(calls).toMatchObject([{ reason: 'first' }, { reason: 'retry', end: over }]);
  });
});
