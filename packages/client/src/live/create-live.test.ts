import { contentTypes } from '@handbill/contract';
import { describe, expect, it, vi } from 'vitest';
import { createLive, type LiveEvent, type LiveOptions } from '../live.ts';
import { attempt, deltasOf, finished, liveServer, recordOf, replies, started, storyOf, type SentEvent } from './live-server.fixture.ts';

const server = liveServer();
const live = (options: Partial<LiveOptions> = {}) => createLive({ url: server.url, key: 'hbk_test', ...options });

const article = recordOf('blog_article');
const story = storyOf(article);
const generate = (options: Partial<LiveOptions> = {}) => live(options).generate({ type: 'blog_article', topic: 'Bread' });

async function eventsOf(text: AsyncIterable<LiveEvent>): Promise<LiveEvent[]> {
  const events: LiveEvent[] = [];
  for await (const event of text) events.push(event);
  return events;
}
const textOf = ({ data }: SentEvent) => (data as { text: string }).text;
const kindsOf = (events: readonly LiveEvent[]) => [...new Set(events.map(({ event }) => event))];

describe('a text that is read while it is written', () => {
  it('comes part by part, and in the end as the record that the typed client would have', async () => {
    server.play(story, replies.stream());
    const text = generate();
    const events = await eventsOf(text);
    expect(kindsOf(events)).toEqual(['content.started', 'content.attempt', 'content.delta', 'content.check', 'content.finished']);
    expect(text.id).toBe('cnt_1');
    expect(text.partial).toEqual(article.output);
    expect(text.attempts).toEqual([{ attempt: 1, model: 'm', reason: 'first', pointers: [''] }]);
    expect(text.checks).toEqual(article.checks);
    expect(await text.result).toEqual({ ...article, created_at: new Date(article.created_at), updated_at: new Date(article.updated_at) });
    expect(events.at(-1)).toMatchObject({ event: 'content.finished', record: await text.result, partial: article.output });
  });

  it('is ordered with the key, the request and a key of its own', async () => {
    server.play(story, replies.stream());
    await live({ key: () => Promise.resolve('hbk_asked\n'), headers: { 'x-team': 'web' } }).generate({ type: 'email', topic: 'Bread' })
      .result;
    await live().generate({ type: 'email', topic: 'Bread' }, { idempotencyKey: 'mine' }).result;
    const [first, second] = server.requests;
    expect(first).toMatchObject({ line: 'POST /v1/content/generate', body: '{"type":"email","topic":"Bread"}' });
    expect(first?.headers).toMatchObject({
      accept: 'text/event-stream',
      authorization: 'Bearer hbk_asked',
      'content-type': 'application/json',
      'idempotency-key': expect.stringMatching(/^[\da-f]{32}$/),
      'x-team': 'web',
    });
    expect(second?.headers['idempotency-key']).toBe('mine');
  });

  it.each(Object.values(contentTypes))('is put together from its deltas: $name', async ({ example }) => {
    server.play([started, attempt(1), ...deltasOf(example.output)], replies.stream());
    const listening = new AbortController();
    const text = live().follow('cnt_1', { signal: listening.signal });
    // `null` comes with the record only.
    const texts: unknown = JSON.parse(JSON.stringify(example.output, (_, value: unknown) => value ?? undefined));
    await vi.waitFor(() => expect(text.partial).toEqual(texts), { timeout: 10_000 });
    listening.abort();
  });

  it('forgets checks of what is written anew, and of the whole', async () => {
    const checks = ['/title', '/titles/0', null, '/sections/0'].map((pointer) => ({ rule: 'link', outcome: 'pass', pointer }));
    const checked = checks.map((check, at) => ({ id: `1-${at + 2}`, event: 'content.check', data: { check } }));
    server.play([started, attempt(1), ...checked, attempt(2, ['/title'], 'repair')], replies.stream());
    const listening = new AbortController();
    const text = live().follow('cnt_1', { signal: listening.signal });
    await vi.waitFor(() => expect(text.attempts).toHaveLength(2), 10_000);
    expect(text.checks.map(({ pointer }) => pointer)).toEqual(['/titles/0', '/sections/0']);
    listening.abort();
  });

  it('has parts written anew, and goes on with the stream of their text where that is cut', async () => {
    server.play(story, replies.cut(200), replies.stream());
    const text = live().rewrite({ id: 'cnt_1', pointers: ['/title'], instructions: 'Shorter' }, { idempotencyKey: 'mine' });
    expect((await text.result).output).toEqual(article.output);
    expect(text.attempts).toHaveLength(1);
    expect(server.requests).toHaveLength(2);
    const [{ line, body, headers } = { line: '', body: '', headers: {} }, next] = server.requests;
    expect([line, body]).toEqual(['POST /v1/content/cnt_1/rewrite', '{"pointers":["/title"],"instructions":"Shorter","background":true}']);
    expect(headers['idempotency-key']).toBe('mine');
    expect(next?.line).toMatch(/^GET \/v1\/content\/cnt_/);
  });

  it('is there without its events being read', async () => {
    server.play(story, replies.cut(200), replies.stream());
    expect((await generate().result).output).toEqual(article.output);
  });

  it('gives a slow reader several deltas of a part as one, and none twice', async () => {
    const body = 'Bread rises. '.repeat(500);
    const record = recordOf('email', { output: { subject: 'Bread', body } });
    server.play(storyOf(record), replies.stream());
    const text = live().generate({ type: 'email', topic: 'Bread' });
    await text.result;
    const events = await eventsOf(text);
    expect(events.flatMap((event) => (event.event === 'content.delta' ? [event.text] : []))).toEqual(['Bread', body]);
    expect(events).toHaveLength(6);
  });

  it('has a snapshot with each event, that only grows', async () => {
    server.play(story, replies.stream());
    const lengths: number[] = [];
    for await (const { partial } of generate()) lengths.push(JSON.stringify(partial).length);
    expect(lengths).toEqual(lengths.toSorted((one, other) => one - other));
    expect(new Set(lengths).size).toBeGreaterThan(3);
  });
});

