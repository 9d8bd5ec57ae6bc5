import { contentTypes } from '@handbill/contract';
import { modelReplies as replies, type ModelReply } from '@handbill/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { allEvents, generateStream } from '../../../testing/event-stream.ts';
import { brief, whole } from '../../../testing/server-with-model.ts';
import { serverWithModels } from '../../../testing/server-with-models.ts';
import { testServer } from '../../../testing/test-server.ts';

const letter = contentTypes.email.example.output;
const prices = { input_per_million: 1, output_per_million: 2, currency: 'USD', as_of: '2026-11-01' };
const { server, models, play } = await serverWithModels(
  { writer: { judge: true }, judge: { judge: true, prices } },
  { settings: { generationTimeout: 3_000 }, timings: { backoff_ms: () => 5 }, review: { default: false, fail: ['unsupported_claim'] } },
);

interface Told {
  readonly rule: string;
  readonly outcome: string;
}
const generate = (fields: object = {}) => server.rest('POST /content/generate', { body: { ...brief, review: true, ...fields } });
const reviewsIn = ({ checks }: { readonly checks: readonly Told[] }) => checks.filter(({ rule }) => rule === 'review');
const attemptsOf = async ({ id }: { readonly id: string }) => (await server.rest(`GET /content/${id}/attempts`)).body.data.toReversed();
const answer = (...findings: readonly object[]): ModelReply => replies.streamed(JSON.stringify({ findings }));

const excerpt = letter.body.slice(0, 20);
const claim = {
  reason: 'The brief names no award.',
  pointer: '/body',
  excerpt,
  kind: 'unsupported_claim',
  suggestion: 'Bake with us.',
} as const;
const weak = { ...claim, kind: 'weak' };

const playing = (more: Partial<Record<'writer' | 'judge', ModelReply | readonly ModelReply[]>> = {}) =>
  play({ writer: replies.streamed(whole), judge: answer(), ...more });

beforeEach(() => playing());

describe('a text that is to be reviewed', () => {
  it('is read by another model than the one that wrote, and what that found is a check', async () => {
    playing({ judge: answer(weak) });
    const { status, body } = await generate();
    expect([status, body.status, body.request.review]).toEqual([201, 'ready', true]);
    expect(reviewsIn(body)).toEqual([
      expect.objectContaining({
        outcome: 'warn',
        pointer: '/body',
        excerpt,
        span: { start: 0, end: 20 },
        kind: 'weak',
        reason: claim.reason,
        suggestion: claim.suggestion,
      }),
    ]);
    expect(await attemptsOf(body)).toMatchObject([
      { model: 'writer', reason: 'first' },
      { model: 'judge', reason: 'review', input_tokens: 120, cost: { currency: 'USD', amount: expect.any(Number) } },
    ]);
    expect(body.generation).toMatchObject({ model: 'writer', attempts: 2, input_tokens: 240 });
  });

  it('passes where nothing is found, and is not read where a rule fails', async () => {
    const { body } = await generate();
    expect(reviewsIn(body)).toMatchObject([{ outcome: 'pass' }]);
    playing({ writer: [replies.streamed(whole), replies.error(400, 'No')] });
    const failing = await generate({ keywords: ['rye'] });
    expect([failing.body.status, reviewsIn(failing.body)]).toEqual(['needs_review', []]);
  });

  it('is not read where nobody asks for it', async () => {
    const { body } = await generate({ review: undefined });
    expect([body.request.review, reviewsIn(body), models.judge.requests.length]).toEqual([false, [], 0]);
  });

  it('is repaired where a kind fails that was found twice, and read once more', async () => {
    playing({
      writer: [
        replies.streamed(whole),
        replies.streamed(JSON.stringify({ '/body': letter.body.replace(excerpt, 'Come to bake with us') })),
      ],
      judge: [answer(claim), answer(claim), answer()],
    });
    const { body } = await generate();
    expect(body).toMatchObject({ status: 'ready', output: { body: expect.stringMatching(/^Come to bake/) } });
    expect(reviewsIn(body)).toMatchObject([{ outcome: 'pass' }]);
    const reasons = (await attemptsOf(body)).map(({ reason }: { reason: string }) => reason);
    expect(reasons).toEqual(['first', 'review', 'review', 'repair', 'review']);
    expect(JSON.stringify(models.writer.requests[1]?.body)).toContain('The brief names no award.');
  });

  it('needs a person where it fails for good, and only a warning is left of what was said once', async () => {
    playing({ writer: [replies.streamed(whole), replies.error(400, 'No')], judge: [answer(claim)] });
    const stubborn = await generate();
    expect([stubborn.body.status, reviewsIn(stubborn.body)]).toMatchObject([
      'needs_review',
      [{ outcome: 'fail', kind: 'unsupported_claim' }],
    ]);
    playing({ writer: replies.streamed(whole), judge: [answer(claim), answer()] });
    const once = await generate();
    expect([once.body.status, reviewsIn(once.body)]).toMatchObject(['ready', [{ outcome: 'warn', kind: 'unsupported_claim' }]]);
  });

  it.each<[string, ModelReply]>([
    ['answers with an error', replies.error(500, 'Oops')],
    ['answers in HTML', replies.streamed('<html><body>Gateway</body></html>')],
    ['answers at length', replies.streamed('{"findings": ['.padEnd(300_000, '[1],'))],
    ['never answers', replies.silent()],
    ['breaks off', replies.cutAfter('{"findings": [{"reason": "x"')],
  ])('is as without a judge where that %s', async (_, reply) => {
    playing({ judge: reply });
    const { status, body } = await generate();
    expect([status, body.status, body.output]).toEqual([201, 'ready', letter]);
    expect(reviewsIn(body)).toMatchObject([{ outcome: 'warn', found: 'was not reviewed', pointer: null }]);
  });

  it('has a warning without a place for what quotes no text of it, and none for what is no objection', async () => {
    playing({ judge: answer({ ...weak, excerpt: 'nowhere in it' }, { ...weak, kind: 'ugly' }, { ...weak, reason: undefined }) });
    const { body } = await generate();
    expect([body.status, reviewsIn(body)]).toEqual([
      'ready',
      [
        expect.objectContaining({
          outcome: 'warn',
          kind: 'weak',
          pointer: null,
          span: null,
          message: expect.stringContaining('an objection without its place'),
        }),
      ],
    ]);
  });

  it('is streamed as any other: nothing of the judge is in its stream', async () => {
    playing({ judge: answer(weak) });
    const events = await allEvents(await generateStream(server, { ...brief, review: true }));
    const attempts = events.filter(({ event }) => event === 'content.attempt').map(({ data }) => data['reason']);
    expect(attempts).toEqual(['first']);
    expect(JSON.stringify(events.filter(({ event }) => event === 'content.delta'))).not.toContain('names no award');
    expect(events.at(-1)).toMatchObject({ event: 'content.finished', data: { status: 'ready' } });
  });
});

