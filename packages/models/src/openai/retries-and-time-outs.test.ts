import { createServer } from 'node:http';
import { measured, modelReplies as replies } from '@handbill/testing';
import { describe, expect, it } from 'vitest';
import { answer, callModel, half, server } from './call-model.fixture.ts';

describe('a call that may do better', () => {
  it.each([
    ['429', replies.error(429, { message: 'Slow down' })],
    ['500', replies.error(500, { message: 'Oops' })],
    ['502 with a page', replies.html(502)],
    ['503', replies.error(503, 'Overloaded')],
    ['408', replies.error(408, 'Request Timeout')],
    ['425', replies.error(425, 'Too early')],
    ['524 in plain text', (response) => void response.writeHead(524, { 'content-type': 'text/plain' }).end('error code: 524')],
    ['529', replies.error(529, { message: 'Overloaded', type: 'overloaded_error' })],
    ['a limit of rate in the stream, in words', replies.errorAfter('', { type: 'rate_limit_error', code: 'rate_limit_exceeded' })],
    ['a fault in the stream, in words', replies.errorAfter('', { message: 'Sorry', type: 'server_error', code: null })],
    ['a fault in place of an answer', replies.body(200, { object: 'error', message: 'The service is unavailable' })],
    ['a connection cut before the first word', replies.cutAfter('')],
  ])('is made again: %s', async (_, bad) => {
    server.play(bad, bad, replies.streamed(answer));
    expect((await callModel()).result).toMatchObject({ kind: 'completion', text: answer, attempts: 3 });
  });

  it.each([
    ['429', replies.error(429, { message: 'Slow down' }), /rate of calls \(429\)/],
    ['502 with a page', replies.html(502), /^The provider failed \(502\)\.$/],
  ])('is made three times at most, and a page is not shown: %s', async (_, bad, detail) => {
    server.play(bad);
    expect((await callModel()).result).toMatchObject({
      kind: 'failure',
      code: 'generation_failed',
      attempts: 3,
      detail: expect.stringMatching(detail),
    });
  });

  it.each([
    ['in a header', replies.error(429, {}, { 'retry-after': '1' })],
    [
      'in its words, where these call it a quota',
      replies.error(429, { message: 'You exceeded your current quota. Please retry in 1.0s.' }),
    ],
    [
      'in a detail, as Gemini does',
      replies.body(429, [{ error: { code: 429, message: 'Quota exceeded: insufficient_quota', details: [{ retryDelay: '1s' }] } }]),
    ],
  ])('waits as long as the provider asks: %s', async (_, bad) => {
    server.play(bad, replies.streamed(answer));
    const started = performance.now();
    expect((await callModel()).result).toMatchObject({ attempts: 2 });
    expect(performance.now() - started).toBeGreaterThan(950);
  });

  it('waits for a model that its server still loads', async () => {
    const loading = replies.error(503, { code: 503, message: 'Loading model', type: 'unavailable_error' });
    server.play(loading, loading, loading, loading, replies.streamed(answer));
    expect((await callModel()).result).toMatchObject({ kind: 'completion', attempts: 5 });
  });

  it('does not wait for what comes after the time-out', async () => {
    server.play(replies.error(429, {}, { 'retry-after': '3600' }));
    expect((await callModel()).result).toMatchObject({
      code: 'generation_failed',
      attempts: 1,
      detail: expect.stringMatching(/429.*no time to try again/),
    });
  });

  it('says that nobody is there, and not where', async () => {
    const closed = createServer().listen(0, '127.0.0.1');
    await new Promise((ready) => closed.once('listening', ready));
    const address = closed.address();
    const port = typeof address === 'object' ? address?.port : 0;
    await new Promise((done) => closed.close(done));
    const { result } = await callModel({ baseURL: `http://me:password@127.0.0.1:${port}/v1` });
    expect(result).toMatchObject({ kind: 'failure', attempts: 3, detail: expect.stringMatching(/could not be reached/) });
    expect(JSON.stringify(result)).not.toMatch(/password/);
    expect(result).not.toMatchObject({ detail: expect.stringMatching(/127|ECONN/) });
  });
});

describe('a call that takes too long', () => {
  it.each([
    ['before the first header', replies.silent(), null, /had not begun .* 0\.2 s/],
    ['before the first word', replies.silentAfter(''), null, /had not begun/],
    ['between words', replies.silentAfter(half), half, /had not finished/],
  ])('is ended in time: %s', measured, async (_, reply, textSoFar, detail) => {
    server.play(reply);
    const started = performance.now();
    expect((await callModel({ timeout_ms: 200 })).result).toMatchObject({
      kind: 'failure',
      code: 'generation_timeout',
      textSoFar,
      attempts: 1,
      detail: expect.stringMatching(detail),
    });
    expect(performance.now() - started).toBeLessThan(1_500);
  });

  it('is stopped when nobody needs the text any more', async () => {
    server.play(replies.silentAfter(half));
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 100);
    expect((await callModel({}, { signal: stop.signal })).result).toMatchObject({
      code: 'generation_failed',
      textSoFar: half,
      detail: expect.stringMatching(/stopped/),
    });
  });

  // Fetch itself would end the call after five minutes: without a header, and without a word.
  it('is waited for as long as it may take, whatever fetch has for a limit', async () => {
    const place = Symbol.for('undici.globalDispatcher.1');
    await fetch('data:,');
    const usual: { constructor: new (limits: object) => object } = Reflect.get(globalThis, place);
    Reflect.set(globalThis, place, new usual.constructor({ headersTimeout: 500, bodyTimeout: 500 }));
    try {
      server.play((response) => {
        setTimeout(() => response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders(), 2_000);
        const chunk = { choices: [{ index: 0, delta: { content: answer }, finish_reason: 'stop' }] };
        setTimeout(() => response.end(`data: ${JSON.stringify(chunk)}\n\ndata: [DONE]\n\n`), 4_000);
      });
      await expect(fetch(`${server.baseURL}/chat/completions`, { method: 'POST', body: '{}' })).rejects.toThrow('fetch failed');
      expect((await callModel({ timeout_ms: 10_000 })).result).toMatchObject({ kind: 'completion', text: answer, attempts: 1 });
    } finally {
      Reflect.set(globalThis, place, usual);
    }
  });
});