describe('a connection that is cut', () => {
  it('before the text has begun leads to the same request with the same key', async () => {
    server.play(story, replies.drop(), replies.cut(10), replies.end(0), replies.stream());
    expect((await generate().result).id).toBe('cnt_1');
    expect(server.requests.map(({ line }) => line)).toEqual(Array(4).fill('POST /v1/content/generate'));
    expect(new Set(server.requests.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  });

  it('anywhere loses nothing and doubles nothing', { timeout: 60_000 }, async () => {
    const lengths = Array.from({ length: 25 }, (_, index) => 150 + index * 7);
    server.play(story, ...lengths.map(replies.cut), replies.stream());
    const text = generate();
    const texts: Record<string, string> = {};
    for await (const event of text) if (event.event === 'content.delta') texts[event.pointer] = (texts[event.pointer] ?? '') + event.text;
    expect(texts).toMatchObject({ '/title': 'Sourdough for beginners', '/sections/0/heading': 'Feed it daily' });
    expect(Object.values(texts).join('')).toBe(deltasOf(article.output).map(textOf).join(''));
    expect(text.partial).toEqual(article.output);
    expect(server.requests.length).toBeGreaterThan(10);
    for (const { line, headers } of server.requests.slice(1)) {
      expect(line).toBe('GET /v1/content/cnt_1');
      expect(headers).toMatchObject({ accept: 'text/event-stream', 'last-event-id': expect.stringMatching(/^\d-\d+$/) });
    }
  });

  it('is told to whoever shows it, once, and so is its end', async () => {
    server.play(story, replies.end(3), replies.html(503), replies.html(500), replies.stream());
    const events = await eventsOf(generate());
    const connection = events.filter(({ event }) => event.startsWith('connection'));
    expect(connection).toMatchObject([{ event: 'connection.lost', problem: { code: 'network_error' } }, { event: 'connection.restored' }]);
  });

  it('is taken for lost when nothing arrives on it', async () => {
    server.play(story, replies.stall(4), replies.stream());
    const text = generate({ silence: 300 });
    const events = await eventsOf(text);
    expect(events.find(({ event }) => event === 'connection.lost')).toMatchObject({ problem: { detail: 'Nothing arrived for 0.3 s' } });
    expect((await text.result).output).toEqual(article.output);
  });

  it('has its key made anew at each try, and one that was just changed is asked for again', async () => {
    server.play(story, replies.end(3), replies.problem('unauthenticated', 401), replies.stream());
    let count = 0;
    await generate({ key: () => `hbk_${++count}` }).result;
    expect(server.requests.map(({ headers }) => headers.authorization)).toEqual(['Bearer hbk_1', 'Bearer hbk_2', 'Bearer hbk_3']);
    server.play(story, replies.end(3), replies.problem('unauthenticated', 401));
    await expect(generate({ key: () => 'hbk_old' }).result).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(server.requests).toHaveLength(3);
    server.play(story, replies.problem('unauthenticated', 401));
    await expect(generate().result).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(server.requests).toHaveLength(1);
  });

  it('is tried again so often in a row as was set, after the time that the server wishes', async () => {
    const unavailable = replies.problem('unavailable', 503, { retry_after: 1, content_id: null });
    server.play(story, unavailable, replies.stream());
    const start = performance.now();
    await generate().result;
    expect(performance.now() - start).toBeGreaterThan(1_000);
    server.play(story, replies.drop(), replies.end(3), replies.drop(), replies.end(5), replies.drop());
    await expect(generate({ retries: 2 }).result).rejects.toMatchObject({ name: 'HandbillError', code: 'network_error' });
    expect(server.requests).toHaveLength(6);
    server.play(story, replies.problem('rate_limited', 429, { retry_after: 61 }));
    await expect(generate().result).rejects.toMatchObject({ code: 'rate_limited', problem: { retry_after: 61 } });
    expect(server.requests).toHaveLength(1);
  });

  it('is made anew when a page that was frozen goes on, even if it is hidden', async () => {
    const document = Object.assign(new EventTarget(), { visibilityState: 'hidden' });
    vi.stubGlobal('document', document);
    try {
      server.play(story, replies.stall(5), replies.stream());
      const text = generate({ silence: 3_600_000 });
      await vi.waitFor(() => expect(text.partial).toHaveProperty('title'), { timeout: 10_000 });
      document.dispatchEvent(new Event('resume'));
      expect((await text.result).output).toEqual(article.output);
      expect(server.requests).toHaveLength(2);
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it('is made anew when a page is shown whose timers stood still', async () => {
    const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
    vi.stubGlobal('document', document);
    try {
      server.play(story, replies.stall(5), replies.stream());
      const text = generate({ silence: 3_600_000 });
      await vi.waitFor(() => expect(text.partial).toHaveProperty('title'), { timeout: 10_000 });
      document.dispatchEvent(new Event('visibilitychange'));
      expect(server.requests).toHaveLength(1);
      // Its timers stood still meanwhile, and the clock did not.
      const now = Date.now();
      vi.spyOn(Date, 'now').mockImplementation(() => now + 3_600_000);
      document.dispatchEvent(new Event('visibilitychange'));
      expect((await text.result).output).toEqual(article.output);
      expect(server.requests).toHaveLength(2);
    } finally {
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
    }
  });

  it('is noticed at once when the network goes, waited for, and made anew when the network is back', async () => {
    const page = new EventTarget();
    const navigator = { onLine: true };
    vi.stubGlobal('navigator', navigator);
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
    try {
      const unavailable = replies.problem('unavailable', 503, { retry_after: 60, content_id: null });
      server.play(story, replies.stall(5), replies.drop(), replies.drop(), replies.drop(), unavailable, replies.stream());
      // The last failure may count, where the network is back before the client has read it.
      const text = generate({ retries: 2 });
      await vi.waitFor(() => expect(text.partial).toHaveProperty('title'), { timeout: 10_000 });
      navigator.onLine = false;
      page.dispatchEvent(new Event('offline'));
      await vi.waitFor(() => expect(server.requests).toHaveLength(5), { timeout: 10_000 });
      navigator.onLine = true;
      await vi.waitFor(
        () => {
          page.dispatchEvent(new Event('online'));
          expect(server.requests).toHaveLength(6);
        },
        { timeout: 10_000 },
      );
      expect(await text.result).toMatchObject({ status: 'ready' });
      const events = await eventsOf(text);
      expect(events.find(({ event }) => event === 'connection.lost')).toMatchObject({ problem: { detail: 'The network is gone' } });
    } finally {
      vi.unstubAllGlobals();
    }
  });
});

describe('a text that is written anew', () => {
  const texts = (...parts: [pointer: string, text: string][]): SentEvent[] =>
    parts.map(([pointer, text], index) => ({
      id: `2-${index}${text.length}`,
      event: 'content.delta',
      data: { attempt: 1, pointer, text },
    }));
  const partialAfter = async (...events: SentEvent[]) => {
    server.play([started, attempt(1), ...events, { id: '8-8', event: 'content.later', data: {} }], replies.stream());
    const text = live().generate({ type: 'blog_article', topic: 'Bread' });
    for await (const event of text) if ((event.event as string) === 'content.later') return event.partial;
    return undefined;
  };

  it('loses what it was', async () => {
    const before = texts(['/title', 'Bread'], ['/sections/0/heading', 'One'], ['/sections/1/heading', 'Two'], ['/sections/1/body', 'Text']);
    expect(await partialAfter(...before, attempt(2, [''], 'taken_over'), ...texts(['/title', 'Rye']))).toEqual({ title: 'Rye' });
    const repaired = [attempt(2, ['/sections/1/body', '/title', '/none/3'], 'repair'), ...texts(['/sections/1/body', 'Better'])];
    expect(await partialAfter(...before, ...repaired)).toEqual({
      sections: [{ heading: 'One' }, { heading: 'Two', body: 'Better' }],
    });
    expect(await partialAfter(...before, attempt(2, ['/sections/0'], 'section'))).toEqual({
      title: 'Bread',
      sections: [{}, { heading: 'Two', body: 'Text' }],
    });
    expect(await partialAfter(...before, attempt(2, ['/sections/1'], 'mended'))).toEqual({
      title: 'Bread',
      sections: [{ heading: 'One' }],
    });
  });

  it('begins anew where the server does', async () => {
    expect(await partialAfter(...texts(['/title', 'Bread']), started, ...texts(['/title', 'Bread']))).toEqual({ title: 'Bread' });
  });

  it('is not led astray by a pointer into nothing', async () => {
    const odd = ['', 'title', '/__proto__/polluted', '/constructor/name', `/${'a/'.repeat(100_000)}`, '/sections/99999999999', '/title/x'];
    const partial = await partialAfter(...texts(['/title', 'Bread'], ...odd.map((pointer): [string, string] => [pointer, 'x'])));
    expect({}).not.toHaveProperty('polluted');
    expect(JSON.stringify(partial).length).toBeLessThan(500);
  });
});

describe('the end of a text', () => {
  it('that failed is the problem of the call, after a last event', async () => {
    const error = {
      type: '/problems/generation_failed',
      title: 'x',
      status: 502,
      detail: 'It broke off',
      code: 'generation_failed',
      request_id: 'r',
    };
    server.play([started, attempt(1), finished(recordOf('email', { status: 'failed', output: null, error }))], replies.stream());
    const text = live().generate({ type: 'email', topic: 'Bread' });
    expect((await eventsOf(text)).at(-1)).toMatchObject({ event: 'content.finished', record: { status: 'failed' } });
    await expect(text.result).rejects.toMatchObject({ name: 'HandbillError', detail: 'It broke off', problem: { content_id: 'cnt_1' } });
  });

  it.each([
    ['a request that is refused', replies.problem('invalid_request', 400, { errors: [] }), 'invalid_request'],
    [
      'a problem on the way',
      replies.events(started, { id: '', event: 'problem', data: { code: 'not_found', detail: 'Gone' } }),
      'not_found',
    ],
    ['what is no server of ours', replies.html(200), 'unexpected_answer'],
    ['a record instead of a stream', replies.json(article), 'unexpected_answer'],
    ['an event that is no JSON', replies.events({ id: '', event: 'content.delta', data: null as unknown as object }), 'unexpected_answer'],
  ])('is %s, in its events as in its result', async (_, reply, code) => {
    server.play(story, reply);
    const text = generate();
    await expect(eventsOf(text)).rejects.toMatchObject({ name: 'HandbillError', code });
    await expect(text.result).rejects.toMatchObject({ code });
    expect(server.requests).toHaveLength(1);
  });

  it('is a sentence about what was not sent', async () => {
    const fails = () => {
      throw new Error('No session');
    };
    await expect(generate({ key: fails }).result).rejects.toMatchObject({ code: 'not_sent', detail: 'No session' });
    await expect(generate({ url: '/' }).result).rejects.toMatchObject({ code: 'not_sent' });
    expect(() => live({ url: 'localhost:3000' })).toThrow(TypeError);
  });

  it('of the listening alone is a signal: the writing goes on', async () => {
    server.play([started, attempt(1)], replies.stream());
    const listening = new AbortController();
    const text = live().generate({ type: 'email', topic: 'Bread' }, { signal: listening.signal });
    for await (const { event } of text) if (event === 'content.attempt') break;
    listening.abort(new Error('Left'));
    await expect(text.result).rejects.toMatchObject({ code: 'aborted', cause: { message: 'Left' } });
    expect(server.requests).toHaveLength(1);
    await expect(live().follow('cnt_1', { signal: listening.signal }).result).rejects.toMatchObject({ code: 'aborted' });
    expect(server.requests).toHaveLength(1);
  });
});

describe('a text that is cancelled', () => {
  const cancelled = recordOf('email', { status: 'cancelled', output: null, text: 'Half' });

  it('is stopped at the server, and its record is the result', async () => {
    server.play([started, attempt(1)], replies.stream(), replies.html(502), replies.json(cancelled));
    const text = live().generate({ type: 'email', topic: 'Bread' });
    expect(await text.cancel()).toMatchObject({ status: 'cancelled', created_at: new Date(cancelled.created_at) });
    expect(await text.result).toMatchObject({ text: 'Half' });
    expect((await eventsOf(text)).at(-1)).toMatchObject({ event: 'content.finished', record: { status: 'cancelled' } });
    const [, first, second] = server.requests;
    expect([first?.line, second?.line]).toEqual(Array(2).fill('POST /v1/content/cnt_1/cancel'));
    expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
  });

  it('and has just ended, ends as it did', async () => {
    server.play(
      story.slice(0, -1),
      replies.end(4),
      replies.problem('content_not_ready', 409, { current_status: 'ready' }),
      replies.stream(),
    );
    const text = live().generate({ type: 'blog_article', topic: 'Bread' });
    const ending = text.cancel();
    for await (const { event } of text) if (event === 'connection.lost') server.extend(story);
    expect(await ending).toMatchObject({ status: 'ready' });
  });

  it('before it has begun, is stopped as soon as it has', async () => {
    server.play([started], replies.drop(), replies.stream(), replies.json(cancelled));
    expect(await live().generate({ type: 'email', topic: 'Bread' }).cancel()).toMatchObject({ status: 'cancelled' });
  });

  it('says why that could not be done, and is followed further', async () => {
    server.play([started, attempt(1)], replies.stream(), replies.problem('forbidden', 403, { scope: 'content:write' }));
    const listening = new AbortController();
    const text = live().follow('cnt_1', { signal: listening.signal });
    await vi.waitFor(() => expect(server.requests).toHaveLength(1), { timeout: 10_000 });
    await expect(text.cancel()).rejects.toMatchObject({ code: 'forbidden' });
    listening.abort();
    await expect(text.result).rejects.toMatchObject({ code: 'aborted' });
  });
});