describe('a text that is checked', () => {
  const text = { ...brief, output: letter };
  const check = (fields: object, key = server.adminKey) => server.rest('POST /content/check', { body: { ...text, ...fields }, key });

  it('is read by a judge where that is asked for', async () => {
    playing({ judge: answer(weak) });
    const { status, body } = await check({ review: true });
    expect([status, body.outcome, reviewsIn(body)]).toMatchObject([200, 'warn', [{ outcome: 'warn', kind: 'weak' }]]);
    expect(JSON.stringify(models.judge.requests[0]?.body)).toContain(brief.topic);
    expect(models.writer.requests).toEqual([]);
    await expect
      .poll(async () => (await server.rest('GET /usage')).body.data.find(({ model }: { model: string }) => model === 'judge')?.input_tokens)
      .toBeGreaterThanOrEqual(120);
  });

  it('is so only for a key that may write, and not where a rule fails', async () => {
    const { body: reader } = await server.rest('POST /keys', { body: { name: 'Reader', scopes: ['content:read'] } });
    expect((await check({ review: true }, reader.key)).body).toMatchObject({ code: 'forbidden', scope: 'content:write' });
    expect((await check({}, reader.key)).status).toBe(200);
    expect(reviewsIn((await check({ review: true, keywords: ['rye'] })).body)).toEqual([]);
    expect(models.judge.requests).toEqual([]);
  });
});

describe('the sandbox', () => {
  const sandbox = testServer();
  const write = (topic: string) => sandbox.rest('POST /content/generate', { body: { type: 'email', topic, review: true } });

  it('finds nothing, or what its topic says', async () => {
    expect(reviewsIn((await write('Our course')).body)).toMatchObject([{ outcome: 'pass' }]);
    const { body } = await write('sandbox:review:off_voice Our course');
    expect(body.status).toBe('ready');
    expect(reviewsIn(body)).toMatchObject([{ outcome: 'warn', kind: 'off_voice' }]);
    expect(body.title).not.toContain('sandbox');
  });
});

describe('a server without a judge', async () => {
  const { server: alone } = await serverWithModels({ only: {} });

  it('refuses a brief that asks for one, a campaign’s, and a check', async () => {
    const campaign = { name: 'Spring', campaign_type: 'sales', channels: ['email'] };
    const { id } = (await alone.rest('POST /campaigns', { body: campaign })).body;
    for (const [route, body] of [
      ['POST /content/generate', brief],
      ['POST /content/plan', brief],
      ['POST /content/check', { ...brief, output: letter }],
      [`POST /campaigns/${id}/generate`, { topic: 'Our course' }],
    ] as const)
      expect((await alone.rest(route, { body: { ...body, review: true } })).body).toMatchObject({
        code: 'invalid_request',
        errors: [{ pointer: '/review', code: 'invalid_choice' }],
      });
  });
});
