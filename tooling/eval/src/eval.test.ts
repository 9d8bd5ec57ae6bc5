import { adPlatforms, contentTypes, ContentRequest, postPlatforms } from '@handbill/contract';
import { fakeModelServer, modelReplies } from '@handbill/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { createTexts } from '@handbill/text';
import { readSettings } from '../../../apps/server/src/settings/settings.ts';
import { logger } from '../../../apps/server/src/log/logger.ts';
import { writerFor } from '../../../apps/server/src/start/writer-for.ts';
import { evalBriefs } from './briefs.ts';
import { compare } from './compare.ts';
import { report } from './report.ts';
import { isReady } from './results.ts';
import { anyResult, fileOf } from './results.fixture.ts';
import { meanWithBounds, shareWithBounds, signTest } from './statistics.ts';
import { writeBriefs } from './write-briefs.ts';

const silent = logger({ level: 'silent', writer: { write: () => undefined, flush: () => undefined, flushSync: () => undefined } });
const texts = createTexts();
const writerOf = (env: NodeJS.ProcessEnv) => writerFor(readSettings(env), texts, silent);
describe('the briefs', () => {
  it('are 60 and more, of five kinds, for all platforms, in six languages, and each has a name of its own', () => {
    const requests = evalBriefs.map(({ request }) => request);
    const platforms = requests.flatMap((request) => ('platform' in request ? [`${request.type} ${request.platform}`] : []));
    expect(evalBriefs.length).toBeGreaterThanOrEqual(60);
    expect(new Set(requests.map(({ type }) => type))).toEqual(new Set(Object.keys(contentTypes)));
    expect(new Set(platforms)).toEqual(
      new Set([
        ...Object.keys(postPlatforms).map((one) => `social_post ${one}`),
        ...Object.keys(adPlatforms).map((one) => `ad_copy ${one}`),
      ]),
    );
    expect(new Set(requests.map(({ language }) => language)).size).toBe(6);
    expect(new Set(evalBriefs.map(({ name }) => name)).size).toBe(evalBriefs.length);
  });
});

describe('the sandbox', () => {
  it('writes the English and German briefs by every rule', async () => {
    const briefs = evalBriefs.filter(({ request: { language } }) => language === 'en' || language === 'de');
    const results = await writeBriefs(briefs, { writer: writerOf({ HANDBILL_WRITER: 'sandbox' }), concurrency: 2 });
    expect(results.map(({ brief }) => brief)).toEqual(briefs.map(({ name }) => name));
    expect(results.filter(({ status }) => status !== 'ready')).toEqual([]);
    expect(results.every(({ text, calls, attempts }) => text !== null && calls.length === attempts)).toBe(true);
    expect(results.every(({ attempts, output_tokens }) => attempts >= 1 && (output_tokens ?? 0) > 0)).toBe(true);
    const shown = report(fileOf([...results], 'sandbox'));
    expect(shown).toContain(`${briefs.length} briefs, written by sandbox`);
    expect(shown).toMatch(/blog_article +6 +6 +6 +0 +0 +6 /);
  });
});

