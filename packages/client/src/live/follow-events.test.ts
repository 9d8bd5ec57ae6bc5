import { expect, it, vi } from 'vitest';
import { createLive } from '../live.ts';

/** An answer of these pieces, whose connection breaks off after them. */
function pieces(...texts: readonly string[]) {
  const left = texts.map((text) => new TextEncoder().encode(text));
  const read = async () => {
    const value = left.shift();
    if (value === undefined) throw new TypeError('terminated');
    return { done: false, value };
  };
  return {
    status: 200,
    headers: new Headers({ 'content-type': 'text/event-stream' }),
    text: async () => '',
    body: { getReader: () => ({ read, cancel: async () => undefined }) },
  };
}

const event = (id: string): string => `id: ${id}\nevent: campaign.paused\ndata: {"id":"${id}"}\n\n`;

it('events are followed from where the server was, though none of them was wanted of late', async () => {
  const froms: (string | undefined)[] = [];
  const answers = [
    pieces(`id: e1\nevent: events.opened\ndata: {}\n\n${event('e2')}`, ': still here\nid: e7\n\n'),
    pieces('id: e7\nevent: events.opened\ndata: {}\n\n', `${event('e9')}id: e10\nevent: campaign.paused\n`),
    pieces('id: e9\nevent: events.opened\ndata: {}\n\n', event('e10')),
  ];
  const live = createLive({
    url: 'http://127.0.0.1',
    key: 'hbk_1',
    fetch: async (_, { headers }) => {
      froms.push(new Headers(headers).get('last-event-id') ?? undefined);
      return answers.shift() ?? pieces();
    },
  });
  const seen: string[] = [];
  const news: string[] = [];
  const wanted = { onLost: ({ code }: { code: string }) => void news.push(code), onRestored: () => void news.push('restored') };
  for await (const { id } of live.events({ types: ['campaign.paused'], ...wanted })) if (seen.push(id) === 3) break;
  expect(seen).toEqual(['e2', 'e9', 'e10']);
  expect(froms).toEqual([undefined, 'e7', 'e9']);
  expect(news).toEqual(['network_error', 'restored', 'network_error', 'restored']);
});

it('events are read anew when a page that was frozen goes on, even if it is hidden', async () => {
  const document = Object.assign(new EventTarget(), { visibilityState: 'hidden' });
  vi.stubGlobal('document', document);
  const waiting = vi.fn<() => Promise<never>>(() => new Promise(() => undefined));
  const opening = 'id: e1\nevent: events.opened\ndata: {}\n\n';
  const answers = [
    { ...pieces(), body: { getReader: () => ({ read: waiting, cancel: async () => undefined }) } },
    pieces(opening, event('e2')),
  ];
  const live = createLive({ url: 'http://127.0.0.1', key: 'hbk_1', fetch: async () => answers.shift() ?? pieces() });
  try {
    const first = live.events({})[Symbol.asyncIterator]().next();
    await vi.waitFor(() => expect(waiting).toHaveBeenCalled(), 10_000);
    document.dispatchEvent(new Event('resume'));
    expect(await first).toMatchObject({ value: { id: 'e2' } });
  } finally {
    vi.unstubAllGlobals();
  }
});