describe('a model', () => {
  const [brief] = evalBriefs.filter(({ name }) => name.startsWith('en-04-email'));
  const email = contentTypes.email.example.output;

  it('is measured by rule, with its tokens, its cost and what failed', async () => {
    const server = await fakeModelServer();
    afterAll(() => server.close());
    server.play(modelReplies.streamed(JSON.stringify({ ...email, preheader: '[First Name], come in' })));
    const writer = writerOf({ OPENAI_BASE_URL: server.baseURL, OPENAI_MODEL: 'gpt-5-mini', HANDBILL_WRITER: 'openai' });
    const results = await writeBriefs(brief === undefined ? [] : [brief], { writer, concurrency: 1 });
    expect(results).toMatchObject([{ status: 'needs_review', model: 'gpt-5-mini', language: 'en' }]);
    expect(results[0]?.failing_first).toEqual(expect.arrayContaining(['keyword', 'placeholder']));
    expect(results[0]?.input_tokens).toBeGreaterThan(0);
    expect(results[0]).toMatchObject({ time: 1, request: { topic: brief?.request.topic }, text: expect.stringContaining('[First Name]') });
    expect(results[0]?.calls.map(({ reason }) => reason)).toEqual(['first', 'repair', 'repair']);
    expect(results[0]?.calls[0]).toMatchObject({
      answer: expect.stringMatching(/^\{"subject"/),
      failing: expect.arrayContaining(['placeholder']),
    });
    const shown = report(fileOf([...results], 'gpt-5-mini'));
    expect(shown).toMatch(/placeholder +1 +1 +0/);
    server.play(modelReplies.error(401, { message: 'Incorrect API key' }));
    const failed = await writeBriefs(brief === undefined ? [] : [brief], { writer, concurrency: 1 });
    expect(failed).toMatchObject([{ status: 'failed' }]);
    expect(report(fileOf([...failed], 'gpt-5-mini'))).toContain(`${brief?.name}: `);
  });
});

describe('two files', () => {
  const results = (ready: number) => Array.from({ length: 20 }, (_, index) => anyResult(`b${index}`, index < ready));

  it('are compared brief by brief, with how sure that is', () => {
    const shown = compare(fileOf(results(8), 'one'), fileOf(results(20), 'other'));
    expect(shown).toMatch(/^first : one .*\nsecond: other /);
    expect(shown).toMatch(/ready +8 of 20 +20 of 20/);
    expect(shown).toMatch(/failed checks, in the end +0\.60 +0\.00 +-0\.60 +-0\.\d\d … -0\.\d\d/);
    expect(shown).toContain(
      'The second is better: 12 briefs are ready more often in the second, 0 the first (exact sign test: p = 0.000).',
    );
  });

  it('count a brief once that was written several times', () => {
    const often = (ready: number) => results(ready).flatMap((one) => [1, 2, 3].map((time) => ({ ...one, time })));
    const shown = compare(fileOf(often(8), 'one'), fileOf(often(12), 'other'));
    expect(shown).toMatch(/ready +24 of 60 +36 of 60/);
    expect(shown).toContain('No difference that 20 briefs can show: 4 briefs are ready more often in the second');
    const once = meanWithBounds(Array.from({ length: 20 }, (_, index) => Number(index < 8)));
    expect(shareWithBounds(often(8), isReady)).toEqual(once);
    expect(report(fileOf(often(8), 'one'))).toContain('20 briefs, 60 texts, written by one');
    expect(report(fileOf(often(8), 'one'))).toMatch(/Ready: 40 % \(95 % of such sets: \d\d … \d\d %\)/);
  });

  it('are not told apart by a few briefs', () => {
    expect(compare(fileOf(results(8), 'one'), fileOf(results(10), 'other'))).toContain('No difference that 20 briefs can show: 2 briefs');
    expect(compare(fileOf(results(8), 'one'), fileOf([], 'other'))).toBe('The files have no brief in common.');
  });

  it.each([
    [0, 0, 1],
    [5, 5, 1],
    [6, 0, 0.03125],
    [1, 9, 0.021484375],
  ])('are tested by sign exactly: %d to %d', (wins, losses, chance) => {
    expect(signTest(wins, losses)).toBeCloseTo(chance, 6);
  });

  it('have bounds that hold the mean, and are narrow where all differences are alike', () => {
    expect(meanWithBounds([2, 2, 2, 2])).toEqual({ mean: 2, low: 2, high: 2 });
    const { mean, low, high } = meanWithBounds([-1, 0, 1, 2, 3]);
    expect([mean, low < mean, mean < high]).toEqual([1, true, true]);
  });
});

it('asks for nothing that a request may not have', () => {
  for (const { request } of evalBriefs) expect(ContentRequest.safeParse(request).success).toBe(true);
});
